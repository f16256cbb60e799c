import type { SectionOf } from '../content/domain.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Words } from '../ui/words.tsx';
import { SectionFrame } from './section-frame.tsx';

/** One sentence and one button, on linen. */
export function CallToAction({
  section,
}: {
  section: Pick<SectionOf<'callToAction'>, 'title' | 'subtitle' | 'button' | 'buttonDestination'>;
}) {
  return (
    <SectionFrame
      title={section.title}
      subtitle={section.subtitle}
      ground="linen"
      headExtra={
        section.button && section.buttonDestination ? (
          <ButtonLink to={section.buttonDestination}>
            <Words of={section.button} />
          </ButtonLink>
        ) : undefined
      }
    />
  );
}

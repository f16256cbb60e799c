import type { SectionOf } from '../../content/domain.ts';
import { ButtonLink } from '../../ui/links/button.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { SectionFrame } from '../section-frame.tsx';
import styles from './call-to-action.module.css';

/** One sentence and one button, on a ground of their own. */
export function CallToAction({
  section,
  ground = 'linen',
}: {
  section: Pick<SectionOf<'callToAction'>, 'title' | 'subtitle' | 'button' | 'buttonDestination'>;
  ground?: 'linen' | 'night';
}) {
  const { title, subtitle, button, buttonDestination } = section;
  return (
    <SectionFrame title={title} ground={ground} layout="aside" screenOnly>
      <div className={styles.call}>
        <LocalText as="p" of={subtitle} />
        {button && buttonDestination ? (
          <ButtonLink to={buttonDestination}>
            <LocalText of={button} />
          </ButtonLink>
        ) : null}
      </div>
    </SectionFrame>
  );
}

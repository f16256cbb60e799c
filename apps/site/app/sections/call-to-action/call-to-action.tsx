import type { SectionOf } from '../../content/domain.ts';
import { ButtonLink } from '../../ui/links/button.tsx';
import { Words } from '../../ui/text/words.tsx';
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
    <SectionFrame title={title} ground={ground} layout="beside" screenOnly>
      <div className={styles.call}>
        <Words as="p" of={subtitle} />
        {button && buttonDestination ? (
          <ButtonLink to={buttonDestination}>
            <Words of={button} />
          </ButtonLink>
        ) : null}
      </div>
    </SectionFrame>
  );
}

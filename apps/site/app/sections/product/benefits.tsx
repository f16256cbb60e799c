import type { ProductContent } from '../../content/domain.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { ThreadBar } from '../../ui/threads/thread-bar.tsx';
import { SectionFrame } from '../section-frame.tsx';
import styles from './benefits.module.css';

/** What changes for the client, each benefit under a piece of the product's thread. */
export function Benefits({
  title,
  benefits,
  accent,
}: {
  title: LocalText;
  benefits: ProductContent['benefits'];
  accent: string;
}) {
  if (benefits.length === 0) return null;
  return (
    <SectionFrame title={title} ground="linen">
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit.id} className={styles.benefit}>
            <ThreadBar className={styles.thread} colour={accent} share={1} />
            {benefit.icon ? <Icon name={benefit.icon} size={28} /> : null}
            <LocalText as="h3" of={benefit.title} />
            <LocalText as="p" className={styles.text} of={benefit.description} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

import type { LocalText } from '@osnowa/text';
import type { ReactNode } from 'react';
import { Paragraphs } from '../../ui/text/local-text.tsx';
import styles from './story.module.css';

/** Running text of a page about one thing: how it began in large, the rest beside it. */
export function Story({
  lead,
  rest,
  children,
}: {
  lead: LocalText | null;
  rest: (LocalText | null)[];
  children?: ReactNode;
}) {
  const texts = rest.filter((text) => text !== null);
  return (
    <div className={styles.story}>
      <Paragraphs className={styles.lead} of={lead} />
      <div className={styles.rest}>
        {texts.map((text) => (
          <Paragraphs key={text.text} of={text} />
        ))}
        {children}
      </div>
    </div>
  );
}

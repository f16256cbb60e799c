import { type ReactNode, useId } from 'react';
import styles from './accordion.module.css';
import { apart, line, named, plus, rows } from './layout/layout.ts';
import { Icon } from './picture/icon.tsx';

interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/**
 * Questions that open their answers, on the browser's own `<details>`. With `exclusive`, opening one
 * closes the others; with `open`, all are open at first.
 */
export function Accordion({
  items,
  exclusive = false,
  open = false,
  heading: Heading = 'h3',
}: {
  items: AccordionItem[];
  exclusive?: boolean;
  open?: boolean;
  heading?: 'h2' | 'h3' | 'h4';
}) {
  const group = useId();
  return (
    <div className={rows}>
      {items.map(({ id, title, content }) => (
        <details key={id} name={exclusive ? group : undefined} open={open || undefined}>
          <summary className={line(4, apart, named, styles.summary)}>
            <Heading className={styles.title}>{title}</Heading>
            <Icon name="plus" className={plus} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

import { useId } from 'react';
import type { ThreadLines } from './interlace.ts';
import styles from './line.module.css';

/**
 * Threads lying side by side: a dark edge, the colour, and the twist of the yarn. `raised` threads
 * cast a little more shadow on what they cross. Widths are in units of the drawing. Each path is
 * written once and painted three times, which keeps a page with many cloths small.
 */
export function Line({ colour, d, raised = false }: ThreadLines & { raised?: boolean }) {
  const id = useId() + colour.slice(1);
  return (
    <g>
      <defs>
        <path id={id} d={d} />
      </defs>
      <use href={`#${id}`} className={raised ? styles.shadow : styles.edge} />
      <use href={`#${id}`} className={styles.body} stroke={colour} />
      <use href={`#${id}`} className={styles.twist} />
    </g>
  );
}

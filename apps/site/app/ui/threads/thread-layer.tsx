import { useId } from 'react';
import type { ThreadLines } from './interlace.ts';
import styles from './thread-layer.module.css';

/**
 * Threads lying side by side: a dark edge, the colour, and the twist of the yarn. `raised` threads
 * cast a little more shadow on what they cross. Widths are in units of the drawing. Each path is
 * written once and painted three times, which keeps a page with many cloths small.
 */
export function ThreadLayer({ lines, raised = false }: { lines: ThreadLines[]; raised?: boolean }) {
  const id = useId();
  return lines.map(({ colour, d }) => {
    const href = `#${id}${colour.slice(1)}`;
    return (
      <g key={colour}>
        <defs>
          <path id={href.slice(1)} d={d} />
        </defs>
        <use href={href} className={raised ? styles.shadow : styles.edge} />
        <use href={href} className={styles.body} stroke={colour} />
        <use href={href} className={styles.twist} />
      </g>
    );
  });
}

import type { ReactNode } from 'react';
import { surface } from '../layout/layout.ts';
import roles from '../text/roles.module.css';
import styles from './card.module.css';

/** Small label, such as a technology. */
function Tag({ children }: { children: ReactNode }) {
  return <span className={`${surface} ${roles.small} ${styles.tag}`}>{children}</span>;
}

/** Several labels in a row. */
export function Tags({ of, label }: { of: string[]; label?: string }) {
  if (of.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={label}>
      {of.map((name) => (
        <li key={name}>
          <Tag>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}

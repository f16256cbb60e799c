import type { ReactNode } from 'react';
import roles from './roles.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={roles.hidden}>{children}</span>;
}

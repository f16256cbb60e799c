import type { ComponentProps } from 'react';
import { surface } from '../layout/layout.ts';
import styles from './control.module.css';

/** Several lines of text; grows with its content if the browser can. Used in a `Field`. */
export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  const look = [surface, styles.control, styles.textarea, className].filter(Boolean).join(' ');
  return <textarea className={look} rows={rows} {...rest} />;
}

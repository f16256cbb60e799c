import type { ComponentProps } from 'react';
import styles from './control.module.css';

/** One line of text. Stands in a `Field`. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={[styles.control, className].filter(Boolean).join(' ')} {...rest} />;
}

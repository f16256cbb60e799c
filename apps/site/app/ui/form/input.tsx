import type { ComponentProps } from 'react';
import { surface } from '../layout/layout.ts';
import styles from './control.module.css';

/** One line of text. Used in a `Field`. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  const classes = [surface, styles.control, className].filter(Boolean).join(' ');
  return <input type={type} className={classes} {...rest} />;
}

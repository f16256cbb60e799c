import type { ComponentProps } from 'react';
import { surface } from '../layout/layout.ts';
import styles from './checkbox.module.css';

/** A checkbox, or with `type="radio"` a choice of one. Used in a `Field` with `layout="inline"`. */
export function Checkbox({
  className,
  type = 'checkbox',
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { type?: 'checkbox' | 'radio' }) {
  return (
    <input
      type={type}
      className={[surface, styles.checkbox, className].filter(Boolean).join(' ')}
      {...rest}
    />
  );
}

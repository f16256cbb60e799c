import type { ComponentProps } from 'react';
import { surface } from '../layout/layout.ts';
import { Icon } from '../picture/icon.tsx';
import styles from './control.module.css';

/** A native choice of one. Takes `<option>`s; used in a `Field`. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select
        className={[surface, styles.control, className].filter(Boolean).join(' ')}
        {...rest}
      />
      <Icon name="chevron-down" size={20} />
    </span>
  );
}

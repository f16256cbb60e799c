import { type ComponentProps, useId } from 'react';
import { stack } from '../layout/layout.ts';
import styles from './field.module.css';

/** Progress with its label; without `value` it is indeterminate. */
export function Progress({
  label,
  max = 100,
  ...rest
}: Omit<ComponentProps<'progress'>, 'children'> & { label: string }) {
  const id = useId();
  return (
    <div className={stack(2, styles.progress)}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={styles.bar} max={max} {...rest} />
    </div>
  );
}

import { type ComponentProps, useId } from 'react';
import { stack } from '../layout/layout.ts';
import roles from '../text/roles.module.css';
import styles from './field.module.css';

/** Progress with its label; without `value` it is indeterminate. */
export function Progress({
  label,
  max = 100,
  ...rest
}: Omit<ComponentProps<'progress'>, 'children'> & { label: string }) {
  const id = useId();
  return (
    <div className={stack(2, roles.fine)}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={styles.bar} max={max} {...rest} />
    </div>
  );
}

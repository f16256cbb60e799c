import { type ComponentProps, useId } from 'react';
import styles from './progress.module.css';

/** How far something has come, with its label; without `value` it only says that it goes on. */
export function Progress({
  label,
  max = 100,
  ...rest
}: Omit<ComponentProps<'progress'>, 'children'> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={styles.bar} max={max} {...rest} />
    </div>
  );
}

import type { ComponentProps } from 'react';
import { square } from '../layout/layout.ts';
import { Icon } from '../picture/icon.tsx';
import styles from './button.module.css';

/** A square button that shows only an icon; `label` says the same to screen readers. */
export function IconButton({
  icon,
  label,
  ...rest
}: { icon: ComponentProps<typeof Icon>['name']; label: string } & Omit<
  ComponentProps<'button'>,
  'className' | 'children'
>) {
  return (
    <button type="button" className={`${square} ${styles.icon}`} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

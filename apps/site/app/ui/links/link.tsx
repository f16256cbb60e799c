import type { ComponentProps } from 'react';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { Icon } from '../picture/icon.tsx';
import styles from './link.module.css';

/** A link outside of a sentence, with an arrow. Links inside a sentence are `LocaleLink`. */
export function ArrowLink({ className, children, ...rest }: ComponentProps<typeof LocaleLink>) {
  return (
    <LocaleLink className={[styles.arrow, className].filter(Boolean).join(' ')} {...rest}>
      {children}
      <Icon name="arrow-right" size={20} />
    </LocaleLink>
  );
}

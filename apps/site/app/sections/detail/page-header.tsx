import type { ReactNode } from 'react';
import { LocalText } from '../../ui/text/local-text.tsx';
import styles from './page-header.module.css';

/**
 * Top of a page without a hero: its title, which is the page's h1, and a sentence; `beside` stands
 * at their right on wide screens.
 */
export function PageHeader({
  title,
  subtitle,
  beside,
  children,
}: {
  title: LocalText;
  subtitle: LocalText | null;
  beside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className={beside ? `${styles.header} ${styles.two}` : styles.header}>
      <LocalText as="h1" className={styles.title} of={title} />
      <LocalText as="p" className={styles.subtitle} of={subtitle} />
      {children}
      {beside ? <div className={styles.beside}>{beside}</div> : null}
    </header>
  );
}

import type { ReactNode } from 'react';
import { LocalText } from '../../ui/text/local-text.tsx';
import styles from './page-header.module.css';

/** Top of a page without a hero: its title, which is the page's h1, and a sentence. */
export function PageHeader({
  title,
  subtitle,
  children,
}: {
  title: LocalText;
  subtitle: LocalText | null;
  children?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      <LocalText as="h1" className={styles.title} of={title} />
      <LocalText as="p" className={styles.subtitle} of={subtitle} />
      {children}
    </header>
  );
}

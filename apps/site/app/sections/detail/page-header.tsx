import type { LocalText } from '@osnowa/text';
import type { ReactNode } from 'react';
import { Words } from '../../ui/text/words.tsx';
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
      <Words as="h1" className={styles.title} of={title} />
      <Words as="p" className={styles.subtitle} of={subtitle} />
      {children}
    </header>
  );
}

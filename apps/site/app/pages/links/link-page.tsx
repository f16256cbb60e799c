import type { ReactNode } from 'react';
import { useServerMessages } from '../../i18n/i18n.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import styles from './link-page.module.css';

interface LinkPageProps {
  heading: string;
  text: string;
  children?: ReactNode;
}

/**
 * A page for a link in a mail: one sentence on its purpose, and the possible actions. Without an
 * action, it names people to contact.
 */
export function LinkPage({ heading, text, children }: LinkPageProps) {
  const { frame } = useServerMessages();
  return (
    <div className={styles.screen}>
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      {children ?? <ArrowLink to="/contact">{frame.contact}</ArrowLink>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useServerMessages } from '../../i18n/i18n.tsx';
import { band, stack, start } from '../../ui/layout/layout.ts';
import { ArrowLink } from '../../ui/links/link.tsx';
import roles from '../../ui/text/roles.module.css';
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
    <div className={stack(6, start, band, styles.screen)}>
      <h1>{heading}</h1>
      <p className={roles.lead}>{text}</p>
      {children ?? <ArrowLink to="/contact">{frame.contact}</ArrowLink>}
    </div>
  );
}

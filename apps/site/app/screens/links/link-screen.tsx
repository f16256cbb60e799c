import type { ReactNode } from 'react';
import styles from './link-screen.module.css';

interface LinkScreenProps {
  heading: string;
  text: string;
  children?: ReactNode;
}

/** A page that a link in a mail leads to: what it is about in a sentence, and what can be done. */
export function LinkScreen({ heading, text, children }: LinkScreenProps) {
  return (
    <div className={styles.screen}>
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import styles from './card.module.css';

interface CardProps {
  /** Picture or drawing above the title; it repeats the title at most. */
  picture?: ReactNode;
  title: ReactNode;
  heading?: 'h2' | 'h3' | 'h4';
  /** With a destination the whole card is one link, whose name is the title. */
  to?: string | null;
  className?: string;
  children?: ReactNode;
}

/** Picture, title, text. No box: space and the line above separate cards. */
export function Card({
  picture,
  title,
  heading: Heading = 'h3',
  to,
  className,
  children,
}: CardProps) {
  // A point without a page and a picture is no article.
  const Element = to || picture ? 'article' : 'div';
  return (
    <Element className={[styles.card, className].filter(Boolean).join(' ')}>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <Heading className={styles.title}>
        {to ? (
          <LocaleLink className={styles.link} to={to}>
            {title}
          </LocaleLink>
        ) : (
          title
        )}
      </Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
    </Element>
  );
}

import type { ReactNode } from 'react';
import { band, stack, start, top, whole } from '../../ui/layout/layout.ts';
import { TelephoneText } from '../../ui/links/telephone-text.tsx';
import { Picture, type PictureProps } from '../../ui/picture/picture.tsx';
import { LocalText, useLangOf } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './page-header.module.css';

/**
 * Top of a page without a hero: its title, which is the page's h1, and a sentence; `beside` is
 * at their right on wide screens.
 */
export function PageHeader({
  title,
  subtitle,
  aside,
  children,
}: {
  title: LocalText;
  subtitle: LocalText | null;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const lang = useLangOf(subtitle);
  return (
    <header
      className={stack(5, start, top, band, whole, styles.header, aside ? styles.two : undefined)}
    >
      <LocalText as="h1" className={roles.pageTitle} of={title} />
      {subtitle ? (
        <p lang={lang} className={roles.subtitle}>
          <TelephoneText>{subtitle.text}</TelephoneText>
        </p>
      ) : null}
      {children}
      {aside ? <div className={styles.beside}>{aside}</div> : null}
    </header>
  );
}

/** Part of a screen next to the title: a whole one would be too small to be read there. */
export function PictureAside({ image, sizes }: Pick<PictureProps, 'image' | 'sizes'>) {
  return <Picture className={styles.screen} image={image} sizes={sizes} partRatio="1:1" priority />;
}

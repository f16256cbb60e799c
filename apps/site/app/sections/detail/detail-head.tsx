import type { ReactNode } from 'react';
import { LocalText } from '../../ui/text/local-text.tsx';
import styles from './detail-head.module.css';
import { type ListPath, Trail } from './trail.tsx';

/** Top of the page of one thing out of a list: where it belongs, its title, a picture beside it. */
export function DetailHead(props: {
  list: ListPath;
  /** Its short name, as the end of the trail. */
  name: LocalText;
  title: LocalText;
  subtitle: LocalText | null;
  /** Stands beside the text on wide screens. */
  picture?: ReactNode;
  /** Below the subtitle: facts, buttons. */
  children?: ReactNode;
}) {
  const { list, name, title, subtitle, picture, children } = props;
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <Trail list={list} here={name} />
        <LocalText as="h1" className={styles.title} of={title} />
        <LocalText as="p" className={styles.subtitle} of={subtitle} />
        {children}
      </div>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
    </header>
  );
}

/** Buttons of a head, side by side. */
export function HeadButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}

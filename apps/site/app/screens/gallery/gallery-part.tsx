import { type ReactNode, useId } from 'react';
import styles from './gallery.module.css';

/** One group of the gallery. */
export function GalleryPart({
  title,
  ground,
  children,
}: {
  title: string;
  ground?: 'night';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id} data-ground={ground}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

import type { RealizationContent, SettingsContent } from '../../content/domain.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import styles from './figures.module.css';

type Figure = RealizationContent['figures'][number] | SettingsContent['claims'][number];

/** Figures with what they count: `−23 %` `mniej pustych kilometrów`. */
export function Figures({ of, size = 'normal' }: { of: Figure[]; size?: 'normal' | 'large' }) {
  if (of.length === 0) return null;
  return (
    <dl className={`${styles.figures} ${styles[size]}`}>
      {of.map((figure) => (
        <div key={figure.id} className={styles.figure}>
          <LocalText as="dt" className={styles.label} of={figure.label} />
          <LocalText as="dd" className={styles.value} of={figure.value} />
        </div>
      ))}
    </dl>
  );
}

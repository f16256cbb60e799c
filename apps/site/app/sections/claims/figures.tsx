import type { RealizationContent, SettingsContent } from '../../content/domain.ts';
import { Words } from '../../ui/text/words.tsx';
import styles from './figures.module.css';

type Figure = RealizationContent['figures'][number] | SettingsContent['claims'][number];

/** Figures with what they count: `−23 %` `mniej pustych kilometrów`. */
export function Figures({ of, size = 'normal' }: { of: Figure[]; size?: 'normal' | 'large' }) {
  if (of.length === 0) return null;
  return (
    <dl className={`${styles.figures} ${styles[size]}`}>
      {of.map((figure) => (
        <div key={figure.id} className={styles.figure}>
          <Words as="dt" className={styles.label} of={figure.label} />
          <Words as="dd" className={styles.value} of={figure.value} />
        </div>
      ))}
    </dl>
  );
}

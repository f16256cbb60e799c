import type { SectionOf, SettingsContent } from '../../content/domain.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import { SectionFrame } from '../section-frame.tsx';
import styles from './claims.module.css';
import { Figures } from './figures.tsx';

/** What the company can prove of itself, in figures. */
export function Claims({
  section,
  settings,
}: {
  section: SectionOf<'claims'>;
  settings: SettingsContent;
}) {
  if (settings.claims.length === 0) return null;
  return (
    <SectionFrame title={null} className={styles.claims}>
      <LocalText as="h2" className={styles.title} of={section.title} />
      <LocalText as="p" of={section.subtitle} />
      <Figures of={settings.claims} size="large" />
    </SectionFrame>
  );
}

import type { RealizationContent, SectionOf, SettingsContent } from '../../content/domain.ts';
import { cluster, stack, top } from '../../ui/layout/layout.ts';
import { SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './claims.module.css';

/** The company's proven results, in figures. */
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
      <LocalText as="h2" className={`${roles.label} ${styles.title}`} of={section.title} />
      <LocalText as="p" of={section.subtitle} />
      <Figures of={settings.claims} size="large" />
    </SectionFrame>
  );
}

type Figure = RealizationContent['figures'][number] | SettingsContent['claims'][number];

/** Figures with their labels: `−23 %` `mniej pustych kilometrów`. */
export function Figures({ of, size = 'normal' }: { of: Figure[]; size?: 'normal' | 'large' }) {
  if (of.length === 0) return null;
  return (
    <dl className={cluster('5 6', top, styles.figures, styles[size])}>
      {of.map((figure) => (
        <div key={figure.id} className={styles.figure}>
          <LocalText as="dt" className={`${roles.note} ${styles.label}`} of={figure.label} />
          <LocalText as="dd" className={styles.value} of={figure.value} />
        </div>
      ))}
    </dl>
  );
}

/** A line holds three. */
const MOST = 3;

/** The company's first claims in one line, each up to the comma of its label. */
export function ClaimLine({ claims }: { claims: SettingsContent['claims'] }) {
  if (claims.length === 0) return null;
  return (
    <ul className={stack('1 4', roles.note, styles.line)}>
      {claims.slice(0, MOST).map(({ id, value, label }) => (
        <li key={id}>
          <LocalText as="b" of={value} /> <LocalText of={upToComma(label)} />
        </li>
      ))}
    </ul>
  );
}

function upToComma(label: LocalText): LocalText {
  return { ...label, text: label.text.replace(/,\s.*$/s, '') };
}

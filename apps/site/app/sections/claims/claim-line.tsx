import type { SettingsContent } from '../../content/domain.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import styles from './claim-line.module.css';

/** A line holds three. */
const MOST = 3;

/** The company's first claims in one line, each up to the comma of its label. */
export function ClaimLine({ claims }: { claims: SettingsContent['claims'] }) {
  if (claims.length === 0) return null;
  return (
    <ul className={styles.line}>
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

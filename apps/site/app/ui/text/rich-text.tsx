import type { LocalText } from '@osnowa/text';
import { useLangOf } from './local-text.tsx';
import styles from './rich-text.module.css';

/** Text with headings, lists, tables and pictures, as an editor wrote it. */
export function RichText({ of }: { of: LocalText }) {
  return (
    <div
      className={styles.text}
      lang={useLangOf(of)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the content service makes it from its editor's tree, of a closed list of elements
      dangerouslySetInnerHTML={{ __html: of.text }}
    />
  );
}

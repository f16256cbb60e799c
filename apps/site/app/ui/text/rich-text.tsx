import type { LocalText } from '@osnowa/text';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { useLangOf } from './local-text.tsx';
import styles from './rich-text.module.css';

/** Text with headings, lists, tables and pictures, as an editor wrote it; its links keep the visitor's language. */
export function RichText({ of }: { of: LocalText }) {
  const toPath = useLocalePath();
  const html = of.text.replace(/(<a href=")(\/[^"]*)/g, (_, tag, path) => tag + toPath(path));
  return (
    <div
      className={styles.text}
      lang={useLangOf(of)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the content service makes it from its editor's tree, of a closed list of elements
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

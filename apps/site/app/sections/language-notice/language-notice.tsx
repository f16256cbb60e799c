import type { Locale } from '@osnowa/contract';
import { fill } from '../../i18n/format.ts';
import { useLocale, useServerMessages } from '../../i18n/i18n.tsx';
import { band } from '../../ui/layout/layout.ts';
import roles from '../../ui/text/roles.module.css';
import styles from './language-notice.module.css';

/**
 * Names the languages of a page that the visitor's is not one of: the Polish text is shown
 * instead. `null` on other pages.
 */
export function LanguageNotice({ languages }: { languages: readonly Locale[] }) {
  const locale = useLocale();
  const { frame } = useServerMessages();
  if (languages.includes(locale)) return null;
  const names = languages.map((code) => frame.languages[code]);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return (
    <p className={`${band} ${roles.quiet} ${styles.notice}`} data-language-notice>
      {fill(frame.onlyIn, { languages: list })}
    </p>
  );
}

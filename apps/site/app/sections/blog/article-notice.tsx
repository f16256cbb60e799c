import type { Locale } from '@osnowa/contract';
import { fill } from '../../i18n/format.ts';
import { useLocale, useServerMessages } from '../../i18n/i18n.tsx';
import styles from './post-cards.module.css';

/** On a page in another language, a line names the language of the article. */
export function ArticleNotice({ language }: { language: Locale }) {
  const locale = useLocale();
  const { frame } = useServerMessages();
  if (locale === language) return null;
  return (
    <p className={styles.notice}>
      {fill(frame.articleIn, { language: frame.languages[language] })}
    </p>
  );
}

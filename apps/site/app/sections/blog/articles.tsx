import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import type { PostTeaser, SectionOf } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useLocale, useMessages, useServerMessages } from '../../i18n/i18n.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import roles from '../../ui/text/roles.module.css';
import { ListSection, viewOf } from '../collection/list-section.tsx';
import styles from './posts.module.css';
import { toEntry } from './posts.tsx';

/** Latest articles. Polish ones say so on pages in another language. */
export function Articles({
  section,
  posts,
}: {
  section: SectionOf<'articles'>;
  posts: PostTeaser[];
}) {
  const { sections } = useMessages();
  const isPolish = useLocale() === DEFAULT_LOCALE;
  const { title, subtitle } = section;
  const shown = posts.slice(0, section.limit ?? posts.length);
  return (
    <ListSection
      {...{ title, subtitle }}
      of={shown.map((post) => ({ ...toEntry(post), text: null }))}
      view={viewOf(section)}
      shortFrom={0}
      all={<ArrowLink to="/blog">{sections.allArticles}</ArrowLink>}
    >
      {!isPolish && shown.some(({ language }) => language === DEFAULT_LOCALE) ? (
        <p className={`${roles.quiet} ${styles.notice}`}>{sections.articlesInPolish}</p>
      ) : null}
    </ListSection>
  );
}

/** On a page in another language, a line names the language of the article. */
export function ArticleNotice({ language }: { language: Locale }) {
  const locale = useLocale();
  const { frame } = useServerMessages();
  if (locale === language) return null;
  return (
    <p className={`${roles.quiet} ${styles.notice}`}>
      {fill(frame.articleIn, { language: frame.languages[language] })}
    </p>
  );
}

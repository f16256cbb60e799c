import { DEFAULT_LOCALE } from '@osnowa/contract';
import type { PostTeaser, SectionOf } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './post-cards.module.css';
import { PolishNotice, PostCards } from './post-cards.tsx';

/** Latest articles. Polish ones say so on pages in another language. */
export function Articles({
  section,
  posts,
}: {
  section: SectionOf<'articles'>;
  posts: PostTeaser[];
}) {
  const { sections } = useMessages();
  const shown = posts.slice(0, section.limit ?? posts.length);
  if (shown.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      {shown.some(({ language }) => language === DEFAULT_LOCALE) ? <PolishNotice /> : null}
      <PostCards posts={shown} heading={innerHeading(section.title)} brief />
      <p className={styles.all}>
        <ArrowLink to="/blog">{sections.allArticles}</ArrowLink>
      </p>
    </SectionFrame>
  );
}

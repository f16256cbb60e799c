import { LOCALES } from '@tkalnia/contract';
import type { PostCard, SectionOf } from '../content/domain.ts';
import { formatDate } from '../i18n/format.ts';
import { useLocale, useMessages } from '../i18n/i18n.tsx';
import { Card } from '../ui/card.tsx';
import { ArrowLink } from '../ui/link.tsx';
import { WeaveSwatch } from '../ui/threads/weave-swatch.tsx';
import { Words } from '../ui/words.tsx';
import styles from './articles.module.css';
import { innerHeading, SectionFrame } from './section-frame.tsx';

/** Latest articles. They are written in Polish and say so on pages in another language. */
export function Articles({
  section,
  posts,
}: {
  section: SectionOf<'articles'>;
  posts: PostCard[];
}) {
  const { sections } = useMessages();
  const locale = useLocale();
  const shown = posts.slice(0, section.limit ?? posts.length);
  if (shown.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      {locale === 'pl' ? null : <p className={styles.notice}>{sections.articlesInPolish}</p>}
      <ul className={styles.articles}>
        {shown.map((post) => (
          <li key={post.id} lang={locale === 'pl' ? undefined : LOCALES.pl.fullCode}>
            <Article post={post} heading={innerHeading(section.title)} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <ArrowLink to="/blog">{sections.allArticles}</ArrowLink>
      </p>
    </SectionFrame>
  );
}

function Article({ post, heading }: { post: PostCard; heading: 'h2' | 'h3' }) {
  const path = post.category ? `/blog/${post.category.slug}/${post.slug}` : `/blog/${post.slug}`;
  return (
    <Card
      heading={heading}
      to={path}
      picture={
        <div className={styles.band}>
          <WeaveSwatch name={post.slug} />
        </div>
      }
      title={post.title}
    >
      <p className={styles.facts}>
        <time dateTime={post.createdAt}>{formatDate('pl', post.createdAt)}</time>
        {post.category ? <Words of={post.category.name} /> : null}
      </p>
      <p>{post.description}</p>
    </Card>
  );
}

import { postPath } from '../../content/blog-paths.ts';
import type { CategoryContent, PostCard } from '../../content/domain.ts';
import { formatDate, plural } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { WeaveSwatch } from '../../ui/threads/weave-swatch.tsx';
import { useArticleLang } from './article-lang.ts';
import styles from './post-cards.module.css';

/** Cards in a row of the widest window. */
const ROW = 3;

/** Posts side by side. */
export function PostCards({
  posts,
  heading,
  atTop = false,
}: {
  posts: (PostCard & { minutes?: number })[];
  heading: 'h2' | 'h3';
  /** The first row is in the first window. */
  atTop?: boolean;
}) {
  return (
    <ul className={styles.cards}>
      {posts.map((post, index) => (
        <PostItem
          key={post.id}
          post={post}
          heading={heading}
          place={atTop && index < ROW ? index : undefined}
        />
      ))}
    </ul>
  );
}

function PostItem({
  post,
  heading,
  place,
}: {
  post: PostCard & { minutes?: number };
  heading: 'h2' | 'h3';
  place: number | undefined;
}) {
  const locale = useLocale();
  const { blog } = useMessages();
  const lang = useArticleLang(post.language);
  return (
    <li lang={lang.article}>
      <Card
        heading={heading}
        to={postPath(post)}
        picture={<PostWeave post={post} place={place} />}
        title={post.title}
      >
        <p className={styles.facts}>
          <time dateTime={post.createdAt}>{formatDate(post.language, post.createdAt)}</time>
          {post.minutes ? (
            <span lang={lang.label}>{plural(locale, post.minutes, blog.minutes)}</span>
          ) : null}
          {post.category ? (
            <span lang={lang.label}>
              <LocalText of={post.category.name} />
            </span>
          ) : null}
        </p>
        <p>{post.description}</p>
      </Card>
    </li>
  );
}

/** On a page in another language, a line says that the articles below it are Polish. */
export function PolishNotice() {
  const { sections } = useMessages();
  const locale = useLocale();
  return locale === 'pl' ? null : <p className={styles.notice}>{sections.articlesInPolish}</p>;
}

/** Picture of a post: the cloth of its name, with the icon of its category. */
export function PostWeave({
  post,
  large = false,
  place,
}: {
  post: { slug: string; category: CategoryContent | null };
  large?: boolean;
  /** Among those at the top of the page, from 0. */
  place?: number | undefined;
}) {
  const icon = post.category?.icon;
  return (
    <div className={styles.weave} data-large={large || undefined}>
      <WeaveSwatch name={post.slug} place={place} />
      {icon ? (
        <span className={styles.mark}>
          <ContentIcon name={icon} size={large ? 32 : 24} />
        </span>
      ) : null}
    </div>
  );
}

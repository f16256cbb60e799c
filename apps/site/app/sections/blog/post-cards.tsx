import { postPath } from '../../content/blog-paths.ts';
import type { CategoryContent, PostCard } from '../../content/domain.ts';
import { formatDate, plural } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { WeaveSwatch } from '../../ui/threads/weave-swatch.tsx';
import { usePolishLang } from './polish.ts';
import styles from './post-cards.module.css';

/** Posts side by side. */
export function PostCards({
  posts,
  heading,
}: {
  posts: (PostCard & { minutes?: number })[];
  heading: 'h2' | 'h3';
}) {
  const lang = usePolishLang();
  return (
    <ul className={styles.cards}>
      {posts.map((post) => (
        <li key={post.id} lang={lang.article}>
          <PostItem post={post} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function PostItem({
  post,
  heading,
}: {
  post: PostCard & { minutes?: number };
  heading: 'h2' | 'h3';
}) {
  const locale = useLocale();
  const { blog } = useMessages();
  const lang = usePolishLang();
  return (
    <Card
      heading={heading}
      to={postPath(post)}
      picture={<PostWeave post={post} />}
      title={post.title}
    >
      <p className={styles.facts}>
        <time dateTime={post.createdAt}>{formatDate('pl', post.createdAt)}</time>
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
  );
}

/** On a page in another language, a line says that the article is Polish. */
export function PolishNotice() {
  const { sections } = useMessages();
  const locale = useLocale();
  return locale === 'pl' ? null : <p className={styles.notice}>{sections.articlesInPolish}</p>;
}

/** Picture of a post: the cloth of its name, with the icon of its category. */
export function PostWeave({
  post,
  large = false,
}: {
  post: { slug: string; category: CategoryContent | null };
  large?: boolean;
}) {
  const icon = post.category?.icon;
  return (
    <div className={styles.weave} data-large={large || undefined}>
      <WeaveSwatch name={post.slug} eager={large} />
      {icon ? (
        <span className={styles.mark}>
          <ContentIcon name={icon} size={large ? 32 : 24} />
        </span>
      ) : null}
    </div>
  );
}

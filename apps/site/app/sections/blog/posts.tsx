import { postPath } from '../../content/blog-paths.ts';
import type { LeadFigure, PostCard } from '../../content/domain.ts';
import { formatDate, plural } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { cluster } from '../../ui/layout/layout.ts';
import { Pattern } from '../../ui/motif/pattern.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import type { Entry } from '../collection/collection.tsx';
import { useArticleLang } from './article-lang.ts';
import { FigureDrawing } from './figure-drawing.tsx';
import styles from './posts.module.css';

/** A post of any list: only some lists know how long it takes to read; those without figures have no pictures. */
type ListedPost = PostCard & { minutes?: number; figure?: LeadFigure | null };

/** Pictures in the first row of the widest window. */
const ROW = 3;

/** @param at place among the posts at the top of the page */
export function toEntry(post: ListedPost, at = ROW, size?: 'lead'): Entry {
  return {
    id: post.id,
    to: postPath(post),
    language: post.language,
    title: post.title,
    label: <Facts post={post} />,
    text: <p>{post.description}</p>,
    drawing: <PostPicture post={post} place={at < ROW ? at : undefined} size={size} />,
  };
}

/** A post among others that are less than the main list. */
export function toName(post: ListedPost): Entry {
  const { text: _, drawing: __, ...name } = toEntry(post);
  return name;
}

function Facts({ post }: { post: ListedPost }) {
  const locale = useLocale();
  const { blog } = useMessages();
  const lang = useArticleLang(post.language);
  return (
    <span className={cluster('0 4')}>
      <time dateTime={post.createdAt} lang={lang.label}>
        {formatDate(locale, post.createdAt)}
      </time>
      {post.minutes ? (
        <span data-long lang={lang.label}>
          {plural(locale, post.minutes, blog.minutes)}
        </span>
      ) : null}
      {post.category ? (
        <span data-long lang={lang.label}>
          <LocalText of={post.category.name} />
        </span>
      ) : null}
    </span>
  );
}

interface PostPictureProps {
  post: Pick<PostCard, 'slug' | 'language' | 'category'> & { figure?: LeadFigure | null };
  /** Of a list's first post, or above its text. */
  size?: 'lead' | 'large' | undefined;
  /** Among those at the top of the page, from 0. */
  place?: number | undefined;
}

/**
 * Picture of a post: its figure, drawn to scale if possible, else the pattern of its name; with
 * the icon of its category.
 */
export function PostPicture({ post, size, place }: PostPictureProps) {
  const icon = post.category?.icon;
  const { figure } = post;
  return (
    <div
      className={[figure ? styles.figure : styles.pattern, size && styles[size]]
        .filter(Boolean)
        .join(' ')}
      data-picture
    >
      {figure ? (
        <p>
          <strong className={styles.value} data-value>
            {figure.value}
          </strong>{' '}
          <span>{figure.label}</span>
        </p>
      ) : (
        <Pattern name={post.slug} place={place} />
      )}
      {icon ? (
        <span className={styles.mark} data-mark>
          <ContentIcon name={icon} size={size === 'large' ? 32 : 24} />
        </span>
      ) : null}
      {figure ? (
        <FigureDrawing figure={figure} language={post.language} category={post.category} />
      ) : null}
    </div>
  );
}

import { postPath } from '../../content/blog-paths.ts';
import type { LeadFigure, PostCard } from '../../content/domain.ts';
import { formatDate, plural } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { WeaveSwatch } from '../../ui/threads/weave-swatch.tsx';
import { useArticleLang } from './article-lang.ts';
import { FigureDrawing } from './figure-drawing.tsx';
import styles from './post-cards.module.css';
import rows from './post-rows.module.css';

/** Cards in a row of the widest window. */
const ROW = 3;

/** A post of any list: only some lists know how long it takes to read; those without figures have no pictures. */
type ListedPost = PostCard & { minutes?: number; figure?: LeadFigure | null };

/** Posts side by side. */
export function PostCards({
  posts,
  heading,
  atTop = false,
  brief = false,
  leads = false,
  titlesOnly = false,
}: {
  posts: ListedPost[];
  heading: 'h2' | 'h3';
  /** The first row is in the first window. */
  atTop?: boolean;
  /** Without the sentences; rows on a phone. */
  brief?: boolean;
  /** The first one stands out, as wide as the list. */
  leads?: boolean;
  /** Without pictures and sentences: for lists next to the main one. */
  titlesOnly?: boolean;
}) {
  const classes = [styles.cards, rows.rows, brief && styles.brief, leads && styles.leads];
  return (
    <ul className={classes.filter(Boolean).join(' ')}>
      {posts.map((post, index) => (
        <PostItem
          key={post.id}
          post={titlesOnly ? withoutPicture(post) : post}
          heading={heading}
          brief={brief || titlesOnly}
          isLead={leads && index === 0}
          place={atTop && index < ROW ? index : undefined}
        />
      ))}
    </ul>
  );
}

function withoutPicture({ figure: _, ...post }: ListedPost): ListedPost {
  return post;
}

function PostItem({
  post,
  heading,
  brief,
  isLead,
  place,
}: {
  post: ListedPost;
  heading: 'h2' | 'h3';
  brief: boolean;
  isLead: boolean;
  place: number | undefined;
}) {
  const locale = useLocale();
  const { blog } = useMessages();
  const lang = useArticleLang(post.language);
  return (
    <li lang={lang.article} data-lead={isLead || undefined}>
      <Card
        className={post.figure === undefined ? styles.plain : styles.card}
        heading={heading}
        to={postPath(post)}
        picture={post.figure === undefined ? null : <PostPicture post={post} place={place} />}
        title={post.title}
      >
        <p className={`${styles.facts} ${rows.facts}`}>
          <time dateTime={post.createdAt} lang={lang.label}>
            {formatDate(locale, post.createdAt)}
          </time>
          {post.minutes ? (
            <span className={rows.long} lang={lang.label}>
              {plural(locale, post.minutes, blog.minutes)}
            </span>
          ) : null}
          {post.category ? (
            <span className={rows.long} lang={lang.label}>
              <LocalText of={post.category.name} />
            </span>
          ) : null}
        </p>
        {brief ? null : <p className={rows.long}>{post.description}</p>}
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

interface PostPictureProps {
  post: Pick<PostCard, 'slug' | 'language' | 'category'> & { figure?: LeadFigure | null };
  large?: boolean;
  /** Among those at the top of the page, from 0. */
  place?: number | undefined;
}

/**
 * Picture of a post: its figure, drawn to scale if possible, else the cloth of its name; with
 * the icon of its category.
 */
export function PostPicture({ post, large = false, place }: PostPictureProps) {
  const icon = post.category?.icon;
  const { figure } = post;
  return (
    <div
      className={[figure ? styles.figure : styles.weave, large ? styles.large : ''].join(' ')}
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
        <WeaveSwatch name={post.slug} place={place} />
      )}
      {icon ? (
        <span className={styles.mark} data-mark>
          <ContentIcon name={icon} size={large ? 32 : 24} />
        </span>
      ) : null}
      {figure ? (
        <FigureDrawing figure={figure} language={post.language} category={post.category} />
      ) : null}
    </div>
  );
}

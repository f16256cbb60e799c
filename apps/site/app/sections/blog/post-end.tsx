import { listPath, listQuery, postPath } from '../../content/blog-paths.ts';
import type { PostCard, PostPageContent } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { baseline, cluster, stack } from '../../ui/layout/layout.ts';
import { ArrowLink } from '../../ui/links/link.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import roles from '../../ui/text/roles.module.css';
import { ListSection } from '../collection/list-section.tsx';
import { useArticleLang } from './article-lang.ts';
import styles from './post.module.css';
import { toEntry } from './posts.tsx';

/** Topics of a post: each leads to all posts on it. */
export function PostTags({ post }: Pick<PostPageContent, 'post'>) {
  const { blog } = useMessages();
  const lang = useArticleLang(post.language);
  if (post.blogTags.length === 0) return null;
  return (
    <div className={cluster('1 5', baseline, roles.fine)}>
      <p id="post-topics" className={roles.bold} lang={lang.label}>
        {blog.tags}
      </p>
      <ul className={cluster('1 5')} aria-labelledby="post-topics">
        {post.blogTags.map((tag) => (
          <li key={tag.id}>
            <LocaleLink to={listPath(null) + listQuery({ tag: tag.slug })}>{tag.name}</LocaleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to the previous and the next article. */
export function PostNeighbours({ previous, next }: Pick<PostPageContent, 'previous' | 'next'>) {
  const { blog } = useMessages();
  if (!previous && !next) return null;
  return (
    <nav className={stack('6 columns', styles.neighbours)} aria-label={blog.otherPosts}>
      {previous ? <Neighbour post={previous} rel="prev" label={blog.previous} /> : null}
      {next ? <Neighbour post={next} rel="next" label={blog.next} /> : null}
    </nav>
  );
}

function Neighbour({ post, rel, label }: { post: PostCard; rel: 'prev' | 'next'; label: string }) {
  const lang = useArticleLang(post.language);
  return (
    <LocaleLink className={stack(1, styles.neighbour)} to={postPath(post)} rel={rel}>
      <span className={cluster(2, roles.quiet, roles.fine)}>
        {rel === 'prev' ? <Icon name="arrow-left" size={20} /> : null}
        {label}
        {rel === 'next' ? <Icon name="arrow-right" size={20} /> : null}
      </span>
      <span className={styles.name} lang={lang.article}>
        {post.title}
      </span>
    </LocaleLink>
  );
}

/** Further reading: related posts, and the link to all posts. */
export function ReadMore({ post, related }: Pick<PostPageContent, 'post' | 'related'>) {
  const lang = useLocale();
  const { blog } = useMessages();
  const { category } = post;
  return (
    <ListSection
      title={{ text: blog.readMore, lang }}
      of={related.map((one) => toEntry(one))}
      view="cards"
      shortFrom={0}
      all={
        category ? (
          <ArrowLink to={listPath(category)}>
            {fill(blog.allOf, { name: category.name.text })}
          </ArrowLink>
        ) : (
          <ArrowLink to="/blog">{blog.allPosts}</ArrowLink>
        )
      }
      screenOnly
    />
  );
}

interface ShareLinksProps {
  title: string;
  /** Absolute address of the article. */
  url: string;
}

/** Links that share an article: no script of a network is loaded. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const { blog } = useMessages();
  return (
    <div className={cluster('1 6', baseline, roles.fine)} data-screen-only>
      <p id="post-share" className={roles.bold}>
        {blog.share}
      </p>
      <ul className={cluster('1 5', baseline, styles.ways)} aria-labelledby="post-share">
        <li>
          <a href={`mailto:?${query({ subject: title, body: url })}`}>{blog.byMail}</a>
        </li>
        <li>
          <a href={`https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`}>LinkedIn</a>
        </li>
        <li>
          <a href={`https://x.com/intent/post?${query({ text: title, url })}`}>X</a>
        </li>
        <li>
          <a href={`https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`}>Facebook</a>
        </li>
        <CopyLink url={url} />
      </ul>
    </div>
  );
}

/** Mail programs show a `+` as it is. */
function query(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Shown by a script if the browser can copy. */
function CopyLink({ url }: { url: string }) {
  const { blog } = useMessages();
  return (
    <li hidden data-copies={url} data-copied={blog.copied}>
      <button type="button" className={styles.copy}>
        <Icon name="check" size={20} />
        <span role="status">{blog.copyLink}</span>
      </button>
    </li>
  );
}

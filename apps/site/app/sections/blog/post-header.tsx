import { listPath } from '../../content/blog-paths.ts';
import type { PostPageContent } from '../../content/domain.ts';
import { formatDate, plural } from '../../i18n/format.ts';
import { useLocale, useMessages, useServerMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { cluster, line, stack } from '../../ui/layout/layout.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import detail from '../detail/detail-head.module.css';
import { useArticleLang } from './article-lang.ts';
import styles from './post.module.css';
import { PostPicture } from './posts.tsx';

/** Title of a post, its author, date, reading time and introduction. */
export function PostHeader({
  post,
  figure,
  article,
}: Pick<PostPageContent, 'post' | 'figure' | 'article'>) {
  return (
    <header className={stack(5, styles.header)}>
      <Where post={post} />
      <h1 className={`${roles.pageTitle} ${styles.title}`}>{post.title}</h1>
      <p className={`${roles.lead} ${roles.quiet} ${styles.intro}`}>{post.description}</p>
      <Facts post={post} figure={figure} article={article} />
      {post.mainImage ? (
        <Picture
          className={styles.picture}
          image={post.mainImage}
          ratio="16:9"
          sizes={`(width >= 75rem) 72rem, ${ACROSS}`}
          priority
        />
      ) : (
        <PostPicture post={{ ...post, figure }} size="large" place={0} />
      )}
    </header>
  );
}

function Where({ post: { category, language } }: Pick<PostPageContent, 'post'>) {
  const { frame } = useServerMessages();
  const lang = useArticleLang(language);
  return (
    <p className={cluster('1 2', roles.quiet, roles.fine, detail.trail)} lang={lang.label}>
      <LocaleLink to="/blog">{frame.blog}</LocaleLink>
      {category ? (
        <>
          <span aria-hidden="true">/</span>
          <LocaleLink to={listPath(category)}>
            <LocalText of={category.name} />
          </LocaleLink>
        </>
      ) : null}
    </p>
  );
}

function Facts({ post, figure, article }: Pick<PostPageContent, 'post' | 'figure' | 'article'>) {
  const { blog } = useMessages();
  const locale = useLocale();
  const lang = useArticleLang(post.language);
  const { author } = post;
  return (
    <div className={line(4, roles.fine)}>
      {author?.image ? (
        <Picture
          className={styles.portrait}
          image={author.image}
          widths={[69, 160]}
          ratio="4:5"
          sizes="3.5rem"
          quality={90}
          eager
          // Below a figure in words it is the largest picture of the first window.
          priority={figure !== null && post.mainImage === null}
          decorative
        />
      ) : null}
      <div>
        {author ? (
          <p className={roles.bold}>
            <VisuallyHidden>
              <span lang={lang.label}>{blog.writtenBy}: </span>
            </VisuallyHidden>
            {author.firstName} {author.lastName}
          </p>
        ) : null}
        <p className={cluster('0 4', roles.quiet)}>
          <time dateTime={post.createdAt} lang={lang.label}>
            {formatDate(locale, post.createdAt)}
          </time>
          <span lang={lang.label}>{plural(locale, article.minutes, blog.minutes)}</span>
        </p>
      </div>
    </div>
  );
}

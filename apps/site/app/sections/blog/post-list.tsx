import { FEED_PATH, listPath, listQuery } from '../../content/blog-paths.ts';
import type { BlogListContent } from '../../content/domain.ts';
import { fill, plural } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { usePolishLang } from './polish.ts';
import { PolishNotice, PostCards } from './post-cards.tsx';
import { PostFilter } from './post-filter.tsx';
import styles from './post-list.module.css';

/** The blog's list with its search, its filter and its pages: links and a form, with or without scripts. */
export function PostList({ list }: { list: BlogListContent }) {
  const { blog } = useMessages();
  const { category, tag, q, posts, page, pages } = list;
  const path = listPath(category);
  const hrefOf = (wanted: number) => path + listQuery({ q, tag: tag?.slug, page: wanted });
  return (
    <section className={styles.list} aria-label={blog.allPosts}>
      <PostFilter list={list} />
      <div>
        <Found list={list} />
        {posts.length > 0 ? (
          <>
            <PolishNotice />
            <PostCards posts={posts} heading="h2" />
          </>
        ) : (
          <Nothing list={list} />
        )}
      </div>
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      <Categories list={list} />
    </section>
  );
}

/** How many posts there are; said aloud whenever the filter changes it. */
function Found({ list: { count, q, tag } }: { list: BlogListContent }) {
  const { blog } = useMessages();
  const locale = useLocale();
  const forms = q === '' ? blog.found : blog.foundFor;
  const found = fill(plural(locale, count, forms), { q });
  return (
    <p className={styles.found} role="status">
      {tag ? fill(blog.withTag, { found, tag: tag.name }) : found}
    </p>
  );
}

function Nothing({ list: { q, category, tag } }: { list: BlogListContent }) {
  const { blog } = useMessages();
  const isFiltered = q !== '' || tag !== null;
  return (
    <div className={styles.nothing}>
      <h2>{q === '' ? blog.none : fill(blog.noneFor, { q })}</h2>
      <p>{blog.noneHint}</p>
      <p className={styles.ways}>
        {isFiltered || category ? <ArrowLink to="/blog">{blog.allPosts}</ArrowLink> : null}
        <ArrowLink to="/contact">{blog.ask}</ArrowLink>
      </p>
    </div>
  );
}

function Categories({ list: { categories, category: current } }: { list: BlogListContent }) {
  const { blog } = useMessages();
  const lang = usePolishLang();
  return (
    <nav className={styles.categories} aria-labelledby="blog-categories">
      <h2 id="blog-categories">{blog.categories}</h2>
      <ul className={styles.names}>
        {categories.map((category) => (
          <li key={category.id}>
            <LocaleLink
              to={listPath(category)}
              aria-current={category.slug === current?.slug ? 'page' : undefined}
            >
              <LocalText of={category.name} />
            </LocaleLink>
          </li>
        ))}
      </ul>
      <p>
        <a href={FEED_PATH} type="application/rss+xml" hrefLang={lang.article}>
          {blog.feed}
        </a>
      </p>
    </nav>
  );
}

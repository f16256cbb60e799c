import { DEFAULT_LOCALE, SEARCH } from '@osnowa/contract';
import { FEED_PATH, listPath, listQuery } from '../../content/blog-paths.ts';
import type { BlogListContent } from '../../content/domain.ts';
import { fill, plural } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { SearchForm } from '../../ui/form/search-form.tsx';
import { band, baseline, cluster, stack } from '../../ui/layout/layout.ts';
import { ArrowLink } from '../../ui/links/link.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { Collection } from '../collection/collection.tsx';
import { useArticleLang } from './article-lang.ts';
import styles from './post-list.module.css';
import { toEntry, toName } from './posts.tsx';

/** Number of Polish articles on a page in another language; a click shows the others. */
const FIRST_POLISH = 3;

/** The blog's list with its filter and its pages: links, with or without scripts. */
export function PostList({ list }: { list: BlogListContent }) {
  const { blog } = useMessages();
  const isPolish = useLocale() === DEFAULT_LOCALE;
  const { category, tag, q, own, page, pages } = list;
  const path = listPath(category);
  const hrefOf = (wanted: number) => path + listQuery({ q, tag: tag?.slug, page: wanted });
  return (
    <section className={stack(7, band, styles.list)} aria-label={blog.allPosts}>
      {own.length > 0 ? <TopPosts posts={own} large={1} /> : null}
      {isPolish ? <PolishList list={list} /> : <ListInPolish list={list} />}
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      <Categories list={list} />
    </section>
  );
}

/** Posts at the top of the page, the first one large or none. */
function TopPosts({ posts, large }: { posts: BlogListContent['posts']; large: 0 | 1 }) {
  const of = posts.map((post, at) => toEntry(post, at, at < large ? 'lead' : undefined));
  return <Collection of={of} view={large ? 'lead' : 'cards'} heading="h2" shortFrom={large} />;
}

/** The list on a Polish page. */
function PolishList({ list }: { list: BlogListContent }) {
  const { posts, page } = list;
  return (
    <div>
      <Filter list={list} />
      {posts.length > 0 ? (
        <TopPosts posts={posts} large={page === 1 && posts.length > 1 ? 1 : 0} />
      ) : (
        <Nothing list={list} />
      )}
    </div>
  );
}

/**
 * The same articles on a page in another language: titles only, below those in its own language, and
 * the first few until the visitor asks for the others. The topics are with them, as only Polish
 * articles have topics.
 */
function ListInPolish({ list }: { list: BlogListContent }) {
  const locale = useLocale();
  const { blog } = useMessages();
  const { category, tag, q, own, posts, page } = list;
  const isWhole = page === 1 && q === '' && !tag && !category && own.length > 0;
  const first = isWhole ? posts.slice(0, FIRST_POLISH) : posts;
  const others = posts.slice(first.length);
  return (
    <div className={stack(5, styles.part)}>
      <h2 className={roles.title}>{blog.inPolish}</h2>
      <Filter list={list} />
      {first.length > 0 ? (
        <Collection of={first.map(toName)} view="names" heading="h3" />
      ) : own.length > 0 ? null : (
        <Nothing list={list} />
      )}
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary className={roles.bold}>
            {plural(locale, others.length, blog.moreInPolish)}
          </summary>
          <Collection of={others.map(toName)} view="names" heading="h3" />
        </details>
      ) : null}
    </div>
  );
}

/** Topics, and how many articles there are. */
function Filter({ list }: { list: BlogListContent }) {
  return (
    <div className={stack('3 6', baseline, styles.filter)}>
      <Tags list={list} />
      <Found list={list} />
    </div>
  );
}

/** The number of posts; screen readers announce it when the filter changes it. */
function Found({ list: { count, q, tag } }: { list: BlogListContent }) {
  const { blog } = useMessages();
  const locale = useLocale();
  const forms = q === '' ? blog.found : blog.foundFor;
  const found = fill(plural(locale, count, forms), { q });
  return (
    <p className={`${roles.quiet} ${roles.fine}`} role="status">
      {tag ? fill(blog.withTag, { found, tag: tag.name }) : found}
    </p>
  );
}

function Nothing({ list: { q, category, tag } }: { list: BlogListContent }) {
  const { blog } = useMessages();
  const isFiltered = q !== '' || tag !== null;
  return (
    <div className={stack(4, styles.nothing)}>
      <h2 className={roles.title}>{q === '' ? blog.none : fill(blog.noneFor, { q })}</h2>
      <p>{blog.noneHint}</p>
      <p className={cluster('2 6')}>
        {isFiltered || category ? <ArrowLink to="/blog">{blog.allPosts}</ArrowLink> : null}
        <ArrowLink to="/contact">{blog.ask}</ArrowLink>
      </p>
    </div>
  );
}

function Categories({ list: { categories, category: current } }: { list: BlogListContent }) {
  const { blog } = useMessages();
  const lang = useArticleLang(DEFAULT_LOCALE);
  return (
    <nav className={stack(5, styles.part)} aria-labelledby="blog-categories">
      <h2 id="blog-categories" className={roles.title}>
        {blog.categories}
      </h2>
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

/** Searches the list: a form that needs no script. */
export function PostSearch({ list: { category, tag, q } }: { list: BlogListContent }) {
  const { blog } = useMessages();
  return (
    <SearchForm
      id="blog-search"
      to={listPath(category)}
      label={blog.search}
      button={blog.searchButton}
      q={q}
      maxLength={SEARCH.maxCharacters}
      filter={tag && { name: 'tag', value: tag.slug }}
    />
  );
}

/** Topics of the list. They combine with the search: a topic narrows its results. */
function Tags({ list: { category, tag: current, tags, q } }: { list: BlogListContent }) {
  const { blog } = useMessages();
  const isPolish = useLocale() === DEFAULT_LOCALE;
  const lang = useArticleLang(DEFAULT_LOCALE);
  const path = listPath(category);
  return (
    <nav aria-label={blog.tags}>
      {isPolish ? null : <p className={`${roles.quiet} ${roles.fine}`}>{blog.topicsInPolish}</p>}
      <ul className={cluster('0 3', styles.tags)}>
        <li>
          <LocaleLink to={path} className={styles.tag} aria-current={markOf(current === null)}>
            {blog.allPosts}
          </LocaleLink>
        </li>
        {tags.map((tag) => (
          <li key={tag.id}>
            <LocaleLink
              to={path + listQuery({ q, tag: tag.slug })}
              className={styles.tag}
              aria-current={markOf(tag.slug === current?.slug)}
              lang={lang.article}
            >
              {tag.name}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function markOf(isCurrent: boolean): 'true' | undefined {
  return isCurrent ? 'true' : undefined;
}

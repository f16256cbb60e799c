import { SEARCH } from '@osnowa/contract';
import { SEARCH_PATH, WIZARD_PATH } from '@osnowa/site-map';
import type { SearchMessages } from '@osnowa/text/messages/pl/search';
import { createElement, type ReactNode } from 'react';
import { listQuery } from '../../content/blog-paths.ts';
import type { SearchContent, SettingsContent } from '../../content/domain.ts';
import { fill, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { ContactPoint } from '../../sections/contact/contact-lines.tsx';
import { SearchForm } from '../../ui/form/search-form.tsx';
import { apart, band, cluster, line, plain, stack } from '../../ui/layout/layout.ts';
import { ArrowLink } from '../../ui/links/link.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './search-page.module.css';

interface SearchPageProps {
  search: SearchContent;
  words: SearchMessages;
  sales: SettingsContent['sales'];
}

/** The search over the whole site: a form and its results, with or without scripts. */
export function SearchPage({ search, words, sales }: SearchPageProps) {
  const { q, tooLong, kind, hits, page, pages } = search;
  return (
    <div className={stack(6, band, styles.screen)}>
      <h1>{words.title}</h1>
      <SearchForm
        id="search"
        to={SEARCH_PATH}
        label={words.label}
        hint={words.hint}
        error={tooLong ? fill(words.tooLong, { n: SEARCH.maxCharacters }) : null}
        button={words.button}
        q={q}
        maxLength={SEARCH.maxCharacters}
      />
      <Outcome search={search} words={words} sales={sales} />
      <Kinds search={search} words={words} />
      <Hits hits={hits} kinds={words.kinds} />
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(wanted) => SEARCH_PATH + listQuery({ q, kind, page: wanted })}
      />
      {hits.length === 0 ? <Ways search={search} words={words} /> : null}
    </div>
  );
}

/** The result of the search, in a sentence; screen readers announce it. */
function Outcome({ search, words, sales }: SearchPageProps) {
  const locale = useLocale();
  const { q, tooLong, unavailable, kind, count, whole } = search;
  if (q === '' || tooLong) return null;
  if (unavailable) {
    return (
      <div className={stack(4)} role="status">
        <h2 className={roles.title}>{words.unavailable}</h2>
        <p>{words.unavailableHint}</p>
        <ContactPoint point={sales} />
      </div>
    );
  }
  if (count === 0) {
    return (
      <div className={stack(4)} role="status">
        <h2 className={roles.title}>{fill(words.nothing, { q })}</h2>
        <p>{words.nothingHint}</p>
      </div>
    );
  }
  return (
    <p className={`${roles.quiet} ${styles.found}`} role="status">
      {kind ? `${words.groups[kind]}: ` : null}
      {whole ? fill(plural(locale, count, words.found), { q }) : words.some}
    </p>
  );
}

/** Links that narrow the results to one kind of page, each with its number; the results stay below them. */
function Kinds({ search: { q, kind, kinds }, words }: Omit<SearchPageProps, 'sales'>) {
  if (kinds.length < 2) return null;
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav className={styles.kinds} aria-label={words.narrow}>
      <ul className={cluster('0 5')}>
        {[{ kind: null, count: all }, ...kinds].map((one) => (
          <li key={one.kind}>
            <LocaleLink
              to={SEARCH_PATH + listQuery({ q, kind: one.kind })}
              aria-current={one.kind === kind ? 'page' : undefined}
              className={line(2, apart, plain)}
            >
              {one.kind ? words.groups[one.kind] : words.all}{' '}
              <span className={`${roles.detail} ${roles.digits} ${roles.normal}`}>{one.count}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type HitContent = SearchContent['hits'][number];

function Hits({ hits, kinds }: { hits: HitContent[]; kinds: SearchMessages['kinds'] }) {
  if (hits.length === 0) return null;
  return (
    <ol className={stack(0, styles.hits)}>
      {hits.map(({ kind, to, title, excerpt }) => (
        <li key={to} className={stack(1)}>
          <p className={roles.note}>{kinds[kind]}</p>
          <h2 className={roles.title}>
            <LocaleLink to={to} className={plain}>
              {marked(title)}
            </LocaleLink>
          </h2>
          <p>{marked(excerpt)}</p>
        </li>
      ))}
    </ol>
  );
}

/** A text with its found words marked. */
function marked(pieces: HitContent['title']): ReactNode {
  const parts = pieces.map(({ text, found }) => (found ? createElement('mark', null, text) : text));
  return createElement('span', null, ...parts);
}

/** Links for a search without a result: a question to people, the calculators, the articles. */
function Ways({ search: { q, tooLong, calculators }, words }: Omit<SearchPageProps, 'sales'>) {
  return (
    <nav className={stack(4)} aria-labelledby="search-ways">
      <h2 id="search-ways" className={roles.title}>
        {words.ways}
      </h2>
      <ul className={stack(2)}>
        <li>
          <ArrowLink to="/contact">{words.ask}</ArrowLink>
        </li>
        {q !== '' && !tooLong ? (
          <li>
            <ArrowLink to={`/blog${listQuery({ q })}`}>{fill(words.articles, { q })}</ArrowLink>
          </li>
        ) : null}
        <li>
          <ArrowLink to={WIZARD_PATH}>{words.estimate}</ArrowLink>
        </li>
        {calculators.map(({ to, title }) => (
          <li key={to}>
            <ArrowLink to={to}>
              <LocalText of={title} />
            </ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import {
  DEFAULT_LOCALE,
  type Locale,
  SEARCH,
  SEARCH_KINDS,
  type SearchHit,
  type SearchReply,
} from '@osnowa/contract';
import type { PostIndex } from '../posts/post-index.ts';
import { excerptOf, withFound } from './excerpt.ts';
import type { SearchedPage } from './searched-pages.ts';
import { type Fit, SearchedTexts, typedWords } from './searched-texts.ts';

/** What is searched for. */
export interface SearchQuery {
  _q?: string;
  language?: Locale;
  _start?: number;
  _limit?: number;
}

/** Where a search looks. */
export interface Searched {
  /** All pages but the articles. */
  pages: PageIndex;
  posts: PostIndex;
  /** The articles with these ids; one that is not public any longer is missing. */
  loadPosts(ids: readonly number[]): Promise<ReadonlyMap<number, SearchedPage>>;
}

/** Pages in one language, ready to be searched. */
export class PageIndex {
  readonly pages: readonly SearchedPage[];
  readonly #texts = new SearchedTexts();

  constructor(pages: readonly SearchedPage[]) {
    this.pages = pages;
    for (const [at, page] of pages.entries()) this.#texts.add(at, page);
  }

  /** Those that have at least one of the words, by their place in `pages`. */
  fits(words: readonly string[]): Map<number, Fit> {
    return this.#texts.fits(words);
  }
}

/** A page that was found; an article is only its id. */
interface Candidate {
  fit: Fit;
  kind: number;
  page: SearchedPage | number;
  /** The newest article first; other pages keep the order of the editors. */
  created_at: string;
}

/**
 * Pages and articles with all of the words, the best first; where none has all of them, those with
 * the most. Equally good ones stand by their kind.
 */
export async function search(
  { pages, posts, loadPosts }: Searched,
  { _q = '', language = DEFAULT_LOCALE, _start = 0, _limit = SEARCH.perPage }: SearchQuery,
): Promise<SearchReply> {
  const words = typedWords(_q);
  const candidates = [...pageCandidates(pages, words), ...postCandidates(posts, language, words)];
  const most = candidates.reduce((so, { fit }) => Math.max(so, fit.words), 0);
  const found = candidates.filter(({ fit }) => fit.words === most);
  const shown = bestFirst(found, _start + _limit).slice(_start);
  const loaded = await loadPosts(
    shown.flatMap(({ page }) => (typeof page === 'number' ? [page] : [])),
  );
  const hits = shown.flatMap(({ page }) =>
    typeof page === 'number' ? (loaded.get(page) ?? []) : [page],
  );
  return {
    Count: found.length,
    Whole: most === words.length,
    Hits: hits.map((page) => hitOf(page, words)),
  };
}

function pageCandidates(index: PageIndex, words: readonly string[]): Candidate[] {
  return [...index.fits(words)].flatMap(([at, fit]) => {
    const page = index.pages[at];
    return page ? [{ fit, page, kind: SEARCH_KINDS.indexOf(page.kind), created_at: '' }] : [];
  });
}

function postCandidates(posts: PostIndex, language: Locale, words: readonly string[]): Candidate[] {
  const kind = SEARCH_KINDS.indexOf('posts');
  return posts
    .fits(words, language)
    .map(({ id, created_at, fit }) => ({ fit, page: id, kind, created_at }));
}

/** The first ones in order. Most searches of ten thousand articles need few groups of equal weight sorted. */
function bestFirst(found: readonly Candidate[], count: number): Candidate[] {
  const groups = Map.groupBy(found, ({ fit }) => fit.weight);
  const weights = [...groups.keys()].sort((one, other) => other - one);
  const best: Candidate[] = [];
  for (const weight of weights) {
    if (best.length >= count) break;
    best.push(...(groups.get(weight) ?? []).sort(byKind));
  }
  return best.slice(0, count);
}

function byKind(one: Candidate, other: Candidate): number {
  if (one.kind !== other.kind) return one.kind - other.kind;
  if (one.created_at === other.created_at) return 0;
  return one.created_at < other.created_at ? 1 : -1;
}

function hitOf(page: SearchedPage, words: readonly string[]): SearchHit {
  return {
    Kind: page.kind,
    To: page.to,
    Title: withFound(page.title, words),
    Excerpt: withFound(excerptOf([page.about, page.body], words), words),
  };
}

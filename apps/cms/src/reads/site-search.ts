import {
  DEFAULT_LOCALE,
  type Locale,
  SEARCH,
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
  type SearchReply,
} from '@osnowa/contract';
import { foldedWords } from '../platform/database/search/folding.ts';
import type { PostIndex } from './post-index.ts';
import type { SearchedPage } from './searched-pages.ts';
import {
  type Fits,
  hasEnding,
  SearchedTexts,
  type Texts,
  typedWords,
  withEnding,
  wordsThatMatter,
} from './searched-texts.ts';
import { WordIndex, WRITTEN_WORD } from './word-index.ts';

export interface SearchQuery {
  _q?: string;
  language?: Locale;
  /** Only hits of this kind, if there are any. */
  kind?: SearchKind;
  _start?: number;
  _limit?: number;
}

export interface Searched {
  /** All pages but the articles. */
  pages: PageIndex;
  posts: PostIndex;
  /** The articles with these ids; one that is not public any longer is missing. */
  loadPosts(ids: readonly number[]): Promise<ReadonlyMap<number, SearchedPage>>;
}

export class PageIndex {
  readonly pages: readonly SearchedPage[];
  readonly #texts = new SearchedTexts();

  constructor(pages: readonly SearchedPage[]) {
    this.pages = pages;
    for (const [at, page] of pages.entries()) this.#texts.add(at, page);
  }

  /** Those with the most of the words, by their place in `pages`. */
  bestFits(words: readonly string[]): Fits {
    return this.#texts.bestFits(words, () => true);
  }
}

/** A page that was found; an article is only its id. */
interface Candidate {
  weight: number;
  page: SearchedPage | number;
}

/**
 * Pages and articles with all of the words, the best first; where none has all of them, those with
 * the most. Articles and jobs count less; equally good ones are ordered by their kind.
 */
export async function search(
  { pages, posts, loadPosts }: Searched,
  { _q = '', language = DEFAULT_LOCALE, kind, _start = 0, _limit = SEARCH.perPage }: SearchQuery,
): Promise<SearchReply> {
  const words = typedWords(_q);
  const inPages = pages.bestFits(words);
  const inPosts = posts.bestFits(words, language);
  const most = Math.max(inPages.words, inPosts.words);
  const found: Candidate[] = [
    ...(inPages.words === most ? pageCandidates(pages, inPages) : []),
    ...(inPosts.words === most ? postCandidates(inPosts) : []),
  ];
  const groups = Map.groupBy(found, kindOf);
  const wanted = (kind && groups.get(kind)) ?? found;
  const shown = bestFirst(wanted, posts, _start + _limit).slice(_start);
  const ids = shown.flatMap(({ page }) => (typeof page === 'number' ? [page] : []));
  const loaded = await loadPosts(ids);
  const hits = shown.flatMap(({ page }) =>
    typeof page === 'number' ? (loaded.get(page) ?? []) : [page],
  );
  return {
    Count: wanted.length,
    Whole: most === wordsThatMatter(words).length,
    Kinds: SEARCH_KINDS.flatMap((Kind) => {
      const Count = groups.get(Kind)?.length ?? 0;
      return Count > 0 ? [{ Kind, Count }] : [];
    }),
    Hits: hits.map((page) => hitOf(page, words)),
  };
}

/**
 * Share of the weight that an article or a job keeps: with a word in its title it comes after
 * products under that word, and before pages that only mention it.
 */
const SHARE_OF_OTHERS = 0.6;

function pageCandidates({ pages }: PageIndex, { weights }: Fits): Candidate[] {
  return [...weights].flatMap(([at, weight]) => {
    const page = pages[at];
    return page ? [{ weight: weight * (page.kind === 'careers' ? SHARE_OF_OTHERS : 1), page }] : [];
  });
}

function postCandidates({ weights }: Fits): Candidate[] {
  return [...weights].map(([page, weight]) => ({ weight: weight * SHARE_OF_OTHERS, page }));
}

function kindOf({ page }: Candidate): SearchKind {
  return typeof page === 'number' ? 'posts' : page.kind;
}

/** The first ones in order: of ten thousand, only those of the greatest weights are sorted. */
function bestFirst(
  found: readonly Candidate[],
  posts: Pick<PostIndex, 'publishedAt'>,
  count: number,
): Candidate[] {
  const groups = Map.groupBy(found, ({ weight }) => weight);
  const weights = [...groups.keys()].sort((one, other) => other - one);
  const best: Candidate[] = [];
  for (const weight of weights) {
    if (best.length >= count) break;
    best.push(...inOrder(groups.get(weight) ?? [], posts));
  }
  return best.slice(0, count);
}

/** Pages by their kind, in the order of the editors; then articles, the newest first. */
function inOrder(group: readonly Candidate[], posts: Pick<PostIndex, 'publishedAt'>): Candidate[] {
  const dated = group.map((one) => ({
    one,
    kind: SEARCH_KINDS.indexOf(kindOf(one)),
    date: typeof one.page === 'number' ? posts.publishedAt(one.page) : '',
  }));
  dated.sort((a, b) => a.kind - b.kind || (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
  return dated.map(({ one }) => one);
}

function hitOf(page: SearchedPage, words: readonly string[]): SearchHit {
  return {
    Kind: page.kind,
    To: page.to,
    Title: withFound(page.title, words),
    Excerpt: withFound(excerptOf(page, words), words),
  };
}

type Piece = SearchHit['Title'][number];

/** Greatest length of an excerpt, in characters: two lines on a desktop, five on a phone. */
const LENGTH = 200;

/** Characters before the first word that was found, in a sentence that is too long. */
const BEFORE = 70;

/** The text with the searched words as pieces of their own; none of an empty text. */
function withFound(text: string, words: readonly string[]): Piece[] {
  const written = [...text.matchAll(WRITTEN_WORD)];
  const index = new WordIndex();
  for (const [at, [word]] of written.entries()) index.add(at, word);
  const found = new Set(words.flatMap((word) => ofWord(index, word)));
  const pieces: Piece[] = [];
  let end = 0;
  for (const [at, match] of written.entries()) {
    if (!found.has(at)) continue;
    pieces.push({ Text: text.slice(end, match.index), Found: false });
    pieces.push({ Text: match[0], Found: true });
    end = match.index + match[0].length;
  }
  pieces.push({ Text: text.slice(end), Found: false });
  return pieces.filter(({ Text }) => Text !== '');
}

/** A mistake is forgiven where the word itself is not there. */
function ofWord(index: WordIndex, word: string): number[] {
  const found = withEnding(index, word).flat();
  return found.length > 0 ? found : index.mistyped(word).flat();
}

/**
 * The part of a document's texts that shows why it was found: around the first of the words, in the
 * description or in the first paragraph that has one; else the description. Headings, labels and
 * figures say nothing by themselves, so they are not shown.
 * @param body paragraphs, one on a line
 */
function excerptOf(
  { about, body }: Pick<Texts, 'about' | 'body'>,
  words: readonly string[],
): string {
  for (const text of [about, ...body.split('\n').filter(isProse)]) {
    const at = firstFound(text, words);
    if (at !== -1) return cut(text, at);
  }
  return cut(about, 0);
}

/** Words of a paragraph that is more than a label. */
const FEWEST_WORDS = 5;

function isProse(paragraph: string): boolean {
  return /[.!?…]$/.test(paragraph) && paragraph.split(' ').length >= FEWEST_WORDS;
}

function firstFound(text: string, words: readonly string[]): number {
  for (const { 0: written, index } of text.matchAll(WRITTEN_WORD)) {
    const [folded = ''] = foldedWords(written);
    if (words.some((word) => hasEnding(folded, word))) return index;
  }
  return -1;
}

/** Where one sentence ends and the next begins; a point of an abbreviation has no capital behind it. */
const BETWEEN_SENTENCES = /(?<=[.!?…]) (?=\p{Lu})/gu;

/** Whole sentences where they fit; no-break spaces join numbers and short words to others. */
function cut(text: string, at: number): string {
  const ends = [...text.matchAll(BETWEEN_SENTENCES)].map(({ index }) => index);
  const sentence = (ends.findLast((end) => end < at) ?? -1) + 1;
  const start = at - sentence <= LENGTH / 2 ? sentence : text.indexOf(' ', at - BEFORE) + 1;
  const before = start === sentence ? '' : '… ';
  if (text.length - start <= LENGTH) return before + text.slice(start);
  const end = ends.findLast((one) => one > at && one - start <= LENGTH);
  if (end !== undefined) return before + text.slice(start, end);
  const space = text.lastIndexOf(' ', start + LENGTH);
  return `${before}${text.slice(start, space > at ? space : start + LENGTH)} …`;
}

import {
  AppError,
  SEARCH,
  SEARCH_KINDS,
  type SearchKind,
  type SearchReply,
} from '@osnowa/contract';
import { CALCULATOR_NAMES, calculatorNamed } from '@osnowa/site-map';
import type { InOneLanguage } from '@osnowa/text';
import type { Content } from '../../content.ts';
import type { SearchContent } from '../../domain.ts';
import { notFound } from '../../refusal.ts';

/** Control characters are invisible, and a page must not contain them. */
const CONTROLS = /\p{Cc}+/gu;

const NOTHING: InOneLanguage<SearchReply> = { count: 0, whole: true, kinds: [], hits: [] };

/**
 * A page of the hits of a search in the language of the content.
 * @param search the address's query: `q`, `kind` and `page`; a kind without hits narrows nothing
 * @throws a 404 answer for a page beyond the last
 */
export async function siteSearch(
  content: Content,
  search: URLSearchParams,
): Promise<SearchContent> {
  const q = (search.get('q') ?? '').replace(CONTROLS, ' ').trim();
  const asked = SEARCH_KINDS.find((kind) => kind === search.get('kind'));
  const page = Number(search.get('page') ?? 1);
  const tooLong = q.length > SEARCH.maxCharacters;
  const reply = q === '' || tooLong ? NOTHING : await ask(content, q, asked, page);
  if (reply && reply.hits.length === 0 && page > 1) throw notFound();
  const { count, whole, kinds, hits } = reply ?? NOTHING;
  return {
    q,
    tooLong,
    unavailable: reply === null,
    count,
    whole,
    kinds,
    kind: kinds.find(({ kind }) => kind === asked)?.kind ?? null,
    hits,
    page,
    pages: Math.ceil(count / SEARCH.perPage),
    calculators: hits.length === 0 ? await calculators(content) : [],
  };
}

/** The answer; `null` without one. A content service of an earlier version has no search. */
async function ask(
  content: Content,
  q: string,
  kind: SearchKind | undefined,
  page: number,
): Promise<InOneLanguage<SearchReply> | null> {
  const part = { _start: (page - 1) * SEARCH.perPage, _limit: SEARCH.perPage };
  try {
    return await content.get('search', {
      _q: q,
      language: content.locale,
      ...(kind && { kind }),
      ...part,
    });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The calculators of this company. */
async function calculators(content: Content): Promise<SearchContent['calculators']> {
  const names = CALCULATOR_NAMES.filter((name) => calculatorNamed(name).movedTo === undefined);
  const found = names.map(async (name) => {
    try {
      return [{ to: `/${name}`, title: (await content.get(name)).title }];
    } catch (error) {
      if (error instanceof AppError) return [];
      throw error;
    }
  });
  return (await Promise.all(found)).flat();
}

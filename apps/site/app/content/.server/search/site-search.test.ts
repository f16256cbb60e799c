import { AppError, SEARCH } from '@osnowa/contract';
import { expect, test } from 'vitest';
import type { Content } from '../../content.ts';
import { siteSearch } from './site-search.ts';

const HIT = { kind: 'products', to: '/products/erp', title: [], excerpt: [] };

/** Content whose search finds this many pages; without a number it does not answer. */
function contentOf(count: number | null) {
  const asked: unknown[] = [];
  const get = async (name: string, query?: { _start: number }) => {
    if (name !== 'search') {
      if (name !== 'kalkulator-dms') throw new AppError('NotFound', name);
      return { title: { text: 'Ile kosztuje DMS?', lang: 'pl' } };
    }
    asked.push(query);
    if (count === null) throw new AppError('Unavailable', 'away');
    const kinds = count > 0 ? [{ kind: 'products', count }] : [];
    return { count, whole: true, kinds, hits: count > (query?._start ?? 0) ? [HIT] : [] };
  };
  return { content: { locale: 'de', get } as unknown as Content, asked };
}

const search = (count: number | null, query: Record<string, string>) => {
  const { content, asked } = contentOf(count);
  return { asked, answer: siteSearch(content, new URLSearchParams(query)) };
};

test('a search is asked for in the language of the page, a page of results at a time', async () => {
  const { asked, answer } = search(25, { q: ' Lager\u0000 ', page: '3' });
  expect(await answer).toMatchObject({ q: 'Lager', page: 3, pages: 3, count: 25, hits: [HIT] });
  expect(asked).toEqual([{ _q: 'Lager', language: 'de', _start: 20, _limit: 10 }]);
});

test.each([
  ['products', 'products', 'products'],
  ['careers', 'careers', null],
  ['prices', undefined, null],
])('narrowed to %s', async (kind, passed, shown) => {
  const { asked, answer } = search(25, { q: 'Lager', kind });
  expect(await answer).toMatchObject({ kind: shown, kinds: [{ kind: 'products', count: 25 }] });
  expect(asked).toMatchObject([{ _q: 'Lager', ...(passed && { kind: passed }) }]);
});

test('a page of results beyond the last is missing', async () => {
  await expect(search(25, { q: 'Lager', page: '4' }).answer).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test.each([
  ['nothing typed', ''],
  ['spaces and controls', ' \u0000\u0007 '],
  ['too long', 'x'.repeat(SEARCH.maxCharacters + 1)],
])('%s: the content service is not asked, and calculators are offered', async (_, q) => {
  const { asked, answer } = search(1, { q });
  const { tooLong, hits, calculators } = await answer;
  expect(asked).toEqual([]);
  expect([tooLong, hits]).toEqual([q.length > SEARCH.maxCharacters, []]);
  expect(calculators).toEqual([
    { to: '/kalkulator-dms', title: { text: 'Ile kosztuje DMS?', lang: 'pl' } },
  ]);
});

test('a content service that does not answer is said so, and found nothing is not', async () => {
  expect(await search(null, { q: 'Lager' }).answer).toMatchObject({ unavailable: true, hits: [] });
  expect(await search(0, { q: 'Lager' }).answer).toMatchObject({ unavailable: false, hits: [] });
});

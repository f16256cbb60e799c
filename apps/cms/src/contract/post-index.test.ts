import { expect, test } from 'vitest';
import { PostIndex, type PostSummary } from './post-index.ts';

const POST: PostSummary = {
  id: 1,
  slug: 'obieg-dokumentow',
  created_at: '2026-01-02T10:00:00.000Z',
  category: 'dms',
  tags: ['faktury', 'archiwum'],
  text: 'Obieg dokumentów w średniej firmie. Jak skrócić akceptację faktur',
};

function indexOf(...posts: PostSummary[]): PostIndex {
  const index = new PostIndex();
  for (const post of posts) index.put(post);
  return index;
}

function idsOf(index: PostIndex, filter: Parameters<PostIndex['find']>[0]): number[] {
  return index.find(filter).map(({ id }) => id);
}

test('every word of the search must be in the post, in any order, without marks or capitals', () => {
  const index = indexOf(POST, { ...POST, id: 2, text: 'Magazyn wysokiego składowania' });
  expect(idsOf(index, { _q: 'FIRMIE dokumentow' })).toEqual([1]);
  expect(idsOf(index, { _q: 'magazyn firmie' })).toEqual([]);
  expect(idsOf(index, { _q: ' ' })).toEqual([1, 2]);
});

test('category, tag and slug all have to fit', () => {
  const index = indexOf(POST, { ...POST, id: 2, slug: 'other', category: 'erp', tags: [] });
  expect(idsOf(index, { category: 'dms' })).toEqual([1]);
  expect(idsOf(index, { tag: 'archiwum' })).toEqual([1]);
  expect(idsOf(index, { category: 'erp', tag: 'archiwum' })).toEqual([]);
  expect(idsOf(index, { slug: 'other' })).toEqual([2]);
});

test('a changed post is found by its new words only, a removed one not at all', () => {
  const index = indexOf(POST);
  index.put({ ...POST, text: 'Magazyn' });
  expect(idsOf(index, { _q: 'magazyn' })).toEqual([1]);
  expect(idsOf(index, { _q: 'dokumentow' })).toEqual([]);
  index.remove(1);
  expect(idsOf(index, {})).toEqual([]);
});

test('ten thousand posts are searched within 50 ms', () => {
  const syllables = ['ma', 'gra', 'to', 'zyn', 'ki', 'le', 'fak', 'tu', 'ro', 'wa', 'nie', 'sy'];
  const word = (seed: number) =>
    [7, 11, 13, 5].map((step) => syllables[(seed * step + (seed >> 3)) % 12]).join('');
  const index = new PostIndex();
  for (let id = 1; id <= 10_000; id += 1) {
    const text = Array.from({ length: 40 }, (_, at) => word(id * 41 + at * 17)).join(' ');
    index.put({ ...POST, id, text });
  }
  const typed = [word(41_005), word(7), 'fakturowani'].join(' ');
  index.find({ _q: typed });
  const start = performance.now();
  index.find({ _q: typed, category: 'dms' });
  expect(performance.now() - start).toBeLessThan(50);
});

import { describe, expect, test } from 'vitest';
import { PostIndex, type PostSummary } from './post-index.ts';

const POST: PostSummary = {
  id: 1,
  slug: 'obieg-dokumentow',
  language: 'pl',
  created_at: '2026-01-02T10:00:00.000Z',
  category: 'dms',
  tags: ['faktury', 'archiwum'],
  short: null,
  title: 'Obieg dokumentów w średniej firmie',
  text: 'Obieg dokumentów w średniej firmie. Jak skrócić akceptację faktur',
  body: 'Portier czeka na podpis.',
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

test('who finds nothing by title is shown what speaks of it, by the exact beginning of a word', () => {
  const other = { ...POST, id: 2, text: 'Urlop w trzech dotknięciach', body: 'Kadry i grafik.' };
  const index = indexOf(POST, other);
  expect(idsOf(index, { _q: 'portier' })).toEqual([1]);
  expect(idsOf(index, { _q: 'obieg podpis' })).toEqual([1]);
  expect(idsOf(index, { _q: 'porteir' })).toEqual([]);
  expect(idsOf(indexOf(POST, { ...other, text: 'Portier' }), { _q: 'portier' })).toEqual([2]);
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

test('lists are Polish unless another language is named, and a slug is found in all of them', () => {
  const german = { ...POST, id: 2, slug: 'rechnungen', language: 'de' as const };
  const index = indexOf(POST, german);
  expect(idsOf(index, {})).toEqual([1]);
  expect(idsOf(index, { language: 'de' })).toEqual([2]);
  expect(idsOf(index, { language: 'en' })).toEqual([]);
  expect(idsOf(index, { slug: 'rechnungen' })).toEqual([2]);
  expect(index.neighbours('rechnungen')).toEqual({ previous: null, next: null, related: [] });
});

describe('from one post to others', () => {
  const on = (day: string, id: number, more: Partial<PostSummary> = {}): PostSummary => ({
    ...POST,
    id,
    slug: `post-${id}`,
    created_at: `2026-01-${day}T10:00:00.000Z`,
    ...more,
  });
  const index = indexOf(
    on('05', 1),
    on('01', 2, { category: 'erp', tags: ['archiwum'] }),
    on('09', 3, { category: 'erp', tags: [] }),
    on('03', 4, { tags: [] }),
    on('05', 5, { category: null, tags: ['faktury', 'archiwum'] }),
  );
  const neighbours = (slug: string) => {
    const found = index.neighbours(slug);
    const ids = { previous: found?.previous?.id, next: found?.next?.id };
    return found && { ...ids, related: found.related.map(({ id }) => id) };
  };

  test('the next older and the next newer one; of two at the same time, the later stored is newer', () => {
    expect(neighbours('post-1')).toMatchObject({ previous: 4, next: 5 });
    expect(neighbours('post-5')).toMatchObject({ previous: 1, next: 3 });
    expect(neighbours('post-3')).toMatchObject({ previous: 5, next: undefined });
    expect(neighbours('post-2')).toMatchObject({ previous: undefined, next: 4 });
  });

  test('related are those of the category, then those with the most tags in common, never itself nor its neighbours', () => {
    expect(neighbours('post-2')?.related).toEqual([3, 5, 1]);
    expect(neighbours('post-1')?.related).toEqual([2, 3]);
  });

  test('the newest others complete a row of related ones', () => {
    expect(neighbours('post-3')?.related).toEqual([2, 1, 4]);
  });

  test('a post that is not there has none', () => {
    expect(neighbours('post-6')).toBeNull();
  });
});

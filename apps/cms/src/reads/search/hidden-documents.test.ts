import { READS } from '@osnowa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../../testing/running-api.ts';

let api: RunningApi;

beforeAll(async () => {
  api = await startApi();
});

afterAll(async () => {
  await api?.stop();
});

async function count(words: string): Promise<number> {
  const response = await api.request(
    `/search?${new URLSearchParams({ _q: words, language: 'pl' })}`,
  );
  return READS.search.reply.parse(await response.json()).Count;
}

test('a draft and the trash hide a page from the search', async () => {
  const { payload } = api;
  const page = { title: 'Gżegżółka', pageName: 'ptaki', sections: [] };
  const { id } = await payload.create({
    collection: 'pages',
    draft: true,
    data: { ...page, _status: 'draft' },
  });
  expect(await count('gzegzolka')).toBe(0);
  const pages = { collection: 'pages', id } as const;
  await payload.update({ ...pages, data: { _status: 'published' } });
  expect(await count('gzegzolka')).toBe(1);
  await payload.update({ ...pages, draft: true, data: { title: 'Czyżyk' } });
  expect([await count('gzegzolka'), await count('czyzyk')]).toEqual([1, 0]);
  await payload.update({ ...pages, data: { deletedAt: new Date().toISOString() } });
  expect(await count('gzegzolka')).toBe(0);
});

test('a date in the future hides an article from the search', async () => {
  const { payload } = api;
  const text = { type: 'text', version: 1, text: 'Ptak.', format: 0 };
  const paragraph = { type: 'paragraph', version: 1, children: [text] };
  const { id } = await payload.create({
    collection: 'posts',
    data: {
      title: 'Gżegżółka',
      slug: 'gzegzolka',
      description: 'Ptak.',
      content: { root: { type: 'root', version: 1, children: [paragraph] } },
      publishedAt: '2024-01-02T08:00:00.000Z',
      _status: 'published',
    } as never,
  });
  expect(await count('gzegzolka')).toBe(1);
  await payload.update({
    collection: 'posts',
    id,
    data: { publishedAt: '2999-01-01T08:00:00.000Z' },
  });
  expect(await count('gzegzolka')).toBe(0);
});

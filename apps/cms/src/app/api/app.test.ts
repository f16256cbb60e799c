import { blogNeighbours, errorReply, PREVIEW_HEADER, READS, TAGS_HEADER } from '@osnowa/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/running-api.ts';
import { storePicture } from '../../testing/sample-documents.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';
import { storePage, storePost } from '../../testing/stored-content.ts';

const api = testApi();
let picture: { id: number; path: string };
let category: number;

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer << /Size 1 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
);

interface NewPost {
  slug: string;
  title?: string;
  day?: string;
  _status?: 'draft' | 'published';
}

const newPost = ({ slug, day = '2026-01-01', ...more }: NewPost) =>
  storePost(api.payload, slug, { category, publishedAt: `${day}T10:00:00.000Z`, ...more });

async function slugs(query: string, headers = {}): Promise<string[]> {
  const response = await api.request(`/blog-posts${query}`, { headers });
  expect(response.status).toBe(200);
  return ((await response.json()) as { slug: string }[]).map(({ slug }) => slug);
}

const preview = { [PREVIEW_HEADER]: TEST_SECRETS.PREVIEW_TOKEN };

beforeAll(async () => {
  picture = (await storePicture(api.payload)) as unknown as { id: number; path: string };
  const data = { slug: 'cyfryzacja', name: 'Cyfryzacja' };
  ({ id: category } = await api.payload.create({ collection: 'categories', data: data as never }));
  await newPost({ slug: 'stary', title: 'Obieg dokumentów', day: '2024-05-01' });
  await newPost({ slug: 'nowy', title: 'Magazyn bez kartek', day: '2026-02-01' });
  await newPost({ slug: 'sredni', title: 'Faktury w terenie', day: '2025-05-01' });
  await newPost({ slug: 'szkic', title: 'Szkic', day: '2026-03-01', _status: 'draft' });
});

describe('blog posts', () => {
  test('come newest first, a page at a time, and are counted', async () => {
    expect(await slugs('')).toEqual(['nowy', 'sredni', 'stary']);
    expect(await slugs('?_sort=created_at:asc')).toEqual(['stary', 'sredni', 'nowy']);
    expect(await slugs('?_start=1&_limit=1')).toEqual(['sredni']);
    expect(await (await api.request('/blog-posts/count')).json()).toBe(3);
    expect(await (await api.request('/blog-posts/count?_q=magazyn')).json()).toBe(1);
  });

  test('are found without Polish letters and with a typing mistake', async () => {
    expect(await slugs('?_q=DOKUMETNOW%20obieg')).toEqual(['stary']);
    expect(await slugs('?category=cyfryzacja&_q=fakury')).toEqual(['sredni']);
  });

  test('link to the older, the newer and related ones', async () => {
    const newest = await (await api.request('/blog-posts/neighbours?slug=nowy')).json();
    expect(newest).toMatchObject({ next: null, related: [{ slug: 'stary' }] });
    const response = await api.request('/blog-posts/neighbours?slug=sredni');
    const tags = response.headers.get(TAGS_HEADER)?.split(' ');
    const { previous, next, related } = blogNeighbours.parse(await response.json());
    expect([previous?.slug, next?.slug]).toEqual(['stary', 'nowy']);
    expect(related).toEqual([]);
    expect(tags).toEqual(
      expect.arrayContaining(['blog-posts:sredni', 'blog-posts:stary', 'blog-posts:nowy']),
    );
    expect(tags).not.toContain('blog-posts');
    expect((await api.request('/blog-posts/neighbours?slug=szkic')).status).toBe(404);
    expect((await api.request('/blog-posts/neighbours')).status).toBe(400);
  });

  test('are shown as drafts with the preview token only', async () => {
    expect(await slugs('?slug=szkic')).toEqual([]);
    expect(await slugs('?slug=szkic', preview)).toEqual(['szkic']);
    expect(await slugs('', preview)).toEqual(['szkic', 'nowy', 'sredni', 'stary']);
    expect(await slugs('?slug=szkic', { [PREVIEW_HEADER]: 'x' })).toEqual([]);
    const response = await api.request('/blog-posts?slug=szkic', { headers: preview });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await slugs('?slug=szkic')).toEqual([]);
  });
});

describe('what changes in the CMS changes in the next answer', () => {
  test('a new, a changed, an unpublished and a deleted post', async () => {
    const post = await newPost({ slug: 'zmiana', title: 'Przed zmianą', day: '2023-01-01' });
    expect(await slugs('?_q=przed')).toEqual(['zmiana']);
    const { id } = post;
    const posts = { collection: 'posts', id } as const;
    await api.payload.update({ ...posts, data: { title: 'Po zmianie' } });
    expect(await slugs('?_q=przed')).toEqual([]);
    expect(await slugs('?_q=zmianie')).toEqual(['zmiana']);
    await api.payload.update({ ...posts, data: { title: 'Nowy szkic' }, draft: true });
    expect(await slugs('?_q=zmianie')).toEqual(['zmiana']);
    await api.payload.update({ ...posts, data: { _status: 'draft' } });
    expect(await slugs('?slug=zmiana')).toEqual([]);
    await api.payload.update({ ...posts, data: { _status: 'published' } });
    expect(await slugs('?slug=zmiana')).toEqual(['zmiana']);
    await api.payload.delete(posts);
    expect(await slugs('?slug=zmiana')).toEqual([]);
  });

  test('a renamed category is found by its new name', async () => {
    const categories = { collection: 'categories', id: category } as const;
    await api.payload.update({ ...categories, data: { slug: 'digitalizacja' } });
    expect(await slugs('?category=cyfryzacja')).toEqual([]);
    expect(await slugs('?category=digitalizacja')).toHaveLength(3);
  });
});

describe('headers', () => {
  test('an answer has an ETag, so that an unchanged one is not sent again', async () => {
    const first = await api.request('/blog-posts?slug=nowy');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    for (const known of [etag, `W/${etag}, "x"`, '*']) {
      const again = await api.request('/blog-posts?slug=nowy', {
        headers: { 'if-none-match': known },
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
    }
    const other = await api.request('/blog-posts', { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });

  test('tags name what an answer depends on', async () => {
    const tagsOf = async (path: string) =>
      (await api.request(path)).headers.get(TAGS_HEADER)?.split(' ');
    expect(await tagsOf('/products')).toEqual(['products', 'realizations', 'media', 'facts']);
    expect(await tagsOf('/products?slug=erp')).toEqual([
      'products:erp',
      'realizations',
      'media',
      'facts',
    ]);
    expect(await tagsOf('/pages?PageName=home')).toContain('pages:home');
    expect(await tagsOf('/areas')).toEqual(expect.arrayContaining(['areas', 'area-features']));
    expect(await tagsOf('/blog-posts/count')).toContain('blog-posts');
    const post = await tagsOf('/blog-posts?slug=nowy');
    expect(post).toEqual(expect.arrayContaining(['blog-posts:nowy', 'authors', 'blog-categories']));
    expect(post).not.toContain('blog-posts');
    expect(await tagsOf('/redirects')).toEqual(['redirects']);
  });

  test('nothing may run, frame, sniff or embed an answer, good or bad', async () => {
    for (const path of ['/products', '/nowhere', '/products?x=1', '/healthz', picture.path]) {
      const { headers } = await api.request(path, { headers: { origin: 'https://evil.example' } });
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('refusals', () => {
  const refusals: [method: string, path: string, status: number, code: string][] = [
    ['GET', '/nowhere', 404, 'NotFound'],
    ['GET', '/users', 404, 'NotFound'],
    ['GET', '/leads', 404, 'NotFound'],
    ['GET', '/careers/', 404, 'NotFound'],
    ['GET', '/careers?slug=unknown', 404, 'CareerNotFound'],
    ['GET', '/kalkulator-dms', 404, 'NotFound'],
    ['GET', '/blog-posts?slug=', 400, 'BadQuery'],
    ['DELETE', '/products', 405, 'MethodNotAllowed'],
    ['POST', '/blog-posts/count', 405, 'MethodNotAllowed'],
    ['GET', '/contact/send-message', 405, 'MethodNotAllowed'],
    ['GET', '/media/nothing.webp', 404, 'NotFound'],
    ['GET', '/media/..%2Fosnowa.db', 404, 'NotFound'],
    ['GET', '/media/.hidden', 404, 'NotFound'],
    ['GET', '/media/a%00b', 404, 'NotFound'],
    ['GET', '/media/%E0%A4%A', 404, 'NotFound'],
  ];
  test.each(refusals)('%s %s: %i', async (method, path, status, code) => {
    const response = await api.request(path, { method });
    expect(response.status).toBe(status);
    const { error } = errorReply.parse(await response.json());
    expect(error.code).toBe(code);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('unknown features are left out, known ones stay', async () => {
    const response = await api.request('/area-features?id_in=999999');
    expect(await response.json()).toEqual([]);
  });

  test('the methods of a path are listed', async () => {
    const allowed = async (path: string, method: string) => {
      const response = await api.request(path, { method });
      return [response.status, response.headers.get('allow')];
    };
    expect(await allowed('/products', 'OPTIONS')).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect(await allowed('/products', 'PUT')).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await allowed('/newsletter', 'GET')).toEqual([405, 'POST, OPTIONS']);
    expect(await allowed('/natychmiastowa-wycena', 'PUT')).toEqual([
      405,
      'GET, HEAD, POST, OPTIONS',
    ]);
  });

  test('HEAD has the headers of GET and no body', async () => {
    for (const path of ['/products', picture.path]) {
      const get = await api.request(path);
      const head = await api.request(path, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      for (const name of ['etag', 'content-type']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
    }
  });
});

describe('stored files', () => {
  test('are sent with their type, for good', async () => {
    const response = await api.request(picture.path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
  });
});

test('one incomplete document does not hide the others', async () => {
  const { payload } = api;
  const collection = 'employees' as const;
  const store = async (name: string, surname: string) => {
    const data = { name, surname, image: picture.id, position: 'Tkacz', _status: 'published' };
    return (await payload.create({ collection, data: data as never })).id;
  };
  await store('Anna', 'Tkacz');
  const id = await store('Jan', 'Wątek');
  await payload.db.updateOne({ collection, id, data: { surname: '' } });
  const response = await api.request('/employees');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject([{ Surname: 'Tkacz' }]);
});

test('a download is not sent twice, comes in parts, and no part continues another version', async () => {
  const file = { data: PDF, name: 'Ogólne Warunki.PDF', mimetype: 'application/pdf' };
  const sized = { ...file, size: PDF.length };
  await api.payload.create({ collection: 'files', data: { title: 'OWU' }, file: sized });
  const ask = (headers: Record<string, string>) =>
    api.request('/files/ogolne-warunki.pdf', { headers });
  const first = await ask({});
  const etag = first.headers.get('etag') ?? '';
  const modified = first.headers.get('last-modified') ?? '';
  expect(new Date(modified).toUTCString()).toBe(modified);
  const range = 'bytes=1-3';
  const cases: [Record<string, string>, number][] = [
    [{ 'if-none-match': `"x", W/${etag}` }, 304],
    [{ 'if-modified-since': modified }, 304],
    [{ 'if-none-match': '"x"', 'if-modified-since': modified }, 200],
    [{ range }, 206],
    [{ range, 'if-range': etag }, 206],
    [{ range, 'if-range': modified }, 206],
    [{ range, 'if-range': '"x"' }, 200],
    [{ range: 'bytes=99999999-' }, 416],
  ];
  for (const [headers, status] of cases) {
    const answer = await ask(headers);
    expect(answer.status, JSON.stringify(headers)).toBe(status);
    if (status === 206) expect(await answer.text()).toBe('PDF');
  }
});

async function countFound(words: string): Promise<number> {
  const response = await api.request(
    `/search?${new URLSearchParams({ _q: words, language: 'pl' })}`,
  );
  return READS.search.reply.parse(await response.json()).Count;
}

test('a draft and the trash hide a page from the search', async () => {
  const { payload } = api;
  const page = { title: 'Gżegżółka', pageName: 'ptaki', _status: 'draft' };
  const { id } = await storePage(payload, page);
  expect(await countFound('gzegzolka')).toBe(0);
  const pages = { collection: 'pages', id } as const;
  await payload.update({ ...pages, data: { _status: 'published' } });
  expect(await countFound('gzegzolka')).toBe(1);
  await payload.update({ ...pages, draft: true, data: { title: 'Czyżyk' } });
  expect([await countFound('gzegzolka'), await countFound('czyzyk')]).toEqual([1, 0]);
  await payload.update({ ...pages, data: { deletedAt: new Date().toISOString() } });
  expect(await countFound('gzegzolka')).toBe(0);
});

test('a date in the future hides an article from the search', async () => {
  const { payload } = api;
  const { id } = await storePost(payload, 'gzegzolka', { title: 'Gżegżółka' });
  expect(await countFound('gzegzolka')).toBe(1);
  await payload.update({
    collection: 'posts',
    id,
    data: { publishedAt: '2999-01-01T08:00:00.000Z' },
  });
  expect(await countFound('gzegzolka')).toBe(0);
});

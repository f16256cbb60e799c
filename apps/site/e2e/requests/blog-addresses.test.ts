import { describe, expect, test } from 'vitest';
import { house } from '../support/env.ts';
import { backOffice } from '../support/lead-desk.ts';

const ERP_POST = '/blog/erp/pierwsze-osiem-tygodni-z-erp';

const ask = (path: string) => fetch(house.site + path, { redirect: 'manual' });

describe('where a path below /blog leads', () => {
  const there: [path: string, status: number, location: string | null][] = [
    ['/blog', 200, null],
    ['/blog?page=2', 200, null],
    ['/blog?page=1', 200, null],
    ['/blog?page=99', 404, null],
    ['/blog?tag=magazyn', 200, null],
    ['/blog?tag=nie-ma', 404, null],
    ['/blog/erp', 200, null],
    ['/en/blog/erp', 200, null],
    ['/blog/erp?page=50', 404, null],
    [ERP_POST, 200, null],
    [`/de${ERP_POST}`, 200, null],
    ['/blog/hr/pierwsze-osiem-tygodni-z-erp', 301, ERP_POST],
    ['/en/blog/nie-ma/pierwsze-osiem-tygodni-z-erp?utm=1&q=2', 301, `/en${ERP_POST}?utm=1&q=2`],
    ['/en/blog/pierwsze-osiem-tygodni-z-erp?utm=%C5%82', 301, `/en${ERP_POST}?utm=%C5%82`],
    ['/blog/nie-ma', 404, null],
    ['/blog/erp/nie-ma', 404, null],
    ['/blog/erp/pierwsze-osiem-tygodni-z-erp/dalej', 404, null],
    ['/blog/Zażółć', 404, null],
    ['/en/blog/rss.xml', 404, null],
  ];
  test.each(there)('%s → %d %s', async (path, status, location) => {
    for (const time of ['rendered', 'from the cache']) {
      const response = await ask(path);
      expect([time, response.status]).toEqual([time, status]);
      expect([time, response.headers.get('location')]).toEqual([time, location]);
    }
  });

  test('a post without a category stands below /blog itself, until it gets one', async () => {
    const slug = `bez-kategorii-${Date.now()}`;
    const { docs } = await backOffice<{ docs: Record<string, unknown>[] }>(
      '/posts?depth=0&limit=1&where[slug][equals]=gdzie-utknela-faktura',
    );
    const { title, description, content, category } = docs[0] as Record<string, unknown>;
    const body = { title, description, content, slug, publishedAt: '2023-01-01T08:00:00.000Z' };
    const { doc } = await backOffice<{ doc: { id: number } }>('/posts', {
      method: 'POST',
      body: JSON.stringify({ ...body, _status: 'published' }),
    });
    const statusOf = async (path: string) => (await ask(path)).status;
    await expect.poll(() => statusOf(`/blog/${slug}`), { timeout: 2_000 }).toBe(200);
    expect((await ask(`/blog/erp/${slug}?a=1`)).headers.get('location')).toBe(`/blog/${slug}?a=1`);
    await backOffice(`/posts/${doc.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ category, _status: 'published' }),
    });
    await expect.poll(() => statusOf(`/blog/${slug}`), { timeout: 2_000 }).toBe(301);
    const moved = (await ask(`/blog/${slug}`)).headers.get('location') ?? '';
    await backOffice(`/posts/${doc.id}`, { method: 'DELETE' });
    await expect.poll(() => statusOf(moved), { timeout: 2_000 }).toBe(404);
    // What the move left behind leads nowhere now: an editor takes it out of the table.
    await backOffice(`/redirects?where[from][equals]=/blog/${slug}`, { method: 'DELETE' });
    await expect.poll(() => statusOf(`/blog/${slug}`), { timeout: 2_000 }).toBe(404);
  });
});

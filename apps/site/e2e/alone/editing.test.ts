import { expect, test } from 'vitest';
import { needed } from '../support/content.ts';
import { stack } from '../support/env.ts';
import { backOffice } from '../support/leads.ts';
import { open } from '../support/plain-visitor.ts';

interface Product {
  id: number;
  slug: string;
  benefits: { id: string; title: string; description: string; icon: string | null }[];
}

const textOf = async (path: string) => (await fetch(stack.site + path)).text();
const etagOf = async (path: string) => (await fetch(stack.site + path)).headers.get('etag');

test('an edited benefit is on the German product page within a second, and only there', async () => {
  const query = '/products?depth=0&locale=de';
  const { docs } = await backOffice<{ docs: Product[] }>(query);
  const product = needed(
    docs.find(({ benefits }) => benefits.length > 0),
    'product with benefits',
  );
  const polish = `/products/${product.slug}`;
  const german = `/de${polish}`;
  const words = `Weniger Listen, Stand ${Date.now()}`;
  await Promise.all([german, polish, '/contact'].map(textOf));
  const contactBefore = await etagOf('/contact');
  const polishBefore = await textOf(polish);

  const benefits = product.benefits.map((benefit, place) =>
    place === 0 ? { ...benefit, title: words } : benefit,
  );
  await backOffice(`/products/${product.id}?locale=de`, {
    method: 'PATCH',
    body: JSON.stringify({ benefits, _status: 'published' }),
  });
  await expect.poll(() => textOf(german), { interval: 50 }).toContain(words);
  expect(await etagOf('/contact')).toBe(contactBefore);
  const polishAfter = await textOf(polish);
  expect(polishAfter).not.toContain(words);
  expect(polishAfter).toContain(product.benefits.length > 0 ? '<h1' : polishBefore);
  expect((await open(german)).textOf('main')).toContain(words);
});

const ask = (path: string) => fetch(stack.site + path, { redirect: 'manual' });
const statusOf = async (path: string) => (await ask(path)).status;

test('A-2, A-6 a new page at a nested address is live at once, in the sitemap, and leaves a 301 when it moves', async () => {
  const pageName = `kampania/jesien-${Date.now()}`;
  expect(await statusOf(`/${pageName}`)).toBe(404);
  const made = { title: 'Kampania jesienna', pageName, sections: [], _status: 'published' };
  const body = JSON.stringify(made);
  const { doc } = await backOffice<{ doc: { id: number } }>('/pages', { method: 'POST', body });
  const live = { interval: 50 };
  await expect.poll(() => statusOf(`/${pageName}`), live).toBe(200);
  const page = await open(`/de/${pageName}`);
  expect(page.textOf('h1')).toBe('Kampania jesienna');
  expect(page.$('h1').attr('lang')).toBe('pl-PL');
  expect(await textOf('/sitemap.xml')).toContain(`/${pageName}</loc>`);

  const change = (data: object) =>
    backOffice(`/pages/${doc.id}`, { method: 'PATCH', body: JSON.stringify(data) });
  await change({ _status: 'draft' });
  await expect.poll(() => statusOf(`/${pageName}`), live).toBe(404);
  await change({ _status: 'published' });
  await expect.poll(() => statusOf(`/${pageName}`), live).toBe(200);
  await change({ pageName: `${pageName}-2`, _status: 'published' });
  await expect.poll(() => statusOf(`/en/${pageName}`), live).toBe(301);
  const moved = await fetch(`${stack.site}/en/${pageName}?a=1`);
  expect([moved.status, new URL(moved.url).pathname]).toEqual([200, `/en/${pageName}-2`]);
});

test('a post without a category stands below /blog itself, until it gets one', async () => {
  const slug = `bez-kategorii-${Date.now()}`;
  const { docs } = await backOffice<{ docs: Record<string, unknown>[] }>(
    '/posts?depth=0&limit=1&where[category][exists]=true',
  );
  const { title, description, content, category } = needed(docs[0], 'post with a category');
  const body = { title, description, content, slug, publishedAt: '2023-01-01T08:00:00.000Z' };
  const { doc } = await backOffice<{ doc: { id: number } }>('/posts', {
    method: 'POST',
    body: JSON.stringify({ ...body, _status: 'published' }),
  });
  await expect.poll(() => statusOf(`/blog/${slug}`)).toBe(200);
  expect((await ask(`/blog/nie-ma/${slug}?a=1`)).headers.get('location')).toBe(`/blog/${slug}?a=1`);
  await backOffice(`/posts/${doc.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ category, _status: 'published' }),
  });
  await expect.poll(() => statusOf(`/blog/${slug}`)).toBe(301);
  const moved = (await ask(`/blog/${slug}`)).headers.get('location') ?? '';
  await backOffice(`/posts/${doc.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ deletedAt: new Date().toISOString() }),
  });
  await expect.poll(() => statusOf(moved)).toBe(404);
  // The redirect from the move is in the trash too, with the post.
  await expect.poll(() => statusOf(`/blog/${slug}`)).toBe(404);
});

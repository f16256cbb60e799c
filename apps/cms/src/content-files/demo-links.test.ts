import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import { contentProse } from '../testing/content-prose.ts';
import { DEMO, readSources } from './source-files.ts';

type Row = Record<string, string>;

const SOURCES = await readSources(DEMO);
const { plain, proseIn } = await contentProse(DEMO);

/** Documents of one kind, as in their files. */
function documents<Document = Row>(kind: string): Document[] {
  return SOURCES.filter((source) => source.kind === kind).map(({ data }) => data as Document);
}

const POSTS = documents('posts');
const REDIRECTS = documents('redirects');
const KNOWN_PATHS = new Set([
  '/',
  ...documents('pages').map(({ pageName }) => `/${pageName}`),
  ...documents('products').map(({ slug }) => `/products/${slug}`),
  ...documents('realizations').map(({ slug }) => `/realizations/${slug}`),
  ...documents('areas').map(({ pageName }) => `/areas/${pageName}`),
  ...documents('industries').map(({ pageName }) => `/industries/${pageName}`),
  ...documents('careers').map(({ slug }) => `/careers/${slug}`),
  ...POSTS.map(({ category, slug }) => `/blog/${category}/${slug}`),
  ...POSTS.map(({ category }) => `/blog/${category}`),
  ...documents('catalogues').map(({ calculator }) => `/${calculator}`),
]);

test('every button, link and redirect leads to a page that there is', () => {
  const buttons = plain.filter(({ name }) => /destination$|^to$|^link$/i.test(name));
  const targets = buttons.map(({ where, value }) => ({ where, text: value }));
  const links = LOCALE_CODES.flatMap(proseIn).flatMap(({ where, text }) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => ({ where, text: to ?? '' })),
  );
  const own = [...targets, ...links].filter(({ text }) => text.startsWith('/'));
  expect(own.length).toBeGreaterThan(100);
  const dead = own.filter(({ text }) => !KNOWN_PATHS.has(text.split(/[?#]/)[0] ?? ''));
  expect(dead.map(({ where, text }) => `${where} → ${text}`)).toEqual([]);
});

test('old addresses of the blog lead to a post in each category, none of them twice', () => {
  const blog = REDIRECTS.filter(({ from }) => from?.startsWith('/blog/'));
  expect(blog.length).toBeGreaterThanOrEqual(60);
  expect(new Set(REDIRECTS.map(({ from }) => from)).size).toBe(REDIRECTS.length);
  expect(new Set(blog.map(({ to }) => to?.split('/')[2])).size).toBe(14);
});

test('every picture in a text lies in the media folder', () => {
  const figures = POSTS.flatMap(({ content }) =>
    [...(content ?? '').matchAll(/^!\[.+\]\((\S+)\)$/gm)].map(([, name = '']) => name),
  );
  expect(figures.length).toBeGreaterThan(10);
  expect(figures.filter((name) => !existsSync(path.join(DEMO, 'media', name)))).toEqual([]);
});

describe('the application calculator', () => {
  const catalogues = documents<{
    calculator: string;
    groups: { items: { key: string; dayCost: number }[] }[];
  }>('catalogues');
  const groups =
    catalogues.find(({ calculator }) => calculator === 'kalkulator-aplikacji')?.groups ?? [];
  const items = groups.flatMap((group) => group.items);

  test('has the eight groups and at least sixty items', () => {
    expect(groups).toHaveLength(8);
    expect(items.length).toBeGreaterThanOrEqual(60);
  });

  test.each([
    ['own-domain', 4],
    ['email-sign-up', 1],
    ['google-sign-up', 2],
    ['apple-sign-up', 2],
    ['facebook-sign-up', 2],
    ['dashboard', 5],
    ['booking', 8],
    ['cart', 8],
    ['marketplace', 12],
    ['crash-reporting', 0],
    ['api', 8],
    ['ssl', 3],
    ['two-factor', 5],
    ['dos-protection', 5],
  ])('counts %s with %d days', (key, days) => {
    expect(items.find((item) => item.key === key)?.dayCost).toBe(days);
  });
});

import { existsSync } from 'node:fs';
import { LOCALE_CODES } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import { AREAS } from './content/areas/index.ts';
import { POSTS } from './content/blog/posts/index.ts';
import { CAREERS } from './content/careers/index.ts';
import { CATALOGUES } from './content/catalogues/index.ts';
import { INDUSTRIES } from './content/industries/index.ts';
import { PAGES } from './content/pages/index.ts';
import { PRODUCTS } from './content/products/index.ts';
import { REALIZATIONS } from './content/realizations/index.ts';
import { REDIRECTS } from './content/redirects.ts';
import { BRAND_ALT } from './content/site-settings.ts';
import { demoFolder } from './folder.ts';
import { MEDIA_ALT } from './media/alt.ts';
import { PLAIN, proseIn } from './prose-in-test.ts';

const CATEGORY_PATHS = POSTS.map(({ category }) => `/blog/${category}`);
const KNOWN_PATHS = new Set([
  '/',
  ...PAGES.map(({ pageName }) => `/${pageName}`),
  ...PRODUCTS.map(({ slug }) => `/products/${slug}`),
  ...REALIZATIONS.map(({ slug }) => `/realizations/${slug}`),
  ...AREAS.map(({ pageName }) => `/areas/${pageName}`),
  ...INDUSTRIES.map(({ pageName }) => `/industries/${pageName}`),
  ...CAREERS.map(({ slug }) => `/careers/${slug}`),
  ...POSTS.map(({ category, slug }) => `/blog/${category}/${slug}`),
  ...CATEGORY_PATHS,
  ...Object.keys(CATALOGUES).map((calculator) => `/${calculator}`),
]);

test('every button, link and redirect leads to a page that there is', () => {
  const buttons = PLAIN.filter(({ name }) => /destination$|^to$|^link$/i.test(name));
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
  const blog = REDIRECTS.filter(({ from }) => from.startsWith('/blog/'));
  expect(blog.length).toBeGreaterThanOrEqual(60);
  expect(new Set(REDIRECTS.map(({ from }) => from)).size).toBe(REDIRECTS.length);
  expect(new Set(blog.map(({ to }) => to.split('/')[2])).size).toBe(14);
});

test('every picture that is named lies in the media folder and is described', () => {
  const described = { ...MEDIA_ALT, ...BRAND_ALT };
  const named = PLAIN.map(({ value }) => value).filter((text) =>
    /^[\w-]+\/[\w-]+\.\w+$/.test(text),
  );
  const figures = POSTS.flatMap(({ content }) =>
    [...content.matchAll(/^!\[.+\]\((\S+)\)$/gm)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(figures.length).toBeGreaterThan(10);
  expect([...named, ...figures].filter((name) => !(name in described))).toEqual([]);
  const missing = Object.keys(described).filter((name) => !existsSync(demoFolder('media', name)));
  expect(missing).toEqual([]);
});

describe('the application calculator', () => {
  const groups = CATALOGUES['kalkulator-aplikacji']?.groups ?? [];
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

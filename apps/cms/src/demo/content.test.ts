import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES, type Locale } from '@tkalnia/contract';
import { describe, expect, test } from 'vitest';
import { AREAS } from './content/areas/index.ts';
import { POSTS } from './content/blog/posts/index.ts';
import { SIDEBARS } from './content/blog/sidebars.ts';
import { CAREERS } from './content/careers/index.ts';
import { CATALOGUES } from './content/catalogues/index.ts';
import { EMPLOYEES } from './content/employees.ts';
import { CUSTOMISED_SOLUTIONS, PRODUCTS_SYSTEMS } from './content/estimate-elements.ts';
import { INDUSTRIES } from './content/industries/index.ts';
import { PAGES } from './content/pages/index.ts';
import { PRODUCTS } from './content/products/index.ts';
import { REALIZATIONS } from './content/realizations/index.ts';
import { REDIRECTS } from './content/redirects.ts';
import { SERVICES } from './content/services.ts';
import { BRAND_ALT, SITE_SETTINGS } from './content/site-settings.ts';
import { SLIDES } from './content/slides.ts';
import { MEDIA_ALT } from './media/alt.ts';

const EVERYTHING = {
  ...{ AREAS, INDUSTRIES, PRODUCTS, SERVICES, SLIDES, REALIZATIONS, EMPLOYEES, CAREERS, PAGES },
  ...{ CATALOGUES, CUSTOMISED_SOLUTIONS, PRODUCTS_SYSTEMS, SIDEBARS, SITE_SETTINGS, POSTS },
  REDIRECTS,
};

interface Said {
  where: string;
  name: string;
  text: string;
  /** Language of the text; none where it is the same in all of them. */
  locale: Locale | null;
}

function* strings(value: unknown, where = '', name = ''): Generator<Said> {
  if (typeof value === 'string') yield { where, name, text: value, locale: null };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${where}.${key}`;
    const locale = LOCALE_CODES.find((code) => code === key);
    if (locale && typeof inner === 'string') yield { where: at, name, text: inner, locale };
    else yield* strings(inner, at, /^\d+$/.test(key) ? name : key);
  }
}

const ALL = [...strings(EVERYTHING)];
const TRANSLATED = ALL.filter(({ locale }) => locale !== null);
const POST_TEXTS = POSTS.flatMap(({ slug, title, description, content }) =>
  [title, description, content].map((text) => ({
    where: slug,
    name: 'post',
    text,
    locale: 'pl' as const,
  })),
);
const PROSE = [...TRANSLATED, ...POST_TEXTS];

/** What an address in markdown may hold is not prose, nor is the sign that begins a picture. */
function withoutLinks(text: string): string {
  return text.replace(/!(?=\[)/g, '').replace(/\]\([^)]*\)/g, ']');
}

function offending(pattern: RegExp, texts: Said[]): string[] {
  return texts
    .filter(({ text }) => pattern.test(withoutLinks(text)))
    .map(({ where, text }) => `${where}: ${text.slice(0, 80)}`);
}

const said = (locale: Locale) => PROSE.filter((text) => text.locale === locale);

describe('words', () => {
  test('are there in every language, none empty', () => {
    expect(TRANSLATED.filter(({ text }) => text.trim() === '')).toEqual([]);
    for (const locale of LOCALE_CODES) {
      expect(TRANSLATED.filter((text) => text.locale === locale)).toHaveLength(
        TRANSLATED.length / LOCALE_CODES.length,
      );
    }
  });

  test('have the quotation marks, apostrophes and dashes of their language', () => {
    expect(offending(/["']/, PROSE)).toEqual([]);
    expect(offending(/[“‘’]/, said('pl'))).toEqual([]);
    expect(offending(/[„]/, said('en'))).toEqual([]);
    expect(offending(/[”‘]/, said('de'))).toEqual([]);
    expect(offending(/[a-ząćęłńóśźżäöüß] - |--/i, TRANSLATED)).toEqual([]);
  });

  test('do not shout or advertise', () => {
    expect(offending(/!|innowacyj|innovative|innovativ|kompleksow/i, PROSE)).toEqual([]);
  });

  test('write per cent with a space in Polish and German, without one in English', () => {
    expect(offending(/\d%/, [...said('pl'), ...said('de')])).toEqual([]);
    expect(offending(/\d %/, said('en'))).toEqual([]);
  });

  test('fit what search engines show', () => {
    const long = TRANSLATED.filter(
      ({ name, text }) =>
        (name === 'seoTitle' && text.length > 65) ||
        (name === 'seoDescription' && text.length > 170),
    );
    expect(long.map(({ where, text }) => `${where}: ${text.length}`)).toEqual([]);
  });
});

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
  const buttons = ALL.filter(({ name }) => /destination$|^to$|^link$/i.test(name));
  const links = PROSE.flatMap(({ where, text }) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => ({ where, text: to ?? '' })),
  );
  const own = [...buttons, ...links].filter(({ text }) => text.startsWith('/'));
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
  const named = ALL.map(({ text }) => text).filter((text) => /^[\w-]+\/[\w-]+\.\w+$/.test(text));
  const figures = POSTS.flatMap(({ content }) =>
    [...content.matchAll(/^!\[.+\]\((\S+)\)$/gm)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(figures.length).toBeGreaterThan(10);
  expect([...named, ...figures].filter((name) => !(name in described))).toEqual([]);
  const missing = Object.keys(described).filter(
    (name) => !existsSync(path.join(import.meta.dirname, 'media', name)),
  );
  expect(missing).toEqual([]);
});

test('posts are worth reading: five hundred words and headings', () => {
  const short = POSTS.filter(({ content }) => content.split(/\s+/).length < 500);
  expect(short.map(({ slug, content }) => `${slug}: ${content.split(/\s+/).length}`)).toEqual([]);
  expect(POSTS.filter(({ content }) => !content.includes('\n## '))).toEqual([]);
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

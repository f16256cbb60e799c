import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from '@osnowa/brand';
import { siteCss } from '@osnowa/brand/styles';
import { inOneLanguage } from '@osnowa/text';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { productNamed, SETTINGS } from '../../server/testing/records.ts';
import type { ExampleContent, PostPageContent } from '../content/domain.ts';

/** A company that sells three products and draws no motif. */
const accents = [
  { key: 'one', colour: '#111111', shade: '#222222' },
  { key: 'two', colour: '#343434', shade: '#444444' },
  { key: 'three', colour: '#555555', shade: '#666666' },
];
const other = { ...palette, accents, accent: '#111111', accentShade: '#222222', info: '#343434' };

const BRAND = ['', '/motif', '/motif/line', '/motif/pattern'].map((part) => `@osnowa/brand${part}`);

beforeAll(() => {
  vi.resetModules();
  vi.doMock('@osnowa/brand', async (original) => ({
    ...(await original<typeof import('@osnowa/brand')>()),
    palette: other,
  }));
  vi.doMock('@osnowa/brand/motif', () => ({
    MOTIF: {},
    RUNNING_LINES: 0,
    BESIDE_HERO_LINE: undefined,
  }));
  vi.doMock('@osnowa/brand/motif/line', () => ({
    Line: ({ colour, d }: { colour: string; d: string }) => <path stroke={colour} d={d} />,
  }));
  vi.doMock('@osnowa/brand/motif/pattern', () => ({ HAS_PATTERN: false }));
});

afterAll(() => {
  for (const name of BRAND) vi.doUnmock(name);
  vi.resetModules();
});

const APP = join(import.meta.dirname, '..');

test('its styles have every variable that the pages ask for', () => {
  const files = globSync('**/*.css', { cwd: APP }).map((file) =>
    readFileSync(join(APP, file), 'utf8'),
  );
  const sheets = [siteCss(other), ...files].join('\n');
  const defined = new Set([...sheets.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const asked = [...sheets.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(asked.filter((name) => !defined.has(name))).toEqual([]);
  expect(sheets).toContain('.accent-3 {');
  expect(sheets).not.toContain('.accent-4');
});

test('its pages have neither a motif nor an accent that it lacks', async () => {
  const { markup } = await import('../ui/testing/markup.tsx');
  const { Sections } = await import('../sections/sections.tsx');
  const { DEMO_DATA, EVERY_SECTION } = await import('../sections/testing/demo-sections.ts');
  const { PostText } = await import('../sections/blog/post-text.tsx');
  const { ErrorPage } = await import('./error/error-page.tsx');
  const { GalleryLists, GalleryMotif } = await import('./gallery/gallery-lists.tsx');
  const { ProductPage } = await import('./product/product-page.tsx');
  const settings = inOneLanguage(SETTINGS, 'pl');
  const sections = EVERY_SECTION.filter(({ kind }) => /journey|week|connections/.test(kind));
  const product = {
    ...inOneLanguage(productNamed('third', 3), 'pl'),
    accent: accents[2]?.colour ?? '',
    sections: sections as ExampleContent[],
    languages: ['pl' as const],
  };
  const [post] = DEMO_DATA.posts;
  if (!post?.category) throw new Error('No post');
  const products = DEMO_DATA.products.slice(0, 3);
  const article: PostPageContent['article'] = {
    parts: ['<p>a</p>', ''],
    contents: [],
    minutes: 1,
  };
  const about = { ...post, category: { ...post.category, id: 4 } };
  const pages = {
    home: <Sections of={EVERY_SECTION} data={{ ...DEMO_DATA, products }} />,
    product: <ProductPage product={product} settings={settings} quote={null} proof={null} />,
    article: (
      <PostText post={about as unknown as PostPageContent['post']} article={article} blocks={[]} />
    ),
    missing: <ErrorPage status={404} />,
    lists: <GalleryLists />,
    parts: <GalleryMotif />,
  };
  const html = Object.entries(pages).map(([name, page]) => [name, markup('pl', page)] as const);
  for (const [name, text] of html) expect(text, name).not.toMatch(/accent-4|\/pattern\/|<use/);
  const { product: itsPage, article: text } = Object.fromEntries(html);
  expect(itsPage).toMatch(/<section[^>]*accent-3/);
  // Categories have the accents in turn.
  expect(text).toContain('accent-1');
});

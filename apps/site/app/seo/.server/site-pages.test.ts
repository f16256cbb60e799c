import {
  AppError,
  ENDPOINTS,
  isBuiltInPage,
  LOCALE_CODES,
  NOTICE_PATH,
  pageAt,
  SHARE_PREFIX,
} from '@osnowa/contract';
import { FILES, PAGES } from '@osnowa/site-map';
import { inOneLanguage } from '@osnowa/text';
import { expect, test } from 'vitest';
import { CSP_REPORT_PATH } from '../../../server/security/content-security-policy.ts';
import { productNamed, SETTINGS } from '../../../server/testing/records.ts';
import { PATTERN_PREFIX } from '../../ui/motif/pattern.tsx';
import { IMAGE_PREFIX } from '../../ui/picture/image-url.ts';
import { llmsTxt, securityTxt, webManifest } from './site-files.ts';
import { type SitePage, sitePages } from './site-pages.ts';

const settings = inOneLanguage(SETTINGS, 'pl');
const at = (day: number) => `2026-05-0${day}T10:00:00.000Z`;

/** Content that a test gives, and nothing else. */
function contentOf(given: Record<string, unknown>): Parameters<typeof sitePages>[0] {
  return {
    get: async (name: string) => {
      if (/^kalkulator|^natych/.test(name) && !given[name]) throw new AppError('NotFound', name);
      return given[name] ?? [];
    },
    optional: async () => null,
  } as unknown as Parameters<typeof sitePages>[0];
}

const contentPage = (pageName: string) => ({
  pageName,
  title: { text: pageName, lang: 'pl' },
  subtitle: null,
  seoDescription: null,
  updatedAt: at(1),
  languages: LOCALE_CODES,
});

const post = (slug: string, category: string | null, day: number, language = 'pl') => ({
  slug,
  language,
  createdAt: at(day),
  updatedAt: at(day),
  title: slug,
  category: category && { slug: category },
});

const category = (slug: string) => ({ slug, name: { text: slug, lang: 'pl' } });

test('the pages of the site, lists with the time of their newest part', async () => {
  const product = { ...inOneLanguage(productNamed('erp', 1), 'pl'), languages: ['pl', 'en'] };
  const pages = await sitePages(
    contentOf({
      pages: ['home', 'products', 'blog', 'fairs/autumn', 'products/own', 'estimate-project'].map(
        contentPage,
      ),
      products: [product],
      'blog-posts/index': [
        post('old', 'erp', 2),
        post('new', 'erp', 3),
        post('loose', null, 1, 'de'),
      ],
      'blog-categories': [category('erp'), category('empty')],
      'kalkulator-dms': { title: { text: 'DMS' }, subtitle: null, languages: ['pl', 'en'] },
    }),
    'pl',
  );
  expect(pages.map(({ path, languages, modified }) => [path, languages.length, modified])).toEqual([
    ['/', 3, at(1)],
    ['/products', 3, at(4)],
    ['/blog', 2, at(3)],
    ['/fairs/autumn', 3, at(1)],
    ['/products/erp', 2, at(4)],
    ['/estimate-project', 3, null],
    ['/kalkulator-dms', 2, null],
    ['/blog/erp', 1, at(3)],
    ['/blog/erp/new', 1, at(3)],
    ['/blog/erp/old', 1, at(2)],
    ['/blog/loose', 1, at(1)],
  ]);
});

const polish = [...PAGES, ...FILES].map(({ path }) => `/${path}`);

test('search engines find every page but forms, the search, steps that need a choice and what a mail leads to', () => {
  const unlisted = PAGES.filter(({ sitemap }) => sitemap === null).map(({ path }) => `/${path}`);
  expect(unlisted.toSorted()).toEqual([
    // Listed with the categories.
    '/blog/:category/:slug',
    '/estimate',
    '/estimate-project/customised',
    '/estimate-project/products-systems',
    '/estimate-project/send-estimate',
    '/estimate-project/summary',
    '/estimate/:key',
    '/forms/*',
    '/kalkulator-dms-n/final-page',
    '/kalkulator-dms/final-page',
    '/kalkulator-dms/summary',
    '/kalkulator-erp-n/final-page',
    '/my-request',
    '/my-request/download',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/offer/:key',
    '/offer/:key/:file',
    '/search',
  ]);
});

test('no page of an editor can take the address of a route, of files or of another service', () => {
  const prefixes = [NOTICE_PATH, ENDPOINTS.captcha.path, CSP_REPORT_PATH, '/healthz', '/readyz'];
  const files = [IMAGE_PREFIX, PATTERN_PREFIX, SHARE_PREFIX, '/assets/', '/files/', '/metrics'];
  const others = ['/pl', '/en', '/de', '/admin', '/api', '/media', '/kalkulator-erp', '/summary'];
  const taken = [...polish.filter((path) => path !== '/*'), ...prefixes, ...files, ...others];
  const free = taken
    .map((path) => path.replace(/:\w+|\*/g, 'any').replace(/(.)\/$/, '$1/any'))
    .filter((path) => pageAt(path) !== null && !isBuiltInPage(pageAt(path) ?? ''));
  expect(free).toEqual([]);
  expect([pageAt('/fairs/autumn'), pageAt('/'), pageAt('/home'), pageAt('/Fairs')]).toEqual([
    'fairs/autumn',
    'home',
    null,
    null,
  ]);
});

const LISTED: SitePage[] = [
  {
    path: '/products/erp',
    languages: ['pl'],
    title: 'ERP',
    description: 'Jedno\nzdanie.',
    modified: at(1),
    accent: null,
  },
];

test('language models get the company and its pages in Markdown', () => {
  const text = llmsTxt(LISTED, settings, 'https://mill.example');
  expect(text.startsWith('# Test Mill\n\n> Description po polsku\n')).toBe(true);
  expect(text).toContain(
    '## Produkty\n\n- [ERP](https://mill.example/products/erp): Jedno zdanie.',
  );
  expect(text).not.toContain('## Blog');
});

test('I93 security.txt names the contact for reports of a vulnerability, for half a year', () => {
  const now = Date.UTC(2026, 4, 4, 12);
  const text = securityTxt(settings, 'https://mill.example', now);
  expect(text).toContain('Contact: mailto:office@mill.example\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect((expires - now) / 86_400_000).toBeGreaterThan(170);
  expect((expires - now) / 86_400_000).toBeLessThan(366);
});

test('the manifest names the company and icons that a device may cut', () => {
  const manifest = JSON.parse(webManifest(settings));
  expect(manifest).toMatchObject({ short_name: 'Test Mill', lang: 'pl', start_url: '/' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});

test('the page of finished projects is listed once there is one', async () => {
  const listed = async (...closed: string[]) => {
    const projects = closed.map((closedOn) => ({ closedOn }));
    const pages = await sitePages(contentOf({ 'delivered-projects': projects }), 'pl');
    return pages.filter(({ path }) => path === '/estimate-accuracy');
  };
  expect(await listed()).toEqual([]);
  expect(await listed('2026-03-31', '2026-05-29', '2024-01-01')).toMatchObject([
    { languages: LOCALE_CODES, modified: '2026-05-29' },
  ]);
});

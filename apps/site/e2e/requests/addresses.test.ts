import { expect, test } from 'vitest';
import { inLanguage, LANGUAGES, type Language } from '../support/combinations.ts';
import { content, needed, pathOf } from '../support/content.ts';
import { stack } from '../support/env.ts';

const posts = (await content('blog-posts', '?_limit=100')).filter(({ category }) => category);
const post = needed(posts[0], 'post with a category');
const other = needed(
  posts.find(({ category }) => category?.slug !== post.category?.slug)?.category ?? undefined,
  'second category',
);
const tag = needed(posts.find((one) => one.blog_tags[0])?.blog_tags[0], 'tag of a post');
const { PageName: industry } = needed((await content('industries'))[0], 'industry');
const POST = pathOf(post);
const CATEGORY = POST.slice(0, POST.lastIndexOf('/'));

const ask = (path: string) => fetch(stack.site + path, { redirect: 'manual' });

const PAGES = [
  ...['/blog', '/blog?page=2', '/blog?page=1', `/blog?tag=${tag.slug}`, CATEGORY],
  ...[`/en${CATEGORY}`, POST, `/de${POST}`, `/industries/${industry}`],
];

const MISSING = [
  ...['/blog?page=99', '/blog?tag=nie-ma', `${CATEGORY}?page=50`, '/blog/nie-ma'],
  ...[`${CATEGORY}/nie-ma`, `${POST}/dalej`, '/blog/Zażółć', '/en/blog/rss.xml'],
  ...['/areas/nie-ma', '/en/industries/none', `/areas/${industry}`, '/careers/dyrygent'],
  ...[
    'technology=nic-takiego',
    'technology=constructor',
    'industry=constructor&technology=react',
  ].map((filter) => `/realizations?${filter}`),
  // A page for developers only.
  '/_gallery',
];

const MOVED: [from: string, to: string][] = [
  [`/blog/${other.slug}/${post.slug}`, POST],
  [`/en/blog/nie-ma/${post.slug}?utm=1&q=2`, `/en${POST}?utm=1&q=2`],
  [`/en/blog/${post.slug}?utm=%C5%82`, `/en${POST}?utm=%C5%82`],
];

test.each<[path: string, status: number, location: string | null]>([
  ...PAGES.map((path): [string, number, null] => [path, 200, null]),
  ...MISSING.map((path): [string, number, null] => [path, 404, null]),
  ...MOVED.map(([from, to]): [string, number, string] => [from, 301, to]),
])('%s → %d %s, rendered and from the cache', async (path, status, location) => {
  for (const time of ['rendered', 'from the cache']) {
    const response = await ask(path);
    const found = [time, response.status, response.headers.get('location')];
    expect(found).toEqual([time, status, location]);
  }
});

test.each<[from: string, to: string, language: Language]>(
  [
    ['/kalkulator-dms/summary', '/kalkulator-dms'],
    ['/kalkulator-dms/final-page', '/kalkulator-dms'],
    ['/kalkulator-dms/final-page?items=unknown-item', '/kalkulator-dms'],
    ['/kalkulator-dms/final-page?users=25', '/kalkulator-dms?users=25'],
    ['/kalkulator-dms/final-page?utm_source=fair&a=1', '/kalkulator-dms?utm_source=fair'],
    ['/kalkulator-dms/summary?users=25&gclid=1', '/kalkulator-dms?users=25&gclid=1'],
    ['/kalkulator-dms-n/final-page', '/kalkulator-dms-n'],
    ['/kalkulator-erp-n/final-page', '/kalkulator-erp-n'],
    ['/estimate-project/send-estimate', '/estimate-project'],
    ['/estimate-project/summary?utm_campaign=fair', '/estimate-project?utm_campaign=fair'],
    ['/estimate-project/customised?systems=1', '/estimate-project/products-systems?systems=1'],
  ].map(([from = '', to = ''], row) => [from, to, LANGUAGES[row % LANGUAGES.length] as Language]),
)(
  'I40 %s, without what comes before, leads to %s in one hop, in %s',
  async (from, to, language) => {
    const answer = await ask(inLanguage(language, from));
    const location = answer.headers.get('location') ?? '';
    expect([answer.status, location]).toEqual([302, inLanguage(language, to)]);
    expect((await ask(location)).status).toBe(200);
  },
);

test('a form of another site is refused with a sentence', async () => {
  const refused = await fetch(`${stack.site}/en/forms/newsletter`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams({ mail: 'a' }),
  });
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('sent from another site');
});

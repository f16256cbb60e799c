import { LOCALES } from '@osnowa/contract';
import { HtmlValidate } from 'html-validate';
import { beforeAll, expect, test } from 'vitest';
import { splitLocale } from '../../app/i18n/locale-path.ts';
import { wantedPicture } from '../../server/images/picture-variant.ts';
import { everything, inLanguage, LANGUAGES } from '../support/combinations.ts';
import { companyName } from '../support/company.ts';
import { content } from '../support/content.ts';
import { byTarget, type InnerLink, innerLinks, strangeLinks } from '../support/crawl/links.ts';
import { askPatiently, type PageFacts, readPage } from '../support/crawl/page-facts.ts';
import { everyKind, withoutLanguage } from '../support/crawl/page-kinds.ts';
import { severalAtOnce } from '../support/crawl/several-at-once.ts';
import { type Listed, readSitemap } from '../support/crawl/sitemap.ts';
import { structuredDataProblems } from '../support/crawl/structured-data.ts';
import { stack } from '../support/env.ts';

/** The chooser's link to Polish: only there may a cookie or the browser cause a redirect. */
const CHOOSES_LANGUAGE = '/?locale=pl';

/** Pages whose title names the company; a long title leaves it out. */
const NAMES_COMPANY = /^\/(?:|products|products\/\w+|contact|about|services)$/;

const REQUESTS = 6;

let listed: Listed[];
let pages: PageFacts[];

beforeAll(async () => {
  listed = await readSitemap();
});

/**
 * Pages whose HTML and link preview are checked: if not everything runs, one of each kind, each in
 * the next language, because the same code makes them.
 */
function pagesOfEachKind(): PageFacts[] {
  const firsts = everyKind(listed).filter(({ isFirst }) => isFirst);
  const chosen = new Set(firsts.map(({ path }) => path));
  return pages.filter(({ path }) => everything || chosen.has(path));
}

/**
 * Pages that are read: all if everything runs; otherwise of each kind one in all of its languages,
 * and of the others a third, each in the next language.
 */
function pagesToRead(): Listed[] {
  const chosen = new Set(everyKind(listed).map(({ path }) => path));
  const names = [...new Set(listed.map(({ path }) => withoutLanguage(path)))];
  const inTurn = names.map((path, index) => inLanguage(LANGUAGES[index % 3] ?? 'pl', path));
  for (const path of inTurn) chosen.add(path);
  return listed.filter(({ path }) => everything || chosen.has(path));
}

/** Data of a page for the links to it. */
type Place = Pick<PageFacts, 'path' | 'status' | 'ids'>;

/** If not everything runs, a list is requested with each of its filters in one language. */
function onceEach(paths: string[]): string[] {
  const seen = new Set<string>();
  return paths.filter((path) => {
    const [list = '', filter] = withoutLanguage(path).split('?');
    if (everything || filter === undefined) return true;
    const isNew = [list, filter].some((part) => !seen.has(part));
    for (const part of [list, filter]) seen.add(part);
    return isNew;
  });
}

/** Problems of every page, each with its path. */
const findings = (check: (page: PageFacts) => string[]) =>
  pages.flatMap((page) => check(page).map((problem) => `${page.path}: ${problem}`));

/** Values that more than one page has. */
function shared(wordsOf: (page: PageFacts) => string): string[] {
  const paths = new Map<string, string[]>();
  for (const page of pages)
    paths.set(wordsOf(page), [...(paths.get(wordsOf(page)) ?? []), page.path]);
  return [...paths]
    .filter(([, same]) => same.length > 1)
    .map(([value, same]) => `“${value}”: ${same.join(', ')}`);
}

test('the sitemap names every page in its languages', async () => {
  const paths = listed.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(['/', '/en', '/de', '/en/contact', '/blog']));
  // An article exists in its own language only.
  for (const language of ['en', 'de'] as const) {
    const articles = paths.filter((path) => /^\/(?:en|de)\/blog\/[^/]+\/[^/]+$/.test(path));
    const own = articles.filter((path) => path.startsWith(`/${language}/`));
    expect(own).toHaveLength(await content('blog-posts/count', `?language=${language}`));
    expect(own.filter((path) => paths.includes(withoutLanguage(path)))).toEqual([]);
  }
  expect(listed.filter(({ url }) => !url.startsWith(stack.site))).toEqual([]);
  expect(
    listed.filter(({ modified }) => modified && !(Date.parse(modified) <= Date.now())),
  ).toEqual([]);
});

test('every listed page answers, in its language, with one heading and words of its own', async () => {
  const company = await companyName();
  pages = await severalAtOnce(pagesToRead(), REQUESTS, ({ path }) => readPage(path));
  expect(
    findings(({ path, status, html, lang, headings, title, description, robots }) => [
      ...(status === 200 ? [] : [`answers ${status}`]),
      ...(lang === LOCALES[splitLocale(path).locale].fullCode ? [] : [`lang is ${lang}`]),
      ...(headings.length === 1 && headings[0] ? [] : [`${headings.length} main headings`]),
      ...(html.includes('{fact:') ? ['a fact on it has no value'] : []),
      ...(title && description ? [] : ['no title or no description']),
      ...(title.length > 65 ? [`its title has ${title.length} characters`] : []),
      ...(description.length > 160 ? [`its description has ${description.length}`] : []),
      ...(title.includes(company) || !NAMES_COMPANY.test(withoutLanguage(path))
        ? []
        : ['its title does not name the company']),
      ...(robots === '' ? [] : [`listed, and yet ${robots}`]),
    ]),
  ).toEqual([]);
  // Browsers store no such page for "back".
  expect(
    findings(({ cacheControl }) => (/no-store/.test(cacheControl) ? [cacheControl] : [])),
  ).toEqual([]);
  expect(shared(({ title }) => title)).toEqual([]);
  expect(shared(({ description }) => description)).toEqual([]);
});

test('every page names itself, and its translations name each other', () => {
  const byUrl = new Map(pages.map((page) => [page.canonical, page]));
  expect(
    findings((page) => {
      const entry = listed.find(({ path }) => path === page.path) as Listed;
      const others = Object.values(page.alternates).flatMap((url) => byUrl.get(url) ?? []);
      const same = (one: object, other: object | undefined) =>
        JSON.stringify(one) === JSON.stringify(other);
      return [
        ...(page.canonical === entry.url ? [] : [`its canonical address is ${page.canonical}`]),
        ...(same(page.alternates, entry.alternates)
          ? []
          : ['the sitemap names other translations']),
        ...others
          .filter((other) => !same(page.alternates, other.alternates))
          .map((other) => `${other.path} does not name it`),
      ];
    }),
  ).toEqual([]);
});

test('every link leads to a page, and every anchor to a place on it', async () => {
  const known = new Map<string, Place>(pages.map((page) => [page.path, page]));
  const links = pages.flatMap(innerLinks).filter(({ path }) => !path.startsWith('/img/'));
  const withPlaces = new Set(links.filter(({ anchor }) => anchor).map(({ path }) => path));
  // Pages of the sitemap were read in another language, or have the kind of one that was read.
  const isListed = new Set(listed.map(({ path }) => path));
  const further = [...new Set(links.map(({ path }) => path))].filter((path) => !known.has(path));
  const asked = onceEach(further).filter((path) => withPlaces.has(path) || !isListed.has(path));
  const leftOut = new Set(further.filter((path) => !asked.includes(path)));
  const isPage = (path: string) => !/^\/(?:downloads|img|assets|share)\/|\.\w+$/.test(path);
  const others = await severalAtOnce(asked, REQUESTS, async (path) =>
    isPage(path) && withPlaces.has(path)
      ? readPage(path)
      : { path, status: await statusOf(path), ids: [] },
  );
  for (const other of others) known.set(other.path, other);
  const broken = ({ path }: InnerLink) =>
    path !== CHOOSES_LANGUAGE && !leftOut.has(path) && known.get(path)?.status !== 200;
  const lost = ({ path, anchor }: InnerLink) =>
    anchor !== '' && known.get(path)?.status === 200 && !known.get(path)?.ids.includes(anchor);
  expect([
    ...pages.flatMap(strangeLinks),
    ...byTarget(links.filter(broken), ({ path }) => `${path} answers ${known.get(path)?.status}`),
    ...byTarget(links.filter(lost), ({ path, anchor }) => `${path} has no place #${anchor}`),
  ]).toEqual([]);
});

test('every picture, icon and style is there, and the link previews of every kind', async () => {
  const previews = new Set(pagesOfEachKind().map(({ path }) => path));
  const uses = pages.flatMap(({ path, files, links, sharePicture }) =>
    [
      ...files,
      ...links.filter((link) => link.startsWith('/img/')),
      ...(previews.has(path) ? [sharePicture] : []),
    ].map((file) => ({ path, file: new URL(file, stack.site + path).pathname })),
  );
  const users = new Map(uses.map(({ path, file }) => [file, path]));
  const asked = [...new Set([...users.keys()].flatMap(asStored))];
  const statuses = await severalAtOnce(asked, REQUESTS, statusOf);
  const missing = new Set(asked.filter((_, index) => statuses[index] !== 200));
  expect(
    [...users].flatMap(([file, path]) =>
      asStored(file).some((one) => missing.has(one)) ? [`${file}, used by ${path}`] : [],
    ),
  ).toEqual([]);
});

/**
 * Paths to request for a file. Each size of a picture costs the processor a tenth of a second: if
 * not everything runs, the site's own code reads its address, and the stored picture is requested.
 */
function asStored(file: string): string[] {
  if (everything || !file.startsWith('/img/')) return [file];
  const picture = wantedPicture(file);
  return [picture ? `${stack.cms}/api/media/${picture.file}` : file];
}

// The compiler checks types and properties by schema.org's own list.
test('structured data says what search engines ask for', () => {
  expect(
    findings(({ path, structuredData }) =>
      structuredDataProblems(withoutLanguage(path), structuredData),
    ),
  ).toEqual([]);
});

/**
 * React writes void elements with a slash and articles have them without, React writes some
 * attributes in camel case, ticks as empty values and ids with an underscore: HTML has all of it.
 * Radio buttons of one list have the same name.
 */
const HTML_RULES = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': 'off',
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // React writes an attribute without a value as an empty one.
    'attribute-empty-style': ['error', { style: 'empty' }],
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
  },
});

test('A18 a page of every kind is valid HTML', async () => {
  const reports = await Promise.all(
    pagesOfEachKind().map(async ({ path, html }) => ({
      path,
      report: await HTML_RULES.validateString(html),
    })),
  );
  const lines = reports.flatMap(({ path, report }) =>
    report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => ({
        from: path,
        path: `${ruleId}: ${message} (${selector})`,
        anchor: '',
      })),
    ),
  );
  expect(byTarget(lines, ({ path }) => path)).toEqual([]);
});

async function statusOf(path: string): Promise<number> {
  const response = await askPatiently(new URL(path, stack.site).href);
  await response.body?.cancel();
  return response.status;
}

import { SEARCH } from '@osnowa/contract';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import { describe, expect, test } from 'vitest';
import { localePath } from '../../app/i18n/locale-path.ts';
import { LANGUAGES, rows } from '../support/combinations.ts';
import { content, needed, pathOf } from '../support/content.ts';
import { open, type PlainPage, press } from '../support/plain-visitor.ts';

const product = needed((await content('products', '?_limit=1'))[0], 'product');
const german = needed((await content('blog-posts', '?language=de&_limit=1'))[0], 'German post');

/** A text of the site as `textOf` gives it. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

const hits = ({ $ }: PlainPage) =>
  $('main ol > li')
    .toArray()
    .map((hit) => $(hit));

const hrefs = (page: PlainPage) => hits(page).map((hit) => hit.find('a').attr('href'));

describe.each(rows(LANGUAGES, 2))('in %s, without scripts', (locale) => {
  const { search: words, errors, frame } = SITE_MESSAGES[locale];
  const path = localePath(locale, '/search');
  const searchFor = (q: string) => open(`${path}?${new URLSearchParams({ q })}`);

  test('the bar, the menu of phones and a missing page lead to it', async () => {
    for (const from of [localePath(locale, '/'), localePath(locale, '/nowhere-at-all')]) {
      const page = await open(from);
      expect(page.$(`header a[href="${path}"]`).length, from).toBe(2);
      expect(page.$(`header > div > a[href="${path}"]`).attr('aria-label')).toBe(frame.search);
    }
    const missing = await open(localePath(locale, '/nowhere-at-all'));
    expect(missing.textOf(`main form[action="${path}"] label`)).toBe(plain(errors.goSearch));
  });

  test('what is typed finds pages, each with its kind, its link and the word that was found', async () => {
    const form = await open(path);
    expect([form.status, form.textOf('h1')]).toEqual([200, plain(words.title)]);
    const q = product.Name.toLowerCase();
    const found = await press(form, 'main form[action$="/search"] button', { q });
    expect(found.url.pathname + found.url.search).toBe(`${path}?q=${q}`);
    const [first] = hits(found);
    const href = localePath(locale, `/products/${product.slug}`);
    expect(first?.find('h2 a').attr('href')).toBe(href);
    expect(first?.find('h2 mark').text()).toBe(product.Name);
    expect(first?.text()).toContain(words.kinds.products);
    expect(found.$('main input[name=q]').attr('value')).toBe(q);
    expect(found.$('meta[name=robots]').attr('content')).toBe('noindex');
    expect(found.$('link[rel=canonical]').length).toBe(0);
  });

  test('nothing is found: a sentence, and ways on to people and calculators', async () => {
    for (const q of ['<b>xyzxyz</b>', '%\u0000\u202E', "';--"]) {
      const page = await searchFor(q);
      expect([q, page.status]).toEqual([q, 200]);
      expect(page.textOf('main')).toContain(plain(words.nothingHint));
      if (!/\p{C}/u.test(q)) expect(page.textOf('main h2')).toContain(q);
      expect(page.$(`main nav a[href="${localePath(locale, '/contact')}"]`).length).toBe(1);
      expect(page.$('main nav a[href*="/kalkulator-"]').length).toBeGreaterThan(2);
    }
  });

  test('too long a text is named at the field and stays there; nothing, or far too much, shows the form and the ways on', async () => {
    const long = 'faktura '.repeat(SEARCH.maxCharacters / 8 + 1).trim();
    const page = await searchFor(long);
    expect([page.status, hits(page)]).toEqual([200, []]);
    expect(page.textOf('#search-error')).toContain(String(SEARCH.maxCharacters));
    expect(page.$('#search').attr('value')).toBe(long);
    for (const q of ['   ', 'x'.repeat(6_000)]) {
      const empty = await searchFor(q);
      expect([empty.status, empty.textOf('#search-hint')]).toEqual([200, plain(words.hint)]);
      expect(empty.textOf('main nav')).toContain(plain(words.ask));
    }
  });
});

test('a German article is found in German, and not in Polish', async () => {
  const query = `?${new URLSearchParams({ q: german.Title })}`;
  expect(hrefs(await open(`/de/search${query}`))).toContain(`/de${pathOf(german)}`);
  expect(hrefs(await open(`/search${query}`))).not.toContain(pathOf(german));
});

test('results go on to further pages, end with the last, and are narrowed to one kind', async () => {
  const first = await open('/search?q=faktura');
  const next = first.$('main a[rel=next]').attr('href') ?? '';
  expect(next).toBe('/search?q=faktura&page=2');
  const second = await open(next);
  expect(hits(second).length).toBeGreaterThan(0);
  expect(hrefs(second)).not.toEqual(expect.arrayContaining([hrefs(first)[0]]));
  const kinds = first.$('main nav a[href*="kind="]');
  expect(kinds.length).toBeGreaterThan(1);
  const href = kinds.first().attr('href') ?? '';
  const narrowed = await open(href);
  const current = narrowed.$('main nav a[aria-current=page]');
  expect(current.attr('href')).toBe(href);
  const count = Number(current.find('span').text());
  expect(hits(narrowed).length).toBe(Math.min(count, SEARCH.perPage));
  expect(new Set(hits(narrowed).map((hit) => hit.find('p').first().text())).size).toBe(1);
  expect((await open('/search?q=faktura&page=999')).status).toBe(404);
});

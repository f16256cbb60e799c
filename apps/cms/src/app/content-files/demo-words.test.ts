import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { HEADS, hasHead, LONGEST_TITLE } from '@osnowa/site-map';
import { misprints } from '@osnowa/text';
import { describe, expect, test } from 'vitest';
import { contentProse, type Prose, type Texts } from '../../testing/content-prose.ts';
import { readFilledSources } from '../../testing/filled-sources.ts';
import { DEMO } from './source-files.ts';

const { translated: TRANSLATED, proseIn } = await contentProse(DEMO);
const SOURCES = await readFilledSources(DEMO);

/** Documents of one kind, as in their files. */
function documents<Document = Record<string, string>>(kind: string): Document[] {
  return SOURCES.filter((source) => source.kind === kind).map(({ data }) => data as Document);
}

const POSTS = documents<{ slug: string; content: string; category: string }>('posts');

/** Names and terms that are the same in two languages or in all three. */
const SHARED = new Set(
  `Blog, Cloud, Community, Controlling, E-commerce, Extras, Figma, Forum, Home office, HR, Kontakt,
  Newsletter, Off-topic, Playwright, PostgreSQL, Prototyp, React, Server, Service, Shop, SQL, Start, Team, Tempo,
  Transport, TypeScript, WCAG 2.2, Łódź, ERP, FIBU, DATA, DMS, DF-App, Field Service, Gastro-Kasse,
   Care Desk, GSD Maps, GSD Stats, Hotel Room, Metal Olechów, Murawa Budownictwo, Pick Path, Pool Planning, Śruby24,
   Tkaniny Północ, TipTip, +1 h`.split(/,\s+/),
);

/** A figure with its unit, such as `−40 s` or `9 → 2 min`; a unit alone; a time. */
const FIGURE = /^(?:%|\d+:\d\d|[+−]?[\d,. →]+(?:%| s| min)?)$/;

/** Labels that ask for a price, a talk or an answer. */
const ACTS: Record<Locale, RegExp> = {
  pl: /oszacuj|wycen|umów|rozmow|zapyta|ofert[ęy]$/i,
  en: /estimat|quote|book|call|enquiry|describe/i,
  de: /schätz|kalkul|vereinbar|gespräch|rückruf|anfrag|beschreib/i,
};

/** Texts for search engines of each document that has a page, in one language. */
function headsIn(locale: Locale) {
  const text = (value: unknown) =>
    typeof value === 'string' ? value : ((value as Texts | undefined)?.[locale] ?? '');
  return SOURCES.flatMap(({ file, kind, data }) => {
    const document = data as Record<string, unknown>;
    const written = document.language ?? (kind === 'posts' ? 'pl' : locale);
    if (!hasHead(kind) || written !== locale) return [];
    return [{ file, ...HEADS[kind]((name) => text(document[name])) }];
  });
}

/** From this many characters on, the same text twice is a paragraph that was copied. */
const PARAGRAPH = 80;

const REPEATED = /\.sections\.0\.subtitle$|media\.yaml\.alt$|Consent\.full$/;

const PAIRS: [Locale, Locale][] = [
  ['pl', 'en'],
  ['pl', 'de'],
  ['en', 'de'],
];

function offending(prose: Prose[], pattern: RegExp): string[] {
  return prose
    .filter(({ text }) => pattern.test(text))
    .map(({ where, text }) => `${where}: ${text.slice(0, 80)}`);
}

/** Removes the delimiter rows of Markdown tables, which no reader sees. */
const withoutTableRules = ({ where, text }: Prose) => ({
  where,
  text: text.replace(/^ *\|[ |-]+$/gm, ''),
});

describe.each(LOCALE_CODES)('words in %s', (locale) => {
  test('are there, none empty', () => {
    expect(TRANSLATED.length).toBeGreaterThan(1_000);
    const empty = TRANSLATED.filter(({ value }) => value[locale].trim() === '');
    expect(empty.map(({ where }) => where)).toEqual([]);
  });

  test('keep the typography of their language', () => {
    const found = proseIn(locale)
      .map(withoutTableRules)
      .flatMap(({ where, text }) =>
        misprints(text, locale).map((what) => `${where}: ${what}: ${text.slice(0, 60)}`),
      );
    expect(found).toEqual([]);
  });

  test('do not advertise', () => {
    expect(offending(proseIn(locale), /innowacyj|innovative|innovativ|kompleksow/i)).toEqual([]);
  });

  test('say no paragraph twice', () => {
    const paragraphs = proseIn(locale)
      .flatMap(({ where, text }) => text.split('\n').map((line) => ({ where, text: line.trim() })))
      // A hero repeats its page's subtitle, the version of a picture its description, each consent the rights.
      .filter(({ where, text }) => text.length >= PARAGRAPH && !REPEATED.test(where));
    const first = new Map<string, string>();
    const twice = paragraphs.filter(({ where, text }) => {
      const known = first.has(text);
      first.set(text, where);
      return known;
    });
    expect(twice).toEqual([]);
  });

  test('fit what search engines show', () => {
    const long = headsIn(locale).flatMap(({ file, title, description }) => [
      ...(title.length > LONGEST_TITLE ? [`${file}: title ${title.length}`] : []),
      ...(description.length > 160 ? [`${file}: description ${description.length}`] : []),
    ]);
    expect(long).toEqual([]);
  });

  test('describe a picture in one breath', () => {
    const long = TRANSLATED.filter(
      ({ name, value }) => name === 'alt' && value[locale].length > 170,
    );
    expect(long.map(({ where, value }) => `${where}: ${value[locale].length}`)).toEqual([]);
  });

  test('call each of three acts by one name', () => {
    const acts = TRANSLATED.filter(
      ({ name, where }) => /button$/i.test(name) && !/careers/.test(where),
    )
      .map(({ value }) => value[locale])
      .filter((label) => ACTS[locale].test(label));
    expect(new Set(acts).size).toBe(2);
  });
});

test.each(PAIRS)('%s and %s do not say the same but in names, figures and terms', (one, other) => {
  const same = TRANSLATED.filter(({ value }) => value[one] === value[other])
    .map(({ where, value }) => ({ where, text: value[one] }))
    .filter(({ text }) => !SHARED.has(text) && !FIGURE.test(text));
  expect(same).toEqual([]);
});

describe('posts', () => {
  const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N},.-]*/gu)?.length ?? 0;

  test('have five to nine hundred words and headings', () => {
    const lengths = POSTS.map(({ slug, content }) => ({ slug, words: words(content) }));
    expect(lengths.filter((post) => post.words < 500 || post.words > 900)).toEqual([]);
    expect(POSTS.filter(({ content }) => !content.includes('\n## '))).toEqual([]);
  });

  test('do not begin alike', () => {
    const openings = POSTS.map(({ content }) =>
      // Below the figure that a post begins with.
      content
        .replace(/^\s*> .+\n+/, '')
        .split(/\s+/)
        .slice(0, 2)
        .join(' '),
    );
    expect(new Set(openings).size).toBe(POSTS.length);
  });
});

test('old addresses of the blog lead to a post in each category', () => {
  const blog = documents('redirects').filter(({ from }) => from?.startsWith('/blog/'));
  expect(blog.length).toBeGreaterThanOrEqual(60);
  expect(new Set(blog.map(({ to }) => to?.split('/')[2])).size).toBe(14);
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

  test('counts each item with its days', () => {
    const days = {
      ...{ 'own-domain': 4, 'email-sign-up': 1, 'google-sign-up': 2, 'apple-sign-up': 2 },
      ...{ 'facebook-sign-up': 2, dashboard: 5, booking: 8, cart: 8, marketplace: 12, api: 8 },
      ...{ 'crash-reporting': 0, ssl: 3, 'two-factor': 5, 'dos-protection': 5 },
    };
    const counted = Object.fromEntries(items.map(({ key, dayCost }) => [key, dayCost]));
    expect(counted).toMatchObject(days);
  });
});

const PICTURES = documents<{ file: string; alt: Texts; versions?: Partial<Texts> }>('media');

/** Screens with words that stay as they are: a guest from Britain reads this tablet in English. */
const UNTRANSLATED = ['realizations/hotel-room-3.webp'];

/** A screen with Polish words, such as `products/erp-1.webp`. */
const SCREEN = /^(?:products|realizations)\/[\w-]+\.webp$/;

test('every picture of the demo content has its alternative text, and no text lacks its picture', async () => {
  const found = await readdir(path.join(DEMO, 'media'), { recursive: true });
  const files = found.filter((name) => /\.\w+$/.test(name));
  expect(PICTURES.map(({ file }) => file).sort()).toEqual(files.sort());
});

test('every screen has a version in the other languages, and no version of another screen', () => {
  const screens = PICTURES.filter(({ file }) => SCREEN.test(file) && !UNTRANSLATED.includes(file));
  expect(screens.length).toBeGreaterThan(30);
  for (const { file, versions } of screens) {
    const inLanguage = (language: string) => file.replace(/(?=\.webp$)/, `.${language}`);
    expect(versions, file).toEqual({ en: inLanguage('en'), de: inLanguage('de') });
  }
});

test('pictures share a description with their versions only', () => {
  const versions = new Set(PICTURES.flatMap((picture) => Object.values(picture.versions ?? {})));
  const described = PICTURES.filter(({ file }) => !versions.has(file)).map(({ alt }) => alt.pl);
  expect(described.filter((text, at) => described.indexOf(text) < at)).toEqual([]);
});

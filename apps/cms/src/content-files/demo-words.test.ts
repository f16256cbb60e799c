import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { HEADS, hasHead, LONGEST_TITLE } from '@osnowa/site-map';
import { misprints } from '@osnowa/text';
import { describe, expect, test } from 'vitest';
import { contentProse, type Prose, type Texts } from '../testing/content-prose.ts';
import { DEMO, readSources } from './source-files.ts';

const { translated: TRANSLATED, proseIn } = await contentProse(DEMO);
const SOURCES = await readSources(DEMO);
const POSTS = SOURCES.filter(({ kind }) => kind === 'posts').map(
  ({ data }) => data as { slug: string; content: string },
);

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

/** What search engines show of each document with a page in one language. */
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

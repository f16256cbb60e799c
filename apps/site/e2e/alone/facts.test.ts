import {
  EXCHANGE_RATE,
  type Facts,
  type FactToken,
  factTokens,
  shownFact,
} from '@osnowa/text/facts';
import { expect, test } from 'vitest';
import { beforeRelease, inLanguage, LANGUAGES, type Language } from '../support/combinations.ts';
import { needed } from '../support/content.ts';
import { readPage } from '../support/crawl/page-facts.ts';
import { severalAtOnce } from '../support/crawl/several-at-once.ts';
import { plain } from '../support/crawl/shown-texts.ts';
import { readSitemap } from '../support/crawl/sitemap.ts';
import { backOffice } from '../support/leads.ts';
import { open } from '../support/plain-visitor.ts';
import {
  FACTS_IN,
  officeIsOpen,
  type SentKind,
  sentToVisitors,
} from '../support/sent-to-visitors.ts';
import { figuresOn, keepEstimate } from '../support/stored-estimate.ts';

interface StoredFact {
  id: number;
  key: string;
  kind: string;
  reckoned: string | null;
  values: {
    since: string;
    amount?: number;
    to?: number;
    eur?: number;
    toEur?: number;
    date?: string;
  }[];
}

type Value = StoredFact['values'][number];

officeIsOpen();

const SINCE = '2020-01-01';

/** Facts that other figures are multiplied by; a catalogue bounds them. */
const FACTORS = [EXCHANGE_RATE, 'range-factor'];

/** Facts whose value is a figure or a day. */
async function readFacts(): Promise<StoredFact[]> {
  const { docs } = await backOffice<{ docs: StoredFact[] }>('/facts?limit=0&depth=0&locale=all');
  return docs.filter(
    ({ key, kind, reckoned }) => !reckoned && kind !== 'words' && !FACTORS.includes(key),
  );
}

const publish = (id: number, values: readonly Value[]) =>
  backOffice(`/facts/${id}?locale=pl`, {
    method: 'PATCH',
    body: JSON.stringify({ values, _status: 'published' }),
  });

/** A value that no other fact has, nor has it by chance. @param round 1 or 2 */
function newValue({ kind, values }: StoredFact, nth: number, round: number): Value {
  const amount = 1_003 + round * 4_000 + nth * 17;
  if (kind === 'date') return { since: SINCE, date: `${amount}-05-12` };
  const isRange = typeof values[0]?.to === 'number';
  const euro = kind === 'money' ? { eur: amount + 5, ...(isRange && { toEur: amount + 6 }) } : {};
  return { since: SINCE, amount, ...(isRange && { to: amount + 2 }), ...euro };
}

/** Every place of the content that refers to a fact, in the language that it is stored in. */
async function referencesTo(facts: readonly StoredFact[]): Promise<Set<string>> {
  const forms = await severalAtOnce(facts, 4, async ({ id }) => {
    const { places } = await backOffice<{ places: { href: string }[] }>(`/facts/${id}/uses`);
    return places.map(({ href }) => new URL(href, 'https://form.example').pathname);
  });
  const documents = [...new Set(forms.flat())].map((path) =>
    path.replace(/^\/admin(\/collections)?/, ''),
  );
  const stored = await severalAtOnce(documents, 4, (path) =>
    backOffice<object>(`${path}?locale=all&depth=0`),
  );
  return new Set(
    stored.flatMap((one) => factTokens(JSON.stringify(one)).map(({ token }) => token)),
  );
}

interface Shown {
  token: FactToken;
  language: Language;
  words: string;
}

/** What each reference shows in each language with these values. */
function shownBy(references: ReadonlySet<string>, facts: Facts): Shown[] {
  return [...references].flatMap((reference) => {
    const token = needed(factTokens(reference)[0], reference);
    return LANGUAGES.flatMap((language) => {
      const words = shownFact(token, language, facts, '2026-11-30');
      return words ? [{ token, language, words: plain(words) }] : [];
    });
  });
}

/** Every page in its languages, and what machines read, as plain text. */
async function readSite(): Promise<Map<string, string>> {
  const listed = (await readSitemap()).map(({ path }) => path);
  const paths = [...listed, '/llms.txt', '/blog/rss.xml'];
  const texts = await severalAtOnce(paths, 4, async (path) => {
    const { html, status } = await readPage(path);
    expect([path, status]).toEqual([path, 200]);
    return [path, plain(html)] as const;
  });
  return new Map(texts);
}

/**
 * Waits until a home page shows one of these. A site follows changes in their order and renders its
 * home pages by itself, so that one with the last change has all, and so has every other page.
 */
async function untilHomeShows(language: Language, shown: readonly Shown[]): Promise<void> {
  const own = shown.filter((one) => one.language === language);
  const isShown = async () => {
    const text = plain((await readPage(inLanguage(language, '/'))).html);
    return own.some(({ words }) => timesIn(text, words) > 0);
  };
  await expect.poll(isShown).toBe(true);
}

/** How often a page has these words, not as a part of a longer figure. */
function timesIn(text: string, words: string): number {
  const [first = '', ...others] = text.split(words);
  const isAlone = (after: string, nth: number) =>
    !/[\p{L}\d]$/u.test(nth === 0 ? first : (others[nth - 1] ?? '')) && !/^[\p{L}\d]/u.test(after);
  return others.filter(isAlone).length;
}

/** The numbers of a text, without the separators of thousands. */
function numbersIn(text: string): Set<number> {
  const written = plain(text).replace(/(\d)[\s.,](?=\d{3}(?!\d))/g, '$1');
  return new Set((written.match(/\d+/g) ?? []).map(Number));
}

/**
 * What is wrong with the figures that visitors are sent.
 * @param values of all facts, by their keys
 * @param before amounts of all facts before the change
 */
async function faultsInSent(
  language: Language,
  values: ReadonlyMap<string, Value>,
  before: readonly number[],
): Promise<string[]> {
  const sent = await sentToVisitors(language);
  return (Object.keys(sent) as SentKind[]).flatMap((kind) => {
    const numbers = numbersIn(sent[kind]);
    const shown = FACTS_IN[kind].map((key) => {
      const { amount, eur } = needed(values.get(key), `fact «${key}»`);
      return [key, (language !== 'pl' && eur) || amount] as const;
    });
    const missing = shown.filter(([, amount]) => !amount || !numbers.has(amount));
    const old = before.filter((amount) => numbers.has(amount));
    return [
      ...missing.map(([key, amount]) => `${kind} (${language}) without ${key}: ${amount}`),
      ...old.map((amount) => `${kind} (${language}) with ${amount} from before`),
    ];
  });
}

/** Ranges of money among these figures, in PLN. */
function sums(figures: readonly string[]): number[] {
  const written = figures.join(' ').replace(/(\d)\s(?=\d)/g, '$1');
  return [...written.matchAll(/(\d+)–(\d+)\szł/g)].flatMap(([, low, high]) =>
    [low, high].map(Number),
  );
}

const twice = (figures: readonly string[]) => sums(figures).map((amount) => amount * 2);

test('a new rate is on every page that says it, in new estimates and in no kept one, and back again', async () => {
  const all = await readFacts();
  const rate = needed(
    all.find(({ key }) => key === 'rate'),
    'fact «rate»',
  );
  const { places } = await backOffice<{ places: { preview: string | null }[] }>(
    `/facts/${rate.id}/uses`,
  );
  const paths = places.flatMap(({ preview }) => (preview ? [new URL(preview).pathname] : []));
  const pages = [...new Set(paths)];
  expect(pages.length).toBeGreaterThan(3);
  const saying = async (words: string) => {
    const texts = await severalAtOnce(pages, 4, async (path) => plain((await readPage(path)).html));
    return texts.filter((text) => text.includes(words)).length;
  };
  const kept = await keepEstimate();
  const { pathname } = kept.page.url;
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  // In the middle of a month; the day before has the rate of before.
  await publish(rate.id, [...rate.values, { since: today, amount: 2800, eur: 680 }]);
  try {
    await expect.poll(() => saying('2800 zł')).toBeGreaterThan(0);
    expect(await saying('1400 zł')).toBe(0);
    expect(figuresOn(await open(pathname))).toEqual(kept.figures);
    expect(sums((await keepEstimate()).figures)).toEqual(twice(kept.figures));
    expect(sums(kept.figures)).not.toEqual([]);
  } finally {
    await publish(rate.id, rate.values);
  }
  await expect.poll(() => saying('2800 zł')).toBe(0);
});

beforeRelease(
  'every fact is changed: its value before is on no page, in no mail and in no estimate, the new one wherever it was',
  async () => {
    const all = await readFacts();
    const isRate = ({ key }: StoredFact) => key === 'rate';
    const stored = all.toSorted((one, other) => Number(isRate(other)) - Number(isRate(one)));
    const references = await referencesTo(stored);
    const showsRate = ({ token }: Shown) => token.key === 'rate';
    const faults: string[] = [];
    let before: number[] = [];
    const round = async (nth: number) => {
      const facts = stored.map((fact, at) => [fact, newValue(fact, at, nth)] as const);
      const [rate, ...others] = facts;
      await severalAtOnce(others, 2, ([{ id }, value]) => publish(id, [value]));
      const [{ id }, value] = needed(rate, 'fact «rate»');
      await publish(id, [value]);
      const byKey = facts.map(([fact, value]) => [fact.key, { ...fact, values: [value] }] as const);
      const shown = shownBy(references, new Map(byKey) as Facts);
      await Promise.all(
        LANGUAGES.map((language) => untilHomeShows(language, shown.filter(showsRate))),
      );
      const site = await readSite();
      const values = new Map(facts.map(([{ key }, value]) => [key, value]));
      const sent = LANGUAGES.map((language) => faultsInSent(language, values, before));
      faults.push(...(await Promise.all(sent)).flat());
      const parts = [...values.values()].flatMap((value) => Object.values(value));
      before = parts.filter((part) => typeof part === 'number');
      return { shown, site };
    };
    try {
      const [first, after] = [await round(1), await round(2)];
      const words = first.shown.map((one) => one.words);
      let compared = 0;
      for (const [at, { token, language, words: old }] of first.shown.entries()) {
        // Another reference may show the same words.
        if (words.filter((one) => one.includes(old)).length > 1) continue;
        const next = needed(after.shown[at], token.token).words;
        for (const [path, text] of first.site) {
          const was = timesIn(text, old);
          const now = timesIn(after.site.get(path) ?? '', next);
          const left = timesIn(after.site.get(path) ?? '', old);
          compared += was;
          if (was !== now || left > 0) {
            faults.push(
              `${path}: ${token.token} (${language}) ${was} × “${old}”, then ${now} × “${next}”, ${left} left`,
            );
          }
        }
      }
      expect(faults).toEqual([]);
      expect(compared).toBeGreaterThan(references.size);
    } finally {
      await severalAtOnce(stored, 2, ({ id, values }) => publish(id, values));
    }
  },
);

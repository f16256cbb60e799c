import { LOCALE_CODES, type Locale, SITE_WORD_MAX, type SiteWords } from '@osnowa/contract';
import {
  type ChangedWords,
  textsByKey,
  typesetWords,
  withChangedWords,
  wordFaults,
  writeLocalised,
} from '@osnowa/text';
import { fillFacts } from '@osnowa/text/facts';
import { changeableTexts } from '@osnowa/text/messages';
import { repliesIn } from '@osnowa/text/messages/reply-time';
import type { Payload } from 'payload';
import { z } from 'zod';
import { factsOf } from './facts.ts';
import { contentCache } from './tagged-cache.ts';

/** A text that an editor changed, as it is stored. */
const stored = z.object({
  key: z.string().min(1).max(SITE_WORD_MAX.key),
  locale: z.enum(LOCALE_CODES),
  text: z.string().max(SITE_WORD_MAX.text),
});

type ByLocale<Value> = Record<Locale, Value>;

/** Changed texts, and words in which they are applied, each made once between two changes. */
function remembered<Value>(
  payload: Payload,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const own = `words ${key}`;
  return contentCache(payload).get(own, ['site-words', 'facts'], make) as Promise<Value>;
}

/** All stored texts by language and key, right or not. */
async function loadChanged(payload: Payload): Promise<ByLocale<ChangedWords>> {
  const { docs } = await payload.db.find<Record<string, unknown>>({
    collection: 'changed-words',
    where: { text: { exists: true } },
    limit: 0,
    pagination: false,
    sort: 'id',
  });
  const rows = docs.flatMap((row) => stored.safeParse(row).data ?? []);
  const entries = LOCALE_CODES.map((code) => [
    code,
    Object.fromEntries(
      rows.filter(({ locale }) => locale === code).map(({ key, text }) => [key, text]),
    ),
  ]);
  return Object.fromEntries(entries) as ByLocale<ChangedWords>;
}

/**
 * The changed texts that fit these built-in ones, by key, with their facts. One that does not fit is
 * left out, with a line in the log: the built-in text is used, with the company’s reply time. Other
 * keys belong to other words, or to none now.
 */
async function fitting(
  payload: Payload,
  locale: Locale,
  builtIn: Readonly<Record<string, string>>,
): Promise<ChangedWords> {
  const changed = await remembered(payload, 'rows', () => loadChanged(payload));
  const { byKey, day } = await factsOf(payload, { drafts: false });
  const own = Object.entries(changed[locale])
    .filter(([key]) => Object.hasOwn(builtIn, key))
    .map(([key, text]) => [key, fillFacts(text, locale, byKey, day)] as const);
  const fit = own.filter(([key, text]) => {
    const faults = wordFaults(text, builtIn[key] as string);
    for (const { fault } of faults) {
      payload.logger.warn(`The changed text ${key} (${locale}) is left out: ${fault}`);
    }
    return faults.length === 0;
  });
  return { ...repliesIn(builtIn, locale, byKey, day), ...Object.fromEntries(fit) };
}

/**
 * Words of one language, typeset, with the texts that editors changed. Where none is changed it is the
 * very object that was given.
 * @param name first part of the keys of these words
 */
export function changedWordsIn<Words extends object>(
  payload: Payload,
  name: string,
  builtIn: ByLocale<Words>,
  locale: Locale,
): Promise<Words> {
  return remembered(payload, `${name} ${locale}`, async () => {
    const texts = textsByKey(builtIn[locale], name);
    const changed = await fitting(payload, locale, texts);
    const words = withChangedWords({ [name]: builtIn[locale] }, typesetWords(changed, locale));
    return words[name] as Words;
  });
}

/** Editors' changes of the site's own interface, as the web API sends them. */
export function readSiteWords(payload: Payload): Promise<SiteWords> {
  return remembered(payload, 'site', async () => {
    const texts = await Promise.all(
      LOCALE_CODES.map(async (locale) => {
        const own = await fitting(payload, locale, changeableTexts(locale));
        return [locale, own] as const;
      }),
    );
    const keys = [...new Set(texts.flatMap(([, own]) => Object.keys(own)))].toSorted();
    const words = keys.map((key) => {
      const each = texts.map(([locale, own]) => [locale, own[key] ?? null]);
      return { Key: key, ...writeLocalised('Text', Object.fromEntries(each)) };
    });
    return { Words: words };
  });
}

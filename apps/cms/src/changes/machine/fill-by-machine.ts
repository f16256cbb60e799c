import type { Locale } from '@osnowa/contract';
import { missingTerms } from '@osnowa/text/glossary';
import type { PayloadRequest } from 'payload';
import { inTransaction } from '../../database/writes/transaction.ts';
import { askForPublication } from '../languages/publication-requests.ts';
import type { LanguagesOf } from '../languages/withheld.ts';
import { writeTranslation } from '../translations/write-translation.ts';
import { waitForOthers } from '../wait-for-others.ts';
import { type Gaps, gapsOf } from './gaps.ts';
import { MachineFailure } from './machine-failure.ts';
import { type OfferedText, offeredTexts } from './offered-texts.ts';
import type { Translate, TranslationRequest } from './translate-by-http.ts';

/** Characters of a text in a sentence about it. */
const SHOWN = 60;

/** Parts of an original that a translation has to contain unchanged: placeholders and marks. */
const PLACEHOLDER = /\{[^{}\s]+\}|<\/?[\w-]+[^<>]*>/g;

function placeholdersIn(text: string): string {
  return (text.match(PLACEHOLDER) ?? []).sort().join(' ');
}

function glossaryFor(texts: readonly string[], target: Locale): TranslationRequest['glossary'] {
  // Against an empty translation, every term of the original is missing.
  const terms = missingTerms(texts.join('\n'), '', target);
  return terms.map((term) => ({ source: term.pl, target: term[target as 'en' | 'de'] }));
}

/** @throws MachineFailure if a text came back empty, of several lines, or with other marks */
function checked(texts: readonly string[], translated: readonly string[]): string[] {
  if (texts.length !== translated.length) throw new MachineFailure('count');
  return translated.map((text, at) => {
    const original = texts[at] ?? '';
    const line = text.replace(/\s*\n\s*/g, ' ').trim();
    const detail = original.length > SHOWN ? `${original.slice(0, SHOWN)}…` : original;
    if (line === '') throw new MachineFailure('empty', detail);
    if (placeholdersIn(line) !== placeholdersIn(original))
      throw new MachineFailure('placeholders', detail);
    return line;
  });
}

async function fillAll(gaps: readonly Gaps[], target: Locale, translate: Translate) {
  const texts = gaps.flatMap(({ lines }) => lines);
  const glossary = glossaryFor(texts, target);
  const translated = checked(texts, await translate({ target, texts, glossary }));
  return gaps.map(({ key, lines, fill }) => ({
    key,
    text: fill(translated.splice(0, lines.length)),
  }));
}

/** @throws MachineFailure if somebody has changed one of the texts meanwhile */
function refuseChanged(
  keys: readonly string[],
  before: readonly OfferedText[],
  now: readonly OfferedText[],
): void {
  const state = (texts: readonly OfferedText[], key: string) => {
    const { original, translation } = texts.find((one) => one.key === key) ?? {};
    return JSON.stringify([original, translation]);
  };
  if (keys.some((key) => state(before, key) !== state(now, key)))
    throw new MachineFailure('changed');
}

/**
 * Has a machine write the missing and stale sentences of a document into its draft, and asks for the
 * publication of that language. What a person wrote and visitors do not see yet stays.
 * @returns how many texts it filled
 * @throws MachineFailure; then nothing is changed
 */
export async function fillByMachine(
  req: PayloadRequest,
  place: LanguagesOf,
  language: Locale,
  translate: Translate,
): Promise<number> {
  const before = (await offeredTexts(req, place, language)) ?? [];
  const gaps = gapsOf(before, language);
  if (gaps.length === 0) return 0;
  const written = await fillAll(gaps, language, translate);
  try {
    await inTransaction(req.payload, async ({ transactionID }) => {
      req.transactionID = transactionID;
      await waitForOthers(req, place);
      const now = (await offeredTexts(req, place, language)) ?? [];
      refuseChanged(
        written.map(({ key }) => key),
        before,
        now,
      );
      await writeTranslation(req, place, language, written);
      await askForPublication(req, { ...place, language }, { askedBy: '' });
    });
  } finally {
    delete req.transactionID;
  }
  return gaps.length;
}

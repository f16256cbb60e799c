import type { Locale } from '@osnowa/contract';
import { missingTerms } from '@osnowa/text/glossary';
import type { PayloadRequest } from 'payload';
import type { Place } from '../../translations/newest-state.ts';
import { MOST_LINK_DAYS } from '../link-days.ts';
import { offeredTexts } from '../offered-texts.ts';
import type { ProposedTexts } from '../proposal.ts';
import { addProposal, withdrawMachineProposals } from '../proposal-rows.ts';
import { type Gaps, gapsOf, SOURCE } from './gaps.ts';
import { MachineFailure } from './machine-failure.ts';
import type { Translate, TranslationRequest } from './translate.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Characters of a text in a sentence about it. */
const SHOWN = 60;

/** Parts of an original that a translation has to contain unchanged: placeholders and marks. */
const PLACEHOLDER = /\{[^{}\s]+\}|<\/?[\w-]+[^<>]*>/g;

function placeholdersIn(text: string): string {
  return (text.match(PLACEHOLDER) ?? []).sort().join(' ');
}

function glossaryFor(texts: readonly string[], target: Locale): TranslationRequest['glossary'] {
  if (target === SOURCE) return [];
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
  const translated = checked(texts, await translate({ source: SOURCE, target, texts, glossary }));
  return new Map(
    gaps.map(({ key, lines, fill }) => [key, fill(translated.splice(0, lines.length))]),
  );
}

/**
 * Has a machine propose missing and stale texts of a document. Like a translator's proposal, it
 * changes nothing before an editor accepts it. An earlier one that still waits is replaced.
 * @returns how many texts it proposes
 * @throws MachineFailure; then an earlier proposal stays
 */
export async function proposeByMachine(
  req: PayloadRequest,
  place: Place,
  language: Locale,
  translate: Translate,
): Promise<number> {
  const offered = (await offeredTexts(req, place, language)) ?? [];
  const gaps = gapsOf(offered, language);
  if (gaps.length === 0) return 0;
  const filled = await fillAll(gaps, language, translate);
  const texts: ProposedTexts = Object.fromEntries(
    offered.flatMap(({ key, paragraphs, translation }) => {
      const text = filled.get(key);
      const original = paragraphs.map((sentences) => [...sentences]);
      return text === undefined ? [] : [[key, { text, original, translation }]];
    }),
  );
  const expiresAt = new Date(Date.now() + MOST_LINK_DAYS * DAY_MS).toISOString();
  const proposal = { language, origin: 'machine', expiresAt, state: 'sent', texts } as const;
  const newest = await addProposal(req, place, proposal);
  await withdrawMachineProposals(req.payload, place, language, newest);
  return gaps.length;
}

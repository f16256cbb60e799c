import { LOCALES, type Locale, type SavedEstimate } from '@osnowa/contract';
import {
  type Basis,
  ENOUGH_PROJECTS,
  type Estimate,
  estimateOf,
  type Figures,
  firstOf,
  proposalFor,
} from '@osnowa/estimate';
import { fill, inOneLanguage, inSentence } from '@osnowa/text';
import type { Payload } from 'payload';
import type { PrintWords } from '../../content/words/estimates/texts.ts';
import { printFormat } from './print-format.ts';
import { savedEstimates } from './saved.ts';

/** The estimate of a lead, from its stored choice; its price in the currency the sender saw. */
export interface LeadEstimate {
  key: string;
  saved: SavedEstimate;
  figures: Estimate;
}

/** The estimate that came with a lead; `null` where there is none, or none any more. */
export async function leadEstimate(
  payload: Payload,
  id: number | null | undefined,
): Promise<LeadEstimate | null> {
  if (!id) return null;
  return (await leadEstimates(payload, [id])).get(id) ?? null;
}

/** The estimates with these ids; deleted ones are absent. */
export async function leadEstimates(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, LeadEstimate>> {
  const found = await savedEstimates(payload, ids);
  return new Map(
    [...found].map(([id, { key, saved }]) => {
      const currency = LOCALES[saved.locale].currency;
      const figures = estimateOf(saved.catalogue, saved.choice, currency, saved.rounding);
      return [id, { key, saved, figures }];
    }),
  );
}

/**
 * Range of days and, where one is named, the net price, as a language writes them; the first
 * phase's first.
 */
export function figuresInWords(
  { figures }: LeadEstimate,
  locale: Locale,
  words: PrintWords,
): string[] {
  const { phase, bothPhases } = words;
  const { phases } = figures;
  if (!phases) return daysAndPrice(figures, locale, words);
  const [first, ...firstPrice] = daysAndPrice(phases[0], locale, words);
  const [both, ...bothPrice] = daysAndPrice(figures, locale, words);
  const one = fill(phase, { n: '1' });
  return [`${one}: ${first}`, ...firstPrice, `${bothPhases}: ${both}`, ...bothPrice];
}

function daysAndPrice({ effort, price }: Figures, locale: Locale, words: PrintWords): string[] {
  const format = printFormat(locale, words);
  const money = format.price(price);
  return [format.range(effort), ...(money ? [`${money} ${words.net}`] : [])];
}

/**
 * Remarks of mails in addition to the figures. They contain nothing that a visitor typed: a form
 * must not send a stranger's words to a third person.
 */
export function remarksInWords(
  { saved, figures }: LeadEstimate,
  locale: Locale,
  words: PrintWords,
): string[] {
  const remarks = remarksOf(saved, figures, locale, words);
  return [
    ...(remarks.package ? [`${remarks.package.name}. ${remarks.package.because}`] : []),
    ...(remarks.smallest ? [remarks.smallest] : []),
    ...(remarks.basis ? [remarks.basis] : []),
    ...(figures.price ? [words.notInPrice] : []),
    ...(remarks.notIncluded ? [words.describedOnly] : []),
  ];
}

/** Remarks in addition to the figures of an estimate. */
export interface Remarks {
  /** The package that is proposed, with the answers that are the reason. */
  package: { name: string; because: string } | null;
  /** The company's smallest project, where the choice is below it. */
  smallest: string | null;
  /** Where the range comes from; `null` where no projects of the kind were measured. */
  basis: string | null;
  /** Number of users, as a sentence. */
  users: string | null;
  /** The visitor's wishes that the figures do not include; empty where nothing was written. */
  notIncluded: string;
}

function basisInWords(basis: Basis, locale: Locale, words: PrintWords): string | null {
  const { projects: n, isMeasured, low, high } = basis;
  if (n === null) return null;
  if (!isMeasured) return fill(words.agreed, { n, enough: ENOUGH_PROJECTS });
  const { percent } = printFormat(locale, words);
  return fill(words.measured, { n, low: percent(low), high: percent(high) });
}

/** Package, users and wishes that are not included, in a language. */
export function remarksOf(
  saved: SavedEstimate,
  figures: Estimate,
  locale: Locale,
  words: PrintWords,
): Remarks {
  const catalogue = inOneLanguage(saved.catalogue, locale);
  const proposal = proposalFor(saved.catalogue, figures);
  const found = catalogue.packages.find(({ key }) => key === proposal?.package);
  const answers = catalogue.groups
    .flatMap(({ items }) => items)
    .filter(({ key }) => proposal?.because.includes(key))
    .map(({ name }) => inSentence(name.text, locale));
  const { users, notes } = saved.described;
  const { sum, missing } = firstOf(figures).effort;
  return {
    package: found
      ? {
          name: fill(words.package, { name: found.name.text }),
          because: fill(words.because, { answers: answers.join(', ') }),
        }
      : null,
    smallest:
      missing > 0 ? fill(words.smallest, { days: printFormat(locale, words).days(sum) }) : null,
    basis: basisInWords(figures.basis, locale, words),
    users: users === null ? null : fill(words.users, { n: users }),
    notIncluded: notes.trim(),
  };
}

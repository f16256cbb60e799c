import {
  type AnswerWords,
  fieldNamesOf,
  LOCALES,
  type Locale,
  SPECIFICATION_FIELD,
  SPECIFICATION_KINDS,
  type SpecificationKind,
  specificationAnswers,
} from '@osnowa/contract';
import { officeWords } from '../../kit/words.ts';
import type { Pair } from '../submission-fields.ts';

/**
 * Chosen elements of the wizard's first stage: `bespoke-1`, `systems-2`. Their values are names.
 */
const ELEMENT = /^(bespoke|systems)-\d{1,3}$/;

/** A wizard's quote in words, and the pairs that are no part of it. */
export interface ReadSpecification {
  rows: (readonly [label: string, value: string])[];
  others: Pair[];
}

/**
 * Reads the wizard's answers out of the pairs of a lead. Pairs without a specification are all
 * others, and so is a pair with a known name that belongs to a specification that was not sent.
 */
export function readSpecification(pairs: readonly Pair[], locale: Locale): ReadSpecification {
  const sent = valuesOf(pairs, SPECIFICATION_FIELD);
  const kinds = SPECIFICATION_KINDS.filter((kind) => sent.includes(kind));
  if (kinds.length === 0) return { rows: [], others: [...pairs] };
  // Under the name of a specification itself come the ids of the chosen elements, and their names.
  const shown = new Set([SPECIFICATION_FIELD, ...kinds, ...kinds.flatMap(fieldNamesOf)]);
  const isShown = ({ key }: Pair) =>
    shown.has(key) || kinds.some((kind) => kind === ELEMENT.exec(key)?.[1]);
  const rows = kinds.flatMap((kind) => [
    [officeWords(locale).leadRules.specification[kind], elementsOf(pairs, kind)] as const,
    ...answersTo(kind, pairs, locale),
  ]);
  return {
    rows: rows.filter(([, value]) => value !== ''),
    others: pairs.filter((pair) => !isShown(pair)),
  };
}

const DESCRIBED = ['users', 'notes', 'customised'];

/** Reads the visitor's own words about the choice out of the pairs of a calculator's lead. */
export function readDescription(pairs: readonly Pair[], locale: Locale): ReadSpecification {
  const words = officeWords(locale).leadRules.specification;
  const one = (name: string) => valuesOf(pairs, name)[0]?.trim() ?? '';
  const isDescribed = one('customised') === '1';
  const notes = one('notes') || (isDescribed ? words.yes : '');
  const rows = [
    [words.users, one('users')],
    [words.described, notes],
  ] as const;
  return {
    rows: rows.filter(([, value]) => value !== ''),
    others: pairs.filter(({ key }) => !DESCRIBED.includes(key)),
  };
}

function valuesOf(pairs: readonly Pair[], name: string): string[] {
  return pairs.filter(({ key }) => key === name).map(({ value }) => value);
}

function elementsOf(pairs: readonly Pair[], kind: SpecificationKind): string {
  const chosen = pairs.filter(({ key }) => ELEMENT.exec(key)?.[1] === kind);
  return chosen.map(({ value }) => value).join('\n');
}

function answersTo(
  kind: SpecificationKind,
  pairs: readonly Pair[],
  locale: Locale,
): ReadSpecification['rows'] {
  const words = officeWords(locale).leadRules.specification;
  const { none, yes, no } = words;
  const valuesIn = (name: string) => valuesOf(pairs, name);
  const inWords: AnswerWords = {
    technicalPreferences: { none },
    backend: { none },
    interfaceDesign: { yes, no },
    distributionChannels: words.channels,
    maintenance: { none: words.noMaintenance },
    hardwareSupport: words.hardware,
  };
  return specificationAnswers(kind, valuesIn, inWords, (count) => months(count, locale)).map(
    ({ name, answer }) => [words[name], answer],
  );
}

function months(count: number, locale: Locale): string {
  const options = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(LOCALES[locale].fullCode, options).format(count);
}

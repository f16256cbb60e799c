import {
  LOCALES,
  type Locale,
  SPECIFICATION_FIELD,
  SPECIFICATION_KINDS,
  type SpecificationKind,
} from '@osnowa/contract';
import type { Pair } from '../submission-fields.ts';
import { SPECIFICATION_WORDS } from './specification-words.ts';

/**
 * Chosen elements of the wizard's first stage: `bespoke-1`, `systems-2`. Their values are names.
 */
const ELEMENT = /^(bespoke|systems)-\d{1,3}$/;

/** Names whose values the rows below show, by specification. */
const SHOWN: Record<SpecificationKind, readonly string[]> = {
  bespoke: [
    'technicalPreferences',
    'technicalPreferencesText',
    'backend',
    'backendText',
    'interfaceDesign',
    'distributionChannels',
    'maintenance',
    'maintenanceMonths',
  ],
  systems: ['users', 'hardwareSupport'],
};

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
  const shown = new Set([SPECIFICATION_FIELD, ...kinds, ...kinds.flatMap((kind) => SHOWN[kind])]);
  const isShown = ({ key }: Pair) =>
    shown.has(key) || kinds.some((kind) => kind === ELEMENT.exec(key)?.[1]);
  const rows = kinds.flatMap((kind) => [
    [SPECIFICATION_WORDS[locale][kind], elementsOf(pairs, kind)] as const,
    ...ANSWERS[kind](pairs, locale),
  ]);
  return {
    rows: rows.filter(([, value]) => value !== ''),
    others: pairs.filter((pair) => !isShown(pair)),
  };
}

const DESCRIBED = ['users', 'notes', 'customised'];

/** Reads the visitor's own words about the choice out of the pairs of a calculator's lead. */
export function readDescription(pairs: readonly Pair[], locale: Locale): ReadSpecification {
  const words = SPECIFICATION_WORDS[locale];
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

type Answers = (pairs: readonly Pair[], locale: Locale) => ReadSpecification['rows'];

const ANSWERS: Record<SpecificationKind, Answers> = {
  bespoke: bespokeAnswers,
  systems: systemsAnswers,
};

function bespokeAnswers(pairs: readonly Pair[], locale: Locale): ReadSpecification['rows'] {
  const words = SPECIFICATION_WORDS[locale];
  const one = (name: string) => valuesOf(pairs, name)[0] ?? '';
  const textOr = (name: string) => (one(name) === 'text' ? one(`${name}Text`) : words.none);
  return [
    [words.technicalPreferences, textOr('technicalPreferences')],
    [words.backend, textOr('backend')],
    [words.interfaceDesign, one('interfaceDesign') === 'yes' ? words.yes : words.no],
    [words.distributionChannels, inWords(valuesOf(pairs, 'distributionChannels'), words.channels)],
    [
      words.maintenance,
      one('maintenance') === 'months'
        ? months(one('maintenanceMonths'), locale)
        : words.noMaintenance,
    ],
  ];
}

function systemsAnswers(pairs: readonly Pair[], locale: Locale): ReadSpecification['rows'] {
  const words = SPECIFICATION_WORDS[locale];
  return [
    [words.users, valuesOf(pairs, 'users')[0]?.trim() ?? ''],
    [words.hardwareSupport, inWords(valuesOf(pairs, 'hardwareSupport'), words.hardware)],
  ];
}

function inWords(values: readonly string[], words: Readonly<Record<string, string>>): string {
  return values.map((value) => words[value] ?? value).join(', ');
}

function months(count: string, locale: Locale): string {
  const options = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(LOCALES[locale].fullCode, options).format(Number(count));
}

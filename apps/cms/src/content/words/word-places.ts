import { CALCULATOR_NAMES, calculatorNamed } from '@osnowa/site-map';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { officeWords, type Words } from '../../kit/words.ts';

/** A place of the site's words. */
type WordGroup = keyof Words['siteWords']['groups'];

const GROUPS = Object.keys(officeWords('pl').siteWords.groups) as WordGroup[];

/** The place of a key; `null` where its beginning is unknown. */
export function wordGroupOf(key: string): WordGroup | null {
  return GROUPS.find((name) => key.startsWith(`${name}.`)) ?? null;
}

/** Labels that distinguish equal texts at the same place. */
const ROLES: Readonly<Record<string, keyof Words['siteWords']['roles']>> = {
  'calculators.toItems': 'button',
  'calculators.functionsTitle': 'heading',
  'calculators.stageSummary': 'step',
  'calculators.stageSend': 'step',
  'calculators.summaryTitle': 'heading',
  'calculators.questionsTitle': 'short',
  'calculators.instantTitle': 'instant',
  'forms.callTimeKept': 'chosenBefore',
  'mail.offer.copy.heading': 'heading',
};

/** The name of an estimate is the same for a calculator and its short form. */
function roleOf(key: string): keyof Words['siteWords']['roles'] | undefined {
  const subject = /^(?:estimate|print)\.subjects\.(.+)$/.exec(key)?.[1];
  const calculator = CALCULATOR_NAMES.find((name) => name === subject);
  return calculator ? calculatorNamed(calculator).role : ROLES[key];
}

/** The place of a text, in plain words: `Formularze › po wysłaniu zapytania`. */
export function wordPlace(key: string, language: AdminLanguage): string {
  const { groups, nearer, roles } = officeWords(language).siteWords;
  const group = wordGroupOf(key);
  const known: Readonly<Record<string, string>> = nearer;
  const parts = key.split('.');
  const within = parts.map((_, at) => known[parts.slice(0, at + 1).join('.')]);
  const role = roleOf(key);
  return [group && groups[group], ...within, role && roles[role]].filter(Boolean).join(' › ');
}

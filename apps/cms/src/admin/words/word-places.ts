import type { AdminLanguage } from '../../kit/office-language.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';

/** Names of the places of the site's words. */
type Groups = ScreenWords['siteWords']['groups'];

/** One of these places. */
export type WordGroup = keyof Groups;

/** The place of a key; `null` where its beginning is unknown. */
export function wordGroupOf(key: string, groups: Groups): WordGroup | null {
  const names = Object.keys(groups) as WordGroup[];
  return names.find((name) => key.startsWith(`${name}.`)) ?? null;
}

/** Labels that distinguish equal texts at the same place. */
const ROLES: Readonly<Record<string, keyof ScreenWords['siteWords']['roles']>> = {
  'calculators.toItems': 'button',
  'calculators.functionsTitle': 'heading',
  'calculators.stageSummary': 'step',
  'calculators.stageSend': 'step',
  'calculators.summaryTitle': 'heading',
  'calculators.questionsTitle': 'short',
  'calculators.instantTitle': 'instant',
  'forms.callTimeKept': 'chosenBefore',
  'estimate.subjects.kalkulator-dms': 'full',
  'estimate.subjects.kalkulator-dms-n': 'short',
  'estimate.subjects.kalkulator-erp': 'full',
  'estimate.subjects.kalkulator-erp-n': 'short',
  'print.subjects.kalkulator-dms': 'full',
  'print.subjects.kalkulator-dms-n': 'short',
  'print.subjects.kalkulator-erp': 'full',
  'print.subjects.kalkulator-erp-n': 'short',
};

/** The place of a text, in plain words: `Formularze › po wysłaniu zapytania`. */
export function wordPlace(key: string, language: AdminLanguage): string {
  const { groups, nearer, roles } = screenWords(language).siteWords;
  const group = wordGroupOf(key, groups);
  const known: Readonly<Record<string, string>> = nearer;
  const parts = key.split('.');
  const within = parts.map((_, at) => known[parts.slice(0, at + 1).join('.')]);
  const role = ROLES[key];
  return [group && groups[group], ...within, role && roles[role]].filter(Boolean).join(' › ');
}

import { pl } from '@payloadcms/translations/languages/pl';
import { expect, test } from 'vitest';
import { payloadPl } from '../messages/pl.ts';
import { adminLanguage } from './office-language.ts';

test.each([
  ['pl', 'pl'],
  ['en', 'en'],
  ['de', 'de'],
  // A browser that asks for another.
  ['fr', 'pl'],
  [undefined, 'pl'],
])('an account that wants %s reads the back office in %s', (wanted, language) => {
  expect(adminLanguage(wanted)).toBe(language);
});

type Sentences = Record<string, Record<string, string>>;

/** Groups of Payload's words for lists, their bulk actions and their errors. */
const OF_LISTS = ['general', 'error', 'fields', 'operators', 'validation'];

/** Indexes have no button here; names of rows and saved views have the form that the verb asks for. */
const APART = /reindex|^fields:addLabel$|^general:selectLabel$/i;

function said(): [key: string, sentence: string][] {
  const ours = payloadPl as unknown as Sentences;
  return OF_LISTS.flatMap((part) =>
    Object.entries({ ...(pl.translations as Sentences)[part], ...ours[part] }).map(
      ([name, sentence]): [string, string] => [`${part}:${name}`, sentence],
    ),
  ).filter(([key]) => !APART.test(key));
}

test('no Polish sentence of a list needs another form of a name or of a number than it has', () => {
  const wrong = said().filter(
    ([, sentence]) =>
      /[\p{L}}] (<\d>)?\{\{(label|entityLabel|collections?)\}\}/u.test(sentence) ||
      /\{\{count\}\} \{\{label\}\}/.test(sentence),
  );
  expect(wrong).toEqual([]);
});

test('no sentence is empty, no button is an adjective, and a number is no telephone', () => {
  const sentences = Object.fromEntries(said());
  expect(Object.entries(sentences).filter(([, sentence]) => sentence === '')).toEqual([]);
  expect(sentences).toMatchObject({
    'general:clear': 'Wyczyść',
    'general:editingLabel_other': 'Edycja: {{label}} ({{count}})',
    'general:true': 'Tak',
    'validation:enterNumber': 'Wpisz liczbę.',
  });
});

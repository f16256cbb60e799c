import { expect, test } from 'vitest';
import { salutationFor } from './answer.tsx';
import {
  filledIn,
  filledText,
  leftPlaceholders,
  type PlaceholderValues,
  unknownPlaceholders,
  wordsIn,
} from './placeholders.ts';

const VALUES: PlaceholderValues = {
  salutation: 'Dzień dobry',
  firstName: 'Katarzyna',
  fullName: 'Katarzyna Zielińska',
  company: null,
  reference: 'TK-AAAA-BBBB',
  topic: 'oferta',
  assignee: 'Anna Nowak',
  phone: null,
  ownPhone: '+48 42 000 00 20',
};

test('a template says what the lead has, under the names of both languages', () => {
  expect(filledIn('Od: {Imię}, {first name}: {numer}, {nasz telefon}', VALUES)).toBe(
    'Od: Katarzyna, Katarzyna: TK-AAAA-BBBB, +48 42 000 00 20',
  );
});

test('what the lead lacks stays as it is, and is named', () => {
  const text = filledIn('Oferta dla {firma}, telefon {telefon}', VALUES);
  expect(text).toBe('Oferta dla {firma}, telefon {telefon}');
  expect(leftPlaceholders(text)).toEqual(['firma', 'telefon']);
});

test('other braces are a text like any other in a reply, and a mistake in a template', () => {
  expect(leftPlaceholders('Kod: {abc} { } {1}')).toEqual([]);
  expect(unknownPlaceholders('{imie} {imię}')).toEqual(['imie']);
});

test('a word of which a part is bold is found as well', () => {
  const pieces = [
    { type: 'text', text: 'Dla {fir' },
    { type: 'text', text: 'ma}', format: 1 },
  ];
  const body = { root: { type: 'root', children: [{ type: 'paragraph', children: pieces }] } };
  expect(leftPlaceholders(wordsIn(body))).toEqual(['firma']);
});

test('each line of a text is filled in, whatever it stands in', () => {
  const line = (text: string) => ({ type: 'listitem', children: [{ type: 'text', text }] });
  const root = {
    type: 'root',
    children: [{ type: 'list', children: [line('{imię}'), line('b')] }],
  };
  expect(wordsIn({ root: filledText(root, VALUES) })).toBe('Katarzyna\nb');
});

test.each([
  ['Dzień dobry {imię},', 'Dzień dobry,'],
  ['Dzień dobry {imię i nazwisko},', 'Dzień dobry,'],
  ['Szanowna Pani {imię}!', 'Dzień dobry!'],
  ['{imię}, dziękujemy za wiadomość.', 'Dzień dobry, dziękujemy za wiadomość.'],
  ['{zwrot}, dziękujemy.', 'Dzień dobry, dziękujemy.'],
  ['Osoba kontaktowa: {imię i nazwisko}', 'Osoba kontaktowa: Katarzyna Zielińska'],
])('a greeting with a name sounds like a person: %s', (text, sent) => {
  expect(filledIn(text, VALUES)).toBe(sent);
});

test.each([
  ['pl', 'Jan Kowalski', 'Dzień dobry'],
  ['en', 'Jan Kowalski', 'Hello Jan'],
  ['de', 'Jan Kowalski', 'Guten Tag Jan Kowalski'],
  ['de', 'Anna Maria Müller-Lüdenscheidt', 'Guten Tag Anna Maria Müller-Lüdenscheidt'],
  // Not known to be a name, or to have a first one.
  ['en', 'Kowalski', 'Hello'],
  ['de', 'JAN KOWALSKI', 'Guten Tag'],
  ['en', null, 'Hello'],
] as const)('in %s, %s is greeted so: %s', (locale, name, greeting) => {
  expect(salutationFor(name, locale)).toBe(greeting);
});

import { describe, expect, test } from 'vitest';
import { fill } from './fill.ts';
import { typeset, typesetContent, typesetWords } from './typography.ts';

/** Makes non-breaking spaces visible. */
function shown(text: string): string {
  return text.replaceAll('\u00A0', '~');
}

describe('non-breaking spaces', () => {
  test.each([
    ['follow Polish words of one letter', 'pl', 'Towar i~faktura, a~w~magazynie porządek'],
    ['stand in each of a row of them', 'pl', 'I~a~w~u'],
    ['follow them in brackets and quotes', 'pl', 'W~biurze (z~kawą) „o~świcie”'],
    ['leave the English article and pronoun alone', 'en', 'a till and I'],
    ['stand before a unit', 'pl', '11~tygodni, 12~000 kart, {n}~dni, {n} artykułów'],
    ['stand before a unit', 'en', '13~weeks for 2 people, PLN~4,000'],
    ['stand in abbreviations', 'de', 'z.~B. ab 6~Uhr, Art.~6 Abs.~1, §~147 AO, 30~%'],
    ['know an end of a sentence', 'de', 'und Art. Freigeben nach Art.~28 Abs.~3 Buchst.~a DSGVO'],
    ['hold a telephone number and a dash', 'pl', 'Zadzwoń: +48~42~000~00~10~– odbierzemy'],
    ['hold an ellipsis', 'de', 'Wird gesendet~…'],
    ['do not take the beginning of a longer word for a unit', 'pl', '3 latarnie i~5 dniówek'],
    ['leave elements of HTML as they are', 'pl', '<p>W~<a href="/a b">w~biurze</a></p>'],
  ] as const)('%s (%s): %s', (_what, locale, set) => {
    expect(shown(typeset(set.replaceAll('~', ' '), locale))).toBe(set);
  });
});

/** Shows joined words: `~` a space, `_` a hyphen, `+` nothing. */
test.each([
  ['short words with a hyphen', 'de', 'E_Mail-Adresse, USt_IdNr. und <b>e_mailem</b>'],
  ['no address', 'de', '<a href="https://example.com/e-mail">buero@e-mail.example</a> Lager-Mail'],
  ['the legal form of a company', 'pl', 'Spiżarnia sp.~z~o.o., Młyn sp.~k.'],
  ['the legal form of a company', 'en', 'Spiżarnia sp.~z~o.o., Młyn sp.~k.'],
  ['a Polish postal code and its town', 'pl', 'ul.~Długa 1, 90_001~Łódź, nr~12-345 sztuk'],
  ['a range of short numbers', 'de', 'Büro, Mo.–Fr. 8–+16~Uhr, 73–+95~Tage (8–+12)'],
  ['no range of long ones', 'de', '24.900–32.300~€, 2024–2026, 15.9.–3.10.'],
  ['a short number and what it became', 'pl', '301~→~146 telefonów, 60~albo~90~osobodni'],
  ['a short number and its alternative', 'de', '60~oder~90, <strong>9~→~2~Min.</strong>'],
  ['no long ones, and no words', 'de', '61.000 → 8.400, 4,1 → 0,6%, 9 → 1400, Lager → 2'],
] as const)('in the content hold together: %s (%s): %s', (_what, locale, set) => {
  const joined = set.replaceAll('~', '\u00a0').replaceAll('_', '\u2011').replaceAll('+', '\u2060');
  const typed = set.replaceAll('~', ' ').replaceAll('_', '-').replaceAll('+', '');
  expect(typesetContent(typed, locale)).toBe(joined);
});

test('nested messages are typeset in every text, also in the results of their functions', () => {
  const words = typesetWords(
    { list: ['W biurze'], days: (n: number) => `za ${n} dni`, n: 3 },
    'pl',
  );
  expect(shown(words.list[0] ?? '')).toBe('W~biurze');
  expect(shown(words.days(14))).toBe('za 14~dni');
  expect(words.n).toBe(3);
});

test('a value that ends with a full stop ends the sentence', () => {
  expect(fill('Zapytanie, {name}.', { name: 'Hurtownia sp. z o.o.' })).toBe(
    'Zapytanie, Hurtownia sp. z o.o.',
  );
  expect(fill('{name}. Dalej', { name: 'Hurtownia' })).toBe('Hurtownia. Dalej');
});

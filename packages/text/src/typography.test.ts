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

test('in the content, short words with a hyphen are held together, and addresses stay as they are', () => {
  const hyphens = (text: string) => typesetContent(text, 'de').replaceAll('\u2011', '=');
  expect(hyphens('E-Mail-Adresse, USt-IdNr. und <b>e-mailem</b>')).toBe(
    'E=Mail-Adresse, USt=IdNr. und <b>e=mailem</b>',
  );
  const untouched = '<a href="https://example.com/e-mail">buero@e-mail.example</a> Lager-Mail';
  expect(hyphens(untouched)).toBe(untouched);
  expect(typeset('E-Mail', 'de')).toBe('E-Mail');
});

test('in the content, the legal form of a company stays together in every language', () => {
  for (const locale of ['pl', 'en', 'de'] as const) {
    expect(shown(typesetContent('Spiżarnia sp. z o.o., Młyn sp. k.', locale))).toBe(
      'Spiżarnia sp.~z~o.o., Młyn sp.~k.',
    );
  }
});

test('in the content, a Polish postal code stays whole and with its town', () => {
  const held = shown(typesetContent('ul. Długa 1, 90-001 Łódź, nr 12-345 sztuk', 'pl'));
  expect(held.replaceAll('\u2011', '=')).toBe('ul.~Długa 1, 90=001~Łódź, nr~12-345 sztuk');
});

test('in the content, a range of short numbers does not break at its dash', () => {
  const joined = (text: string) => shown(typesetContent(text, 'de')).replaceAll('\u2060', '+');
  expect(joined('Büro, Mo.–Fr. 8–16 Uhr, 73–95 Tage (8–12)')).toBe(
    'Büro, Mo.–Fr. 8–+16~Uhr, 73–+95~Tage (8–+12)',
  );
  for (const untouched of ['24.900–32.300 €', '102 200–133 000', '2024–2026', '15.9.–3.10.']) {
    expect(joined(untouched)).not.toContain('+');
  }
});

test('in the content, a short number stays with the one that it became, and with its alternative', () => {
  const pl = (text: string) => shown(typesetContent(text, 'pl'));
  expect(pl('301 → 146 telefonów, 60 albo 90 osobodni')).toBe(
    '301~→~146 telefonów, 60~albo~90~osobodni',
  );
  expect(pl('<strong>9 → 2 min</strong>')).toBe('<strong>9~→~2~min</strong>');
  expect(shown(typesetContent('60 oder 90', 'de'))).toBe('60~oder~90');
  for (const untouched of ['61.000 → 8.400', '4,1 → 0,6%', '9 → 1400', 'Lager → 2']) {
    expect(shown(typesetContent(untouched, 'de'))).toBe(untouched);
  }
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

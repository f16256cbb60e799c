import { expect, test } from 'vitest';
import { fullTitle, HEADS, type HeadKind } from './page-heads.ts';

function headOf(kind: HeadKind, texts: Readonly<Record<string, string>>) {
  return HEADS[kind]((name) => texts[name] ?? '');
}

test('the texts for search engines come first, then those of the page', () => {
  const texts = { title: 'O nas', subtitle: 'Kim jesteśmy.' };
  expect(headOf('pages', texts)).toEqual({ title: 'O nas', description: 'Kim jesteśmy.' });
  const own = { seoTitle: 'Zespół', seoDescription: 'Dziesięć osób.' };
  const chosen = { title: 'Zespół', description: 'Dziesięć osób.' };
  expect(headOf('pages', { ...texts, ...own })).toEqual(chosen);
});

test('a product is called by its name, and a case study where its name fits', () => {
  expect(headOf('products', { name: 'ERP', title: 'Zasoby' }).title).toBe('ERP: Zasoby');
  expect(headOf('realizations', { name: 'Nowak', header: 'Magazyn' }).title).toBe('Nowak: Magazyn');
  const header = 'Magazyn wysokiego składowania bez kartek i bez przepisywania';
  expect(headOf('realizations', { name: 'Zakłady Nowak', header }).title).toBe(header);
});

test('a text of the page gives the whole sentences of its first paragraph that search results show', () => {
  const sentence = 'Łączy to, co dziś stoi osobno, i nie każe nikomu zmieniać przyzwyczajeń.';
  const description = `${sentence} ${sentence} Praca jest w Łodzi.\n\nWynagrodzenie: 9000 zł.`;
  const job = { title: 'Tester', description };
  expect(headOf('careers', job).description).toBe(`${sentence} ${sentence}`);
  const short = { ...job, description: `${sentence}\n${sentence}\n\nWynagrodzenie: 9000 zł.` };
  expect(headOf('careers', short).description).toBe(`${sentence} ${sentence}`);
  const one = 'x'.repeat(200);
  expect(headOf('careers', { ...job, description: one }).description).toBe(one);
});

test("the company's name is added where it fits and is not there yet", () => {
  expect(fullTitle('O nas', 'Firma')).toBe('O nas | Firma');
  expect(fullTitle('Zespół Firma', 'Firma')).toBe('Zespół Firma');
  expect(fullTitle('x'.repeat(65), 'Firma')).toBe('x'.repeat(65));
});

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

test("the company's name is added where it fits and is not there yet", () => {
  expect(fullTitle('O nas', 'Firma')).toBe('O nas | Firma');
  expect(fullTitle('Zespół Firma', 'Firma')).toBe('Zespół Firma');
  expect(fullTitle('x'.repeat(65), 'Firma')).toBe('x'.repeat(65));
});

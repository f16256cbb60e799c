import { describe, expect, test } from 'vitest';
import { foldedWords } from '../platform/database/search/folding.ts';
import { WordIndex } from './word-index.ts';

describe('words of a text', () => {
  test('have neither capitals nor the marks of Polish and German letters', () => {
    expect(foldedWords('Zażółć gęślą JAŹŃ, Łódź – „Straße” über 30%')).toEqual([
      'zazolc',
      'gesla',
      'jazn',
      'lodz',
      'strasse',
      'uber',
      '30',
    ]);
  });

  test.each([
    ['größe', 'groesse'],
    ['Mueller', 'müller'],
    ['Sør\u00adensen', 'soerensen'],
    ['IŞIK', 'ışık'],
    ['Þór', 'thor'],
    ['œuvre', 'oeuvre'],
    ['Ærø', 'aeroe'],
    ['NEUE', 'neu'],
  ])('%s and %s are one', (one, other) => {
    expect(foldedWords(one)).toEqual(foldedWords(other));
  });
});

function isFoundBy(word: string, typed: string): boolean {
  const index = new WordIndex();
  index.add(1, word);
  return index.like(typed).has(1);
}

describe('a typed word', () => {
  const found: [word: string, typed: string, why: string][] = [
    ['digitalizacja', 'digital', 'the beginning of it'],
    ['faktura', 'fatkura', 'two neighbours swapped'],
    ['faktura', 'fakura', 'a letter left out'],
    ['faktura', 'faktuura', 'a letter too many'],
    ['faktury', 'faktura', 'another ending'],
    ['kadr', 'kard', 'two neighbours of four letters swapped'],
    ['kadry', 'kdary', 'the same at its beginning'],
    ['erp', 'erp', 'the same'],
    ['magazynowych', 'magayn', 'the beginning of it, with a letter left out'],
    ['dokumentow', 'dokuemnt', 'the beginning of it, with two neighbours swapped'],
  ];
  test.each(found)('%s is found by %s: %s', (word, typed) => {
    expect(isFoundBy(word, typed)).toBe(true);
  });

  const missed: [word: string, typed: string, why: string][] = [
    ['faktura', 'fkatuar', 'two mistakes'],
    ['faktura', 'aktywa', 'another word'],
    ['crm', 'erp', 'short words are not guessed'],
    ['magazyn', 'magnes', 'only the beginning is the same'],
    ['fak', 'faktura', 'more than is there'],
    ['fakturowanie', 'fkatru', 'two mistakes in the beginning of it'],
    ['wdrozenie', 'drozej', 'the beginning is another'],
  ];
  test.each(missed)('%s is not found by %s: %s', (word, typed) => {
    expect(isFoundBy(word, typed)).toBe(false);
  });
});

test('a post that is removed leaves the others under the same words', () => {
  const index = new WordIndex();
  index.add(1, 'Obieg faktur');
  index.add(2, 'Archiwum faktur, faktury');
  index.remove(1);
  expect([...index.beginningWith('faktur')]).toEqual([2]);
  expect([...index.like('obeig')]).toEqual([]);
});

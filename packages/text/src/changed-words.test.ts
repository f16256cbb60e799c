import { LOCALE_CODES } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import {
  placeholdersIn,
  textsByKey,
  withChangedWords,
  wordFaults,
  wordLimit,
} from './changed-words.ts';
import { changeableTexts, SITE_MESSAGES } from './messages/index.ts';

const WORDS = {
  forms: { send: 'Wyślij', sent: { title: 'Dziękujemy' } },
  steps: ['Pierwszy', 'Drugi'],
};

describe('changed words', () => {
  test('take the place of the texts with their keys, and leave the others as they are', () => {
    const changed = withChangedWords(WORDS, { 'forms.send': 'Poślij', 'steps.1': 'Następny' });
    expect(changed).toEqual({
      forms: { send: 'Poślij', sent: { title: 'Dziękujemy' } },
      steps: ['Pierwszy', 'Następny'],
    });
    expect(changed.forms.sent).toBe(WORDS.forms.sent);
    expect(WORDS.forms.send).toBe('Wyślij');
  });

  test.each([
    ['no change', {}],
    ['a key of no text', { 'forms.old': 'Stare' }],
    ['a key that goes on below a text', { 'forms.send.more': 'Dalej' }],
    ['a key that ends above a text', { forms: 'Formularze' }],
    ['a key of every object', { 'forms.constructor': 'a', '__proto__.send': 'b' }],
  ])('%s leaves the very same words', (_, changed) => {
    expect(withChangedWords(WORDS, changed)).toBe(WORDS);
  });
});

describe('a changed text', () => {
  const BUILT_IN = 'Krok {n} z {total}';

  test.each([
    ['has the same placeholders in another order', 'Z {total} kroków to {n}', []],
    ['repeats one', '{n}. krok: {n} z {total}', []],
    ['lacks one', 'Krok {n}', ['missing total']],
    ['has one of its own', 'Krok {n} z {total}, {name}', ['foreign name']],
    ['has a misspelt one', 'Krok {n} z {totl}', ['missing total', 'foreign totl']],
    ['has one in double brackets', 'Krok {{n}} z {total}', ['braces']],
    ['has an open bracket', 'Krok {n} z {total} {', ['braces']],
    ['is empty', '  ', ['empty']],
    ['has an element of HTML', '<b>Krok</b> {n} z {total}', ['markup']],
    ['has an entity', 'Krok {n}&nbsp;z {total}', ['markup']],
    ['has a link of Markdown', '[Krok](/a) {n} z {total}', ['markup']],
    ['compares numbers', 'Krok {n} < {total} & dalej', []],
  ])('that %s', (_, text, faults) => {
    const found = wordFaults(text, BUILT_IN).map((one) =>
      'names' in one ? `${one.fault} ${one.names.join()}` : one.fault,
    );
    expect(found).toEqual(faults);
  });

  test('has room for half as much again, a short one for another word', () => {
    expect(wordLimit(['Wyślij zapytanie', 'Send', 'Anfrage senden'])).toBe(32);
    expect(wordLimit(['a'.repeat(200), 'b'])).toBe(300);
  });
});

describe.each(LOCALE_CODES)('the site’s own texts in %s', (locale) => {
  const texts = changeableTexts(locale);

  test('pass their own checks', () => {
    const wrong = Object.entries(texts).filter(([, text]) => wordFaults(text, text).length > 0);
    expect(wrong).toEqual([]);
    expect(Object.keys(texts).length).toBeGreaterThan(500);
  });

  test('are found by their keys, each key at a text of its own', () => {
    const named = Object.fromEntries(Object.keys(texts).map((key) => [key, key]));
    const changed = textsByKey(withChangedWords(SITE_MESSAGES[locale], named));
    expect(changed).toEqual({ ...textsByKey(SITE_MESSAGES[locale]), ...named });
  });

  test('have the placeholders that they have in Polish', () => {
    const polish = changeableTexts('pl');
    const sorted = (text: string) => placeholdersIn(text).toSorted();
    for (const [key, text] of Object.entries(texts)) {
      expect([key, sorted(text)]).toEqual([key, sorted(polish[key] ?? '')]);
    }
  });
});

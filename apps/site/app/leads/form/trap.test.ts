import { LOCALE_CODES, TRAP_FIELD } from '@osnowa/contract';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import { describe, expect, test } from 'vitest';
import { FORM_FILLERS } from './testing/form-fillers.ts';

/** The texts of our field that a form filler reads: its name and its label. */
const texts = (name: string, label: string) => [name, label];

const isKnown = (words: readonly RegExp[], read: readonly string[]) =>
  words.some((word) => read.some((text) => word.test(text)));

describe.each(FORM_FILLERS)('$name', ({ words }) => {
  test.each(LOCALE_CODES)('leaves the trap alone, in %s', (locale) => {
    const { trap } = SITE_MESSAGES[locale].forms;
    expect(isKnown(words, texts(TRAP_FIELD, trap))).toBe(false);
  });

  test('knows the fields that people fill in, so that its words are worth something', () => {
    const { mail } = SITE_MESSAGES.en.forms;
    expect(isKnown(words, texts('mail', mail))).toBe(true);
  });
});

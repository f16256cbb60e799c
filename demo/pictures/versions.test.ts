import { describe, expect, test } from 'vitest';
import { SCREENS } from './catalogue.ts';
import { LANGUAGES, type Language, Translator } from './translate.ts';
import { nameOf, UNTRANSLATED, versionsOf, wordsOf } from './versions.ts';

/** Letters that only one of the languages has. */
const OWN: Record<Language, RegExp> = {
  pl: /[ąćęłńśźż]/i,
  en: /(?!)/,
  de: /[äöüß]/i,
};

/** Polish names and the currency, inside of translated texts. */
const EVERYWHERE = ['zł', 'Łódź', 'Kamiński'];

const TRANSLATED = SCREENS.filter((picture) => !(nameOf(picture) in UNTRANSLATED));

test('every screen has words, but those that stay in one language on purpose', () => {
  expect(TRANSLATED.filter((picture) => !wordsOf(picture)).map(({ file }) => file)).toEqual([]);
  const names = SCREENS.map(nameOf);
  expect(Object.keys(UNTRANSLATED).filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(TRANSLATED)('$file', (picture) => {
  test('has a version in each language, and no word of another one in it', () => {
    const versions = versionsOf(picture);
    expect(versions.map(({ language }) => language)).toEqual([...LANGUAGES]);
    // A text that is neither translated nor a name would stand there as it was written.
    for (const { missing } of versions) expect([...missing]).toEqual([]);
    expect(new Set(versions.map(({ body }) => body)).size).toBe(LANGUAGES.length);
  });
});

const SETS = [...new Set(TRANSLATED.flatMap((picture) => wordsOf(picture) ?? []))];

test('words have no letters of another language, except in names', () => {
  const wrong = SETS.flatMap(({ names, words }) =>
    words.flatMap((word) =>
      LANGUAGES.filter((language) => {
        const same = [...EVERYWHERE, ...names];
        const text = same.reduce((rest, name) => rest.replaceAll(name, ''), word[language]);
        return LANGUAGES.some((other) => other !== language && OWN[other].test(text));
      }).map((language) => `${language}: ${word[language]}`),
    ),
  );
  expect(wrong).toEqual([]);
});

describe('numbers and days', () => {
  const words = { written: 'pl', names: ['Łódź'], words: [{ pl: 'z', en: 'of', de: 'von' }] } as const;
  const inLanguage = (language: Language, text: string) =>
    new Translator(words, language).body(`<p>${text}</p>`).slice(3, -4);

  test.each([
    ['1\u00a0692,80', '1,692.80', '1.692,80'],
    ['24,00 ± 0,05 mm', '24.00 ± 0.05 mm', '24,00 ± 0,05 mm'],
    ['13,9%', '13.9%', '13,9\u00a0%'],
    ['101,60 €', '€101.60', '101,60 €'],
    ['18.11', '18/11', '18.11.'],
    ['18.11.2026', '18/11/2026', '18.11.2026'],
    ['168 z 240', '168 of 240', '168 von 240'],
    ['PZ/1402', 'PZ/1402', 'PZ/1402'],
    ['97-400 Łódź', '97-400 Łódź', '97-400 Łódź'],
  ])('%s', (polish, english, german) => {
    expect(inLanguage('en', polish)).toBe(english);
    expect(inLanguage('de', polish)).toBe(german);
  });

  test('markup stays, and what nobody translated is named', () => {
    const translator = new Translator(words, 'en');
    expect(translator.body('<i style="left:1,5px">2 z 3</i><b>razem</b>')).toBe(
      '<i style="left:1,5px">2 of 3</i><b>razem</b>',
    );
    expect([...translator.missing].join()).toContain('razem');
  });
});

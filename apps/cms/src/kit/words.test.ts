import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { textsByKey } from '@osnowa/text';
import { expect, test } from 'vitest';
import { testApi } from '../testing/running-api.ts';
import { testStaff } from '../testing/staff.ts';
import { ADMIN_LANGUAGES } from './office-language.ts';
import { officeWords } from './words.ts';

const api = testApi();
const staff = testStaff(api, { anna: {} });

const placeholdersOf = (text: string) => (text.match(/\{\w+\}|<\/?\d>/g) ?? []).toSorted();

test.each(ADMIN_LANGUAGES)('each sentence in %s has the placeholders of the Polish one', (one) => {
  const polish = textsByKey(officeWords('pl'));
  const wrong = Object.entries(textsByKey(officeWords(one))).filter(
    ([key, text]) =>
      text.trim() === '' || `${placeholdersOf(text)}` !== `${placeholdersOf(polish[key] ?? '')}`,
  );
  expect(wrong).toEqual([]);
});

const SOURCE = join(import.meta.dirname, '..');

/** The files that a file imports; imports of types alone are left out. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  const named = /^import (?!type )(?:(?!\{(?: type \w+,?)+ \})[^;]*? from )?'(\.[^']+\.tsx?)';/gm;
  return Array.from(text.matchAll(named), ([, to = '']) => normalize(join(dirname(file), to)));
}

test('no file of the browser contains the words of every language', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const open = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .filter((file) => readFileSync(join(SOURCE, file), 'utf8').startsWith("'use client';"));
  expect(open.length).toBeGreaterThan(50);
  const reached = new Set(open);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const further = importsOf(file).filter((one) => !reached.has(one));
    for (const one of further) reached.add(one);
    open.push(...further);
  }
  expect([...reached].filter((file) => /^messages\/|^kit\/words\.ts/.test(file))).toEqual([]);
  expect(reached).toContain('kit/screen-words.ts');
});

test('a browser that asks for German gets refusals and pages in German', async () => {
  const body = { email: 'nobody@example.com', password: '' };
  const refused = await staff.ask(null, '/users/login', { body, language: 'de' });
  expect(await refused.text()).toContain('Geben Sie E-Mail-Adresse und Passwort ein.');
  const account = await staff.ask('anna', '/users/me', { language: 'de' });
  expect(account.status).toBe(200);
  const { config } = api.payload;
  expect(config.i18n.supportedLanguages).toHaveProperty('de');
  expect(config.i18n.translations?.['de']).toMatchObject({
    general: { livePreview: 'Vorschau neben dem Formular' },
    office: { picker: { month: 'Monat:' } },
    lexical: { add: { label: 'Einfügen' } },
  });
});

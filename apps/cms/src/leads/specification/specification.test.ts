import { expect, test } from 'vitest';
import { readDescription, readSpecification } from './specification.ts';

const BESPOKE = [
  { key: 'bespoke', value: '1,4' },
  { key: 'bespoke-1', value: 'Aplikacja mobilna' },
  { key: 'bespoke-2', value: 'Sklep' },
  { key: 'specification', value: 'bespoke' },
  { key: 'technicalPreferences', value: 'text' },
  { key: 'technicalPreferencesText', value: 'Tylko <b>TypeScript</b>' },
  { key: 'backend', value: 'none' },
  { key: 'interfaceDesign', value: 'yes' },
  { key: 'distributionChannels', value: 'app-store' },
  { key: 'distributionChannels', value: 'direct' },
  { key: 'maintenance', value: 'months' },
  { key: 'maintenanceMonths', value: '12' },
];
const SYSTEMS = [
  { key: 'systems-1', value: 'DMS' },
  { key: 'specification', value: 'systems' },
  { key: 'users', value: '25' },
  { key: 'hardwareSupport', value: 'none' },
];

test('both specifications are rows of words in the reader’s language', () => {
  const { rows, others } = readSpecification([...BESPOKE, ...SYSTEMS], 'de');
  expect(rows).toEqual([
    ['Lösungen nach Maß', 'Aplikacja mobilna\nSklep'],
    ['Technische Vorgaben', 'Tylko <b>TypeScript</b>'],
    ['Ort des Servers', 'Beratung erwünscht'],
    ['Oberfläche von uns gestaltet', 'Ja'],
    ['Vertriebswege', 'App Store, Im Browser oder direkt von uns'],
    ['Betreuung nach der Einführung', '12 Monate'],
    ['Produkte und Systeme', 'DMS'],
    ['Zahl der Personen', '25'],
    ['Server und Arbeitsplätze', 'Nicht nötig'],
  ]);
  expect(others).toEqual([]);
});

test('what is no part of the quote stays as it was sent', () => {
  const stranger = { key: 'note', value: 'Prosimy o szybki kontakt' };
  const ofOther = { key: 'systems-9', value: 'ERP' };
  expect(readSpecification([...BESPOKE, stranger, ofOther], 'pl').others).toEqual([
    stranger,
    ofOther,
  ]);
});

test('without a specification there are no rows, whatever the names', () => {
  const pairs = [{ key: 'users', value: '25' }];
  expect(readSpecification(pairs, 'en')).toEqual({ rows: [], others: pairs });
});

test('what was written about the choice in a calculator is shown in words', () => {
  const choice = { key: 'items', value: 'incoming-mail' };
  const pairs = [choice, { key: 'users', value: '25' }, { key: 'notes', value: 'SAP\nR/3' }];
  expect(readDescription(pairs, 'pl')).toEqual({
    rows: [
      ['Liczba użytkowników', '25'],
      ['Opis własnymi słowami', 'SAP\nR/3'],
    ],
    others: [choice],
  });
  expect(readDescription([{ key: 'customised', value: '1' }], 'de').rows).toEqual([
    ['Mit eigenen Worten', 'Ja'],
  ]);
});

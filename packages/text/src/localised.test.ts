import { localised, localisedOptional } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { inOneLanguage, languagesOf, readLocalised, writeLocalised } from './localised.ts';

const card = z.strictObject({
  id: z.number(),
  created_at: z.string(),
  ...localised('CardTitle', z.string().min(1)),
  ...localisedOptional('Button', z.string().min(1)),
  feature_elements: z.array(z.strictObject(localised('Name', z.string()))),
});

const wire = {
  id: 7,
  created_at: '2026-01-01T00:00:00Z',
  ...writeLocalised('CardTitle', { pl: 'Magazyn', en: 'Warehouse' }),
  ...writeLocalised('Button', {}),
  feature_elements: [writeLocalised('Name', { pl: 'Półka', en: 'Shelf', de: 'Regal' })],
};

test('Polish is required, translations may be missing', () => {
  expect(card.parse(wire)).toEqual(wire);
  expect(card.safeParse({ ...wire, CardTitle_pl: null }).success).toBe(false);
  expect(card.safeParse({ ...wire, CardTitle_en: null }).success).toBe(true);
});

test('a missing translation falls back to Polish and says so', () => {
  expect(readLocalised(wire, 'CardTitle', 'en')).toEqual({ text: 'Warehouse', lang: 'en' });
  expect(readLocalised(wire, 'CardTitle', 'de')).toEqual({ text: 'Magazyn', lang: 'pl' });
  expect(readLocalised(wire, 'Button', 'de')).toBeNull();
});

test('a wire record becomes camel case in one language, all the way down', () => {
  expect(inOneLanguage(card.parse(wire), 'de')).toEqual({
    id: 7,
    createdAt: '2026-01-01T00:00:00Z',
    cardTitle: { text: 'Magazyn', lang: 'pl' },
    button: null,
    featureElements: [{ name: { text: 'Regal', lang: 'de' } }],
  });
});

test('a version of a picture takes the place of its file in its language, and only there', () => {
  const picture = {
    path: '/media/erp.webp',
    width: 1920,
    ...writeLocalised('alt', { pl: 'Zlecenia', en: 'Orders' }),
    versions: { pl: null, en: { path: '/media/erp-en.webp', width: 1600 }, de: null },
  };
  expect(inOneLanguage({ Image: picture }, 'en')).toEqual({
    image: { path: '/media/erp-en.webp', width: 1600, alt: { text: 'Orders', lang: 'en' } },
  });
  expect(inOneLanguage(picture, 'de')).toEqual({
    path: '/media/erp.webp',
    width: 1920,
    alt: { text: 'Zlecenia', lang: 'pl' },
  });
});

test('a document exists in a language if its title and most of its texts are translated', () => {
  const texts = (en: string | null, de: string | null) => ({
    Title_pl: 'Tytuł',
    Title_en: 'Title',
    Title_de: de,
    Items: [
      { Name_pl: 'Jeden', Name_en: en, Name_de: 'Eins' },
      { Name_pl: 'Dwa', Name_en: en, Name_de: 'Zwei' },
      { Name_pl: null, Name_en: 'Only here', Name_de: null },
    ],
  });
  expect(languagesOf(texts('One', 'Titel'), 'Title')).toEqual(['pl', 'en', 'de']);
  expect(languagesOf(texts(null, 'Titel'), 'Title')).toEqual(['pl', 'de']);
  expect(languagesOf(texts('One', null), 'Title')).toEqual(['pl', 'en']);
  expect(languagesOf({ Title: 'In one language' }, 'Title')).toEqual(['pl']);
});

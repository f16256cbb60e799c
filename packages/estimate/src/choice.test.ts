import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsOf } from './catalogue.ts';
import {
  type Choice,
  knownChoice,
  NOTHING_CHOSEN,
  onlyPreset,
  withoutItem,
  withPhase,
  withPreset,
} from './choice.ts';
import { CATALOGUE } from './testing/catalogue.ts';

const KEYS = itemsOf(CATALOGUE).map(({ key }) => key);
const choosing = (...items: string[]): Choice => ({ ...NOTHING_CHOSEN, items });

/** Any choice that an address can hold, including unknown names. */
const choices: fc.Arbitrary<Choice> = fc.record({
  items: fc.array(fc.constantFrom(...KEYS, 'unknown')),
  later: fc.array(fc.constantFrom(...KEYS, 'unknown')),
  preset: fc.constantFrom(null, 'booking', 'marketplace', 'unknown'),
  mobile: fc.boolean(),
});

test('unknown items are dropped, and the others are in the order of the catalogue', () => {
  const known = knownChoice(CATALOGUE, {
    items: ['ssl', 'unknown-item', 'own-domain', 'ssl'],
    later: ['ssl', 'booking'],
    preset: 'space-travel',
    mobile: true,
  });
  expect(known).toEqual({
    items: ['own-domain', 'ssl'],
    later: ['ssl'],
    preset: null,
    mobile: true,
  });
});

test('a question with one answer keeps one', () => {
  const two = choosing('size-large', 'size-small');
  expect(knownChoice(CATALOGUE, two).items).toEqual(['size-small']);
});

test('a preset adds its items, removes nothing, and stays named after a change by hand', () => {
  const booked = withPreset(CATALOGUE, choosing('two-factor'), 'booking');
  expect(booked.items).toEqual(['email-sign-up', 'booking', 'ssl', 'two-factor']);
  expect(withPreset(CATALOGUE, booked, 'booking')).toEqual(booked);
  expect(withoutItem(booked, 'ssl')).toEqual({
    ...booked,
    items: ['email-sign-up', 'booking', 'two-factor'],
  });
  const custom = withPreset(CATALOGUE, booked, null);
  expect(custom).toEqual({ ...booked, preset: null });
});

test('starting again leaves the preset only, or nothing, and keeps the mobile app', () => {
  const before = { ...choosing('two-factor', 'cart'), mobile: true };
  expect(onlyPreset(CATALOGUE, before, 'booking')).toEqual({
    items: ['email-sign-up', 'booking', 'ssl'],
    later: [],
    preset: 'booking',
    mobile: true,
  });
  expect(onlyPreset(CATALOGUE, before, null)).toEqual({ ...NOTHING_CHOSEN, mobile: true });
});

test('a removed item is not in the second phase either', () => {
  const put = withPhase(CATALOGUE, choosing('booking', 'ssl'), 'ssl', 2);
  expect(put.later).toEqual(['ssl']);
  expect(withoutItem(put, 'ssl').later).toEqual([]);
  expect(withPhase(CATALOGUE, put, 'ssl', 1).later).toEqual([]);
  expect(withPhase(CATALOGUE, put, 'cart', 2).later).toEqual(['ssl']);
});

test('reducing a choice twice changes nothing, and its later items are among its items', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const known = knownChoice(CATALOGUE, choice);
      expect(knownChoice(CATALOGUE, known)).toEqual(known);
      expect(known.items).toEqual(expect.arrayContaining([...known.later]));
    }),
  );
});

import { expect, test } from 'vitest';
import { estimateOf } from './estimate.ts';
import { growthOf, samplesOf } from './samples.ts';
import { CATALOGUE } from './testing/catalogue.ts';

const days = (hasMobile: boolean) =>
  samplesOf(CATALOGUE, hasMobile).map(({ preset, extent, choice }) => [
    preset ?? extent,
    choice.mobile,
    estimateOf(CATALOGUE, choice, 'PLN').effort.low,
  ]);

test('samples are the presets, and the smallest, middle and largest answers, with a mobile app too', () => {
  expect(days(false).join(' ')).toBe(
    'booking,false,12 marketplace,false,25 least,false,2 middle,false,18 most,false,59',
  );
  expect(days(true).slice(0, 4).join(' ')).toBe(
    'booking,false,12 booking,true,17 marketplace,false,25 marketplace,true,36',
  );
});

test('a catalogue without questions has everything as its only extent', () => {
  const groups = CATALOGUE.groups.filter(({ choice }) => choice === 'many');
  const samples = samplesOf({ ...CATALOGUE, presets: [], groups }, false);
  expect(samples.map(({ extent }) => extent)).toEqual(['most']);
});

test('growth is a share of both ends together', () => {
  expect(growthOf({ low: 10, high: 13 }, { low: 20, high: 26 })).toBe(1);
  expect(growthOf({ low: 10, high: 13 }, { low: 10, high: 13 })).toBe(0);
  expect(growthOf({ low: 0, high: 0 }, { low: 2, high: 3 })).toBeNull();
});

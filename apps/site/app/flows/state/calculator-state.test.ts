import { expect, test } from 'vitest';
import { stateFrom, stateQuery } from './calculator-state.ts';

const item = (key: string) => ({ key, dayCost: 1, ui: false, presets: [] });
const CATALOGUE = {
  rates: {
    rangeFactor: 1.3,
    mobileFactor: 1.5,
    dailyRatePLN: null,
    dailyRateEUR: null,
    smallestDays: null,
  },
  presets: [{ key: 'booking' }],
  groups: [{ key: 'all', choice: 'many' as const, items: ['cart', 'ssl', 'api'].map(item) }],
  packages: [],
};
const read = (query: string) => stateFrom(CATALOGUE, new URLSearchParams(query), 3);

test('an address has stage, choice and saved variants, and people can read it', () => {
  const query = '?stage=2&items=cart,ssl&mobile=1&keep=items%3Dapi%26mobile%3D1&users=25';
  const state = read(query);
  expect(state.stage).toBe(2);
  expect(state.choice).toMatchObject({ items: ['cart', 'ssl'], mobile: true });
  expect(state.saved).toEqual([{ items: ['api'], later: [], preset: null, mobile: true }]);
  expect(stateQuery(state)).toBe(query);
});

test.each(['stage=0', 'stage=4', 'stage=1.5', 'stage=x', ''])('%j is the first stage', (query) => {
  expect(read(query).stage).toBe(1);
});

test('an invalid number of people is dropped', () => {
  expect(read('users=25').users).toBe('25');
  for (const users of ['0', '-1', '1e3', '2.5', 'x', ''])
    expect(read(`users=${users}`).users).toBe('');
});

test('at most two variants are saved, and empty ones are dropped', () => {
  const keep = (keys: string) => `keep=${encodeURIComponent(`items=${keys}`)}`;
  expect(read([keep('cart'), keep('ssl'), keep('api')].join('&')).saved).toHaveLength(2);
  expect(read(keep('unknown-item')).saved).toEqual([]);
});

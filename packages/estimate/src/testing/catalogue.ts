import type { EstimateCatalogue } from '../catalogue.ts';

const item = (key: string, dayCost: number, ui: boolean, ...presets: string[]) => ({
  key,
  dayCost,
  ui,
  presets,
});

/** A small catalogue with the days of the specification's examples. */
export const CATALOGUE: EstimateCatalogue = {
  rates: {
    rangeFactor: 1.3,
    mobileFactor: 1.5,
    dailyRatePLN: 1400,
    dailyRateEUR: null,
    smallestDays: null,
  },
  presets: [{ key: 'booking' }, { key: 'marketplace' }],
  groups: [
    {
      key: 'user-accounts',
      choice: 'many',
      items: [
        item('own-domain', 4, false, 'marketplace'),
        item('email-sign-up', 1, true, 'booking', 'marketplace'),
      ],
    },
    {
      key: 'payments',
      choice: 'many',
      items: [
        item('booking', 8, true, 'booking'),
        item('cart', 8, true, 'marketplace'),
        item('marketplace', 12, true, 'marketplace'),
      ],
    },
    {
      key: 'security',
      choice: 'many',
      items: [
        item('crash-reporting', 0, false),
        item('ssl', 3, false, 'booking'),
        item('two-factor', 5, true),
      ],
    },
    {
      key: 'size',
      choice: 'one',
      items: [item('size-small', 2, false), item('size-large', 10, false)],
    },
    {
      key: 'pace',
      choice: 'one',
      items: [item('pace-calm', 0, false), { ...item('pace-quick', 8, false), team: 5 }],
    },
  ],
  packages: [
    { key: 'start', fromDays: 0 },
    { key: 'growth', fromDays: 15 },
    { key: 'whole', fromDays: 30 },
  ],
};

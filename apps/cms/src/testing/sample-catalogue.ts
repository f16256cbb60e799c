/** A catalogue of the application calculator, small enough to calculate by hand. */
export const SAMPLE_CATALOGUE = {
  calculator: 'kalkulator-aplikacji' as const,
  version: '1',
  title: 'Oszacuj swoją aplikację',
  rates: { rangeFactor: 1.3, mobileFactor: 1.5, dailyRatePLN: 1400 },
  groups: [
    {
      key: 'shop',
      choice: 'many' as const,
      name: 'Płatności',
      items: [
        { key: 'cart', dayCost: 8, ui: true, name: 'Koszyk' },
        { key: 'ssl', dayCost: 3, ui: false, name: 'Szyfrowanie łączności' },
      ],
    },
  ],
  presets: [],
  packages: [],
  _status: 'published' as const,
};

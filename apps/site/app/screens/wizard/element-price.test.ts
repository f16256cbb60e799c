import { expect, test } from 'vitest';
import { priceApart } from './element-price.ts';

test.each([
  [
    'Na Androida i iOS, także bez zasięgu. Od 39 200 zł netto.',
    'Na Androida i iOS, także bez zasięgu.',
    'Od 39 200 zł netto',
  ],
  [
    'For Android and iOS, with or without signal. From €9,520 plus VAT.',
    'For Android and iOS, with or without signal.',
    'From €9,520 plus VAT',
  ],
  [
    'Für Android und iOS, auch ohne Empfang. Ab 9.520 € netto.',
    'Für Android und iOS, auch ohne Empfang.',
    'Ab 9.520 € netto',
  ],
])('the price at the end of %s stands apart', (text, about, price) => {
  expect(priceApart(text)).toEqual({ about, price });
});

test.each(['Schritt für Schritt, ohne Stillstand.', 'Od 28 000 zł netto.', ''])(
  'a description without a price of its own stays whole: %s',
  (text) => {
    expect(priceApart(text)).toEqual({ about: text, price: null });
  },
);

import { expect, test } from 'vitest';
import { priceApart } from './element-price.ts';

test.each([
  ['Na Androida i iOS, także bez zasięgu.', 'Od 39 200 zł netto'],
  ['For Android and iOS, with or without signal.', 'From €9,520 plus VAT'],
  ['Für Android und iOS, auch ohne Empfang.', 'Ab 9.520 € netto'],
])('the price at the end of a text stands apart: %s %s', (about, price) => {
  expect(priceApart(`${about} ${price}.`)).toEqual({ about, price });
});

test.each(['Schritt für Schritt, ohne Stillstand.', 'Od 28 000 zł netto.', ''])(
  'a description without a price of its own stays whole: %s',
  (text) => {
    expect(priceApart(text)).toEqual({ about: text, price: null });
  },
);

import { expect, test } from 'vitest';
import { readySystems } from './ready-systems.ts';

const pl = (text: string) => ({ text, lang: 'pl' as const });
const product = (name: string, to: string | null, price: string | null) => ({
  name,
  calculatorDestination: to,
  startingPrice: price === null ? null : pl(price),
});

test('a product with a calculator is offered with the amount that its price begins with', () => {
  const products = [
    product('ERP', '/erp', 'Wdrożenie od 70 osobodni, czyli od 98 000 zł netto, z licencją.'),
    product('FIBU', null, 'Od 300 zł netto.'),
    product('DMS', '/dms', 'Zależy od liczby osób.'),
    product('DATA', '/data', null),
  ];
  expect(readySystems(products, 'pl', 'od')).toEqual([
    { to: '/erp', label: 'ERP od 98 000 zł netto' },
    { to: '/dms', label: 'DMS' },
    { to: '/data', label: 'DATA' },
  ]);
});

test('a price in another language than the page’s is not named', () => {
  const products = [product('ERP', '/erp', 'Od 98 000 zł netto.')];
  expect(readySystems(products, 'de', 'ab')).toEqual([{ to: '/erp', label: 'ERP' }]);
});

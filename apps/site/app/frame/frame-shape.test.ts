import { expect, test } from 'vitest';
import { frameShape } from './frame-shape.ts';

const CALCULATORS = [
  '/kalkulator-dms',
  '/kalkulator-dms/summary',
  '/kalkulator-dms-n/final-page',
  '/kalkulator-erp',
  '/kalkulator-erp-n',
  '/kalkulator-erp-n/final-page',
];

test.each(CALCULATORS)('%s has no menu, no links in the footer and no contact form', (path) => {
  expect(frameShape(path)).toMatchObject({
    menu: false,
    bar: 'paper',
    footer: 'plain',
    contact: false,
  });
});

test('only the new ERP calculator has a shadow under the bar', () => {
  expect(CALCULATORS.filter((path) => frameShape(path).shadow)).toEqual([
    '/kalkulator-erp-n',
    '/kalkulator-erp-n/final-page',
  ]);
});

test('the instant valuation has a black bar and its own footer', () => {
  expect(frameShape('/natychmiastowa-wycena')).toMatchObject({
    menu: false,
    bar: 'instant',
    footer: 'instant',
    contact: false,
  });
});

test('the wizard keeps the menu but not the contact form', () => {
  for (const path of ['/estimate-project', '/estimate-project/summary']) {
    expect(frameShape(path)).toMatchObject({ menu: true, footer: 'full', contact: false });
  }
});

test.each(['/', '/products/erp', '/kalkulator-aplikacji', '/blog/erp', '/contact'])(
  '%s has everything',
  (path) => {
    expect(frameShape(path)).toMatchObject({
      menu: true,
      bar: 'paper',
      shadow: false,
      footer: 'full',
      contact: true,
    });
  },
);

test('calls to talk lead to the form of the page, and to the consultation where there is none', () => {
  expect(frameShape('/careers').talkTo).toBe('#contact-form');
  expect(frameShape('/careers/analityk')).toMatchObject({ contact: true, talkTo: '/consultation' });
  expect(frameShape('/estimate-project').talkTo).toBe('/consultation');
});

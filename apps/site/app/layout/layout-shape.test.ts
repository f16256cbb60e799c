import { expect, test } from 'vitest';
import { layoutShape } from './layout-shape.ts';

const CALCULATOR = { menu: false, bar: 'paper', footer: 'plain', contact: false, shadow: false };
const PAGE = { menu: true, bar: 'paper', footer: 'full', contact: true, shadow: false };
const WIZARD = { ...PAGE, contact: false, talkTo: '/consultation' };

test.each<[string, object]>([
  ['/', PAGE],
  ['/products/erp', PAGE],
  ['/kalkulator-aplikacji', PAGE],
  ['/blog/erp', PAGE],
  ['/contact', PAGE],
  ['/careers', { ...PAGE, talkTo: '#contact-form' }],
  ['/estimate-accuracy', { ...PAGE, talkTo: '/consultation' }],
  ['/careers/analityk', { contact: true, talkTo: '/consultation' }],
  ['/estimate-project', WIZARD],
  ['/estimate-project/summary', WIZARD],
  ['/kalkulator-dms', CALCULATOR],
  ['/kalkulator-dms/summary', CALCULATOR],
  ['/kalkulator-dms-n/final-page', CALCULATOR],
  ['/kalkulator-erp', CALCULATOR],
  ['/kalkulator-erp-n', { ...CALCULATOR, shadow: true }],
  ['/kalkulator-erp-n/final-page', { ...CALCULATOR, shadow: true }],
  ['/natychmiastowa-wycena', { ...CALCULATOR, bar: 'instant', footer: 'instant' }],
])('what stands around %s', (path, shape) => {
  expect(layoutShape(path)).toMatchObject(shape);
});

import { expect, test } from 'vitest';
import { invitesToNewsletter, isNewsletterMoment, type Moment } from './newsletter-moment.ts';

const DAY = 24 * 60 * 60_000;
const right: Moment = { onPage: 30_000, scrolled: 0.6, sinceOffered: null, busy: false };

test('the newsletter is offered after 30 s and at 60 % of the page, whichever is later', () => {
  expect(isNewsletterMoment(right)).toBe(true);
  expect(isNewsletterMoment({ ...right, onPage: 29_999 })).toBe(false);
  expect(isNewsletterMoment({ ...right, scrolled: 0.59 })).toBe(false);
});

test('once in 30 days, and never over something else', () => {
  expect(isNewsletterMoment({ ...right, sinceOffered: 29 * DAY })).toBe(false);
  expect(isNewsletterMoment({ ...right, sinceOffered: 31 * DAY })).toBe(true);
  expect(isNewsletterMoment({ ...right, busy: true })).toBe(false);
});

const NEVER = `/contact /consultation /newsletter /careers/analityk /kalkulator-dms/summary
  /kalkulator-aplikacji /natychmiastowa-wycena /estimate-project`.split(/\s+/);

test.each(['', ...NEVER])('never on %j', (path) => expect(invitesToNewsletter(path)).toBe(false));

test.each(['/', '/careers', '/products/erp', '/blog'])('but on %s', (path) =>
  expect(invitesToNewsletter(path)).toBe(true),
);

import { calculatorAt } from '@osnowa/site-map';

/** Conditions for offering the newsletter. Times in ms, `scrolled` from 0 to 1. */
export interface Moment {
  onPage: number;
  scrolled: number;
  /** Time since the last offer; `null` if there was none, or nothing can be stored. */
  sinceOffered: number | null;
  /** Another dialog is open, or the visitor is filling in a form. */
  busy: boolean;
}

const STAY = 30_000;
const SCROLLED = 0.6;
const REST = 30 * 24 * 60 * 60_000;

/** Pages without the offer: calculators, forms, one job, legal texts. */
const NEVER =
  /^(?:$|\/(?:estimate-project|contact|consultation|newsletter|careers\/.|privacy|accessibility))/;

/** Whether the newsletter may be offered on a page at all. */
export function invitesToNewsletter(path: string): boolean {
  return !NEVER.test(path) && calculatorAt(path) === null;
}

/** After 30 s on a page of content and at 60 % of it, whichever is later; once in 30 days. */
export function isNewsletterMoment(moment: Moment): boolean {
  const { onPage, scrolled, sinceOffered, busy } = moment;
  const isRested = sinceOffered === null || sinceOffered > REST || sinceOffered < 0;
  return isRested && !busy && onPage >= STAY && scrolled >= SCROLLED;
}

import type { CONTACT_TOPICS } from '@osnowa/contract';
import { splitLocale } from '../i18n/locale-path.ts';
import { useUrlState } from '../url-state/url-state.tsx';

/** Purpose of a page's form: an order of work, an application for a job, or only a mail address. */
export type FormPurpose = 'order' | 'job' | 'newsletter';

const PURPOSES = new Map<string, FormPurpose>([
  ['/careers', 'job'],
  ['/newsletter', 'newsletter'],
]);

/** The purpose of this page's form. */
export function useFormPurpose(): FormPurpose {
  return PURPOSES.get(splitLocale(useUrlState().pathname).path) ?? 'order';
}

type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The topic of the pages below each first part of an address. */
const TOPICS = new Map<string | undefined, ContactTopic>([
  ['products', 'offer'],
  ['services', 'services'],
  ['ecommerce', 'e-commerce'],
  ['careers', 'miscellaneous'],
]);

/** The topic that a contact form on this page has until the visitor chooses another one. */
export function useLikelyTopic(): ContactTopic | undefined {
  return TOPICS.get(splitLocale(useUrlState().pathname).path.split('/')[1]);
}

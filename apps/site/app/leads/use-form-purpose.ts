import { useAddress } from '../address/address.tsx';
import { splitLocale } from '../i18n/locale-path.ts';

/** What a page asks its visitor to send: an order of work, an application for a job, or only a mailbox. */
export type FormPurpose = 'order' | 'job' | 'newsletter';

const PURPOSES = new Map<string, FormPurpose>([
  ['/careers', 'job'],
  ['/newsletter', 'newsletter'],
]);

/** What the form of this page is for. */
export function useFormPurpose(): FormPurpose {
  return PURPOSES.get(splitLocale(useAddress().pathname).path) ?? 'order';
}

import { useAddress } from '../address/address.tsx';
import { splitLocale } from '../i18n/locale-path.ts';

/** Whether a form on this page is about a job, and not about an order. */
export function useAboutWork(): boolean {
  return splitLocale(useAddress().pathname).path === '/careers';
}

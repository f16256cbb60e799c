import { splitLocale } from '../i18n/locale-path.ts';
import { useAddress } from '../islands/address.tsx';

/** Whether a form on this page is about a job, and not about an order. */
export function useAboutWork(): boolean {
  return splitLocale(useAddress().pathname).path === '/careers';
}

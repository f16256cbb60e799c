import { useLocation } from 'react-router';
import { splitLocale } from '../i18n/locale-path.ts';

/** Whether who writes on this page asks about work with us, and not about an order. */
export function useAboutWork(): boolean {
  return splitLocale(useLocation().pathname).path === '/careers';
}

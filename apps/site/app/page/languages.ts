import { LOCALE_COOKIE } from '@osnowa/contract';
import { countSaved } from '../calculators/stages/counted.ts';

/**
 * Stores a chosen language for a year. The links get the query of the visitor's address, which a cached
 * page does not have; a calculator continues, so that it does not count as given up.
 */
export function chooseLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest('[data-language]') : null;
    if (!(chosen instanceof HTMLElement)) return;
    countSaved();
    rememberLocale(chosen.dataset.language ?? '');
    if (!(chosen instanceof HTMLAnchorElement)) return;
    const address = new URL(chosen.href);
    const own = new URLSearchParams(window.location.search);
    const asked = address.searchParams.get('locale');
    if (asked !== null) own.set('locale', asked);
    address.search = String(own);
    chosen.href = address.href;
  });
}

function rememberLocale(locale: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${LOCALE_COOKIE.name}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE.maxAgeSeconds}; SameSite=Lax${secure}`;
}

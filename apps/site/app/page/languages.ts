import { isLocale, LOCALE_COOKIE, type Locale } from '@osnowa/contract';
import { countSaved } from '../calculators/stages/counted.ts';
import { localePath, splitLocale } from '../i18n/locale-path.ts';

/**
 * Stores a chosen language for a year, and leads to the visitor's present address in it: a cached page
 * does not have its query, and an island may have gone on to another stage. A calculator continues, so
 * that it does not count as given up.
 */
export function chooseLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const chosen =
      target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null;
    const { language } = chosen?.dataset ?? {};
    if (!language || !isLocale(language)) return;
    countSaved();
    rememberLocale(language);
    const path = localePath(language, splitLocale(window.location.pathname).path);
    if (chosen instanceof HTMLAnchorElement) chosen.href = addressOf(chosen, path);
    if (chosen instanceof HTMLButtonElement) chosen.formAction = path;
  });
}

/** With the visitor's query; the link to Polish on the bare home page says its language itself. */
function addressOf({ href }: HTMLAnchorElement, path: string): string {
  const query = new URLSearchParams(window.location.search);
  const said = new URL(href).searchParams.get('locale');
  if (said !== null) query.set('locale', said);
  return query.size > 0 ? `${path}?${query}` : path;
}

function rememberLocale(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${LOCALE_COOKIE.name}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE.maxAgeSeconds}; SameSite=Lax${secure}`;
}

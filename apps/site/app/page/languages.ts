import { isLocale } from '@osnowa/contract';
import { localePath, splitLocale } from '../i18n/locale-path.ts';

/**
 * Leads to the visitor's present address in a chosen language: a cached page
 * does not have its query, and an island may have gone on to another stage.
 */
export function chooseLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const chosen =
      target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null;
    const { language } = chosen?.dataset ?? {};
    if (!language || !isLocale(language)) return;
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

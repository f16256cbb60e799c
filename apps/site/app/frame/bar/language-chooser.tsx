import { LOCALE_CODES, LOCALE_COOKIE, LOCALES, type Locale } from '@osnowa/contract';
import { useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { countSaved } from '../../calculators/stages/use-stage-count.ts';
import { PASS_ON } from '../../calculators/wizard/wizard-pairs.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { localePath, splitLocale } from '../../i18n/locale-path.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import styles from './language-chooser.module.css';
import { useClosingMenus } from './use-menus.ts';

/**
 * The other languages, as plain links to this page in each; the choice is stored for a year.
 * @param carried id of a form to forward: then buttons post it to the other language
 */
export function LanguageChooser({ carried }: { carried: string | null }) {
  const locale = useLocale();
  const { frame } = useMessages();
  const location = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useClosingMenus(details);
  const { path } = splitLocale(location.pathname);
  const inBrowser = useInBrowser();
  // A submitted form is not forwarded.
  const form = new URLSearchParams(location.search).has('sent') ? null : carried;
  return (
    <details ref={details} className={styles.chooser}>
      <summary aria-label={`${locale.toUpperCase()}, ${frame.chooseLanguage}`}>
        <Icon name="globe" size={20} />
        <span>{locale.toUpperCase()}</span>
      </summary>
      <ul className={styles.list}>
        {LOCALE_CODES.filter((code) => code !== locale).map((code) => (
          <li key={code}>
            {form ? (
              <CarryingButton form={form} locale={code} path={path} />
            ) : (
              <a
                key={inBrowser ? 'browser' : 'server'}
                href={addressIn(code, path, location.search)}
                hrefLang={LOCALES[code].fullCode}
                lang={LOCALES[code].fullCode}
                onClick={() => goOnIn(code)}
              >
                {LOCALES[code].name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Sends an unfinished form to the same page in another language, with scripts or without. */
function CarryingButton({ form, locale, path }: { form: string; locale: Locale; path: string }) {
  return (
    <button
      type="submit"
      form={form}
      formAction={localePath(locale, path)}
      formMethod="post"
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
      name={PASS_ON}
      value="1"
      lang={LOCALES[locale].fullCode}
      onClick={() => goOnIn(locale)}
    >
      {LOCALES[locale].name}
    </button>
  );
}

/**
 * This page in another language. Only `/` reads the browser's language: there the link contains the
 * choice, so that Polish can be chosen without scripts too.
 */
function addressIn(locale: Locale, path: string, search: string): string {
  const address = localePath(locale, path);
  if (address !== '/') return address + search;
  const query = new URLSearchParams(search);
  query.set('locale', locale);
  return `/?${query}`;
}

/**
 * Whether the page is hydrated. A cached page has no visitor's query, and React does not correct
 * attributes of the document it hydrates: a new key makes a new link, with the query.
 */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** Stores the choice; a calculator continues, so it does not count as given up. */
function goOnIn(locale: Locale): void {
  countSaved();
  rememberLocale(locale);
}

function rememberLocale(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${LOCALE_COOKIE.name}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE.maxAgeSeconds}; SameSite=Lax${secure}`;
}

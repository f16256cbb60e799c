import { LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import { PASS_ON } from '../flows/engine/answers.ts';
import { useLocale, useServerMessages } from '../i18n/i18n.tsx';
import { localePath, MISSING_PATH, splitLocale } from '../i18n/locale-path.ts';
import { line, plain, raised } from '../ui/layout/layout.ts';
import { Icon } from '../ui/picture/icon.tsx';
import roles from '../ui/text/roles.module.css';
import { useUrlState } from '../url-state/url-state.tsx';
import styles from './language-chooser.module.css';

/**
 * The other languages, as plain links to this page in each. A script stores the choice for a year, and
 * gives the links the visitor's own query, which a cached page does not have.
 * @param forwarded id of a form to forward: then buttons post it to the other language
 */
export function LanguageChooser({ forwarded }: { forwarded: string | null }) {
  const locale = useLocale();
  const { frame } = useServerMessages();
  const { pathname, search } = useUrlState();
  const { path: own } = splitLocale(pathname);
  // That address is internal: the links lead to the home page, which every language has.
  const path = own === MISSING_PATH ? '/' : own;
  // A submitted form is not forwarded.
  const form = new URLSearchParams(search).has('sent') ? null : forwarded;
  return (
    <details className={`${roles.fine} ${styles.chooser}`} data-closes>
      <summary
        className={line(2, styles.current)}
        aria-label={`${locale.toUpperCase()}, ${frame.chooseLanguage}`}
      >
        <Icon name="globe" size={20} />
        <span>{locale.toUpperCase()}</span>
      </summary>
      <ul className={`${raised} ${styles.list}`}>
        {LOCALE_CODES.filter((code) => code !== locale).map((code) => (
          <li key={code}>
            {form ? (
              <ForwardingButton form={form} locale={code} path={path} />
            ) : (
              <a
                className={plain}
                href={addressIn(code, path, search)}
                hrefLang={LOCALES[code].fullCode}
                lang={LOCALES[code].fullCode}
                data-language={code}
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
function ForwardingButton({ form, locale, path }: { form: string; locale: Locale; path: string }) {
  return (
    <button
      type="submit"
      className={plain}
      form={form}
      formAction={localePath(locale, path)}
      formMethod="post"
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
      name={PASS_ON}
      value="1"
      lang={LOCALES[locale].fullCode}
      data-language={locale}
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

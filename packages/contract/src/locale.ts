/**
 * The only table of languages. A new language is one row here; the compiler then lists every place
 * that needs a text in it.
 */
export const LOCALES = {
  pl: {
    fullCode: 'pl-PL',
    ogCode: 'pl_PL',
    name: 'Polski',
    prefix: '',
    currency: 'PLN',
    callingCode: '48',
    country: 'PL',
  },
  en: {
    fullCode: 'en-GB',
    ogCode: 'en_GB',
    name: 'English',
    prefix: '/en',
    currency: 'EUR',
    callingCode: '44',
    country: 'GB',
  },
  de: {
    fullCode: 'de-DE',
    ogCode: 'de_DE',
    name: 'Deutsch',
    prefix: '/de',
    currency: 'EUR',
    callingCode: '49',
    country: 'DE',
  },
} as const;

/** Language code as in field suffixes and URL prefixes. */
export type Locale = keyof typeof LOCALES;

/** All language codes, the default first. */
export const LOCALE_CODES = Object.keys(LOCALES) as [Locale, ...Locale[]];

/** Default and fallback language; its URLs have no prefix. */
export const DEFAULT_LOCALE = 'pl' as const satisfies Locale;

/** Name and lifetime of the cookie that stores a chosen language. */
export const LOCALE_COOKIE = {
  name: 'i18n_redirected',
  maxAgeSeconds: 365 * 24 * 60 * 60,
} as const;

/** Whether an untrusted value (cookie, form field, path segment) is one of our language codes. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

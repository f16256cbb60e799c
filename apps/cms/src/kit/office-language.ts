/**
 * Languages of the back office: those of the company's staff, whatever languages the site has. Each
 * is a file of `messages/`, and a line in `words.ts` and in the configuration.
 */
export const ADMIN_LANGUAGES = ['pl', 'en', 'de'] as const;

/** One language of the back office. */
export type AdminLanguage = (typeof ADMIN_LANGUAGES)[number];

/** One text for editors in every language of the back office. */
export type AdminLabel = Record<AdminLanguage, string>;

/** The back office's language for the wish of a browser or an account: Polish if it has none. */
export function adminLanguage(wanted: string | null | undefined): AdminLanguage {
  return ADMIN_LANGUAGES.find((language) => language === wanted) ?? 'pl';
}

/** Languages of the back office: those of the company's staff, whatever languages the site has. */
export const ADMIN_LANGUAGES = ['pl', 'en'] as const;

/** One language of the back office. */
export type AdminLanguage = (typeof ADMIN_LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<AdminLanguage, string> = { pl: 'polski', en: 'English' };

/** One text for editors in every language of the back office. */
export type AdminLabel = Record<AdminLanguage, string>;

/** The back office's language for the wish of a browser or an account: Polish if it has none. */
export function adminLanguage(wanted: string | undefined): AdminLanguage {
  return ADMIN_LANGUAGES.find((language) => language === wanted) ?? 'pl';
}

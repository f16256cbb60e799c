import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import { hasRole } from './roles.ts';
import { isTranslator } from './translators.ts';

/** Rights of a person who writes content. */
export interface EditingRights {
  /** Publish, unpublish, schedule, delete. */
  mayPublish: boolean;
  /** Languages whose texts this person may change. */
  languages: readonly Locale[];
}

/** The rights of a person, translators included; `null` if the person writes no content. */
export function editingRights(user: unknown): EditingRights | null {
  if (hasRole(user, 'admin')) return { mayPublish: true, languages: LOCALE_CODES };
  const isLimited = isTranslator(user);
  if (!isLimited && !hasRole(user, 'editor')) return null;
  const { languages, mayPublish } = user as { languages?: unknown; mayPublish?: unknown };
  const chosen = LOCALE_CODES.filter(
    (code) => Array.isArray(languages) && languages.includes(code),
  );
  return {
    // An account that is older than the field has no value.
    mayPublish: !isLimited && mayPublish !== false,
    languages: isLimited || chosen.length > 0 ? chosen : LOCALE_CODES,
  };
}

/** Whether the person writes content at all; a translator has single documents only. */
export function writesContent(user: unknown): boolean {
  return hasRole(user, 'admin', 'editor');
}

/** Whether the person publishes content. */
export function mayPublish(user: unknown): boolean {
  return editingRights(user)?.mayPublish === true;
}

/** Whether the person writes texts of this language. */
export function writesIn({ languages }: EditingRights, locale: unknown): boolean {
  return languages.some((code) => code === locale);
}

/**
 * Whether the person writes what all languages share: addresses, pictures, sections, and documents
 * that are in one language. They belong to the original.
 */
export function writesShared(rights: EditingRights): boolean {
  return writesIn(rights, DEFAULT_LOCALE);
}

/** Whether the person writes every language. */
export function writesEverything({ languages }: EditingRights): boolean {
  return languages.length === LOCALE_CODES.length;
}

/** The languages by their own names, for a sentence. */
export function languageNames(languages: readonly Locale[]): string {
  return languages.map((code) => LOCALES[code].name).join(', ');
}

import { DEFAULT_LOCALE, isLocale, LOCALES } from '@osnowa/contract';
import type { CollectionSlug, Payload, SanitizedConfig } from 'payload';
import type { AdminLanguage } from '../kit/office-language.ts';
import { officeWords } from '../kit/words.ts';
import { formAddress, kindOf } from '../publishing/place.ts';
import { fieldInWords } from './missing-fields.ts';

/** A field of a document, as a list of places has it. */
export interface FieldPlace {
  /** Slug of a collection or global. */
  source: string;
  /** Empty for a global. */
  document: string;
  title: string;
  /** Path of the field in the form. */
  path: string;
  /** `null` where the field is the same in every language. */
  language: string | null;
  isInTrash?: boolean | undefined;
}

/** A place in words, and the address that opens its field. */
export interface NamedPlace {
  /** `Wpis: Tytuł`. */
  name: string;
  /** `Sekcja 3 › Obraz (Deutsch)`. */
  field: string;
  href: string;
}

/**
 * The title of a document, or of its newest draft; empty without one.
 * @returns `null` for a document that is gone
 */
export async function titleOf(
  payload: Payload,
  source: string,
  id: number | string,
  draft = false,
): Promise<string | null> {
  const collection = source as CollectionSlug;
  const query = { collection, id, depth: 0, draft, disableErrors: true } as const;
  const found = (await payload.findByID(query)) as Record<string, unknown> | null;
  const title = found?.[payload.collections[collection].config.admin.useAsTitle ?? 'id'];
  return found && (typeof title === 'string' ? title : '');
}

/** Names a place for staff. */
export function namedPlace(
  config: SanitizedConfig,
  place: FieldPlace,
  adminLanguage: AdminLanguage,
): NamedPlace {
  const { document, isInTrash, language, path, source, title } = place;
  const { collections, globals } = config;
  const kind = kindOf(config, source, adminLanguage);
  const fields = [...collections, ...globals].find(({ slug }) => slug === source)?.flattenedFields;
  const words = fieldInWords(fields ?? [], path, adminLanguage);
  const code = isLocale(language) ? language : DEFAULT_LOCALE;
  const trashed = `/admin/collections/${source}/trash/${document}`;
  return {
    name: [
      document === '' ? kind : `${kind}: ${title}`,
      ...(isInTrash ? [`(${officeWords(adminLanguage).places.namedPlace.inTrash})`] : []),
    ].join(' '),
    field: isLocale(language) ? `${words} (${LOCALES[language].name})` : words,
    href: isInTrash ? trashed : formAddress(source, document, code, path),
  };
}

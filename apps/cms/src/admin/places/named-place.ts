import { DEFAULT_LOCALE, isLocale, LOCALES } from '@osnowa/contract';
import type { SanitizedConfig } from 'payload';
import type { AdminLabel, AdminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { fieldInWords } from '../editing/missing-fields.ts';
import { formAddress } from '../translations/form-address.ts';

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

function inLanguage(label: unknown, language: AdminLanguage): string {
  return typeof label === 'string' ? label : (label as AdminLabel)[language];
}

/** Names a place for staff. */
export function namedPlace(
  { collections, globals }: SanitizedConfig,
  place: FieldPlace,
  adminLanguage: AdminLanguage,
): NamedPlace {
  const { document, isInTrash, language, path, source, title } = place;
  const collection = collections.find(({ slug }) => slug === source);
  const global = globals.find(({ slug }) => slug === source);
  const kind = inLanguage(collection?.labels.singular ?? global?.label ?? source, adminLanguage);
  const fields = collection?.flattenedFields ?? global?.flattenedFields ?? [];
  const words = fieldInWords(fields, path, adminLanguage);
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

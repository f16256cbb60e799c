import type { Locale } from '@osnowa/contract';

/**
 * Address of a document's form in a language.
 * @param document empty for a global
 * @param field path of the field that the form shows, with dots
 */
export function formAddress(
  source: string,
  document: string,
  language: Locale,
  field: string | null,
): string {
  const query = new URLSearchParams({ locale: language, ...(field && { field }) });
  const place = document === '' ? `globals/${source}` : `collections/${source}/${document}`;
  return `/admin/${place}?${query}`;
}

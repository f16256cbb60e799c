import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { type Cell, LACKS } from '../../changes/translations/parity.ts';

/** A number of the board, and the page of its list. */
export interface BoardAddress extends Cell {
  page: number;
}

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/** The number whose list an address asks for; `null` for the board itself. */
export function readAddress({ kind, language, lack, page }: Parameters): BoardAddress | null {
  const code = LOCALE_CODES.find((one) => one === language);
  const chosen = LACKS.find((one) => one === lack);
  if (typeof kind !== 'string' || !code || !chosen) return null;
  const number = Number(page ?? 1);
  return {
    source: kind,
    language: code,
    lack: chosen,
    page: Number.isSafeInteger(number) && number > 0 ? number : 1,
  };
}

/** Address of the list behind a number of the board. */
export function boardAddress({ source, language, lack, page }: BoardAddress): string {
  const query = new URLSearchParams({ kind: source, language, lack });
  if (page > 1) query.set('page', String(page));
  return `/admin/translations?${query}`;
}

function documentAddress(source: string, document: string): string {
  const place = document === '' ? `globals/${source}` : `collections/${source}/${document}`;
  return `/admin/${place}`;
}

/** Address of the tab that shows a document next to its translation. */
export function comparisonAddress(source: string, document: string, language: Locale): string {
  return `${documentAddress(source, document)}/translation?locale=${language}`;
}

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
  return `${documentAddress(source, document)}?${query}`;
}

import type { AdminLabel, AdminLanguage } from '../../fields/admin-label.ts';
import type { Reason } from '../../redirects/links/verdict.ts';

/** Title of the list and of the start page's block. */
export const BROKEN_LINKS: AdminLabel = { pl: 'Niedziałające odnośniki', en: 'Broken links' };

/** Why a link is on the list. */
const REASON_LABELS: Record<Reason, AdminLabel> = {
  missing: { pl: 'Nie ma takiej strony w witrynie', en: 'The site has no such page' },
  gone: { pl: 'Strona nie istnieje', en: 'The page does not exist' },
  'no-host': { pl: 'Nie ma takiej domeny', en: 'There is no such domain' },
  'no-server': { pl: 'Serwer nie przyjmuje połączeń', en: 'The server accepts no connections' },
  certificate: { pl: 'Certyfikat jest nieważny', en: 'The certificate is not valid' },
  private: { pl: 'Adres w sieci wewnętrznej', en: 'An address in a private network' },
  refused: { pl: 'Serwer nie wpuszcza automatów', en: 'The server refuses programs' },
  silent: { pl: 'Serwer nie odpowiada na czas', en: 'The server does not answer in time' },
};

/** The reason in words, with the code of the HTTP answer. */
export function reasonInWords(
  { reason, status }: { reason: Reason; status?: number | null | undefined },
  language: AdminLanguage,
): string {
  return `${REASON_LABELS[reason][language]}${status ? ` (${status})` : ''}`;
}

/** Buttons and sentences of the list. */
export const LINK_WORDS = {
  views: { pl: 'Widoki listy', en: 'Views of the list' },
  toDo: { pl: 'Do poprawienia', en: 'To be corrected' },
  unknown: { pl: 'Nie da się sprawdzić', en: 'Cannot be checked' },
  ignored: { pl: 'Pominięte', en: 'Ignored' },
  all: { pl: 'Wszystkie', en: 'All' },
  about: {
    pl: 'Odnośniki w opublikowanej treści, które nie działały przez dwie noce z rzędu. Wiersz znika, gdy opublikujesz dokument bez tego odnośnika albo gdy odnośnik znów działa.',
    en: 'Links in published content that did not work in two nights in a row. A row goes when you save the document without the link, or when the link works again.',
  },
  check: { pl: 'Sprawdź teraz', en: 'Check now' },
  checking: { pl: 'Sprawdzam…', en: 'Checking…' },
  ignore: { pl: 'Pomiń', en: 'Ignore' },
  heed: { pl: 'Nie pomijaj', en: 'Stop ignoring' },
  works: { pl: 'Działa', en: 'It works' },
  still: { pl: 'Nadal nie działa', en: 'It still does not work' },
  cannot: { pl: 'Nadal nie da się sprawdzić', en: 'It still cannot be checked' },
  failed: { pl: 'Nie udało się. Spróbuj ponownie.', en: 'That failed. Try again.' },
  since: { pl: 'od {day}', en: 'since {day}' },
  more: { pl: 'Cała lista', en: 'The whole list' },
} as const satisfies Record<string, AdminLabel>;

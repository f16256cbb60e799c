import type { Lack } from '../../changes/translations/parity.ts';
import type { AdminLabel } from '../../fields/admin-label.ts';

/** Labels of missing, stale and draft texts, before a number of documents or sentences. */
export const LACK_LABELS: Record<Lack, AdminLabel> = {
  missing: { pl: 'Bez tłumaczenia', en: 'Missing' },
  stale: { pl: 'Nieaktualne', en: 'Stale' },
  draft: { pl: 'Tylko szkic', en: 'Only a draft' },
};

/** Title of the board and of the menu's entry. */
export const TRANSLATIONS_TITLE: AdminLabel = { pl: 'Tłumaczenia', en: 'Translations' };

/** The sentences of the board. */
export const BOARD_WORDS = {
  about: {
    pl: 'Tyle dokumentów czeka na tłumacza. „Nieaktualne” znaczy: polski tekst zmienił się po przetłumaczeniu. Liczba prowadzi do listy, a lista do pola.',
    en: 'So many documents wait for a translator. “Stale” means that the Polish text changed after it was translated. A number leads to the list, and the list to the field.',
  },
  kind: { pl: 'Rodzaj', en: 'Kind' },
  complete: { pl: 'komplet', en: 'complete' },
  empty: { pl: 'Nie ma jeszcze dokumentów.', en: 'There are no documents yet.' },
  all: { pl: 'Wszystkie rodzaje', en: 'All kinds' },
  nothing: { pl: 'Tu wszystko jest gotowe.', en: 'Everything is done here.' },
  field: { pl: 'Pierwsze pole', en: 'First field' },
  staleSentences: { pl: 'nieaktualne zdania', en: 'stale sentences' },
  missingSentences: { pl: 'zdania bez tłumaczenia', en: 'sentences without a translation' },
  draft: { pl: 'zmiany czekają na opublikowanie', en: 'changes wait to be published' },
  compare: { pl: 'Porównaj z oryginałem', en: 'Compare with the original' },
  earlier: { pl: 'Poprzednie', en: 'Previous' },
  later: { pl: 'Następne', en: 'Next' },
  pages: { pl: 'Strony listy', en: 'Pages of the list' },
} as const satisfies Record<string, AdminLabel>;

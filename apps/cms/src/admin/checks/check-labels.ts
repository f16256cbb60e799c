import type { AdminLabel } from '../../fields/admin-label.ts';
import type { Weight } from './report.ts';

/** Headings above the findings of each weight. */
export const WEIGHT_LABELS: Record<Weight, AdminLabel> = {
  refused: {
    pl: 'Bez tego nie da się opublikować',
    en: 'Publishing is refused until this is mended',
  },
  hurts: { pl: 'To zobaczą odwiedzający', en: 'Visitors meet this' },
  better: { pl: 'Może być lepiej', en: 'This could be better' },
};

/** The sentences around the findings. */
export const CHECK_WORDS = {
  open: { pl: 'Sprawdź przed publikacją', en: 'Check before publishing' },
  count: { pl: 'uwagi: {n}', en: 'findings: {n}' },
  about: {
    pl: 'Sprawdzono obecny szkic, we wszystkich językach. Każda uwaga prowadzi do swojego pola. Publikację wstrzymują tylko uwagi z grupy „Bez tego nie da się opublikować”.',
    en: 'The draft was checked as it is now, in all languages. Each finding leads to its field. None stops you from publishing unless it says so.',
  },
  loading: { pl: 'Sprawdzanie…', en: 'Checking…' },
  failed: {
    pl: 'Nie udało się sprawdzić. Sprawdź połączenie i spróbuj ponownie.',
    en: 'The check failed. Check the connection and try again.',
  },
  unsaved: {
    pl: 'Ostatnich zmian nie udało się zapisać, więc ich tu nie ma.',
    en: 'The latest changes could not be saved and are not part of this.',
  },
  again: { pl: 'Sprawdź ponownie', en: 'Check again' },
  nothing: { pl: 'Nie ma uwag.', en: 'There are no findings.' },
  fine: { pl: 'W porządku: {names}.', en: 'Fine: {names}.' },
  notChecked: {
    pl: 'Tego nie udało się sprawdzić: {names}.',
    en: 'These could not be checked: {names}.',
  },
  newTab: { pl: '(nowa karta)', en: '(new tab)' },
  shown: {
    pl: 'Tak pokażą stronę wyszukiwarki i sieci społecznościowe',
    en: 'What search engines and social networks show',
  },
  result: { pl: 'Wynik wyszukiwania', en: 'Search result' },
  card: { pl: 'Udostępniony link', en: 'Shared link' },
  isPolish: {
    pl: 'Ta wersja nie jest przetłumaczona: zamiast niej widać stronę polską.',
    en: 'This version is not translated: they show the Polish page instead.',
  },
  noTitle: { pl: '(bez tytułu)', en: '(no title)' },
  noDescription: {
    pl: 'Bez opisu: wyszukiwarka sama wybierze fragment tekstu.',
    en: 'No description: the search engine picks a part of the text itself.',
  },
  noPicture: {
    pl: 'Obrazu teraz nie ma: stronie brakuje wymaganego pola albo nie odpowiedziała na czas.',
    en: 'There is no picture now: the page lacks a required field, or did not answer in time.',
  },
} as const satisfies Record<string, AdminLabel>;

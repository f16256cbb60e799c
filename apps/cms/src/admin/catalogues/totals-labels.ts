import type { Currency, Extent } from '@osnowa/estimate';
import type { AdminLanguage } from '../../fields/admin-label.ts';

const pl = {
  title: 'Zestawy: na stronie i po zmianie',
  same: 'bez zmian',
  changed: (count: number, of: number) => `zmienia się ${count} z ${of}`,
  large: (count: number) => `o ponad 10 %: ${count}`,
  rateStays: (currency: Currency) => `stawka w ${currency} zostaje bez zmian`,
  broken: (count: number) => `nie da się policzyć: ${count}`,
  loading: 'Wczytywanie tego, co jest na stronie…',
  failed:
    'Nie udało się wczytać tego, co jest na stronie. Sprawdź połączenie i otwórz formularz ponownie.',
  sample: 'Zestaw',
  state: 'Stan',
  days: 'Osobodni',
  weeks: 'Tygodnie (osoby)',
  package: 'Pakiet',
  before: 'na stronie',
  after: 'po zmianie',
  mobile: 'z aplikacją mobilną',
  largeChange: 'duża zmiana',
  impossible: 'Nie da się policzyć.',
  unpublished: 'jeszcze nie ma',
  removed: 'znika',
  extents: {
    least: 'Najmniejsze odpowiedzi',
    middle: 'Środkowe odpowiedzi',
    most: 'Wszystko',
  } satisfies Record<Extent, string>,
};

export type TotalsWords = typeof pl;

const en: TotalsWords = {
  title: 'Presets: on the site and after the change',
  same: 'unchanged',
  changed: (count, of) => `${count} of ${of} change`,
  large: (count) => `by more than 10%: ${count}`,
  rateStays: (currency) => `the rate in ${currency} stays as it is`,
  broken: (count) => `cannot be calculated: ${count}`,
  loading: 'Loading what is on the site…',
  failed: 'What is on the site could not be loaded. Check the connection and open the form again.',
  sample: 'Preset',
  state: 'State',
  days: 'Person-days',
  weeks: 'Weeks (people)',
  package: 'Package',
  before: 'on the site',
  after: 'after the change',
  mobile: 'with a mobile app',
  largeChange: 'large change',
  impossible: 'Cannot be calculated.',
  unpublished: 'not there yet',
  removed: 'disappears',
  extents: {
    least: 'Smallest answers',
    middle: 'Middle answers',
    most: 'Everything',
  },
};

/** Words of the table of totals. */
export const TOTALS_WORDS: Record<AdminLanguage, TotalsWords> = { pl, en };

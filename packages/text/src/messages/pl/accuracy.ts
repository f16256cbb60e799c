import * as offer from '@osnowa/brand/messages/pl';

/** Labels of the page that compares estimates with what projects really took. */
export const accuracy = {
  /** Kinds of projects. */
  kinds: offer.kinds,
  title: 'Jak trafiamy z oszacowaniami',
  subtitle:
    'Każdy zakończony projekt: ile osobodni przewidzieliśmy, ile naprawdę zajął i o ile się pomyliliśmy. Najgorsze też.',
  rule: 'Gdy mamy co najmniej {enough} projektów podobnej wielkości, z nich bierzemy widełki nowych oszacowań: tak, żeby zmieściło się w nich 8 na 10. Przy mniejszej liczbie widełki są przyjęte z góry i tak je nazywamy.',
  nothing:
    'Nie ma tu jeszcze żadnego zakończonego projektu. Widełki w kalkulatorach są przyjęte z góry.',
  project: 'Projekt {n}, {kind}, {year}',
  median: 'Połowa projektów zajęła najwyżej {median} przewidzianych dni.',
  inside: 'W widełkach, jakie dałyby im pozostałe projekty, zmieściło się {inside} z {n}.',
  chart:
    'Różnica między dniami rzeczywistymi a przewidzianymi w każdym projekcie; 0% to trafienie. Te same liczby są w tabeli poniżej.',
  table: 'Projekty: {kind}',
  name: 'Projekt',
  estimated: 'Plan',
  actual: 'Faktycznie',
  miss: 'Różnica',
  outside: 'poza widełkami',
  back: 'Oszacuj swój projekt',
};

/** Shape of these labels. */
export type AccuracyMessages = typeof accuracy;

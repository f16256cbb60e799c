import { type Locale, typesetLocales } from '@tkalnia/contract';

/** Words of an estimate on paper. */
interface PrintWords {
  estimate: string;
  of: string;
  effort: string;
  calendar: string;
  price: string;
  where: string;
  chosen: string;
  days: string;
  total: string;
  mobile: string;
  included: string;
  phases: string;
  phase: string;
  later: string;
  why: string;
  low: string;
  high: string;
  week: string;
  rate: string;
  net: string;
  notOffer: string;
  link: string;
  workingDays: { one: string; few?: string; many?: string; other: string };
  weeks: { one: string; few?: string; many?: string; other: string };
  people: { one: string; few?: string; many?: string; other: string };
}

/** The same in every language; figures are filled in by whoever sets the page. */
export const PRINT_WORDS: Record<Locale, PrintWords> = typesetLocales({
  pl: {
    estimate: 'Szacunek',
    of: 'z dnia {date}',
    effort: 'Nakład pracy',
    calendar: 'Czas trwania',
    price: 'Cena netto',
    where: 'Na co idą dni',
    chosen: 'Wybrany zakres',
    days: 'dni',
    total: 'Razem',
    mobile: 'Aplikacja mobilna',
    included: 'w cenie',
    phases: 'Plan w dwóch etapach',
    phase: 'Etap {n}',
    later: 'drugi etap',
    why: 'Skąd te liczby',
    low: 'Dolna granica to suma dni wybranych pozycji.',
    high: 'Górna jest wyższa o {percent}: tyle zwykle dokładają rozmowy, poprawki i to, czego dziś nikt nie przewidzi.',
    week: 'Tydzień to 5 dni, z których 80% idzie na samą pracę.',
    rate: 'Dzień pracy jednej osoby kosztuje {rate} netto.',
    net: 'netto',
    notOffer:
      'To szacunek, nie oferta w rozumieniu art. 66 Kodeksu cywilnego. Kwoty netto, zaokrąglone do setek.',
    link: 'Ten szacunek w sieci:',
    workingDays: { one: '{n} dzień', few: '{n} dni', many: '{n} dni', other: '{n} dnia' },
    weeks: { one: '{n} tydzień', few: '{n} tygodnie', many: '{n} tygodni', other: '{n} tygodnia' },
    people: { one: '{n} osoba', few: '{n} osoby', many: '{n} osób', other: '{n} osoby' },
  },
  en: {
    estimate: 'Estimate',
    of: 'of {date}',
    effort: 'Effort',
    calendar: 'Duration',
    price: 'Price, net',
    where: 'Where the days go',
    chosen: 'Chosen scope',
    days: 'days',
    total: 'Total',
    mobile: 'Mobile app',
    included: 'included',
    phases: 'A plan in two phases',
    phase: 'Phase {n}',
    later: 'second phase',
    why: 'Where these figures come from',
    low: 'The lower end is the sum of the days of what you chose.',
    high: 'The upper end is {percent} higher: that is what conversations, corrections and the unforeseen usually add.',
    week: 'A week is 5 days, of which 80% goes into the work itself.',
    rate: 'A working day of one person costs {rate} net.',
    net: 'net',
    notOffer:
      'This is an estimate, not an offer within the meaning of Article 66 of the Polish Civil Code. Amounts are net, rounded to hundreds.',
    link: 'This estimate online:',
    workingDays: { one: '{n} day', other: '{n} days' },
    weeks: { one: '{n} week', other: '{n} weeks' },
    people: { one: '{n} person', other: '{n} people' },
  },
  de: {
    estimate: 'Schätzung',
    of: 'vom {date}',
    effort: 'Aufwand',
    calendar: 'Dauer',
    price: 'Preis, netto',
    where: 'Wofür die Tage anfallen',
    chosen: 'Gewählter Umfang',
    days: 'Tage',
    total: 'Gesamt',
    mobile: 'Mobile App',
    included: 'enthalten',
    phases: 'Ein Plan in zwei Phasen',
    phase: 'Phase {n}',
    later: 'zweite Phase',
    why: 'Woher diese Zahlen kommen',
    low: 'Die untere Grenze ist die Summe der Tage Ihrer Auswahl.',
    high: 'Die obere liegt {percent} höher: So viel bringen Gespräche, Korrekturen und Unvorhergesehenes meist mit sich.',
    week: 'Eine Woche hat 5 Tage, von denen 80 % in die Arbeit selbst fließen.',
    rate: 'Ein Arbeitstag einer Person kostet {rate} netto.',
    net: 'netto',
    notOffer:
      'Dies ist eine Schätzung, kein Angebot im Sinne von Art. 66 des polnischen Zivilgesetzbuchs. Beträge netto, auf Hunderter gerundet.',
    link: 'Diese Schätzung online:',
    workingDays: { one: '{n} Tag', other: '{n} Tage' },
    weeks: { one: '{n} Woche', other: '{n} Wochen' },
    people: { one: '{n} Person', other: '{n} Personen' },
  },
});

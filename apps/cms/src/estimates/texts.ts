import type { Locale } from '@osnowa/contract';
import { type CalculatorName, estimateNames } from '@osnowa/site-map';
import type { PluralForms } from '@osnowa/text';
import { typesetLocales } from '@osnowa/text';
import type { Payload } from 'payload';
import { changedWordsIn } from '../reads/site-words.ts';

/** Words of an estimate on paper. */
export interface PrintWords {
  estimate: string;
  /** Subject of an estimate, by calculator. */
  subjects: Record<CalculatorName, string>;
  of: string;
  validUntil: string;
  client: string;
  project: string;
  /** Where the effort is that of the first phase. */
  effortFirst: string;
  bothPhases: string;
  package: string;
  because: string;
  users: string;
  notIncluded: string;
  /** Instead of the visitor's words, in a mail. */
  describedOnly: string;
  effort: string;
  calendar: string;
  price: string;
  where: string;
  chosen: string;
  days: string;
  total: string;
  mobile: string;
  missing: string;
  included: string;
  phases: string;
  phase: string;
  later: string;
  why: string;
  low: string;
  /** In its place, where the choice is below the smallest project. */
  smallest: string;
  high: string;
  week: string;
  rate: string;
  net: string;
  notOffer: string;
  notInPrice: string;
  link: string;
  personDays: PluralForms;
  weeks: PluralForms;
  people: PluralForms;
}

/** The same in every language; the page fills in the figures. */
export const PRINT_WORDS: Record<Locale, PrintWords> = typesetLocales({
  pl: {
    estimate: 'Oszacowanie',
    subjects: estimateNames('pl'),
    of: 'z dnia {date}',
    validUntil: 'ważne do {date}',
    client: 'Klient',
    project: 'Projekt',
    effortFirst: 'Nakład pracy, pierwszy etap',
    bothPhases: 'Oba etapy razem',
    package: 'Pakiet na początek: {name}',
    because: 'Twoje odpowiedzi: {answers}.',
    users: 'Liczba użytkowników: {n}',
    notIncluded: 'Nie obejmuje:',
    describedOnly:
      'Oszacowanie nie obejmuje tego, co opisano własnymi słowami. Opis jest na stronie oszacowania.',
    effort: 'Nakład pracy',
    calendar: 'Czas trwania',
    price: 'Cena netto',
    where: 'Na co idą dni',
    chosen: 'Wybrany zakres',
    days: 'osobodni',
    total: 'Razem',
    mobile: 'Aplikacja mobilna',
    missing: 'Do najmniejszego projektu',
    included: 'w cenie',
    phases: 'Plan w dwóch etapach',
    phase: 'Etap {n}',
    later: 'drugi etap',
    why: 'Skąd te liczby',
    low: 'Dolna granica to suma osobodni wybranych pozycji.',
    smallest:
      'Mniejszych projektów niż {days} nie prowadzimy: od tego zaczynają się widełki, także przy mniejszym zakresie.',
    high: 'Górna granica jest wyższa o {percent}, w górę do pełnego dnia: tyle zwykle dokładają rozmowy, poprawki i to, czego dziś nikt nie przewidzi.',
    week: 'Tydzień to 5 dni, z których 80% idzie na samą pracę.',
    rate: 'Dzień pracy jednej osoby kosztuje {rate} netto.',
    net: 'netto',
    notOffer:
      'To oszacowanie, nie oferta w rozumieniu art. 66 Kodeksu cywilnego. Kwoty netto, zaokrąglone.',
    notInPrice:
      'Osobno: serwer, opieka po starcie i licencje innych producentów. Przeniesienie danych i szkolenie są w kwocie tylko wtedy, gdy są w zakresie.',
    link: 'To oszacowanie w sieci:',
    personDays: {
      one: '{n} osobodzień',
      few: '{n} osobodni',
      many: '{n} osobodni',
      other: '{n} osobodnia',
    },
    weeks: { one: '{n} tydzień', few: '{n} tygodnie', many: '{n} tygodni', other: '{n} tygodnia' },
    people: { one: '{n} osoba', few: '{n} osoby', many: '{n} osób', other: '{n} osoby' },
  },
  en: {
    estimate: 'Estimate',
    subjects: estimateNames('en'),
    of: '{date}',
    validUntil: 'valid until {date}',
    client: 'Client',
    project: 'Project',
    effortFirst: 'Effort, first phase',
    bothPhases: 'Both phases together',
    package: 'A package to begin with: {name}',
    because: 'Because you chose {answers}.',
    users: 'Number of users: {n}',
    notIncluded: 'Not included:',
    describedOnly:
      'What was described in words is not included. The description is on the page of the estimate.',
    effort: 'Effort',
    calendar: 'Duration',
    price: 'Price, excluding VAT',
    where: 'Where the days go',
    chosen: 'Chosen scope',
    days: 'person-days',
    total: 'Total',
    mobile: 'Mobile app',
    missing: 'Up to the smallest project',
    included: 'included',
    phases: 'A plan in two phases',
    phase: 'Phase {n}',
    later: 'second phase',
    why: 'Where these figures come from',
    low: 'The lower end is the sum of the person-days of what you chose.',
    smallest:
      'The smallest project we take on is {days}: the range starts there, even for a smaller scope.',
    high: 'The upper end is {percent} higher, rounded up to a whole day: that is what conversations, corrections and the unforeseen usually add.',
    week: 'A week is 5 days, of which 80% goes into the work itself.',
    rate: 'One person-day costs {rate} plus VAT.',
    net: 'plus VAT',
    notOffer: 'This is an estimate, not a binding offer. Amounts exclude VAT and are rounded.',
    notInPrice:
      'Not included: server, support after launch and other makers’ licences. Data migration and training are included only where they are in the scope.',
    link: 'This estimate online:',
    personDays: { one: '{n} person-day', other: '{n} person-days' },
    weeks: { one: '{n} week', other: '{n} weeks' },
    people: { one: '{n} person', other: '{n} people' },
  },
  de: {
    estimate: 'Schätzung',
    subjects: estimateNames('de'),
    of: 'vom {date}',
    validUntil: 'gültig bis {date}',
    client: 'Kunde',
    project: 'Projekt',
    effortFirst: 'Aufwand, erste Ausbaustufe',
    bothPhases: 'Beide Ausbaustufen zusammen',
    package: 'Ein Paket für den Anfang: {name}',
    because: 'Ihre Angaben: {answers}.',
    users: 'Zahl der Personen: {n}',
    notIncluded: 'Nicht enthalten:',
    describedOnly:
      'Nicht enthalten ist, was mit eigenen Worten beschrieben wurde. Die Beschreibung steht auf der Seite der Schätzung.',
    effort: 'Aufwand',
    calendar: 'Dauer',
    price: 'Preis, netto',
    where: 'Wofür die Tage anfallen',
    chosen: 'Gewählter Umfang',
    days: 'Personentage',
    total: 'Gesamt',
    mobile: 'Mobile App',
    missing: 'Bis zum kleinsten Projekt',
    included: 'enthalten',
    phases: 'Ein Plan in zwei Ausbaustufen',
    phase: 'Ausbaustufe {n}',
    later: 'zweite Ausbaustufe',
    why: 'Woher diese Zahlen kommen',
    low: 'Die untere Grenze ist die Summe der Personentage Ihrer Auswahl.',
    smallest:
      'Das kleinste Projekt, das wir übernehmen, umfasst {days}: Dort beginnt die Spanne, auch bei kleinerem Umfang.',
    high: 'Die obere Grenze liegt {percent} höher, auf ganze Tage aufgerundet: So viel bringen Gespräche, Korrekturen und Unvorhergesehenes meist mit sich.',
    week: 'Eine Woche hat 5 Tage, von denen 80 % in die Arbeit selbst fließen.',
    rate: 'Ein Arbeitstag einer Person kostet {rate} netto.',
    net: 'netto',
    notOffer: 'Unverbindliche Schätzung, kein Angebot. Beträge netto und gerundet.',
    notInPrice:
      'Nicht enthalten: Server, Betreuung nach dem Start und Lizenzen anderer Hersteller. Datenübernahme und Schulung sind nur enthalten, wenn sie zum Umfang gehören.',
    link: 'Diese Schätzung online:',
    personDays: { one: '{n} Personentag', other: '{n} Personentage' },
    weeks: { one: '{n} Woche', other: '{n} Wochen' },
    people: { one: '{n} Person', other: '{n} Personen' },
  },
});

/** Words of an estimate on paper in one language, with the texts that editors changed. */
export function readPrintWords(payload: Payload, locale: Locale): Promise<PrintWords> {
  return changedWordsIn(payload, 'print', PRINT_WORDS, locale);
}

import * as offer from '@osnowa/brand/messages/pl';
import type { CalculatorName } from '@osnowa/site-map';
import type { PluralForms } from '@osnowa/text';

/** Words of an estimate on paper. */
export interface PrintWords {
  /** Of an offer. */
  offer: Record<
    | 'offer'
    | 'version'
    | 'contact'
    | 'monthly'
    | 'later'
    | 'cap'
    | 'notTaken'
    | 'aMonth'
    | 'payments'
    | 'start'
    | 'people'
    | 'terms'
    | 'acceptedBy'
    | 'signature'
    | 'companies'
    | 'link'
    | 'mark',
    string
  >;
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
  /** In place of both, where enough similar projects were measured. */
  measured: string;
  /** In addition to both, where too few were. */
  agreed: string;
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

/** Words of an estimate on paper in Polish; the page fills in the figures. */
export const pl: PrintWords = {
  offer: {
    offer: 'Oferta',
    version: 'wersja {n} z {date}',
    contact: 'Osoba do kontaktu',
    monthly: 'Miesięcznie netto',
    later: 'Późniejszy etap',
    cap: 'Nie więcej niż {sum}: to górna granica, którą wpisujemy do umowy.',
    notTaken: 'Do wyboru, niewzięte',
    aMonth: '{sum} miesięcznie',
    payments: 'Płatności',
    start: 'Możemy zacząć {date}.',
    people: 'Kto będzie nad tym pracować',
    terms: 'Warunki',
    acceptedBy: 'Oferta przyjęta: {name}, {role}, {date}',
    signature: '{name}: data i podpis',
    companies: 'Oferta jest skierowana do przedsiębiorców. Konsument nie może jej przyjąć.',
    link: 'Ta oferta w sieci:',
    mark: 'Znak tej wersji (SHA-256): {hash}',
  },
  estimate: 'Oszacowanie',
  subjects: offer.estimates,
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
    'Projektów tego rodzaju mniejszych niż {days} nie prowadzimy: od tego zaczynają się widełki, także przy mniejszym zakresie.',
  high: 'Górna granica jest wyższa o {percent}, w górę do pełnego dnia: tyle zwykle dokładają rozmowy, poprawki i to, czego dziś nikt nie przewidzi.',
  measured:
    'Widełki z {n} podobnych projektów: 8 na 10 takich kończy się między {low} a {high} przewidzianych dni.',
  agreed:
    'Widełki przyjęte z góry: zmierzonych projektów tego rodzaju i tej wielkości mamy za mało ({n} z {enough}).',
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
};

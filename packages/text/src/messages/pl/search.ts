import type { PluralForms } from '../../plurals.ts';

/** Labels of the search over the whole site. */
export const search = {
  title: 'Szukaj na stronie',
  label: 'Czego szukasz?',
  hint: 'Wystarczy jedno lub dwa słowa. Szukamy w produktach, usługach, realizacjach, ofertach pracy i artykułach.',
  button: 'Szukaj',
  titleFor: 'Szukaj: {q}',
  found: {
    one: '{n} wynik dla „{q}”',
    few: '{n} wyniki dla „{q}”',
    many: '{n} wyników dla „{q}”',
    other: '{n} wyniku dla „{q}”',
  } as PluralForms,
  some: 'Żadna strona nie ma wszystkich tych słów. Te mają ich najwięcej.',
  nothing: 'Nic nie znaleźliśmy dla „{q}”',
  nothingHint:
    'Sprawdź pisownię albo wpisz jedno, bardziej ogólne słowo. Możesz też po prostu nas zapytać: w godzinach pracy biura odpowiadamy zwykle w ciągu 15 minut.',
  tooLong: 'Zapytanie może mieć najwyżej {n} znaków. Zostaw w nim kilka najważniejszych słów.',
  unavailable: 'Wyszukiwarka chwilowo nie odpowiada',
  unavailableHint:
    'Spróbuj za minutę. Jeśli sprawa jest pilna, napisz albo zadzwoń, pomożemy od razu.',
  ways: 'Tutaj też znajdziesz odpowiedź',
  ask: 'Wyślij zapytanie',
  estimate: 'Oszacuj koszt',
  articles: 'Szukaj „{q}” na blogu',
  /** Kinds of hits. */
  kinds: {
    products: 'Produkt',
    services: 'Usługa',
    pages: 'Strona',
    calculators: 'Kalkulator',
    areas: 'Obszar',
    industries: 'Branża',
    realizations: 'Realizacja',
    careers: 'Oferta pracy',
    posts: 'Artykuł',
  },
  /** Links that narrow the results to one kind, with their number. */
  narrow: 'Rodzaj strony',
  all: 'Wszystko',
  groups: {
    products: 'Produkty',
    services: 'Usługi',
    pages: 'Strony',
    calculators: 'Kalkulatory',
    areas: 'Obszary',
    industries: 'Branże',
    realizations: 'Realizacje',
    careers: 'Oferty pracy',
    posts: 'Artykuły',
  },
};

/** Shape of the labels of the search. */
export type SearchMessages = typeof search;

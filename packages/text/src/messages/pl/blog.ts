import type { PluralForms } from '../../plurals.ts';

/** Labels of the blog. */
export const blog = {
  search: 'Szukaj w artykułach',
  searchButton: 'Szukaj',
  tags: 'Tematy',
  categories: 'Kategorie',
  allPosts: 'Wszystkie artykuły',
  /** Heading of the Polish articles on a page in another language. */
  inPolish: 'Po polsku',
  /** Opens the Polish articles after the first ones. */
  moreInPolish: {
    one: 'Jeszcze {n} artykuł po polsku',
    few: 'Jeszcze {n} artykuły po polsku',
    many: 'Jeszcze {n} artykułów po polsku',
    other: 'Jeszcze {n} artykułu po polsku',
  } as PluralForms,
  topicsInPolish: 'Tematy, po polsku',
  found: {
    one: '{n} artykuł',
    few: '{n} artykuły',
    many: '{n} artykułów',
    other: '{n} artykułu',
  } as PluralForms,
  foundFor: {
    one: '{n} artykuł pasuje do „{q}”',
    few: '{n} artykuły pasują do „{q}”',
    many: '{n} artykułów pasuje do „{q}”',
    other: '{n} artykułu pasuje do „{q}”',
  } as PluralForms,
  withTag: '{found}, temat: {tag}',
  noneFor: 'Nic nie znaleźliśmy dla „{q}”',
  none: 'Nie ma tu jeszcze artykułów',
  noneHint:
    'Wpisz jedno słowo zamiast kilku, sprawdź pisownię albo wybierz temat powyżej. Możesz też zapytać nas wprost, odpowiadamy zwykle w ciągu 15 minut, w godzinach pracy biura.',
  ask: 'Wyślij zapytanie',
  feed: 'Kanał RSS',
  page: '{title}, strona {page}',
  searchTitle: '{title}: {q}',
  tagTitle: '{title}, temat: {tag}',
  categoryTitle: '{name}: artykuły',
  categoryDescription:
    'Artykuły z kategorii {name}: co sprawdziło się przy wdrożeniach, z liczbami i przykładami.',
  tagDescription: '{description} Temat: {tag}.',
  pageDescription: '{description} Strona {page}.',
  minutes: {
    one: '{n} min czytania',
    few: '{n} min czytania',
    many: '{n} min czytania',
    other: '{n} min czytania',
  } as PluralForms,
  writtenBy: 'Tekst',
  contents: 'W tym artykule',
  table: 'Tabela',
  share: 'Udostępnij',
  byMail: 'E-mailem',
  copyLink: 'Kopiuj odnośnik',
  copied: 'Skopiowano',
  otherPosts: 'Sąsiednie artykuły',
  previous: 'Poprzedni artykuł',
  next: 'Następny artykuł',
  readMore: 'Czytaj dalej',
  allOf: 'Wszystkie artykuły: {name}',
  offer: 'Nasza oferta',
  closeOffer: 'Zamknij',
};

/** Shape of the blog's labels. */
export type BlogMessages = typeof blog;

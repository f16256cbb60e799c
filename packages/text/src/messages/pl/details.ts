import type { PluralForms } from '../../plurals.ts';

/** Labels of the pages of one area, one industry, one case study, one job. */
export const details = {
  trail: 'Gdzie jesteś',
  relatedRealizations: 'Co już działa u naszych klientów',
  estimateTitle: 'Ile to będzie kosztować u Ciebie?',
  estimateText:
    'Opisz, czego potrzebujesz. Podamy widełki kwoty i terminu i powiemy, od czego zależą.',
  estimateButton: 'Oszacuj koszt',
  customer: 'Klient',
  trade: 'Branża',
  town: 'Miejscowość',
  inUseSince: 'Uruchomienie',
  before: 'przedtem',
  now: 'teraz',
  technologies: 'Technologie',
  industryFilter: 'Pokaż realizacje dla Twojej branży',
  allIndustries: 'Wszystkie branże',
  technologyFilter: 'Pokaż realizacje według technologii',
  allTechnologies: 'Wszystkie',
  realizationsFound: {
    one: '{n} realizacja',
    few: '{n} realizacje',
    many: '{n} realizacji',
    other: '{n} realizacji',
  } as PluralForms,
  requestOffer: 'Wyślij zapytanie',
  seeLive: 'Zobacz, jak działa',
  otherExamples: 'Inne realizacje',
  allRealizations: 'Wszystkie realizacje',
  enlarge: 'Powiększ: {what}',
  pictures: 'Zdjęcia i ekrany',
  pictureOf: 'Obraz {n} z {total}',
  previousPicture: 'Poprzedni obraz',
  nextPicture: 'Następny obraz',
  skills: 'Potrzebne umiejętności',
  stack: 'Z czym pracujemy',
  responsibilities: 'Czym się zajmiesz',
  requirements: 'Czego oczekujemy',
  offer: 'Co dajemy',
  applyUntil: 'Zgłoszenia do {date}',
  apply: 'Zgłoś się',
  employment: {
    FULL_TIME: 'Pełny etat',
    PART_TIME: 'Część etatu',
    CONTRACTOR: 'Współpraca B2B',
    INTERN: 'Staż',
  },
  allCareers: 'Wszystkie oferty pracy',
};

/** Shape of these labels. */
export type DetailMessages = typeof details;

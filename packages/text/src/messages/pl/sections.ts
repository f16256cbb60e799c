import type { PluralForms } from '../../plurals.ts';

/** Labels of the sections. */
export const sections = {
  slider: 'pokaz slajdów',
  slideOf: '{n} z {total}',
  pause: 'Zatrzymaj pokaz',
  play: 'Wznów pokaz',
  previousSlide: 'Poprzedni slajd',
  nextSlide: 'Następny slajd',
  seeProduct: 'Poznaj {name}',
  /** Before an amount: “from €8,500”. */
  priceFrom: 'od',
  seeRealization: 'Zobacz realizację',
  allAreas: 'Wszystkie obszary',
  allIndustries: 'Wszystkie branże',
  allArticles: 'Wszystkie artykuły',
  articlesInPolish: 'Artykuły piszemy po polsku.',
  timeZone: 'czas polski',
  replyTimes:
    'Ostatnie {days} dni: połowa pierwszych odpowiedzi wyszła w ciągu {median}, dziewięć na dziesięć w ciągu {slow}. Liczymy tylko godziny pracy biura.',
  laterReplies: 'Na dalsze wiadomości klientów połowa odpowiedzi wyszła w ciągu {median}.',
  office: 'Biuro',
  address: 'Adres',
  directions: 'Pokaż na mapie',
  noCareers: 'Teraz nikogo nie szukamy. Napisz do nas mimo to, jeśli chcesz z nami pracować.',
  modules: 'Moduły',
  benefits: 'Co to zmienia',
  screens: 'Jak to wygląda',
  screenOf: 'Ekran {n}',
  questions: 'Pytania, które słyszymy najczęściej',
  calculatorTitle: 'Ile pracy wymaga wdrożenie {name}?',
  calculatorText:
    'Zaznacz, co system ma robić, a od razu zobaczysz, ile to osobodni i skąd się biorą.',
  calculatorButton: 'Oszacuj koszt',
  askAbout: 'Zapytaj o {name}',
  chooseQuestion: 'Wybierz pytanie',
  wheel: 'Cykl kroków',
  stepName: 'Krok {n}: {title}',
  stepOf: 'Krok {n} z {total}',
  steps: {
    one: '{n} krok',
    few: '{n} kroki',
    many: '{n} kroków',
    other: '{n} kroku',
  } as PluralForms,
  previousStep: 'Poprzedni krok',
  nextStep: 'Następny krok',
  days: {
    one: '{n} osobodzień',
    few: '{n} osobodni',
    many: '{n} osobodni',
    other: '{n} osobodnia',
  } as PluralForms,
};

/** Shape of the sections' labels. */
export type SectionMessages = typeof sections;

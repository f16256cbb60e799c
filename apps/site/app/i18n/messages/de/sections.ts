import type { SectionMessages } from '../pl/sections.ts';

/** Labels of the sections. */
export const sections = {
  slider: 'Bilderfolge',
  slideOf: '{n} von {total}',
  pause: 'Bilderfolge anhalten',
  play: 'Bilderfolge fortsetzen',
  previousSlide: 'Vorheriges Bild',
  nextSlide: 'Nächstes Bild',
  seeProduct: '{name} kennenlernen',
  seeRealization: 'Referenz ansehen',
  allAreas: 'Alle Bereiche',
  allIndustries: 'Alle Branchen',
  allArticles: 'Alle Artikel',
  articlesInPolish: 'Unsere Artikel erscheinen auf Polnisch.',
  timeZone: 'polnische Zeit, GMT+1',
  sales: 'Vertrieb',
  office: 'Büro',
  address: 'Adresse',
  directions: 'Auf der Karte zeigen',
  noCareers:
    'Zurzeit suchen wir niemanden. Schreiben Sie uns trotzdem, wenn Sie mit uns arbeiten möchten.',
  modules: 'Module',
  benefits: 'Was sich dadurch ändert',
  screens: 'So sieht es aus',
  screenOf: 'Ansicht {n}',
  questions: 'Fragen, die wir am häufigsten hören',
  calculatorTitle: 'Wie aufwendig ist die Einführung von {name}?',
  calculatorText:
    'Beantworten Sie einige Fragen, und in zwei Minuten sehen Sie die Zahl der Arbeitstage und den Grund für jeden davon.',
  calculatorButton: 'Aufwand für {name} berechnen',
  askAbout: 'Nach {name} fragen',
  days: { one: '{n} Tag', other: '{n} Tage' },
} satisfies SectionMessages;

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
  priceFrom: 'ab',
  seeRealization: 'Referenz ansehen',
  allAreas: 'Alle Bereiche',
  allIndustries: 'Alle Branchen',
  allArticles: 'Alle Artikel',
  articlesInPolish: 'Diese Artikel sind auf Polnisch.',
  timeZone: 'polnische Zeit, dieselbe wie in Deutschland',
  replyTimes:
    'Die letzten {days} Tage: Die Hälfte der ersten Antworten ging binnen {median} hinaus, neun von zehn binnen {slow}. Gezählt werden nur Bürozeiten.',
  laterReplies:
    'Auf spätere Nachrichten von Kunden ging die Hälfte der Antworten binnen {median} hinaus.',
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
  calculatorTitle: 'Wie aufwendig ist eine {name}-Einführung?',
  calculatorText:
    'Kreuzen Sie an, was das System können soll: Sie sehen sofort, wie viele Personentage es sind und warum.',
  calculatorButton: 'Kosten schätzen',
  askAbout: 'Fragen zu {name}?',
  chooseQuestion: 'Wählen Sie eine Frage',
  wheel: 'Abfolge der Schritte',
  stepName: 'Schritt {n}: {title}',
  stepOf: 'Schritt {n} von {total}',
  steps: { one: '{n} Schritt', other: '{n} Schritte' },
  previousStep: 'Vorheriger Schritt',
  nextStep: 'Nächster Schritt',
  days: { one: '{n} Personentag', other: '{n} Personentage' },
} satisfies SectionMessages;

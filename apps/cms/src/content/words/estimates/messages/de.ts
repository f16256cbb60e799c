import * as offer from '@osnowa/brand/messages/de';
import type { PrintWords } from './pl.ts';

/** Words of an estimate on paper in German; the page fills in the figures. */
export const de: PrintWords = {
  estimate: 'Schätzung',
  subjects: offer.estimates,
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
    'Das kleinste Projekt dieser Art, das wir übernehmen, umfasst {days}: Dort beginnt die Spanne, auch bei kleinerem Umfang.',
  high: 'Die obere Grenze liegt {percent} höher, auf ganze Tage aufgerundet: So viel bringen Gespräche, Korrekturen und Unvorhergesehenes meist mit sich.',
  measured:
    'Spanne aus {n} ähnlichen Projekten: 8 von 10 enden zwischen {low} und {high} der geschätzten Tage.',
  agreed:
    'Angenommene Spanne: Von dieser Art und Größe haben wir zu wenige gemessene Projekte ({n} von {enough}).',
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
};

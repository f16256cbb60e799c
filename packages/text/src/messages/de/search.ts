import type { SearchMessages } from '../pl/search.ts';

/** Labels of the search over the whole site. */
export const search = {
  title: 'Die ganze Website durchsuchen',
  label: 'Was suchen Sie?',
  hint: 'Ein oder zwei Wörter genügen. Wir suchen in Produkten, Leistungen, Referenzen, Stellenangeboten und Artikeln.',
  button: 'Suchen',
  titleFor: 'Suche: {q}',
  found: { one: '{n} Treffer für „{q}“', other: '{n} Treffer für „{q}“' },
  some: 'Keine Seite enthält alle diese Wörter. Diese enthalten die meisten davon.',
  nothing: 'Zu „{q}“ haben wir nichts gefunden',
  nothingHint:
    'Prüfen Sie die Schreibweise oder versuchen Sie es mit einem allgemeineren Wort. Sie können uns auch einfach fragen, zu Bürozeiten antworten wir meist innerhalb von 15 Minuten.',
  tooLong:
    'Eine Suche darf höchstens {n} Zeichen haben. Behalten Sie die wenigen Wörter, auf die es ankommt.',
  unavailable: 'Die Suche antwortet gerade nicht',
  unavailableHint:
    'Versuchen Sie es in einer Minute noch einmal. Wenn es eilt, schreiben Sie uns oder rufen Sie an, wir helfen sofort.',
  ways: 'Vielleicht finden Sie hier die Antwort',
  ask: 'Anfrage senden',
  estimate: 'Kosten schätzen',
  articles: 'Im Blog nach „{q}“ suchen',
  /** Kinds of hits. */
  kinds: {
    products: 'Produkt',
    services: 'Leistung',
    pages: 'Seite',
    calculators: 'Rechner',
    areas: 'Bereich',
    industries: 'Branche',
    realizations: 'Referenz',
    careers: 'Stellenangebot',
    posts: 'Artikel',
  },
  /** Links that narrow the results to one kind, with their number. */
  narrow: 'Art der Seite',
  all: 'Alles',
  groups: {
    products: 'Produkte',
    services: 'Leistungen',
    pages: 'Seiten',
    calculators: 'Rechner',
    areas: 'Bereiche',
    industries: 'Branchen',
    realizations: 'Referenzen',
    careers: 'Stellenangebote',
    posts: 'Artikel',
  },
} satisfies SearchMessages;

/** The words of the drawer in which an editor asks for a translation. */
const pl = {
  ask: 'Poproś o tłumaczenie',
  about:
    'Link pokazuje teksty tego jednego dokumentu, po polsku i w wybranym języku, komuś bez konta. To, co tłumacz wpisze, jest propozycją: na stronę trafi dopiero, gdy ją przyjmiesz i opublikujesz.',
  language: 'Język tłumaczenia',
  name: 'Dla kogo',
  note: 'Wskazówki dla tłumacza (nieobowiązkowe)',
  days: 'Ile dni ma działać (najwyżej 60)',
  create: 'Utwórz link',
  links: 'Linki do tego dokumentu',
  address: 'Adres dla tłumacza',
  copy: 'Kopiuj adres',
  withdraw: 'Wycofaj',
  take: 'Weź wpisane teksty',
  typed: 'Wypełnione pola: {n}',
  open: 'działa do {day}',
  sent: 'propozycja czeka na decyzję',
  closed: 'propozycja rozpatrzona',
  withdrawn: 'wycofany',
  expired: 'wygasł {day}',
  failed: 'Nie udało się. Sprawdź połączenie i spróbuj ponownie.',
};

const en: typeof pl = {
  ask: 'Ask for a translation',
  about:
    'A link shows the texts of this one document, in Polish and in the chosen language, to somebody without an account. What the translator types is a proposal: it gets onto the site when you have accepted and published it.',
  language: 'Language of the translation',
  name: 'For whom',
  note: 'Notes for the translator (optional)',
  days: 'How many days it works (60 at most)',
  create: 'Make a link',
  links: 'Links to this document',
  address: 'Address for the translator',
  copy: 'Copy the address',
  withdraw: 'Withdraw',
  take: 'Take what was typed',
  typed: 'Typed fields: {n}',
  open: 'works until {day}',
  sent: 'the proposal waits for a decision',
  closed: 'decided',
  withdrawn: 'withdrawn',
  expired: 'expired {day}',
  failed: 'That did not work. Check the connection and try again.',
};

/** By the language of the back office. */
export const ASK_WORDS = { pl, en };
export type AskWords = typeof pl;

import type { AdminLabel } from '../../fields/admin-label.ts';

/** Words about the languages of one document, and about the rights of an account. */
export const SHOWN_WORDS = {
  title: { pl: 'Języki na stronie', en: 'Languages on the site' },
  column: { pl: 'Na stronie', en: 'On the site' },
  shown: { pl: 'na stronie', en: 'on the site' },
  withheld: { pl: 'zdjęty: widać tekst polski', en: 'taken off: the Polish text stands there' },
  untranslated: {
    pl: 'bez tłumaczenia: widać tekst polski',
    en: 'not translated: the Polish text stands there',
  },
  draft: { pl: 'nieopublikowany', en: 'not published' },
  polish: {
    pl: 'Można wycofać tylko cały dokument.',
    en: 'Only the whole document can be unpublished.',
  },
  withhold: { pl: 'Zdejmij', en: 'Take off' },
  show: { pl: 'Opublikuj', en: 'Publish' },
  nowShown: { pl: 'Ten język jest na stronie.', en: 'This language is on the site.' },
  nowWithheld: { pl: 'Tego języka nie ma już na stronie.', en: 'This language is off the site.' },
  failed: {
    pl: 'Nie udało się. Sprawdź połączenie i spróbuj ponownie.',
    en: 'That did not work. Check the connection and try again.',
  },
  ask: { pl: 'Poproś o publikację', en: 'Ask for publication' },
  withdraw: { pl: 'Wycofaj prośbę', en: 'Withdraw the request' },
  asked: { pl: 'O publikację prosi: {name}.', en: '{name} asks for publication.' },
  nowAsked: {
    pl: 'Osoby z prawem publikacji widzą ten szkic na stronie startowej.',
    en: 'People with the right to publish see this draft on their start page.',
  },
  publishOnly: { pl: 'Opublikuj tylko: {language}', en: 'Publish only: {language}' },
  otherLanguage: {
    pl: 'Twoje języki: {languages}. Ten możesz tylko czytać; swój wybierzesz w „Język treści”.',
    en: 'Your account writes in: {languages}. You only read this language; choose yours in “Content language”.',
  },
  sharedFields: {
    pl: 'Twoje języki: {languages}. Pola wspólne dla wszystkich języków może zmienić osoba, która pisze po polsku.',
    en: 'Your account writes in: {languages}. A person who writes Polish changes the fields that all languages share.',
  },
  drafts: {
    pl: 'Możesz zapisywać szkice, ale nie publikować. Gdy tekst jest gotowy, kliknij „Poproś o publikację”.',
    en: 'Your account saves drafts. When the text is ready, click “Ask for publication”.',
  },
  live: {
    pl: 'Ten dokument nie ma szkiców: zapis od razu zmienia witrynę. Może go zmienić osoba z prawem publikacji.',
    en: 'This document has no drafts: saving changes the site. A person with the right to publish changes it.',
  },
  waiting: { pl: 'Szkice, które czekają na publikację', en: 'Drafts that wait for publication' },
  askedBy: { pl: 'prosi: {name}', en: 'asked by {name}' },
} as const satisfies Record<string, AdminLabel>;

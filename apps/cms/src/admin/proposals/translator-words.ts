import type { AdminLabel } from '../../fields/admin-label.ts';

/** The sentences of a translator's page. */
export const TRANSLATOR_WORDS = {
  heading: { pl: 'Tłumaczenie: {title}', en: 'Translation: {title}' },
  untitled: { pl: 'dokument bez tytułu', en: 'a document without a title' },
  about: {
    pl: 'Oryginał jest po lewej, tłumaczenie po prawej. To, co piszesz, zapisuje się samo. Gdy skończysz, wyślij propozycję: redakcja zdecyduje o każdym polu.',
    en: 'The original stands on the left, the translation on the right. What you type is saved by itself. When you have finished, send the proposal: an editor decides on each field.',
  },
  until: { pl: 'Link działa do {day}.', en: 'The link works until {day}.' },
  note: { pl: 'Od redakcji', en: 'From the editors' },
  loading: { pl: 'Wczytywanie…', en: 'Loading…' },
  saving: { pl: 'Zapisywanie…', en: 'Saving…' },
  saved: { pl: 'Zapisano.', en: 'Saved.' },
  unsaved: { pl: 'Jeszcze niezapisane.', en: 'Not saved yet.' },
  send: { pl: 'Wyślij propozycję', en: 'Send the proposal' },
  surely: {
    pl: 'Wysłać propozycję? Potem nie można jej już zmienić.',
    en: 'Send the proposal? It cannot be changed afterwards.',
  },
  cancel: { pl: 'Jeszcze nie', en: 'Not yet' },
  unchanged: { pl: 'Zaproponowano: bez zmian.', en: 'Proposed: nothing to change.' },
  sent: {
    pl: 'Propozycja jest wysłana. Czeka na decyzję redakcji; tu zobaczysz, co z niej przyjęto.',
    en: 'The proposal is sent. It waits for an editor; here you will see what was accepted.',
  },
  closed: {
    pl: 'Redakcja zdecydowała o tej propozycji.',
    en: 'An editor has decided on this proposal.',
  },
  accepted: { pl: 'Przyjęte.', en: 'Accepted.' },
  refused: { pl: 'Nieprzyjęte: {reason}', en: 'Not accepted: {reason}' },
  waiting: { pl: 'Czeka na decyzję.', en: 'Waits for a decision.' },
  failed: {
    pl: 'Nie udało się zapisać. To, co wpisano, zostaje w tej przeglądarce; spróbujemy znowu.',
    en: 'Saving failed. What you typed stays in this browser; it is tried again.',
  },
  unreachable: {
    pl: 'Nie udało się wczytać tekstów. Sprawdź połączenie i wczytaj stronę ponownie.',
    en: 'The texts could not be loaded. Check the connection and load the page again.',
  },
  other: { pl: 'W drugim oknie: „{text}”', en: 'In the other window: “{text}”' },
  keepMine: { pl: 'Zapisz moją wersję', en: 'Save my version' },
  takeOther: { pl: 'Weź tamtą wersję', en: 'Take the other version' },
  outdated: {
    pl: 'Oryginał zmienił się po tym, jak to wpisano. Popraw albo potwierdź.',
    en: 'The original changed after you typed this. Correct or confirm it.',
  },
  confirm: { pl: 'Nadal się zgadza', en: 'Still right' },
  marks: {
    pl: 'Znaczniki takie jak <1>…</1> oznaczają link albo wyróżnienie. Zaznacz słowa i kliknij znacznik pod polem.',
    en: 'Marks such as <1>…</1> stand for a link or emphasis. Select words and click a mark below the field.',
  },
  ownWords: {
    pl: 'To wpisano pod tym linkiem. Możesz to skopiować:',
    en: 'This was typed behind this link. You can copy it:',
  },
  nothing: {
    pl: 'Ten dokument nie ma tekstów do tłumaczenia.',
    en: 'This document has no texts to translate.',
  },
} as const satisfies Record<string, AdminLabel>;

/** Name of one of these sentences. */
export type TranslatorWord = keyof typeof TRANSLATOR_WORDS;

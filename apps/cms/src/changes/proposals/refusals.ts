import { APIError, type PayloadRequest } from 'payload';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { inAdminLanguage } from '../../fields/default-language.ts';

/** Why a link, a proposal or a decision about it is refused. */
const REFUSALS = {
  unknown: {
    status: 404,
    pl: 'Ten link nie działa. Sprawdź, czy skopiowano cały adres, albo poproś o nowy.',
    en: 'This link does not work. Check that you copied the whole address, or ask for a new one.',
  },
  withdrawn: {
    status: 410,
    pl: 'Ten link wycofano. Jeśli praca ma trwać dalej, poproś o nowy.',
    en: 'This link was withdrawn. Ask for a new one if the work is to go on.',
  },
  expired: {
    status: 410,
    pl: 'Ten link wygasł. Jeśli praca ma trwać dalej, poproś o nowy.',
    en: 'This link has expired. Ask for a new one if the work is to go on.',
  },
  gone: {
    status: 410,
    pl: 'Tego dokumentu już nie ma. Zapytaj osobę, od której masz link.',
    en: 'This document is not there any more. Ask the person that sent you the link.',
  },
  sent: {
    status: 409,
    pl: 'Ta propozycja jest już wysłana i nie można jej zmienić. Aby coś poprawić, poproś o nowy link.',
    en: 'This proposal was sent already and cannot be changed. Ask for a new link to correct something.',
  },
  conflict: {
    status: 409,
    pl: 'W innym oknie zapisano nowszą wersję. Twojego tekstu jeszcze nie zapisano: nadal tu jest.',
    en: 'A newer version was saved in another window. Your text is not saved yet: it is still here.',
  },
  empty: {
    status: 400,
    pl: 'W propozycji nie ma jeszcze żadnego tekstu.',
    en: 'There is no text in the proposal yet.',
  },
  marks: {
    status: 400,
    pl: 'W tekście ze znacznikami coś się nie zgadza; wyjaśnienie jest przy polu. Niczego nie wysłano.',
    en: 'Something is wrong in a text with marks; a sentence stands at the field. Nothing was sent.',
  },
  structure: {
    status: 409,
    pl: 'Oryginał tego tekstu ma teraz inne akapity albo formatowanie. Odrzuć propozycję albo przenieś tekst w formularzu.',
    en: 'The original of this text has other paragraphs or formatting now. Refuse the proposal, or take the text over in the form.',
  },
  often: {
    status: 429,
    pl: 'Zbyt wiele prób. Odczekaj minutę; to, co wpisano, nadal tu jest.',
    en: 'Too many tries. Wait a minute; what you typed is still here.',
  },
  decided: {
    status: 409,
    pl: 'O tej propozycji ktoś już zdecydował. Wczytaj stronę ponownie, aby zobaczyć jej stan.',
    en: 'This proposal was decided on already. Load the page again to see its state.',
  },
  changed: {
    status: 409,
    pl: 'Oryginał albo tłumaczenie zmieniło się przed chwilą. Niczego nie przyjęto: porównaj jeszcze raz.',
    en: 'The original or the translation changed a moment ago. Nothing was accepted: compare once more.',
  },
  reason: {
    status: 400,
    pl: 'Napisz tłumaczowi jednym zdaniem, czego brakuje.',
    en: 'Tell the translator in a sentence what is lacking.',
  },
  language: {
    status: 400,
    pl: 'Wybierz język, na który tekst ma być przetłumaczony.',
    en: 'Choose the language that the text is to be translated into.',
  },
  name: {
    status: 400,
    pl: 'Wpisz, dla kogo jest link.',
    en: 'Type who the link is for.',
  },
  days: {
    status: 400,
    pl: 'Link może działać od 1 do 60 dni.',
    en: 'A link can be good for 1 to 60 days.',
  },
  unreadable: {
    status: 400,
    pl: 'Tego żądania nie udało się odczytać. Wczytaj stronę ponownie.',
    en: 'This request could not be read. Load the page again.',
  },
} as const satisfies Record<string, AdminLabel & { status: number }>;

/** Name of a reason. */
export type RefusalCode = keyof typeof REFUSALS;

/** A reason in the reader's language. It is an answer like any other: no log names it as an error. */
export class Refusal extends APIError {}

/** Refuses a request for a reason, with more that its answer holds. */
export function refusal(req: PayloadRequest, code: RefusalCode, more: object = {}): Refusal {
  const { status, ...words } = REFUSALS[code];
  const data = { code, ...more };
  return new Refusal(inAdminLanguage(words, req), status, data as never, true);
}

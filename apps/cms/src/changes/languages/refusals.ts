import { APIError, type PayloadRequest } from 'payload';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { inAdminLanguage } from '../../fields/default-language.ts';

/** Why something is refused, and which account may do it. */
const REFUSALS = {
  publish: {
    pl: 'Możesz zapisywać szkice, ale nie publikować. Kliknij „Poproś o publikację”: opublikuje osoba z prawem publikacji.',
    en: 'Your account saves drafts and does not publish. Click “Ask for publication”: a person with the right to publish will do it.',
  },
  live: {
    pl: 'Ten dokument nie ma szkiców: zapis od razu zmienia witrynę. Może go zmienić osoba z prawem publikacji.',
    en: 'This document has no drafts: saving changes the site. A person with the right to publish can change it.',
  },
  remove: {
    pl: 'Usunąć dokument albo cofnąć jego publikację może osoba z prawem publikacji, która pisze po polsku.',
    en: 'A person with the right to publish who writes Polish can delete or unpublish the document.',
  },
  language: {
    pl: 'Twoje języki: {languages}. Ten tekst może zmienić osoba, która pisze w jego języku; prawa nadaje administrator.',
    en: 'Your account writes in: {languages}. A person with the right to this language can change this text; an administrator grants it.',
  },
  shared: {
    pl: 'To pole jest wspólne dla wszystkich języków. Może je zmienić osoba, która pisze po polsku. Twoje języki: {languages}.',
    en: 'All languages share this field. A person who writes Polish can change it; your account writes in: {languages}.',
  },
  proposals: {
    pl: 'Tłumaczenie na ten język może zlecić osoba, która w nim pisze. Twoje języki: {languages}.',
    en: 'A person who writes this language can order translations into it; your account writes in: {languages}.',
  },
  create: {
    pl: 'Nowy dokument może zacząć osoba, która pisze po polsku. Twoje języki: {languages}.',
    en: 'A person who writes Polish begins a new document; your account writes in: {languages}.',
  },
  allLanguages: {
    pl: 'Twoje języki: {languages}. Opublikuj tylko swój; wszystkie naraz może opublikować osoba, która pisze w każdym z nich.',
    en: 'Your account writes in: {languages}. Publish only your language; a person who writes all of them can publish all.',
  },
  restore: {
    pl: 'Przywrócenie dawnej wersji zmienia wszystkie języki. Może to zrobić osoba, która pisze w każdym z nich. Twoje języki: {languages}.',
    en: 'An earlier version changes all languages. A person who writes all of them can restore it; your account writes in: {languages}.',
  },
  sharedDraft: {
    pl: 'Szkic zmienia też to, co wspólne dla wszystkich języków (adres, obrazy, sekcje). Może go opublikować osoba, która pisze po polsku.',
    en: 'The draft also changes what all languages share (address, pictures, sections). A person who writes Polish can publish it.',
  },
  movedRows: {
    pl: 'Szkic zmienia kolejność sekcji albo wierszy lub usuwa niektóre, a te są wspólne dla wszystkich języków. Opublikuj wszystkie języki razem.',
    en: 'The draft changes the order of sections or rows, or removes some, and all languages share them. Publish all languages together.',
  },
  needsPolish: {
    pl: 'Najpierw opublikuj wersję polską: inne języki biorą z niej to, czego jeszcze nie mają.',
    en: 'Publish the Polish version first: other languages take from it what they do not have yet.',
  },
  polishStays: {
    pl: 'Polskiego nie można zdjąć osobno: inne języki biorą z niego to, czego nie mają. Cofnij publikację całego dokumentu.',
    en: 'Polish cannot be taken off alone: other languages take from it what they do not have. Unpublish the whole document.',
  },
  stays: {
    pl: 'Witryna potrzebuje menu na każdej stronie: nie można cofnąć jego publikacji. Zmień wpisy i opublikuj.',
    en: 'The site needs its menus on every page: they cannot be unpublished. Change the entries and publish.',
  },
  notPublished: {
    pl: 'Ten dokument nie jest opublikowany.',
    en: 'This document is not published.',
  },
} as const satisfies Record<string, AdminLabel>;

/** A sentence in the language of the person, with the names of languages that it may contain. */
export function refusal(name: keyof typeof REFUSALS, req: PayloadRequest, languages = ''): string {
  return inAdminLanguage(REFUSALS[name], req).replace('{languages}', languages);
}

/** @throws APIError 403 with the sentence, which the back office shows as it is */
export function refuse(name: keyof typeof REFUSALS, req: PayloadRequest, languages = ''): never {
  throw new APIError(refusal(name, req, languages), 403, null, true);
}

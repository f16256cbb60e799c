import { DEFAULT_LOCALE, isLocale } from '@osnowa/contract';
import type { PayloadRequest } from 'payload';
import type { Words } from '../../fields/words.ts';
import { env } from '../../process/env.ts';

const SUBJECT: Words = {
  pl: 'Nowe hasło do panelu',
  en: 'New password for the back office',
  de: 'Neues Passwort für das Backoffice',
};

const LEAD: Words = {
  pl: 'Ktoś poprosił o nowe hasło do tego konta. Jeśli to nie Ty, nic nie rób.',
  en: 'Somebody asked for a new password for this account. If it was not you, do nothing.',
  de: 'Für dieses Konto wurde ein neues Passwort angefordert. Waren Sie es nicht, tun Sie nichts.',
};

const LINK: Words = {
  pl: 'Ustaw nowe hasło (odnośnik działa przez godzinę)',
  en: 'Set a new password (the link works for an hour)',
  de: 'Neues Passwort setzen (der Link gilt eine Stunde)',
};

interface Request {
  req?: PayloadRequest;
  token?: string;
}

function languageOf(req?: PayloadRequest) {
  const language = req?.i18n?.language;
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

/** Subject of the mail for a forgotten password. */
export function resetSubject({ req }: Request = {}): string {
  return SUBJECT[languageOf(req)];
}

/** Body of the same. Its link comes from the configuration, never from the request's Host header. */
export function resetMail({ req, token }: Request = {}): string {
  const language = languageOf(req);
  const href = `${env.CMS_URL}/admin/reset/${encodeURIComponent(token ?? '')}`;
  return `<p lang="${language}">${LEAD[language]}</p><p><a href="${href}">${LINK[language]}</a></p>`;
}

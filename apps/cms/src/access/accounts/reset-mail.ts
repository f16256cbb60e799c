import { createHash } from 'node:crypto';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { type AdminLabel, adminLanguage } from '../../fields/admin-label.ts';
import { env } from '../../process/env.ts';

const SUBJECT: AdminLabel = {
  pl: 'Nowe hasło do panelu',
  en: 'New password for the back office',
};

const LEAD: AdminLabel = {
  pl: 'Ktoś poprosił o nowe hasło do tego konta. Jeśli to nie Ty, nic nie rób.',
  en: 'Somebody asked for a new password for this account. If it was not you, do nothing.',
};

const LINK: AdminLabel = {
  pl: 'Ustaw nowe hasło (odnośnik działa przez godzinę)',
  en: 'Set a new password (the link works for an hour)',
};

interface Request {
  req?: PayloadRequest;
  token?: string;
}

function languageOf(req?: PayloadRequest) {
  const language = req?.i18n?.language;
  return adminLanguage(language);
}

/** Subject of the mail for a forgotten password. */
export function resetSubject({ req }: Request = {}): string {
  return SUBJECT[languageOf(req)];
}

/**
 * Body of that mail. Its link comes from the configuration, never from the request's Host header.
 */
export function resetMail({ req, token }: Request = {}): string {
  const language = languageOf(req);
  const href = `${env.CMS_URL}/admin/reset/${encodeURIComponent(token ?? '')}`;
  return `<p lang="${language}">${LEAD[language]}</p><p><a href="${href}">${LINK[language]}</a></p>`;
}

function hashOf(token: unknown): string {
  return createHash('sha256').update(String(token)).digest('base64url');
}

/** The link in a mail has the token of a new password, and the database its hash: a copy opens no account. */
export const hashToken: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'forgotPassword') req.context.makesResetToken = true;
  const { data } = args as { data?: { token?: unknown } };
  if (operation === 'resetPassword' && data) data.token = hashOf(data.token);
};

/** Stores the hash of the token that has just been made. */
export const storeHashOfToken: CollectionBeforeChangeHook = ({ data, req }) => {
  if (!req.context.makesResetToken || !data.resetPasswordToken) return data;
  return { ...data, resetPasswordToken: hashOf(data.resetPasswordToken) };
};

import { createHash } from 'node:crypto';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { env } from '../../process/env.ts';

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
  return officeWords(languageOf(req)).accounts.resetMail.subject;
}

/**
 * Body of that mail. Its link comes from the configuration, never from the request's Host header.
 */
export function resetMail({ req, token }: Request = {}): string {
  const language = languageOf(req);
  const href = `${env.CMS_URL}/admin/reset/${encodeURIComponent(token ?? '')}`;
  return `<p lang="${language}">${officeWords(language).accounts.resetMail.lead}</p><p><a href="${href}">${officeWords(language).accounts.resetMail.link}</a></p>`;
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

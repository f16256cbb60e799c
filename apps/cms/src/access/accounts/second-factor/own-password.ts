import {
  AuthenticationError,
  type CollectionBeforeOperationHook,
  commitTransaction,
  initTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { inAdminLanguage } from '../../../fields/default-language.ts';
import type { AdminLabel } from '../../../kit/office-language.ts';
import { label } from '../../../kit/words.ts';
import { forgetTriesOf } from '../tries.ts';

/** Ends a sign-in that only asked about the password: its transaction is undone. */
export class PasswordIsRight extends Error {
  override name = 'PasswordIsRight';
}

/**
 * Whether it is the password of the signed-in person. Asked as a sign-in that opens no session, so
 * that tries count, and take as long, as there.
 * @throws APIError 429 for too many tries
 */
export async function isOwnPassword(req: PayloadRequest, password: string): Promise<boolean> {
  const email = String(req.user?.email);
  const { headers, i18n } = req;
  try {
    await req.payload.login({
      collection: 'users',
      data: { email, password },
      req: { headers, i18n, context: { checksPassword: true } },
    });
  } catch (error) {
    if (error instanceof AuthenticationError) return false;
    if (!(error instanceof PasswordIsRight)) throw error;
  }
  await forgetTriesOf(email, req);
  return true;
}

interface AccountUpdate {
  /** Missing where many accounts are changed at once. */
  id?: number | string;
  data?: { currentPassword?: unknown; email?: unknown; password?: unknown };
  overrideAccess?: boolean;
}

/**
 * A person's own e-mail address and password are changed with the present password only: a minute
 * at somebody's open session must not be enough to take the account.
 * @throws ValidationError at the field of the present password, APIError 429 for too many tries
 */
export const askForPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data, id, overrideAccess } = args as AccountUpdate;
  if (operation !== 'update' || overrideAccess || !data || !req.user) return;
  const given = data.currentPassword;
  delete data.currentPassword;
  const isOwn = id === undefined || String(id) === String(req.user.id);
  const { email = req.user.email } = data;
  const isSame = String(email).trim().toLowerCase() === String(req.user.email).toLowerCase();
  if (!isOwn || (isSame && !data.password)) return;
  const refuse = (words: AdminLabel) => {
    const errors = [{ path: 'currentPassword', message: inAdminLanguage(words, req) }];
    return new ValidationError({ collection: 'users', errors, req }, req.t);
  };
  if (typeof given !== 'string' || given === '')
    throw refuse(label((w) => w.accounts.ownPassword.passwordNeeded));
  // The check is a sign-in with a transaction of its own, which on SQLite would wait for this one.
  const hasBegun = Boolean(req.transactionID);
  if (hasBegun) await commitTransaction(req);
  const isRight = await isOwnPassword(req, given);
  if (hasBegun) await initTransaction(req);
  if (!isRight) throw refuse(label((w) => w.accounts.ownPassword.wrongPassword));
};

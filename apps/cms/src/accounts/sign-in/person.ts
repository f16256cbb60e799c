import {
  AuthenticationError,
  type CollectionBeforeOperationHook,
  commitTransaction,
  Forbidden,
  initTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { refusal } from '../../kit/endpoint.ts';
import { wordsFor } from '../../kit/words.ts';
import { hasSecondFactor, spendCode } from './second-factor/second-factor.ts';
import { recordSignInChange } from './sign-in-changes.ts';
import { forgetCodeTries, forgetTriesOf, takeCodeTry } from './tries.ts';

/** The account of a request that is about it. */
export interface OwnAccount {
  id: number;
  email: string;
  name: string;
}

/** Proof that the person at the keyboard is the one who signed in. */
export const proof = z.object({
  /** The code of the app, or a recovery code, where the second step is on; else the password. */
  proof: z.string().min(1).max(200),
});

/** The signed-in person. @throws Forbidden */
export function ownAccount(req: PayloadRequest): OwnAccount {
  if (!req.user) throw new Forbidden(req.t);
  const { id, email, name } = req.user as unknown as OwnAccount;
  return { id, email, name };
}

/**
 * Checks the person once more before a change of how the account is signed in to: an open session
 * on an unattended computer is no proof.
 * @throws Refusal 400 unless it is right, 429 for too many tries
 */
export async function confirmPerson(req: PayloadRequest, given: string): Promise<void> {
  const { id } = ownAccount(req);
  if (!(await hasSecondFactor(req.payload, id))) {
    if (!(await isOwnPassword(req, given))) {
      throw refusal(req, (w) => w.accounts.person.wrongPassword);
    }
    return;
  }
  await takeCodeTry(id, req);
  const kind = await spendCode(req.payload, id, given, {});
  if (!kind) throw refusal(req, (w) => w.accounts.atSignIn.wrongCode);
  await forgetCodeTries(id, req);
  if (kind === 'recovery') {
    await recordSignInChange(req, { account: id, change: 'recovery-code' });
  }
}

/** Ends a sign-in that only asked about the password: its transaction is undone. */
export class PasswordIsRight extends Error {
  override name = 'PasswordIsRight';
}

/**
 * Whether it is the password of the signed-in person. Asked as a sign-in that opens no session, so
 * that tries count, and take as long, as there.
 * @throws Refusal 429 for too many tries
 */
async function isOwnPassword(req: PayloadRequest, password: string): Promise<boolean> {
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
 * @throws ValidationError at the field of the present password, Refusal 429 for too many tries
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
  const words = wordsFor(req).accounts.ownPassword;
  const refuse = (message: string) => {
    const errors = [{ path: 'currentPassword', message }];
    return new ValidationError({ collection: 'users', errors, req }, req.t);
  };
  if (typeof given !== 'string' || given === '') throw refuse(words.passwordNeeded);
  // The check is a sign-in with a transaction of its own, which on SQLite would wait for this one.
  const hasBegun = Boolean(req.transactionID);
  if (hasBegun) await commitTransaction(req);
  const isRight = await isOwnPassword(req, given);
  if (hasBegun) await initTransaction(req);
  if (!isRight) throw refuse(words.wrongPassword);
};

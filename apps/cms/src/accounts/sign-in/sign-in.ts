import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { clientAddress, truncatedAddress } from '@osnowa/http/client-address';
import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  commitTransaction,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { refusal } from '../../kit/endpoint.ts';
import { wordsFor } from '../../kit/words.ts';
import { recordAudit } from '../audit.ts';
import { isTranslator } from '../translators.ts';
import { PasswordIsRight } from './person.ts';
import { hasSecondFactor, spendCode } from './second-factor/second-factor.ts';
import { notifyOfTries, recordSignInChange } from './sign-in-changes.ts';
import { forgetCodeTries, takeCodeTry, takeTry } from './tries.ts';

const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}+$/u);
const credentials = z.object({ email: line(254), password: line(200).optional() });

/** Takes as long as Payload's own check, so that the time does not reveal which accounts exist. */
async function takeTheTimeOfACheck(password: string): Promise<void> {
  await promisify(pbkdf2)(password, 'no-account', 600_000, 32, 'sha256');
}

async function hasAccount(email: string, req: PayloadRequest): Promise<boolean> {
  const where = { email: { equals: email.trim().toLowerCase() } };
  return (await req.payload.db.count({ collection: 'users', where, req })).totalDocs > 0;
}

/**
 * Runs before a sign-in and before a mail for a forgotten password: ten tries in a quarter of an
 * hour for each address, and for each account from it, whether or not the account exists. Guesses
 * from many addresses delay each other, and never lock the owner out.
 * @throws Refusal 400 without an address and a password, 429 for too many tries
 */
export const limitTries: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' && operation !== 'forgotPassword') return;
  const given = credentials.safeParse((args as { data?: unknown }).data);
  const { email = '', password = '' } = given.data ?? {};
  if (!given.success || (operation === 'login' && password === '')) {
    throw refusal(req, (w) => w.accounts.signIn.noCredentials);
  }
  await takeTry(operation, email, req);
  if (operation === 'login' && !(await hasAccount(email, req))) {
    await takeTheTimeOfACheck(password);
  }
};

/**
 * Ends the transaction that Payload begins for a forgotten password. Payload writes past it, which
 * would wait for it on SQLite, and sends the mail in it: no lead may wait for a mail server.
 */
export const resetWithoutTransaction: CollectionBeforeOperationHook = async ({
  operation,
  req,
}) => {
  if (operation === 'forgotPassword' && req.transactionID) await commitTransaction(req);
};

/**
 * Records a failed sign-in: the account if there is one, and the network. An unknown e-mail address
 * is not stored, because it may be a stranger's address, or a password.
 */
export const recordFailedLogin: CollectionAfterErrorHook = async ({ error, req }) => {
  const isRefused = error instanceof CodeRefused;
  if (!isRefused && !(error instanceof AuthenticationError)) return;
  const { email } = (req.data ?? {}) as { email?: unknown };
  const where = { email: { equals: String(email).trim().toLowerCase() } };
  const account = await req.payload.db.findOne<{ id: number; email: string }>({
    collection: 'users',
    where,
  });
  const address = clientAddress(req.headers, 1);
  const action = isRefused ? 'code-refused' : 'login-failed';
  await recordAudit(req.payload, account && { user: account as never }, {
    action,
    ...(address && { detail: truncatedAddress(address) }),
  });
  if (account) await notifyOfTries(req.payload, account, action);
};

/** The password is right, and the account's second step is missing. */
class CodeNeeded extends APIError<{ secondFactor: 'needed' }> {
  /** With this name Payload logs one line of information, and no error. */
  override name = 'Forbidden';

  constructor(req: PayloadRequest) {
    super(wordsFor(req).accounts.atSignIn.needed, 401, { secondFactor: 'needed' }, true);
  }
}

/** The password is right, the code is not. */
class CodeRefused extends APIError<{ secondFactor: 'refused' }> {
  constructor(req: PayloadRequest) {
    super(wordsFor(req).accounts.atSignIn.wrongCode, 401, { secondFactor: 'refused' }, true);
  }
}

/** Marks for the hooks below that this operation sets a password by the link in a mail. */
export const noteReset: CollectionBeforeOperationHook = ({ operation, req }) => {
  req.context.resetsPassword = operation === 'resetPassword';
};

/**
 * The second step of a sign-in: the request with e-mail address and password has a code too. It runs
 * once the password is right, in the transaction of the sign-in, so that a refusal leaves no
 * session.
 * @throws CodeNeeded, CodeRefused, Refusal 429 for too many codes
 */
export const askForCode: CollectionBeforeLoginHook = async ({ req, user }) => {
  // Only a link opens a translator's account, even where somebody has set a password.
  if (isTranslator(user)) throw new AuthenticationError(req.t);
  if (req.context.checksPassword) throw new PasswordIsRight();
  if (req.context.resetsPassword) return;
  const account = user.id as number;
  if (!(await hasSecondFactor(req.payload, account, req))) return;
  const code: unknown = req.data?.code;
  if (typeof code !== 'string' || code.trim() === '') throw new CodeNeeded(req);
  await takeCodeTry(account, req);
  const kind = await spendCode(req.payload, account, code, req);
  if (!kind) throw new CodeRefused(req);
  await forgetCodeTries(account, req);
  if (kind === 'recovery') {
    await recordSignInChange({ ...req, user }, { account, change: 'recovery-code' });
  }
};

/**
 * A link in a mail sets the password, and is no second factor: the session that Payload has just
 * opened ends in the same transaction, and the person signs in.
 */
export const noSessionByReset: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!req.context.resetsPassword) return;
  if (!(await hasSecondFactor(req.payload, user.id as number, req))) return;
  req.context.leavesNoSession = true;
  const data = { sessions: [] };
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data,
    req,
    returning: false,
  });
};

/** The answer to such a reset says nothing of the account. */
export const silentReset: CollectionAfterOperationHook = ({ operation, req, result }) =>
  operation === 'resetPassword' && req.context.leavesNoSession
    ? { ...result, token: '', user: null }
    : result;

import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { clientAddress, truncatedAddress } from '@osnowa/http/client-address';
import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  commitTransaction,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { wordsFor } from '../../kit/words.ts';
import { recordAudit } from '../audit.ts';
import { CodeRefused } from './second-factor/at-sign-in.ts';
import { notifyOfTries } from './sign-in-changes.ts';
import { takeTry } from './tries.ts';

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
 * @throws APIError 400 without an address and a password, 429 for too many tries
 */
export const limitTries: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' && operation !== 'forgotPassword') return;
  const given = credentials.safeParse((args as { data?: unknown }).data);
  const { email = '', password = '' } = given.data ?? {};
  if (!given.success || (operation === 'login' && password === '')) {
    throw new APIError(wordsFor(req).accounts.signIn.noCredentials, 400, undefined, true);
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

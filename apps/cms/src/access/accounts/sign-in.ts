import { pbkdf2 } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { clientAddress, isLoopback, limitKey, truncatedAddress } from '@osnowa/http/client-address';
import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { limitsOf, type SharedLimit } from '../../database/shared-limit.ts';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { inAdminLanguage } from '../../fields/default-language.ts';
import { recordAudit } from '../audit.ts';

const MINUTE = 60_000;
const TRIES = [{ most: 10, ms: 15 * MINUTE }];

/** The first tries are answered at once, later ones after 0.25 s, 0.5 s … 2 s. */
const FREE_TRIES = 3;
const LONGEST_PAUSE_MS = 2_000;

const TOO_MANY: AdminLabel = {
  pl: 'Za dużo prób. Spróbuj ponownie za kwadrans.',
  en: 'Too many tries. Try again in a quarter of an hour.',
};

const NO_CREDENTIALS: AdminLabel = {
  pl: 'Podaj adres e-mail i hasło.',
  en: 'Enter your email address and password.',
};

const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}+$/u);
const credentials = z.object({ email: line(254), password: line(200).optional() });

/** What is counted. */
interface Tries {
  /** Tries to sign in, or to request a new password, by account and by address. */
  login: SharedLimit;
  forgotPassword: SharedLimit;
  /** All tries of an account together only delay the answer: they do not lock the account. */
  ofAccount: SharedLimit;
}

const known = new WeakMap<Payload, Tries>();

function triesOf(payload: Payload): Tries {
  const make = limitsOf(payload);
  const tries = known.get(payload) ?? {
    login: make('login', TRIES),
    forgotPassword: make('forgotPassword', TRIES),
    ofAccount: make('account', [{ most: 100, ms: 15 * MINUTE }]),
  };
  known.set(payload, tries);
  return tries;
}

type LimitedOperation = 'login' | 'forgotPassword';

/**
 * The keys of a try. Guesses from one address block that address only, so that a stranger cannot
 * lock the owner of an account out.
 */
function keysOf(
  operation: LimitedOperation,
  email: string,
  { headers }: Pick<PayloadRequest, 'headers'>,
): string[] {
  const account = accountOf(email);
  const address = clientAddress(headers, 1);
  if (address === null || isLoopback(address)) return [account];
  const from = `address ${limitKey(address)}`;
  // A person without another mail already has ten of them.
  return [operation === 'login' ? `${account} ${from}` : account, from];
}

function accountOf(email: string): string {
  return `account ${email.trim().toLowerCase()}`;
}

/** Delay of the answer to the nth try, in ms. */
export function pauseBefore(nth: number): number {
  return nth <= FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE_MS, 250 * 2 ** (nth - FREE_TRIES - 1));
}

async function takeTry(operation: LimitedOperation, email: string, req: PayloadRequest) {
  const tries = triesOf(req.payload);
  const keys = keysOf(operation, email, req);
  const places = await Promise.all(keys.map((key) => tries[operation].take(key)));
  if (places.some(({ ok }) => !ok)) {
    for (const place of places) if (place.ok) place.giveBack();
    throw new APIError(inAdminLanguage(TOO_MANY, req), 429, undefined, true);
  }
  if (operation === 'login') places.push(await tries.ofAccount.take(accountOf(email)));
  const nth = Math.max(...places.map((place) => (place.ok ? place.nth : Infinity)));
  await pause(pauseBefore(nth));
}

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
    throw new APIError(inAdminLanguage(NO_CREDENTIALS, req), 400, undefined, true);
  }
  await takeTry(operation, email, req);
  if (operation === 'login' && !(await hasAccount(email, req))) {
    await takeTheTimeOfACheck(password);
  }
};

/** The right password clears the tries. */
export const forgetTries: CollectionAfterLoginHook = async ({ req, user }) => {
  const email = String(user.email);
  const { login, ofAccount } = triesOf(req.payload);
  await Promise.all([
    ...keysOf('login', email, req).map((key) => login.forget(key)),
    ofAccount.forget(accountOf(email)),
  ]);
};

/**
 * Records a failed sign-in: the account if there is one, and the network. An unknown e-mail address
 * is not stored, because it may be a stranger's address, or a password.
 */
export const recordFailedLogin: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!(error instanceof AuthenticationError)) return;
  const { email } = (req.data ?? {}) as { email?: unknown };
  const where = { email: { equals: String(email).trim().toLowerCase() } };
  const account = await req.payload.db.findOne<{ id: number; email: string }>({
    collection: 'users',
    where,
  });
  const address = clientAddress(req.headers, 1);
  await recordAudit(req.payload, account && { user: account as never }, {
    action: 'login-failed',
    ...(address && { detail: truncatedAddress(address) }),
  });
};

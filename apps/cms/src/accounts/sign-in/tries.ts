import { setTimeout as pause } from 'node:timers/promises';
import { clientAddress, isLoopback, limitKey } from '@osnowa/http/client-address';
import type { CollectionAfterLoginHook, PayloadRequest } from 'payload';
import { type Refusal, refusal } from '../../kit/endpoint.ts';
import { limitsOf, type SharedLimit } from '../../platform/database/shared-limit.ts';
import { onePerPayload } from '../../platform/process/shared.ts';

const MINUTE = 60_000;
const TRIES = [{ most: 10, ms: 15 * MINUTE }];

/** The first tries are answered at once, later ones after 0.25 s, 0.5 s … 2 s. */
const FREE_TRIES = 3;
const LONGEST_PAUSE_MS = 2_000;

interface Tries {
  /** Tries to sign in, or to request a new password, by account and by address. */
  login: SharedLimit;
  forgotPassword: SharedLimit;
  /** All tries of an account together only delay the answer: they do not lock the account. */
  ofAccount: SharedLimit;
  /** Codes for an account from anywhere: only people who know its password get so far. */
  code: SharedLimit;
  /** Tries with a passkey, by address. */
  passkey: SharedLimit;
}

const triesOf = onePerPayload('tries', (payload): Tries => {
  const make = limitsOf(payload);
  return {
    login: make('login', TRIES),
    forgotPassword: make('forgotPassword', TRIES),
    ofAccount: make('account', [{ most: 100, ms: 15 * MINUTE }]),
    code: make('code', [...TRIES, { most: 60, ms: 24 * 60 * MINUTE }]),
    passkey: make('passkey', TRIES),
  };
});

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
  // A person needs no eleventh mail.
  return [operation === 'login' ? `${account} ${from}` : account, from];
}

function accountOf(email: string): string {
  return `account ${email.trim().toLowerCase()}`;
}

/** Delay of the answer to the nth try, in ms. */
export function pauseBefore(nth: number): number {
  return nth <= FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE_MS, 250 * 2 ** (nth - FREE_TRIES - 1));
}

/**
 * Counts a try and delays its answer.
 * @throws Refusal 429 for too many tries
 */
export async function takeTry(operation: LimitedOperation, email: string, req: PayloadRequest) {
  const tries = triesOf(req.payload);
  const keys = keysOf(operation, email, req);
  const places = await Promise.all(keys.map((key) => tries[operation].take(key)));
  if (places.some(({ ok }) => !ok)) {
    for (const place of places) if (place.ok) place.giveBack();
    throw tooMany(req);
  }
  if (operation === 'login') places.push(await tries.ofAccount.take(accountOf(email)));
  const nth = Math.max(...places.map((place) => (place.ok ? place.nth : Infinity)));
  await pause(pauseBefore(nth));
}

function tooMany(req: PayloadRequest): Refusal {
  return refusal(req, (w) => w.accounts.tries.tooMany, 429);
}

/** Clears the tries of an account from the address of the request. */
export async function forgetTriesOf(email: string, req: PayloadRequest): Promise<void> {
  const { login, ofAccount } = triesOf(req.payload);
  await Promise.all([
    ...keysOf('login', email, req).map((key) => login.forget(key)),
    ofAccount.forget(accountOf(email)),
  ]);
}

/** A sign-in that was completed clears the tries. */
export const forgetTries: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!req.context.leavesNoSession) await forgetTriesOf(String(user.email), req);
};

/**
 * Counts a code of the second step.
 * @throws Refusal 429 for too many codes of the account
 */
export async function takeCodeTry(account: number, req: PayloadRequest): Promise<void> {
  const place = await triesOf(req.payload).code.take(String(account));
  if (!place.ok) throw refusal(req, (w) => w.accounts.tries.tooManyCodes, 429);
}

/** A right code clears the tries. */
export async function forgetCodeTries(account: number, req: PayloadRequest): Promise<void> {
  await triesOf(req.payload).code.forget(String(account));
}

/**
 * Counts a try with a passkey, unless it comes from this machine.
 * @returns a function that undoes the count, for a passkey that was right
 * @throws Refusal 429 for too many tries of the address
 */
export async function takePasskeyTry(req: PayloadRequest): Promise<() => void> {
  const address = clientAddress(req.headers, 1);
  if (address === null || isLoopback(address)) return () => undefined;
  const place = await triesOf(req.payload).passkey.take(limitKey(address));
  if (!place.ok) throw tooMany(req);
  return place.giveBack;
}

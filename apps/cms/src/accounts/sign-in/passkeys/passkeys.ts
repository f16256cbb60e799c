import { randomBytes } from 'node:crypto';
import { NAMES } from '@osnowa/brand';
import { isSigned, sign } from '@osnowa/http';
import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Payload, Where } from 'payload';
import { queryBuilder, tablesOf } from '../../../platform/database/sql.ts';
import type { InTransaction } from '../../../platform/database/writes/transaction.ts';
import type { RelyingParty } from '../origins.ts';

/** How long a person may take with the device, in ms. */
const VALID_MS = 5 * 60_000;

/**
 * A signed challenge with its purpose and expiry: nothing has to be stored before the answer.
 * @param purpose such as `sign-in`
 */
function newChallenge(secret: string, purpose: string): string {
  const until = Date.now() + VALID_MS;
  const text = `${randomBytes(16).toString('base64url')} ${until} ${purpose}`;
  return `${text} ${sign(secret, `passkey ${text}`)}`;
}

/** Whether a challenge is one of ours for this purpose, and has not expired. */
function isOwnChallenge(secret: string, purpose: string, encoded: string): boolean {
  const whole = Buffer.from(encoded, 'base64url').toString();
  const parts = whole.split(' ');
  const signature = parts.pop() ?? '';
  const [, until, ...rest] = parts;
  const isForThis = rest.join(' ') === purpose && Number(until) > Date.now();
  return isForThis && isSigned(secret, `passkey ${parts.join(' ')}`, signature);
}

/** Uses a challenge up. @returns whether this is its first use, in all processes */
async function takeChallenge(
  payload: Payload,
  challenge: string,
  req: InTransaction,
): Promise<boolean> {
  const now = Date.now();
  const taken = await queryBuilder(payload, req)
    .insert(tablesOf(payload).used_challenges)
    .values({
      signature: `passkey ${challenge}`,
      usedBy: 'passkey',
      until: new Date(now + VALID_MS).toISOString(),
    })
    .onConflictDoNothing()
    .returning();
  return taken.length === 1;
}

/** A passkey as it is stored. */
export interface Passkey {
  id: number;
  account: number;
  name: string;
  credential: string;
  publicKey: string;
  counter: number;
  transports: AuthenticatorTransport[] | null;
  createdAt: string;
  usedAt: string | null;
}

interface Person {
  id: number;
  email: string;
  name: string;
}

const collection = 'passkeys';
const SIGN_IN = 'sign-in';

/** EdDSA, ES256 and RS256: Node verifies these without a warning in the log. */
const ALGORITHMS = [-8, -7, -257];

function registration({ id }: Pick<Person, 'id'>): string {
  return `registration ${id}`;
}

async function find(payload: Payload, where: Where, req: Partial<InTransaction> = {}) {
  const { docs } = await payload.db.find<Passkey>({
    collection,
    where,
    sort: 'id',
    pagination: false,
    req,
  });
  return docs;
}

/** The account's passkeys, the first one first. */
export function passkeysOf(payload: Payload, account: number): Promise<Passkey[]> {
  return find(payload, { account: { equals: account } });
}

/** Options with which the browser makes a passkey. */
export async function registrationOptions(payload: Payload, party: RelyingParty, person: Person) {
  const known = await passkeysOf(payload, person.id);
  return generateRegistrationOptions({
    rpName: NAMES.company,
    rpID: party.id,
    userName: person.email,
    userDisplayName: person.name,
    // The device stores it, so it says nothing of the account.
    userID: Buffer.from(sign(payload.secret, `passkey ${person.id}`), 'hex'),
    challenge: newChallenge(payload.secret, registration(person)),
    excludeCredentials: known.map(({ credential, transports }) => ({
      id: credential,
      ...(transports && { transports }),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Stores the passkey that the browser has made. @throws Error unless it is the answer to ours */
export async function storePasskey(
  payload: Payload,
  party: RelyingParty,
  account: number,
  { response, name }: { response: RegistrationResponseJSON; name: string },
  req: InTransaction,
): Promise<void> {
  const purpose = registration({ id: account });
  let challenge = '';
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (given) => {
      challenge = given;
      return isOwnChallenge(payload.secret, purpose, given);
    },
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified || !(await takeChallenge(payload, challenge, req))) {
    throw new Error('The passkey does not answer our challenge.');
  }
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  await payload.db.create({
    collection,
    data: {
      account,
      name,
      credential: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports ?? null,
    },
    req,
    returning: false,
  });
}

/** Deletes one of the account's passkeys. @returns its name; `null` when the account has no such */
export async function removePasskey(
  payload: Payload,
  account: number,
  id: number,
): Promise<string | null> {
  const where: Where = { account: { equals: account }, id: { equals: id } };
  const [found] = await find(payload, where);
  if (found) await payload.db.deleteMany({ collection, where });
  return found?.name ?? null;
}

/** Options with which the browser signs in with any passkey that it has for this host. */
export function signInOptions(payload: Payload, party: RelyingParty) {
  return generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    challenge: newChallenge(payload.secret, SIGN_IN),
  });
}

/**
 * Checks the answer of a passkey, and uses its challenge up.
 * @returns the number of the account
 * @throws Error when it is no passkey of ours, or a copy of one (its counter went back)
 */
export async function accountOfPasskey(
  payload: Payload,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  req: InTransaction,
): Promise<number> {
  const [passkey] = await find(payload, { credential: { equals: response.id } }, req);
  if (!passkey?.account) throw new Error('This passkey is not known.');
  const { counter, credential, publicKey, transports } = passkey;
  let challenge = '';
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (given) => {
      challenge = given;
      return isOwnChallenge(payload.secret, SIGN_IN, given);
    },
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: credential,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      ...(transports && { transports }),
    },
  });
  const { passkeys: table } = tablesOf(payload);
  const isNew = verified && (await takeChallenge(payload, challenge, req));
  if (!isNew) throw new Error('The passkey does not answer our challenge.');
  const counted = await queryBuilder(payload, req)
    .update(table)
    .set({ counter: authenticationInfo.newCounter, usedAt: new Date().toISOString() })
    .where(and(eq(table.id, passkey.id), eq(table.counter, counter)))
    .returning({ id: table.id });
  if (counted.length !== 1) throw new Error('The passkey was used twice at the same moment.');
  return passkey.account;
}

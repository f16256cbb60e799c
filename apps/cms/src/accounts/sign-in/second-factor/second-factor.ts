import { createHash, randomInt } from 'node:crypto';
import { NAMES } from '@osnowa/brand';
import { and, eq, lt } from '@payloadcms/db-sqlite/drizzle';
import { Secret, TOTP } from 'otpauth';
import type { Payload, TypedUser } from 'payload';
import { encode } from 'uqr';
import { queryBuilder, tablesOf } from '../../../platform/database/sql.ts';
import type { InTransaction } from '../../../platform/database/writes/transaction.ts';
import { hasRole, ROLES, type Role } from '../../roles.ts';

/** A code of an app is valid so long, in seconds; the one before and the one after count too. */
const STEP_SECONDS = 30;

function codesOf(secret: Secret, account = ''): TOTP {
  return new TOTP({ issuer: NAMES.company, label: account, secret, period: STEP_SECONDS });
}

/** A new secret in the spelling that apps take, of 160 bits. */
function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Address that an app reads from the QR code. */
export function appAddress(secret: string, account: string): string {
  return codesOf(Secret.fromBase32(secret), account).toString();
}

/**
 * Number of the half minute that a code belongs to; `null` when it is none of this one, the one
 * before and the one after, or when the secret cannot be read.
 * @param now ms since 1970
 */
function stepOf(secret: string, code: string, now = Date.now()): number | null {
  // The library throws an error for anything else.
  if (!/^[A-Z2-7]{16,}$/.test(secret) || !/^[0-9]+$/.test(code)) return null;
  const delta = codesOf(Secret.fromBase32(secret)).validate({
    token: code,
    timestamp: now,
    window: 1,
  });
  return delta === null ? null : Math.floor(now / 1_000 / STEP_SECONDS) + delta;
}

/** A QR code as the outline of an SVG, in a square of `size` units. */
export function qrOutline(text: string): { size: number; outline: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const outline = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, outline };
}

/** Codes of a set. */
const RECOVERY_CODES = 10;

/** Letters and digits that no two of look alike: five bits each. */
const SIGNS = '23456789abcdefghijkmnpqrstuvwxyz';

/** Groups of four signs: 80 bits, so that a hash cannot be searched for its code. */
const GROUPS = 4;

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS.charAt(randomInt(SIGNS.length)));
  return Array.from({ length: GROUPS }, () => group().join('')).join('-');
}

/** A new set, as it is shown once. */
function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/** A code as it may be typed: capitals, spaces and hyphens do not count, nor the kind of digits. */
function plainCode(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) =>
    // The last four bits of these digits are their value.
    String(digit.charCodeAt(0) & 15),
  );
  return digits.toLowerCase().replace(/[\s-]/g, '');
}

/** The stored hash of a code; the same code of another account has another hash. */
function recoveryHash(account: number, code: string): string {
  return createHash('sha256')
    .update(`${account} ${plainCode(code)}`)
    .digest('base64url');
}

interface Factor {
  id: number;
  secret: string;
  isOn: boolean;
}

const collection = 'second-factors';

/** The transaction that a step belongs to, if there is one. */
type Within = Partial<InTransaction>;

function ofAccount(account: number) {
  return { account: { equals: account } };
}

async function factorOf(payload: Payload, account: number, req: Within): Promise<Factor | null> {
  return payload.db.findOne<Factor>({ collection, where: ofAccount(account), req });
}

/** Whether signing in to the account takes a second step. */
export async function hasSecondFactor(
  payload: Payload,
  account: number,
  req: Within = {},
): Promise<boolean> {
  return (await factorOf(payload, account, req))?.isOn ?? false;
}

/**
 * Stores a new secret that does not count yet.
 * @returns the secret; `null` when the second step is on already
 */
export async function beginSecondFactor(payload: Payload, account: number): Promise<string | null> {
  const factor = await factorOf(payload, account, {});
  if (factor?.isOn) return null;
  const secret = newSecret();
  const data = { account, secret: payload.encrypt(secret), isOn: false, lastStep: 0 };
  if (factor) await payload.db.updateOne({ collection, id: factor.id, data, returning: false });
  else await payload.db.create({ collection, data, returning: false });
  return secret;
}

/** Turns the second step on. @returns whether the code is one of the app's */
export async function confirmSecondFactor(
  payload: Payload,
  account: number,
  typed: string,
  req: InTransaction,
): Promise<boolean> {
  const factor = await factorOf(payload, account, req);
  if (!factor || factor.isOn) return false;
  const step = stepOf(payload.decrypt(factor.secret), plainCode(typed));
  if (step === null) return false;
  const { second_factors: table } = tablesOf(payload);
  const turnedOn = await queryBuilder(payload, req)
    .update(table)
    .set({ isOn: true, lastStep: step })
    .where(and(eq(table.id, factor.id), eq(table.isOn, false)))
    .returning({ id: table.id });
  return turnedOn.length === 1;
}

/** Forgets the secret and the recovery codes. */
export async function endSecondFactor(
  payload: Payload,
  account: number,
  req: Within,
): Promise<void> {
  await payload.db.deleteMany({ collection, where: ofAccount(account), req });
  await payload.db.deleteMany({ collection: 'recovery-codes', where: ofAccount(account), req });
}

/** Replaces the account's recovery codes. @returns the new ones, which nothing shows again */
export async function replaceRecoveryCodes(
  payload: Payload,
  account: number,
  req: Within,
): Promise<string[]> {
  await payload.db.deleteMany({ collection: 'recovery-codes', where: ofAccount(account), req });
  const codes = newRecoveryCodes();
  for (const code of codes) {
    const data = { account, hash: recoveryHash(account, code) };
    await payload.db.create({ collection: 'recovery-codes', data, req, returning: false });
  }
  return codes;
}

/** How many recovery codes are left. */
export async function recoveryCodesLeft(payload: Payload, account: number): Promise<number> {
  const where = ofAccount(account);
  return (await payload.db.count({ collection: 'recovery-codes', where })).totalDocs;
}

/**
 * Uses a code up: of two requests with the same one, one is right.
 * @returns the kind of code; `null` when it is wrong, too old or was used before
 */
export async function spendCode(
  payload: Payload,
  account: number,
  typed: string,
  req: Within,
): Promise<'app' | 'recovery' | null> {
  const factor = await factorOf(payload, account, req);
  if (!factor?.isOn) return null;
  const builder = queryBuilder(payload, req);
  const { second_factors: factors, recovery_codes: codes } = tablesOf(payload);
  const step = stepOf(payload.decrypt(factor.secret), plainCode(typed));
  if (step !== null) {
    const used = await builder
      .update(factors)
      .set({ lastStep: step })
      .where(and(eq(factors.id, factor.id), lt(factors.lastStep, step)))
      .returning({ id: factors.id });
    return used.length === 1 ? 'app' : null;
  }
  const used = await builder
    .delete(codes)
    .where(eq(codes.hash, recoveryHash(account, typed)))
    .returning({ id: codes.id });
  return used.length === 1 ? 'recovery' : null;
}

/** Slug of the rules that administrators set. */
export const SIGN_IN_RULES = 'sign-in-rules';

/** A person whose role needs a second step that the account does not have. */
export interface DueUser {
  secondStepIsDue?: boolean;
}

/** Roles whose accounts need a second step. */
async function rolesThatNeedIt(payload: Payload): Promise<Role[]> {
  const { secondStepFor } = await payload.db.findGlobal<{ secondStepFor?: unknown }>({
    slug: SIGN_IN_RULES,
  });
  return ROLES.filter((role) => Array.isArray(secondStepFor) && secondStepFor.includes(role));
}

/** Whether the account has to set up its second step before anything else. */
async function isDue(payload: Payload, user: TypedUser): Promise<boolean> {
  const roles = await rolesThatNeedIt(payload);
  if (!hasRole(user, ...roles)) return false;
  return !(await hasSecondFactor(payload, Number(user.id)));
}

/**
 * The person of a request; without a role, so that nothing is open but the own account, while a
 * second step is due.
 */
export async function untilSecondStep<User extends TypedUser | null>(
  payload: Payload,
  user: User,
): Promise<User> {
  if (user?.collection !== 'users' || !(await isDue(payload, user))) return user;
  return { ...user, roles: [], secondStepIsDue: true };
}

/** Whether the person was found to have a second step to set up. */
export function isSecondStepDue(user: unknown): boolean {
  return (user as DueUser | null | undefined)?.secondStepIsDue === true;
}

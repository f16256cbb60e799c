import { and, eq, isNull, lt, ne, or } from '@payloadcms/db-sqlite/drizzle';
import {
  type AuthStrategy,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  commitTransaction,
  Forbidden,
  getFieldsToSign,
  initTransaction,
  JWTAuthentication,
  jwtSign,
  killTransaction,
  NotFound,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { addSessionToUser, generatePayloadCookie } from 'payload/shared';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { isOver, isTranslator } from '../translators.ts';
import { endPush } from './devices/push-here.ts';
import { untilSecondStep } from './second-factor/second-factor.ts';
import { IDLE_SECONDS } from './session-cookie.ts';
import { recordSignInChange } from './sign-in-changes.ts';

/** An open session, as its owner sees it. */
export interface OpenSession {
  id: string;
  /** Browser and system, where they are known. */
  browser: string | null;
  /** ISO times. */
  since: string;
  usedAt: string;
  isThis: boolean;
}

interface StoredSession {
  id: string;
  createdAt: string;
  expiresAt: string;
  browser?: string | null;
  usedAt?: string | null;
}

/** Shortest time between two stored uses of one session, in ms. */
const NOTED_EVERY = 60_000;

/** Open sessions of the signed-in person, the one of this request first. */
export function openSessions(user: TypedUser): OpenSession[] {
  const { _sid, sessions } = user as { _sid?: string; sessions?: StoredSession[] | null };
  return (sessions ?? [])
    .filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
    .map(({ id, browser = null, createdAt, usedAt }) => ({
      id,
      browser,
      since: createdAt,
      usedAt: usedAt ?? createdAt,
      isThis: id === _sid,
    }))
    .sort(
      (one, other) =>
        Number(other.isThis) - Number(one.isThis) || other.usedAt.localeCompare(one.usedAt),
    );
}

/**
 * Ends sessions of an account: the row is gone, so that the next request of its browser has none.
 * @param which one session, or all but one
 * @returns how many there were
 */
export async function endSessions(
  payload: Payload,
  account: number,
  which: { only: string } | { allBut: string | null },
): Promise<number> {
  const { users_sessions: table } = tablesOf(payload);
  const chosen = 'only' in which ? eq(table.id, which.only) : ne(table.id, which.allBut ?? '');
  const ended = await queryBuilder(payload)
    .delete(table)
    .where(and(eq(table._parentID, account), chosen))
    .returning({ id: table.id });
  return ended.length;
}

async function noteUse(payload: Payload, session: string): Promise<void> {
  const now = Date.now();
  const { users_sessions: table } = tablesOf(payload);
  const isOld = or(
    isNull(table.usedAt),
    lt(table.usedAt, new Date(now - NOTED_EVERY).toISOString()),
  );
  await queryBuilder(payload)
    .update(table)
    .set({ usedAt: new Date(now).toISOString() })
    .where(and(eq(table.id, session), isOld));
}

/**
 * Payload's own strategy to find the person of a request, whose roles wait for a second step where
 * one is due; nobody once a translator's time is over. Also stores when the session was used last; a failure to store it refuses no request.
 */
export const notedSession: AuthStrategy = {
  name: 'noted-session',
  authenticate: async (args) => {
    const session = await JWTAuthentication({ ...args, strategyName: 'local-jwt' });
    if (isTranslator(session.user) && isOver(session.user)) {
      // Payload would look for the session once more.
      await endSessions(args.payload, Number(session.user?.id), { allBut: null });
      return { ...session, user: null };
    }
    const found = { ...session, user: await untilSecondStep(args.payload, session.user) };
    const { _sid, sessions } = (found.user ?? {}) as { _sid?: string; sessions?: StoredSession[] };
    const used = sessions?.find(({ id }) => id === _sid)?.usedAt ?? null;
    const isOld = used === null || Date.parse(used) < Date.now() - NOTED_EVERY;
    if (_sid === undefined || !isOld) return found;
    await noteUse(args.payload, _sid).catch((err: unknown) =>
      args.payload.logger.warn({ err, msg: 'The use of a session could not be written down.' }),
    );
    return found;
  },
};

/**
 * Opens a session as Payload does after a right password, with the same hooks, in one transaction
 * with the check of the person.
 * @param check finds the account; throws to refuse
 */
export async function openSession(
  req: PayloadRequest,
  check: (within: InTransaction) => Promise<number>,
): Promise<Response> {
  const { payload } = req;
  const { config } = payload.collections.users;
  await initTransaction(req);
  try {
    const id = await check(req as InTransaction);
    const where = { id: { equals: id } };
    const user = await payload.db.findOne<TypedUser>({ collection: 'users', where, req });
    if (!user) throw new NotFound(req.t);
    const { sid = '' } = await addSessionToUser({ collectionConfig: config, payload, req, user });
    const signed = { collectionConfig: config, email: String(user.email), sid, user };
    const fieldsToSign = getFieldsToSign(signed as Parameters<typeof getFieldsToSign>[0]);
    const { tokenExpiration } = config.auth;
    const { secret } = payload;
    const { exp, token } = await jwtSign({ fieldsToSign, secret, tokenExpiration });
    req.user = user;
    for (const hook of config.hooks.afterLogin) {
      await hook({ collection: config, context: req.context, req, token, user });
    }
    await commitTransaction(req);
    const shown = await payload.findByID({ collection: 'users', id, overrideAccess: false, user });
    const cookie = generatePayloadCookie({
      collectionAuthConfig: config.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    });
    return Response.json({ exp, user: shown }, { headers: { 'Set-Cookie': String(cookie) } });
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** A session ends after this long in any case, in seconds. */
const LONGEST_SECONDS = 12 * 60 * 60;

interface Session {
  id: string;
  createdAt: string | Date;
}

/**
 * Extends a session while it is used, but never beyond twelve hours: the last extension is thirty
 * minutes before.
 * @throws Forbidden
 */
export const endAtLast: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'refresh') return;
  const user = req.user as { _sid?: string; sessions?: Session[] | null } | null;
  const session = user?.sessions?.find(({ id }) => id === user._sid);
  const age = session ? Date.now() - new Date(session.createdAt).getTime() : Infinity;
  if (age > (LONGEST_SECONDS - IDLE_SECONDS) * 1000) throw new Forbidden(req.t);
};

/** Marks for `endAll` that this operation sets a password. */
export const notePassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return;
  const { data } = args as { data?: { password?: unknown } };
  req.context.setsPassword = typeof data?.password === 'string';
};

/**
 * With a new password every session of the account ends, the one that changed it included, and with
 * them the notifications of its devices; its passkeys go when somebody else set the password.
 */
export const endAll: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update' || !req.context.setsPassword) return doc;
  await req.payload.db.updateOne({
    collection: 'users',
    id: doc.id,
    data: { sessions: [] },
    req,
    returning: false,
  });
  await endPush(req.payload, doc.id, null, req);
  const byOther = req.user?.id !== doc.id;
  if (byOther) {
    // The person may have lost the account: additions of an intruder must not outlive the password.
    const where = { account: { equals: doc.id } };
    await req.payload.db.deleteMany({ collection: 'passkeys', where, req });
  }
  const mail = { account: doc.id, change: 'password-changed', byOther } as const;
  await recordSignInChange(req, mail, { subject: doc.email });
  return doc;
};

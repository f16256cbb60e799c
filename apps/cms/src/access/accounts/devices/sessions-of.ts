import { and, eq, isNull, lt, ne, or } from '@payloadcms/db-sqlite/drizzle';
import {
  type AuthStrategy,
  JWTAuthentication,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { queryBuilder, tablesOf } from '../../../database/sql.ts';
import { isOver, isTranslator } from '../../translators.ts';
import { untilSecondStep } from '../second-factor/obligation.ts';

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

/** Stores the browser of the session that has just been opened. */
export async function noteBrowser(
  req: PayloadRequest,
  user: Partial<TypedUser>,
  browser: string | null,
): Promise<void> {
  const session = (user.sessions as StoredSession[] | null | undefined)?.at(-1);
  if (!session) return;
  const { users_sessions: table } = tablesOf(req.payload);
  await queryBuilder(req.payload, req)
    .update(table)
    .set({ browser, usedAt: new Date().toISOString() })
    .where(eq(table.id, session.id));
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

import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { queryBuilder } from '../platform/database/sql.ts';

export interface ContentChange {
  /** Collection or global that was changed. */
  source: string;
  /** Document that was changed; absent for a global. */
  id?: number | string;
  /** Tags of the replies that are out of date. */
  tags: readonly string[];
}

export interface LogRow {
  id: number;
  createdAt: string;
  changes: ContentChange[];
}

/** Cursor of a log without rows. */
const EMPTY = '0';

/** Rows per read. A reader that is further behind drops its whole cache, which costs less. */
const MOST = 500;

/** Rows are stored for so long, in ms; a reader that was away for longer drops its whole cache. */
const RETENTION_MS = 24 * 60 * 60_000;

/** Key of PostgreSQL's advisory lock for the end of the log; any number that nothing else uses. */
const LOCK = 7_041_983;

const collection = 'content-changes';

/**
 * Appends a row to the change log.
 * @param transaction of Payload's, or `null` when the changes have taken effect already
 */
export async function appendChanges(
  payload: Payload,
  changes: readonly ContentChange[],
  transaction: PayloadRequest['transactionID'] | null,
): Promise<void> {
  const transactionID = await transaction;
  const req = transactionID ? { transactionID } : null;
  if (payload.db.name === 'postgres' && req) {
    // Readers use ids as cursors: a lower id must not become visible after a higher one.
    const db = queryBuilder(payload, req) as unknown as {
      execute(query: unknown): Promise<unknown>;
    };
    await db.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
  }
  await payload.db.create({ collection, data: { changes }, ...(req && { req }) });
}

/**
 * Reads the rows after a cursor.
 * @param cursor `null` for a reader that has read nothing yet
 * @returns `rows: null` when the log does not reach back to the cursor
 */
export async function readLog(
  payload: Payload,
  cursor: string | null,
): Promise<{ cursor: string; rows: LogRow[] | null }> {
  const [id = 0, time = 0] = (cursor ?? EMPTY).split('.').map(Number);
  const { docs } = await payload.db.find<LogRow>({
    collection,
    where: { id: { greater_than_equal: id } },
    sort: 'id',
    limit: MOST,
    pagination: false,
  });
  const last = docs.at(-1);
  if (!last && cursor === EMPTY) return { cursor, rows: [] };
  if (!last || docs.length === MOST || !reachesBack(docs[0], id, time)) {
    return { cursor: await newestCursor(payload), rows: null };
  }
  return { cursor: cursorOf(last), rows: docs.filter((row) => row.id > id) };
}

/**
 * Whether the log is complete after a cursor: it has the cursor's row, or all rows from the
 * beginning.
 */
function reachesBack(first: LogRow | undefined, id: number, time: number): boolean {
  if (id === 0) return first?.id === 1;
  return first?.id === id && Date.parse(first.createdAt) === time;
}

async function newestCursor(payload: Payload): Promise<string> {
  const { docs } = await payload.db.find<LogRow>({
    collection,
    sort: '-id',
    limit: 1,
    pagination: false,
  });
  return docs[0] ? cursorOf(docs[0]) : EMPTY;
}

function cursorOf({ id, createdAt }: LogRow): string {
  return `${id}.${Date.parse(createdAt)}`;
}

/** Deletes rows that every reader has read long ago; the newest stays, because cursors name it. */
export async function trimLog(payload: Payload, now: Date): Promise<void> {
  const [newest = 0] = (await newestCursor(payload)).split('.').map(Number);
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  await payload.db.deleteMany({
    collection,
    where: { and: [{ createdAt: { less_than: before } }, { id: { less_than: newest } }] },
  });
}

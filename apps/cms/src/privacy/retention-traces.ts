import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, inArray, isNotNull, lt, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { inTransaction, queryBuilder } from '../database/writes/transaction.ts';
import { env } from '../process/env.ts';

type Columns = Record<string, never>;

/** The few calls of the query builder used here; both databases have them. */
interface Updates {
  update(table: unknown): {
    set(changes: Record<string, string | null>): {
      where(condition: SQL | undefined): { returning(columns: object): Promise<unknown[]> };
    };
  };
}

async function update(
  payload: Payload,
  table: 'messages' | 'leads',
  changes: Record<string, string | null>,
  where: (columns: Columns) => SQL | undefined,
): Promise<number> {
  const columns = payload.db.tables[table] as unknown as Columns;
  return inTransaction(payload, async (req) => {
    const rows = await queryBuilder<Updates>(payload, req)
      .update(columns)
      .set(changes)
      .where(where(columns))
      .returning({ id: columns.id });
    return rows.length;
  });
}

/** Empties messages at rest: that one left, and when, stays with the lead; words and address go. */
export async function emptyMessages(payload: Payload, before: Date, now: Date): Promise<number> {
  const changes = {
    text: null,
    html: null,
    recipient: null,
    replyTo: null,
    updatedAt: now.toISOString(),
  };
  return update(payload, 'messages', changes, (columns) =>
    and(
      inArray(columns.state as never, ['sent', 'kept', 'failed', 'withheld'] as never),
      lt(columns.updatedAt as never, before.toISOString() as never),
      isNotNull(columns.recipient as never),
    ),
  );
}

/** Forgets from which network a lead came. */
export async function forgetNetworks(payload: Payload, before: Date): Promise<number> {
  return update(payload, 'leads', { clientAddress: null }, (columns) =>
    and(
      isNotNull(columns.clientAddress as never),
      lt(columns.createdAt as never, before.toISOString() as never),
    ),
  );
}

/** Mails that were stored as files, without a mail server, go when the messages' texts go. */
export async function removeStoredMails(before: Date): Promise<void> {
  const folder = path.join(env.DATA_DIR, 'mails');
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const file = path.join(folder, name);
    if (name.endsWith('.eml') && (await stat(file)).mtime < before) await rm(file, { force: true });
  }
}

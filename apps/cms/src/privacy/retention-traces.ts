import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, inArray, isNotNull, lt, ne } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../database/sql.ts';
import { env } from '../process/env.ts';

/**
 * Empties finished messages: the time of sending stays with the lead; words and address are
 * deleted. Mails between people are the conversation itself: they stay as long as their lead.
 */
export async function emptyMessages(payload: Payload, before: Date, now: Date): Promise<number> {
  const changes = {
    text: null,
    html: null,
    recipient: null,
    replyTo: null,
    updatedAt: now.toISOString(),
  };
  const { messages } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .update(messages)
    .set(changes)
    .where(
      and(
        inArray(messages.state, ['sent', 'kept', 'failed', 'withheld']),
        ne(messages.kind, 'reply'),
        lt(messages.updatedAt, before.toISOString()),
        isNotNull(messages.recipient),
      ),
    )
    .returning({ id: messages.id });
  return rows.length;
}

/** Forgets from which network a lead came. */
export async function forgetNetworks(payload: Payload, before: Date): Promise<number> {
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .update(leads)
    .set({ clientAddress: null })
    .where(and(isNotNull(leads.clientAddress), lt(leads.createdAt, before.toISOString())))
    .returning({ id: leads.id });
  return rows.length;
}

/** Mails that were stored as files, without a mail server, are deleted with the messages' texts. */
export async function removeStoredMails(before: Date): Promise<void> {
  const folder = path.join(env.DATA_DIR, 'mails');
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const file = path.join(folder, name);
    if (name.endsWith('.eml') && (await stat(file)).mtime < before) await rm(file, { force: true });
  }
}

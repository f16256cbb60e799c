import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { attachmentStore } from '../leads/attachments/attachment-store.ts';
import { notifyOfDeleted } from '../leads/calls/messages-about.ts';
import { noteCopyJobs } from '../leads/copies/copy-jobs.ts';
import { removeUnused } from '../leads/people/addresses.ts';
import { separateFrom } from '../leads/people/merge.ts';
import { removeOffers } from '../offers/remove-offers.ts';
import { purgeWords } from '../platform/database/search/purge-words.ts';
import { type InTransaction, inTransaction } from '../platform/database/writes/transaction.ts';
import { noticesAbout } from '../platform/outbox/notices.ts';
import { env } from '../platform/process/env.ts';

/** How many rows were deleted. */
export interface Removed {
  leads: number;
  messages: number;
  files: number;
  subscribers: number;
}

interface Found {
  references: string[];
  files: string[];
  messages: number;
}

/** Rows of one statement; databases limit how many values it may have. */
const AT_ONCE = 500;

/** Ids of the rows to delete. */
interface ToRemove {
  leads: readonly number[];
  subscribers?: readonly number[];
  /** Received mails that are deleted without their lead, if they have one. */
  mails?: readonly number[];
  /** Calls after it are still to come: their advisers are notified. */
  now?: Date;
}

/**
 * Deletes leads with their messages, notes, attachments, events, deliveries and stored mails, subscribers,
 * received mails, and the addresses of people of whom no lead is left. One transaction deletes the rows and stores the jobs for copies at a second
 * place; the files follow after its commit: the next start's sweep finds files that a crash leaves.
 * @param alsoDo joins the transaction, such as an entry of the audit log
 */
export async function removeLeads(
  payload: Payload,
  { leads, subscribers = [], mails = [], now = new Date() }: ToRemove,
  alsoDo: (req: InTransaction, removed: Removed) => Promise<void>,
): Promise<Removed> {
  const found: Found = { references: [], files: [], messages: 0 };
  const removed = await inTransaction(payload, async (req) => {
    for (let start = 0; start < leads.length; start += AT_ONCE) {
      const some = leads.slice(start, start + AT_ONCE);
      await notifyOfDeleted(payload, some, now, req);
      await removeRows(payload, some, found, req);
    }
    for (let start = 0; start < mails.length; start += AT_ONCE) {
      await removeMails(payload, mails.slice(start, start + AT_ONCE), found, req);
    }
    if (subscribers.length > 0) {
      const where = { id: { in: [...subscribers] } };
      await payload.db.deleteMany({ collection: 'subscribers', where, req });
    }
    const counts = {
      leads: leads.length,
      messages: found.messages,
      files: found.files.length,
      subscribers: subscribers.length,
    };
    await alsoDo(req, counts);
    await removeUnused(payload, req);
    return counts;
  });
  await removeFiles(found);
  await purgeWords(payload);
  return removed;
}

async function removeRows(
  payload: Payload,
  ids: readonly number[],
  found: Found,
  req: InTransaction,
): Promise<void> {
  const all = { pagination: false, req } as const;
  const theirs = { lead: { in: [...ids] } };
  const own = { id: { in: [...ids] } };
  const files = await payload.db.find<{ file: string }>({
    ...all,
    collection: 'attachments',
    where: theirs,
    select: { file: true },
  });
  const leads = await payload.db.find<{ reference: string; estimate?: number | null }>({
    ...all,
    collection: 'leads',
    where: own,
    select: { reference: true, estimate: true },
  });
  const messages = await payload.db.count({ collection: 'messages', where: theirs, req });
  const references = leads.docs.map(({ reference }) => reference);
  found.files.push(...files.docs.map(({ file }) => file));
  found.references.push(...references);
  found.messages += messages.totalDocs;
  await payload.db.deleteMany({ collection: 'attachments', where: theirs, req });
  await payload.db.deleteMany({ collection: 'messages', where: theirs, req });
  await payload.db.deleteMany({ collection: 'lead-notes', where: theirs, req });
  await payload.db.deleteMany({ collection: 'deliveries', where: theirs, req });
  await payload.db.deleteMany({ collection: 'lead-events', where: theirs, req });
  await payload.db.deleteMany({ collection: 'lead-reads', where: theirs, req });
  await removeOffers(payload, ids, req);
  await separateFrom(payload, ids, req);
  await payload.db.deleteMany({ collection: 'bookings', where: theirs, req });
  await payload.db.deleteMany({ collection: 'leads', where: own, req });
  await noteCopyJobs(payload, references, true, req);
  await removeEstimates(
    payload,
    leads.docs.flatMap(({ estimate }) => estimate ?? []),
    req,
  );
}

/** Deletes received mails with their files. */
async function removeMails(
  payload: Payload,
  ids: readonly number[],
  found: Found,
  req: InTransaction,
): Promise<void> {
  const where = { message: { in: [...ids] } };
  const { docs } = await payload.db.find<{ file: string }>({
    collection: 'attachments',
    where,
    select: { file: true },
    pagination: false,
    req,
  });
  found.files.push(...docs.map(({ file }) => file));
  found.messages += ids.length;
  await payload.db.deleteMany({ collection: 'attachments', where, req });
  const collection = 'messages';
  await payload.db.deleteMany({ collection, where: { id: { in: [...ids] } }, req });
  await payload.db.deleteMany({ collection, where: { about: { in: noticesAbout(ids) } }, req });
}

/** Deletes the estimates that came with leads that are gone, but for those of another lead. */
async function removeEstimates(
  payload: Payload,
  ids: readonly number[],
  req: InTransaction,
): Promise<void> {
  if (ids.length === 0) return;
  const { docs } = await payload.db.find<{ estimate: number }>({
    collection: 'leads',
    where: { estimate: { in: [...ids] } },
    select: { estimate: true },
    pagination: false,
    req,
  });
  const borne = new Set(docs.map(({ estimate }) => estimate));
  const free = ids.filter((id) => !borne.has(id));
  await payload.db.deleteMany({ collection: 'estimates', where: { id: { in: free } }, req });
}

async function removeFiles({ files, references }: Found): Promise<void> {
  await attachmentStore().remove(files);
  const theirs = new Set(references.map((reference) => reference.toLowerCase()));
  const mails = path.join(env.DATA_DIR, 'mails');
  for (const name of await readdir(mails).catch(() => [] as string[])) {
    const [reference = ''] = name.split('.', 1);
    if (theirs.has(reference)) await rm(path.join(mails, name), { force: true });
  }
}

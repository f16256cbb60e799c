import type { Payload, PayloadRequest } from 'payload';
import { type AuditEntry, recordAudit } from '../access/audit.ts';
import type { InTransaction } from '../database/writes/transaction.ts';
import { type Erasure, erasureRegister } from './erasure-register.ts';
import { idsWithMail } from './person.ts';
import { type Removed, removeLeads } from './remove-leads.ts';
import { removeSavedViewsWith } from './saved-views.ts';

/** The person who asks for it; `null` is the system itself or the command line. */
type By = Pick<PayloadRequest, 'user'> | null;

function inWords({ leads, files, messages, subscribers }: Removed): string {
  return `leads ${leads}, files ${files}, messages ${messages}, newsletter ${subscribers}`;
}

function entryBy(payload: Payload, by: By, entry: Omit<AuditEntry, 'detail'>) {
  return (req: InTransaction, removed: Removed) =>
    recordAudit(
      payload,
      { user: by?.user ?? null, transactionID: req.transactionID },
      { ...entry, detail: inWords(removed) },
    );
}

/**
 * Erases all that belongs to an e-mail address: leads with files, mails and notes, mails that came
 * from it, the place in the newsletter, and views of the inbox that were saved with the address. The register is written first, so that an erasure that was cut off is completed
 * at the next start.
 */
export async function erasePerson(
  payload: Payload,
  mail: string,
  by: By,
  now: Date = new Date(),
): Promise<Removed> {
  await erasureRegister().add('person', mail, now);
  const ids = {
    leads: await idsWithMail(payload, 'leads.mail', mail),
    subscribers: await idsWithMail(payload, 'subscribers.mail', mail),
    mails: await idsWithMail(payload, 'messages.sender', mail),
    now,
  };
  const subject = erasureRegister().hashOf(mail).slice(0, 16);
  const record = entryBy(payload, by, { action: 'erasure', subject });
  return removeLeads(payload, ids, async (req, removed) => {
    await removeSavedViewsWith(payload, mail, req);
    await record(req, removed);
  });
}

/** Erases one lead as its sender asked by their link. Does nothing when it is gone already. */
export async function eraseLead(payload: Payload, reference: string, now: Date): Promise<void> {
  const lead = await payload.db.findOne<{ id: number }>({
    collection: 'leads',
    where: { reference: { equals: reference } },
    select: {},
  });
  if (!lead) return;
  await erasureRegister().add('lead', reference, now);
  const entry = { action: 'deletion', subject: reference } as const;
  await removeLeads(payload, { leads: [lead.id], now }, entryBy(payload, null, entry));
}

interface Row {
  id: number;
  mail: string;
  reference?: string;
  createdAt: string;
}

/**
 * Erases again what was erased before: after a restore the database may hold it once more. Called
 * at every start.
 */
export async function reapplyErasures(payload: Payload): Promise<Removed | null> {
  const { read, hashesOf } = erasureRegister();
  const erasures = await read();
  if (erasures.length === 0) return null;
  const until = lastTimes(erasures);
  const isErased = ({ mail, reference, createdAt }: Row) =>
    [
      ...hashesOf(mail).map((hash) => `person ${hash}`),
      ...hashesOf(reference ?? '').map((hash) => `lead ${hash}`),
    ].some((key) => createdAt <= (until.get(key) ?? ''));
  const leads = (await rowsOf(payload, 'leads')).filter(isErased).map(({ id }) => id);
  const subscribers = (await rowsOf(payload, 'subscribers')).filter(isErased).map(({ id }) => id);
  const mails = (await mailsFromOutside(payload)).filter(isErased).map(({ id }) => id);
  if (leads.length + subscribers.length + mails.length === 0) return null;
  const entry = { action: 'erasure', subject: 'erasures.jsonl' } as const;
  return removeLeads(payload, { leads, subscribers, mails }, entryBy(payload, null, entry));
}

/** When each was erased last: what the same person sent later stays. */
function lastTimes(erasures: readonly Erasure[]): Map<string, string> {
  const times = new Map<string, string>();
  for (const { what, hash, at } of erasures) {
    const key = `${what} ${hash}`;
    if (at > (times.get(key) ?? '')) times.set(key, at);
  }
  return times;
}

async function rowsOf(payload: Payload, collection: 'leads' | 'subscribers'): Promise<Row[]> {
  const { docs } = await payload.db.find<Row>({
    collection,
    select: { mail: true, reference: true, createdAt: true },
    pagination: false,
  });
  return docs;
}

/** Received mails as rows of their senders. */
async function mailsFromOutside(payload: Payload): Promise<Row[]> {
  const { docs } = await payload.db.find<{ id: number; sender: string; createdAt: string }>({
    collection: 'messages',
    where: { kind: { equals: 'received' }, sender: { exists: true } },
    select: { sender: true, createdAt: true },
    pagination: false,
  });
  return docs.map(({ id, sender, createdAt }) => ({ id, mail: sender, createdAt }));
}

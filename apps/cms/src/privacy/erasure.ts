import { createHmac, hkdfSync } from 'node:crypto';
import { appendFile, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { type AuditEntry, recordAudit } from '../access/audit.ts';
import type { InTransaction } from '../database/writes/transaction.ts';
import { env } from '../process/env.ts';
import { idsWithMail } from './person.ts';
import { type Removed, removeLeads } from './remove-leads.ts';

const entry = z.object({
  /** When it was erased, ISO 8601. */
  at: z.iso.datetime(),
  /** All that belongs to an e-mail address, or one lead. */
  what: z.enum(['person', 'lead']),
  /** Of the address in lower case, or of the reference. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** One erasure: its time, and a keyed hash of the person that cannot be reversed. */
type Erasure = z.output<typeof entry>;

/**
 * What has been erased, in a file outside of the database: a restored database knows nothing of
 * erasures after its backup was made, and this file is never restored over.
 */
interface ErasureRegister {
  /** Writes an entry and returns once it is on stable storage. */
  add(what: Erasure['what'], value: string, at: Date): Promise<void>;
  /** @throws Error when a line is damaged: guessing could bring back what was erased */
  read(): Promise<Erasure[]>;
  hashOf(value: string): string;
  /** Every hash under which the value may be found, the one with the former key included. */
  hashesOf(value: string): string[];
}

/** Goes into the key of the hashes; entries made before 2026-11-23 have the former one. */
const CONTEXT = 'osnowa:erasure';
const FORMER_CONTEXT = 'tkalnia:erasure';

function hasher(secret: string, context: string): (value: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', context, 32));
  return (value) => createHmac('sha256', key).update(value.trim().toLowerCase()).digest('hex');
}

/** @param secret of which the key of the hashes is derived; with another one no entry matches */
function openErasureRegister(folder: string, secret: string): ErasureRegister {
  const file = path.join(folder, 'erasures.jsonl');
  const [hashOf, formerHashOf] = [hasher(secret, CONTEXT), hasher(secret, FORMER_CONTEXT)];
  return {
    hashOf,
    hashesOf: (value) => [hashOf(value), formerHashOf(value)],
    async add(what, value, at) {
      const line: Erasure = { at: at.toISOString(), what, hash: hashOf(value) };
      await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
      const handle = await open(file, 'r');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    async read() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      const lines = text.split('\n').filter(Boolean);
      return lines.map((line) => entry.parse(JSON.parse(line)));
    },
  };
}

/** The person who asks for it; `null` is the system itself or the command line. */
type By = Pick<PayloadRequest, 'user'> | null;

function register() {
  return openErasureRegister(env.DATA_DIR, env.PAYLOAD_SECRET);
}

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
 * Erases all that belongs to an e-mail address: leads with files, mails and notes, and the place in
 * the newsletter. The register is written first, so that an erasure that was cut off is completed
 * at the next start.
 */
export async function erasePerson(
  payload: Payload,
  mail: string,
  by: By,
  now: Date = new Date(),
): Promise<Removed> {
  await register().add('person', mail, now);
  const ids = {
    leads: await idsWithMail(payload, 'leads.mail', mail),
    subscribers: await idsWithMail(payload, 'subscribers.mail', mail),
  };
  const subject = register().hashOf(mail).slice(0, 16);
  return removeLeads(payload, ids, entryBy(payload, by, { action: 'erasure', subject }));
}

/** Erases one lead as its sender asked by their link. Does nothing when it is gone already. */
export async function eraseLead(payload: Payload, reference: string, now: Date): Promise<void> {
  const lead = await payload.db.findOne<{ id: number }>({
    collection: 'leads',
    where: { reference: { equals: reference } },
    select: {},
  });
  if (!lead) return;
  await register().add('lead', reference, now);
  const entry = { action: 'deletion', subject: reference } as const;
  await removeLeads(payload, { leads: [lead.id] }, entryBy(payload, null, entry));
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
  const { read, hashesOf } = register();
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
  if (leads.length + subscribers.length === 0) return null;
  const entry = { action: 'erasure', subject: 'erasures.jsonl' } as const;
  return removeLeads(payload, { leads, subscribers }, entryBy(payload, null, entry));
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

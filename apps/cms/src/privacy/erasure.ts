import { spelledMail } from '@osnowa/contract';
import type { Payload, PayloadRequest, Where } from 'payload';
import { type AuditEntry, recordAudit } from '../accounts/audit.ts';
import { mailsOf } from '../leads/people/addresses.ts';
import { idsWithMail } from '../leads/people/person.ts';
import { spellingsOf } from '../platform/database/mail-spellings.ts';
import { storedWith } from '../platform/database/stored.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';
import { addressesOf, envelopeOf } from '../platform/outbox/mail.ts';
import { type Erasure, erasureRegister } from './erasure-register.ts';
import { type Removed, removeLeads } from './remove-leads.ts';

/** Deletes saved views of the inbox whose filter names an e-mail address, in any letter case. */
async function removeSavedViewsWith(
  payload: Payload,
  mail: string,
  req: InTransaction,
): Promise<void> {
  const { docs } = await payload.db.find<{ id: number; where?: unknown }>({
    collection: 'payload-query-presets',
    select: { where: true },
    pagination: false,
    req,
  });
  const spellings = spellingsOf(mail);
  const theirs = docs
    .filter(({ where }) => {
      const filter = JSON.stringify(where ?? '').toLowerCase();
      return spellings.some((one) => filter.includes(one));
    })
    .map(({ id }) => id);
  if (theirs.length === 0) return;
  const where = { id: { in: theirs } };
  await payload.db.deleteMany({ collection: 'payload-query-presets', where, req });
}

/** Takes an address out of the mails in which other people write to each other. */
async function removeFromEnvelopes(
  payload: Payload,
  mail: string,
  req: InTransaction,
): Promise<void> {
  const spellings = spellingsOf(mail);
  const isOther = (one: string) => !spellings.includes(spelledMail(one));
  for (const id of await idsWithMail(payload, 'messages.envelope', mail, req)) {
    const message = await storedWith(payload, 'messages', id, req);
    const { to, cc, bcc, ...more } = envelopeOf(message ?? {});
    const left = { to: to.filter(isOther), cc: cc.filter(isOther), bcc: bcc.filter(isOther) };
    const lines = (message?.problem ?? '').split('\n');
    const problem = lines.filter(
      (line) => !spellings.some((one) => line.toLowerCase().includes(one)),
    );
    const data = {
      envelope: { ...more, ...left, ...(more.left && { left: more.left.filter(isOther) }) },
      recipient: left.to[0] ?? null,
      problem: problem.join('\n') || null,
    };
    await payload.db.updateOne({ collection: 'messages', id, data, req, returning: false });
  }
}

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
 * Erases all that belongs to the person with an e-mail address, under each of their addresses: leads
 * with files, mails and notes, mails that came from it, the place in the newsletter, and views of the
 * inbox that were saved with the address. The register is written first, so that an erasure that was
 * cut off is completed at the next start.
 */
export async function erasePerson(
  payload: Payload,
  mail: string,
  by: By,
  now: Date = new Date(),
): Promise<Removed> {
  const addresses = await mailsOf(payload, mail);
  for (const one of addresses) await erasureRegister().add('person', one, now);
  const ids = {
    leads: await idsWithMail(payload, 'leads.mail', addresses),
    subscribers: await idsWithMail(payload, 'subscribers.mail', addresses),
    mails: await idsWithMail(payload, 'messages.sender', addresses),
    now,
  };
  const subject = erasureRegister().hashOf(mail).slice(0, 16);
  const record = entryBy(payload, by, { action: 'erasure', subject });
  return removeLeads(payload, ids, async (req, removed) => {
    for (const one of addresses) {
      await removeSavedViewsWith(payload, one, req);
      await removeFromEnvelopes(payload, one, req);
    }
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

/** A row that may belong to an erased person, or be an erased lead. */
interface Row {
  id: number;
  mail: string;
  reference?: string;
  createdAt: string;
  envelope?: unknown;
}

/** Collections with addresses of people. */
type WithMails = 'leads' | 'subscribers' | 'messages' | 'person-addresses';

/** Rows that are compared at a time: all leads and received mails are, and memory is bounded. */
const AT_ONCE = 2_000;

/**
 * Repeats earlier erasures: after a restore the database may hold it once more. Called at every
 * start.
 */
export async function reapplyErasures(payload: Payload): Promise<Removed | null> {
  const { read, hashesOf } = erasureRegister();
  const erasures = await read();
  if (erasures.length === 0) return null;
  const until = lastTimes(erasures);
  const isErased = ({ mail, reference, createdAt }: Row) =>
    [
      ...hashesOf(mail).map((hash) => `person ${hash}`),
      ...(reference ? hashesOf(reference).map((hash) => `lead ${hash}`) : []),
    ].some((key) => createdAt <= (until.get(key) ?? ''));
  const latest = [...until.values()].toSorted().at(-1) as string;
  const recipients = new Set<string>();
  const erasedIn = async (collection: WithMails) => {
    const ids: number[] = [];
    for await (const rows of rowsOf(payload, collection, latest)) {
      ids.push(...rows.filter(isErased).map(({ id }) => id));
      const named = rows.flatMap((row) =>
        addressesOf(envelopeOf(row)).map((mail) => ({ ...row, mail })),
      );
      for (const { mail } of named.filter(isErased)) recipients.add(mail);
    }
    return ids;
  };
  const leads = await erasedIn('leads');
  const subscribers = await erasedIn('subscribers');
  const mails = await erasedIn('messages');
  const addresses = await erasedIn('person-addresses');
  const found = [leads, subscribers, mails, addresses].flat();
  if (found.length + recipients.size === 0) return null;
  const entry = { action: 'erasure', subject: 'erasures.jsonl' } as const;
  const record = entryBy(payload, null, entry);
  return removeLeads(payload, { leads, subscribers, mails }, async (req, removed) => {
    for (const mail of recipients) await removeFromEnvelopes(payload, mail, req);
    const where = { id: { in: addresses } };
    await payload.db.deleteMany({ collection: 'person-addresses', where, req });
    await record(req, removed);
  });
}

/** When each was erased last: data that the same person sent later stay. */
function lastTimes(erasures: readonly Erasure[]): Map<string, string> {
  const times = new Map<string, string>();
  for (const { what, hash, at } of erasures) {
    const key = `${what} ${hash}`;
    if (at > (times.get(key) ?? '')) times.set(key, at);
  }
  return times;
}

/** Rows of before an erasure, some at a time; of messages those of a conversation, as rows of their senders. */
async function* rowsOf(
  payload: Payload,
  collection: WithMails,
  until: string,
): AsyncGenerator<Row[]> {
  const isMail = collection === 'messages';
  const own: Where = isMail ? { kind: { in: ['received', 'reply'] } } : {};
  let last = 0;
  let rows: (Row & { sender?: string })[];
  do {
    const after = { createdAt: { less_than_equal: until }, id: { greater_than: last } };
    ({ docs: rows } = await payload.db.find<Row>({
      collection,
      where: { and: [own, after] },
      select: { mail: true, sender: true, envelope: true, reference: true, createdAt: true },
      sort: 'id',
      limit: AT_ONCE,
      pagination: false,
    }));
    last = rows.at(-1)?.id ?? last;
    yield isMail ? rows.map((row) => ({ ...row, mail: row.sender ?? '' })) : rows;
  } while (rows.length === AT_ONCE);
}

import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Payload } from 'payload';
import type { LeadSource } from '../../kit/states/states.ts';
import { attachmentStore } from '../../leads/attachments/attachment-store.ts';
import { FOLDERS, makeFolders } from '../../leads/attachments/stored-files.ts';
import {
  type CopiedLead,
  decryptLead,
  readAccounts,
  UnreadableCopy,
  withoutRelations,
} from '../../leads/copies/copied-lead.ts';
import { noteCopyJobs } from '../../leads/copies/copy-jobs.ts';
import { type CopyPlace, objectName, PlaceProblem } from '../../leads/copies/copy-place.ts';
import { writeSynced } from '../../leads/copies/open-place.ts';
import { isPromised } from '../../leads/deadlines/promised.ts';
import type { DueLead } from '../../leads/deadlines/reply-deadline.ts';
import { keyOf, UNKNOWN_ADVISER } from '../../leads/events/bookings.ts';
import type { HistoryEntry } from '../../leads/events/lead-events.ts';
import { insertEvents } from '../../leads/events/record-events.ts';
import { countStored, findStored, storedWhere } from '../../platform/database/stored.ts';
import { type InTransaction, inTransaction } from '../../platform/database/writes/transaction.ts';
import { safeError } from '../../platform/process/safe-error.ts';
import { syncFolder } from '../../platform/process/sync-folder.ts';

export interface RestoredLeads {
  /** Leads at the second place. */
  found: number;
  /** Of them, those that the database lacked. */
  restored: number;
  /** Files that the copies of restored leads lack, as sentences. */
  missing: string[];
  /** Copies that were not restored, as sentences that quote nothing of them. */
  unreadable: string[];
  /** Names of the copies that were made for another key. */
  otherKey: string[];
  /** Coming calls whose adviser has no account here or another call then, as sentences. */
  calls: string[];
}

/** Parts of the target database that restored documents need. */
interface Arrival {
  payload: Payload;
  /** Id of the account with an e-mail address; `null` where there is none. */
  account(address: string | null | undefined): number | null;
  outcome: RestoredLeads;
}

/**
 * Stores every lead of a second place that the database lacks. It is in the inbox as new leads are,
 * without a reply deadline, and no mail is sent: its sender may have had theirs. One that the
 * database has, by its reference or by the key that its form was sent with, stays as it is.
 * @param secretKey `AGE-SECRET-KEY-1…`
 * @throws PlaceProblem when the place cannot be listed
 */
export async function restoreLeads(
  payload: Payload,
  place: CopyPlace,
  secretKey: string,
): Promise<RestoredLeads> {
  await makeFolders();
  const names = await place.list();
  const known = await knownReferences(payload);
  const ids = new Map((await readAccounts(payload)).map(({ email, id }) => [email, id]));
  const outcome: RestoredLeads = {
    found: names.length,
    restored: 0,
    missing: [],
    unreadable: [],
    otherKey: [],
    calls: [],
  };
  const account = (address: string | null | undefined) => ids.get(address ?? '') ?? null;
  for (const name of names.toSorted()) {
    if (known.has(name)) continue;
    try {
      const copy = await decryptLead(await place.read(name), secretKey);
      if (await isKnownByKey(payload, copy)) continue;
      await store({ payload, account, outcome }, copy);
      outcome.restored += 1;
    } catch (error) {
      if (error instanceof UnreadableCopy && error.isForOtherKey) outcome.otherKey.push(name);
      else outcome.unreadable.push(`${name}: ${reasonOf(error as Error)}`);
    }
  }
  return outcome;
}

/** Why a copy is not restored. The words of a database or a parser may quote the lead. */
function reasonOf(error: Error): string {
  if (error instanceof UnreadableCopy || error instanceof PlaceProblem) return error.message;
  let cause = safeError(error);
  while (cause.cause) cause = cause.cause;
  return `it could not be stored here (${cause.code ?? cause.type})`;
}

/** Names that the copies of the stored leads have. */
async function knownReferences(payload: Payload): Promise<Set<string>> {
  const leads = await findStored(payload, 'leads', { fields: ['reference'] });
  return new Set(leads.map(({ reference }) => objectName(reference)));
}

/** Its sender may have sent it again since, with the same key. */
async function isKnownByKey(payload: Payload, { lead }: CopiedLead): Promise<boolean> {
  const { idempotencyKey } = lead;
  if (!idempotencyKey) return false;
  return (await countStored(payload, 'leads', { idempotencyKey: { equals: idempotencyKey } })) > 0;
}

async function store(arrival: Arrival, copy: CopiedLead): Promise<void> {
  const { payload, account, outcome } = arrival;
  const { lead, files, owner } = copy;
  const missing = await keepFiles(copy);
  const call = await inTransaction(payload, async (req) => {
    const estimate = await estimateOf(payload, copy, req);
    const { id } = await payload.db.create({
      collection: 'leads',
      data: {
        ...withoutRelations(payload, 'leads', lead),
        ...(lead.state === 'merged' && { state: 'in-progress' }),
        // Its sender was promised an answer long ago: no deadline starts, and no notice is sent.
        ...(isPromised(lead as Pick<DueLead, 'formType'> & typeof lead) && {
          source: 'restored' satisfies LeadSource,
          ...(!lead.firstAnsweredAt && { waitsSince: null }),
        }),
        assignee: account(owner),
        estimate,
      },
      req,
    });
    for (const file of files) {
      const data = { ...withoutRelations(payload, 'attachments', file), lead: id };
      await payload.db.create({ collection: 'attachments', data, req });
    }
    await restoreHistory(payload, copy, Number(id), req);
    await noteCopyJobs(payload, [lead.reference], false, req);
    return storeCall(arrival, copy, id as number, req);
  });
  outcome.missing.push(...missing);
  if (call) outcome.calls.push(call);
}

/** The changes of the lead as they were, without notifying anybody again. */
async function restoreHistory(
  payload: Payload,
  { history, lead }: CopiedLead,
  id: number,
  req: InTransaction,
): Promise<void> {
  const entries = (history ?? lead.history ?? []) as readonly HistoryEntry[];
  const events = entries.map(({ at, by, change: kind, ...facts }) => ({
    ...{ lead: id, at, by, kind, facts },
  }));
  await insertEvents(payload, req, events);
}

/**
 * The call that was booked, with its adviser and time. Without an account of this address, or where
 * the adviser has another call by now, it has no adviser: it later goes to one who is free.
 * @returns a sentence then
 */
async function storeCall(
  { payload, account }: Arrival,
  { booking, lead: { reference } }: CopiedLead,
  lead: number,
  req: InTransaction,
): Promise<string | null> {
  if (!booking) return null;
  const { startsAt, state } = booking;
  const collection = 'bookings';
  const arrangements = booking.arrangements.map((one) => ({
    ...one,
    adviser: account(one.adviser) ?? UNKNOWN_ADVISER,
  }));
  const newest = arrangements.at(-1);
  const isBooked = state === 'booked';
  const key = isBooked && newest?.adviser ? keyOf(newest.adviser, startsAt) : null;
  const isTaken =
    key && (await countStored(payload, collection, { uniqueKey: { equals: key } }, req)) > 0;
  if (newest && isTaken) newest.adviser = UNKNOWN_ADVISER;
  const data = {
    ...withoutRelations(payload, collection, booking),
    arrangements,
    lead,
    adviser: newest?.adviser || null,
    uniqueKey: isTaken ? null : key,
  };
  await payload.db.create({ collection, data, req });
  return isBooked && !data.adviser ? `${reference}, ${startsAt}` : null;
}

async function keepFiles({ lead, files, contents }: CopiedLead): Promise<string[]> {
  const missing: string[] = [];
  for (const [at, { file, sha256 }] of files.entries()) {
    const bytes = contents[at] ?? new Uint8Array();
    if (createHash('sha256').update(bytes).digest('hex') === sha256) await keep(file, bytes);
    else missing.push(`file ${at + 1} of ${lead.reference}`);
  }
  return missing;
}

async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await writeSynced(path.join(FOLDERS.incoming, file), bytes);
  await syncFolder(FOLDERS.incoming);
  await attachmentStore().keep([file]);
}

/** The estimate of the lead and its catalogue, stored unless they are. */
async function estimateOf(
  payload: Payload,
  { estimate, catalogue }: CopiedLead,
  req: InTransaction,
): Promise<number | null> {
  if (!estimate || !catalogue) return null;
  const { digest } = catalogue;
  const version = await idOf(payload, 'catalogue-versions', { digest }, catalogue, req);
  const data = { ...withoutRelations(payload, 'estimates', estimate), version };
  return idOf(payload, 'estimates', { key: estimate.key }, data, req);
}

/** Id of the document with this value, which is made from the data when there is none. */
async function idOf(
  payload: Payload,
  collection: 'estimates' | 'catalogue-versions',
  by: Record<string, string>,
  data: Record<string, unknown>,
  req: InTransaction,
): Promise<number> {
  const where = Object.fromEntries(Object.entries(by).map(([name, equals]) => [name, { equals }]));
  const known = await storedWhere(payload, collection, where, req);
  const { id } = known ?? (await payload.db.create({ collection, data, req }));
  return id as number;
}

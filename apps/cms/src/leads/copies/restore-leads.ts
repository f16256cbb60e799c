import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { type InTransaction, inTransaction } from '../../database/writes/transaction.ts';
import { syncFolder } from '../../process/sync-folder.ts';
import { attachmentStore } from '../attachments/attachment-store.ts';
import { FOLDERS, makeFolders } from '../attachments/stored-files.ts';
import { type CopiedLead, decryptLead } from './copied-lead.ts';
import { noteCopyJobs } from './copy-jobs.ts';
import { type CopyPlace, objectName } from './copy-place.ts';

/** What came of it. */
export interface RestoredLeads {
  /** Leads at the second place. */
  found: number;
  /** Of them, those that the database lacked. */
  restored: number;
  /** Files that the copies of restored leads lack, as sentences. */
  missing: string[];
  /** Copies that could not be read, as sentences. */
  unreadable: string[];
}

/**
 * Stores every lead of a second place that the database lacks. It is in the inbox as new leads are, and
 * no mail is sent: its sender may have had theirs. One that the database has, by its reference or by
 * the key that its form was sent with, stays as it is.
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
  const outcome: RestoredLeads = { found: names.length, restored: 0, missing: [], unreadable: [] };
  for (const name of names.toSorted()) {
    if (known.has(name)) continue;
    try {
      const copy = await decryptLead(await place.read(name), secretKey);
      if (await isKnownByKey(payload, copy)) continue;
      outcome.missing.push(...(await store(payload, copy)));
      outcome.restored += 1;
    } catch (error) {
      outcome.unreadable.push(`${name} (${(error as Error).message})`);
    }
  }
  return outcome;
}

/** Names that the copies of the stored leads have. */
async function knownReferences(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.db.find<{ reference: string }>({
    collection: 'leads',
    select: { reference: true },
    pagination: false,
  });
  return new Set(docs.map(({ reference }) => objectName(reference)));
}

/** Its sender may have sent it again since, with the same key. */
async function isKnownByKey(payload: Payload, { lead }: CopiedLead): Promise<boolean> {
  const { idempotencyKey } = lead;
  if (!idempotencyKey) return false;
  const where = { idempotencyKey: { equals: idempotencyKey } };
  return (await payload.db.count({ collection: 'leads', where })).totalDocs > 0;
}

/** @returns a sentence for each file that the copy lacks */
async function store(payload: Payload, copy: CopiedLead): Promise<string[]> {
  const { lead, files } = copy;
  const missing = await keepFiles(copy);
  await inTransaction(payload, async (req) => {
    const estimate = await estimateOf(payload, copy, req);
    const { id } = await payload.db.create({
      collection: 'leads',
      // Ids of other leads are those of the database that is gone.
      data: {
        ...lead,
        mergedInto: null,
        ...(lead.state === 'merged' && { state: 'in-progress' }),
        estimate,
      },
      req,
    });
    for (const file of files) {
      await payload.db.create({ collection: 'attachments', data: { ...file, lead: id }, req });
    }
    await noteCopyJobs(payload, [lead.reference], false, req);
  });
  return missing;
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
  const handle = await open(path.join(FOLDERS.incoming, file), 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
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
  return idOf(payload, 'estimates', { key: estimate.key }, { ...estimate, version }, req);
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
  const known = await payload.db.findOne<{ id: number }>({ collection, where, req });
  const { id } = known ?? (await payload.db.create({ collection, data, req }));
  return id as number;
}

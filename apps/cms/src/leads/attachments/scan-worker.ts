import path from 'node:path';
import type { Payload } from 'payload';
import type { ScanState } from '../../fields/states.ts';
import { wakeMailWorker } from '../../outbox/mail-workers.ts';
import { hastenNotification } from '../../outbox/outbox.ts';
import { scanFile } from './clamd.ts';
import { FOLDERS, quarantine } from './folder.ts';

const MINUTE = 60_000;
/** Files scanned before the next look for more. */
const BATCH = 20;
/** After so long a file counts as not scanned, in ms. */
const GIVE_UP_AFTER = 24 * 60 * MINUTE;

interface Waiting {
  id: number;
  lead: number;
  file: string;
  createdAt: string;
}

/**
 * Has every waiting attachment scanned. A scanner that cannot be asked leaves them waiting, for a
 * day; a lead is never held up or lost by it.
 * @param address of clamd
 * @returns whether something still waits
 */
export async function scanWaiting(payload: Payload, address: string, now: Date): Promise<boolean> {
  for (;;) {
    const { docs } = await payload.db.find<Waiting>({
      collection: 'attachments',
      where: { scan: { equals: 'pending' } },
      sort: 'id',
      limit: BATCH,
      pagination: false,
    });
    if (docs.length === 0) return false;
    for (const waiting of docs) {
      if (!(await scan(payload, address, waiting, now))) return true;
    }
  }
}

async function scan(
  payload: Payload,
  address: string,
  waiting: Waiting,
  now: Date,
): Promise<boolean> {
  const { id, file, createdAt } = waiting;
  try {
    const finding = await scanFile(address, path.join(FOLDERS.kept, file));
    if (finding === 'infected') {
      await quarantine(file);
      payload.logger.warn({ msg: 'An attachment is infected.', id });
    }
    await settle(payload, waiting, finding, now);
    return true;
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'An attachment could not be scanned.', id });
    if (now.getTime() - Date.parse(createdAt) < GIVE_UP_AFTER) return false;
    await settle(payload, waiting, 'unscanned', now);
    return true;
  }
}

/** Writes down what was found; after the last file of a lead the company is told of it. */
async function settle(
  payload: Payload,
  { id, lead }: Waiting,
  scan: ScanState,
  now: Date,
): Promise<void> {
  const collection = 'attachments';
  const scannedAt = scan === 'unscanned' ? null : now.toISOString();
  const data = { scan, scannedAt, updatedAt: now.toISOString() };
  await payload.db.updateOne({ collection, id, data, returning: false });
  const where = { lead: { equals: lead }, scan: { equals: 'pending' } };
  const { totalDocs } = await payload.db.count({ collection, where });
  if (totalDocs > 0) return;
  await hastenNotification(payload, now, lead);
  wakeMailWorker(payload);
}

import { connect, type Socket } from 'node:net';
import { ATTACHMENTS } from '@osnowa/contract';
import type { Payload } from 'payload';
import type { ScanState } from '../../kit/states/states.ts';
import { giveBackLease, takeLease } from '../../platform/database/lease.ts';
import { countStored, findStored, type Stored } from '../../platform/database/stored.ts';
import { expediteNotice } from '../../platform/outbox/outbox.ts';
import { wake } from '../../platform/process/background.ts';
import { attachmentStore } from './attachment-store.ts';

type Finding = 'clean' | 'infected';

/** Longest wait for the scanner to take or answer something, in ms. */
const ANSWER_WITHIN_MS = 30_000;

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

/**
 * Has clamd scan a file.
 * @param address path of its socket, or `host:port`
 * @throws Error when it cannot be asked or does not answer
 */
async function scanFile(address: string, bytes: AsyncIterable<unknown>): Promise<Finding> {
  const socket = socketTo(address);
  socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy(new Error('clamd does not answer')));
  const answer = answerOf(socket);
  // Awaited below; until then a failure must not count as unhandled.
  answer.catch(() => undefined);
  try {
    await write(socket, Buffer.from('zINSTREAM\0'));
    for await (const chunk of bytes) {
      const piece = chunk as Buffer;
      await write(socket, Buffer.concat([lengthOf(piece), piece]));
    }
    await write(socket, Buffer.alloc(4));
    const text = await answer;
    if (/: OK$/.test(text)) return 'clean';
    if (/ FOUND$/.test(text)) return 'infected';
    throw new Error(`clamd says ${JSON.stringify(text.slice(0, 200))}`);
  } finally {
    socket.destroy();
  }
}

function socketTo(address: string): Socket {
  const [, host, port] = /^([^/]+):(\d+)$/.exec(address) ?? [];
  return host === undefined ? connect(address) : connect(Number(port), host);
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', reject);
    socket.on('close', () =>
      resolve(Buffer.concat(pieces).toString('utf8').replaceAll('\0', '').trim()),
    );
  });
}

const MINUTE = 60_000;
const LEASE = 'scan';
/** Lease of one process on the work, in ms: longer than the scanner needs for a file. */
const HELD = 3 * MINUTE;
/** Files scanned before the next look for more. */
const BATCH = 20;
/** After so long a file counts as not scanned, in ms. */
const GIVE_UP_AFTER = 24 * 60 * MINUTE;

/** A file; without a lead it came in a mail that fits none. */
type Waiting = Stored<'attachments'>;

/**
 * Has every waiting attachment scanned, in one process of the installation. A scanner that cannot be asked
 * leaves them waiting, for a day; a lead is never held up or lost by it.
 * @param address of clamd
 * @returns whether something may still wait
 */
export async function scanWaiting(payload: Payload, address: string, now: Date): Promise<boolean> {
  // Without a file nothing is written: a lease each minute would be a commit each minute.
  if ((await waitingFiles(payload)).length === 0) return false;
  if (!(await takeLease(payload, LEASE, HELD))) return true;
  try {
    return await scanAll(payload, address, now);
  } finally {
    await giveBackLease(payload, LEASE);
  }
}

async function scanAll(payload: Payload, address: string, now: Date): Promise<boolean> {
  for (;;) {
    const files = await waitingFiles(payload);
    if (files.length === 0) return false;
    for (const waiting of files) {
      if (!(await takeLease(payload, LEASE, HELD))) return true;
      if (!(await scan(payload, address, waiting, now))) return true;
    }
  }
}

function waitingFiles(payload: Payload): Promise<Waiting[]> {
  const where = { scan: { equals: 'pending' } };
  return findStored(payload, 'attachments', { where, sort: 'id', limit: BATCH });
}

async function scan(
  payload: Payload,
  address: string,
  waiting: Waiting,
  now: Date,
): Promise<boolean> {
  const { id, file, size, createdAt } = waiting;
  // A whole mail may be larger than clamd accepts. It would refuse the mail for a day, and nothing
  // behind it would be scanned.
  if (size > ATTACHMENTS.maxTotalBytes) {
    await finish(payload, waiting, 'unscanned', now);
    return true;
  }
  try {
    const finding = await scanFile(address, await attachmentStore().read(file));
    if (finding === 'infected') {
      await attachmentStore().quarantine(file);
      payload.logger.warn({ msg: 'An attachment is infected.', id });
    }
    await finish(payload, waiting, finding, now);
    return true;
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'An attachment could not be scanned.', id });
    if (now.getTime() - Date.parse(createdAt) < GIVE_UP_AFTER) return false;
    await finish(payload, waiting, 'unscanned', now);
    return true;
  }
}

/** Stores the finding; after the last file of a lead its mail to the company becomes due. */
async function finish(
  payload: Payload,
  { id, lead }: Waiting,
  scan: ScanState,
  now: Date,
): Promise<void> {
  const collection = 'attachments';
  const scannedAt = scan === 'unscanned' ? null : now.toISOString();
  const data = { scan, scannedAt, updatedAt: now.toISOString() };
  await payload.db.updateOne({ collection, id, data, returning: false });
  if (!lead) return;
  const where = { lead: { equals: lead }, scan: { equals: 'pending' } };
  if ((await countStored(payload, collection, where)) > 0) return;
  await expediteNotice(payload, now, lead);
  wake(payload, 'mail');
}

/**
 * The process of the pictures: decodes uploaded files and draws link previews, apart from the
 * pages. A file that breaks a decoder ends this process only, and its memory goes with it. It is
 * started by image-worker.ts and ends with its parent.
 */
import { constants, setPriority } from 'node:os';
import { createBoundedMap } from '../storage/bounded-map.ts';
import { log } from '../telemetry/log.ts';
import { fetchOriginal, type Original } from './original.ts';
import type { AnswerMessage, JobMessage, PictureAnswer, PictureJob } from './picture-job.ts';
import { resize } from './resize.ts';
import { draw } from './share/draw.ts';

/**
 * Resident memory at which the process ends at once, and at which it ends when it is idle; bytes.
 */
const MOST_MEMORY = 512 * 1024 * 1024;
const MUCH_MEMORY = 320 * 1024 * 1024;

/**
 * Originals in memory: a picture is requested in several sizes one after another. Names change with
 * the content.
 */
const originals = createBoundedMap<Extract<Original, { bytes: unknown }>>({
  maxBytes: 32 * 1024 * 1024,
  sizeOf: ({ bytes }) => bytes.byteLength,
});

let running = 0;

async function originalAt(address: string): Promise<Original> {
  const known = originals.get(address);
  if (known) return known;
  const original = await fetchOriginal(address);
  if ('bytes' in original) originals.set(address, original);
  return original;
}

async function done(job: PictureJob): Promise<PictureAnswer> {
  if (job.kind === 'draw') return { bytes: await draw(job.picture) };
  const original = await originalAt(job.source);
  if ('status' in original || !job.form) return original;
  const bytes = await resize(original.bytes, job.form, job.seconds);
  return bytes ? { bytes } : { status: 422 };
}

function endWhenFull(): void {
  const memory = process.memoryUsage.rss();
  if (memory > MOST_MEMORY) process.exit(1);
  if (memory > MUCH_MEMORY && running === 0) process.exit(0);
}

process.on('message', async ({ id, job }: JobMessage) => {
  running += 1;
  let message: AnswerMessage;
  try {
    message = { id, answer: await done(job) };
  } catch (error) {
    message = { id, failed: String(error) };
  }
  process.send?.(message, () => {
    running -= 1;
  });
});
process.once('disconnect', () => process.exit(0));
// A signal goes to the whole group: the site answers its open requests first, and then disconnects.
process.on('SIGTERM', () => log('info', 'pictures.finishing'));
process.on('SIGINT', () => log('info', 'pictures.finishing'));

// Pages are more urgent than pictures.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
setInterval(endWhenFull, 50);

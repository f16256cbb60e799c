import { statSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '@osnowa/contract';
import type { Payload } from 'payload';
import { env } from './env.ts';
import { onePerProcess } from './shared.ts';

/** Identity of each path when this process opened it. */
const opened = onePerProcess('data-in-place', () => new Map<string, string>());

/** Identity of a path: its disk and its number there; empty for nothing. */
function identityOf(place: string): string {
  const found = statSync(place, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : '';
}

/** The file of SQLite and the folder of attachments; other databases and buckets watch over theirs. */
function placesOf({ DATABASE_URL, DATA_DIR, S3_LEADS_BUCKET }: typeof env): string[] {
  return [
    ...(DATABASE_URL.startsWith('file:') ? [DATABASE_URL.slice('file:'.length)] : []),
    ...(S3_LEADS_BUCKET ? [] : [path.join(DATA_DIR, 'attachments')]),
  ];
}

/** Records the identity of the data's places: this process has just opened them. */
export function noteOpenedData(): void {
  for (const place of placesOf(env)) opened().set(place, identityOf(place));
}

/**
 * The path of data that this process still writes to, and that is no longer there: it was deleted,
 * moved, replaced or unmounted. Data written then are lost with the process.
 * @returns `null` while everything is in its place
 */
export function lostData(): string | null {
  const isLost = (place: string) => {
    const then = opened().get(place);
    return Boolean(then) && identityOf(place) !== then;
  };
  return placesOf(env).find(isLost) ?? null;
}

/** @throws AppError Unavailable while data are not in their place */
export function requireData(): void {
  if (lostData()) throw new AppError('Unavailable', 'Storage cannot take or show leads.');
}

let reported: string | null = null;

/** Reports once that data are lost, and that they are back. Each write looks for itself. */
export function reportLostData({ logger }: Payload): void {
  const lost = lostData();
  if (lost === reported) return;
  if (lost) {
    const msg =
      'The data are gone: deleted, moved, replaced or unmounted. Nothing is taken any more. Put back what was there, or restore a copy and start again.';
    logger.error({ msg, path: lost });
  } else logger.warn({ msg: 'The data are back.', path: reported });
  reported = lost;
}

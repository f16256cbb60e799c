import { statSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '@osnowa/contract';
import type { Payload } from 'payload';
import { atEndOfBackground } from './background.ts';
import { env } from './env.ts';

/** Pause between two looks for the log, in ms. Each write looks for itself. */
const LOOK = 2_000;

/**
 * Identity of each path when this process opened it. Next compiles this module once for the web API
 * and once for the back office; the table must be the same in both.
 */
const KEY = Symbol.for('osnowa.data-in-place');
const shared = globalThis as { [KEY]?: Map<string, string> };

function opened(): Map<string, string> {
  shared[KEY] ??= new Map();
  return shared[KEY];
}

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

/** Reports once that data are lost, and that they are back. */
export function watchData({ logger }: Payload): void {
  noteOpenedData();
  let last: string | null = null;
  const timer = setInterval(() => {
    const lost = lostData();
    if (lost === last) return;
    if (lost) {
      const msg =
        'The data are gone: deleted, moved, replaced or unmounted. Nothing is taken any more. Put back what was there, or restore a copy and start again.';
      logger.error({ msg, path: lost });
    } else logger.warn({ msg: 'The data are back.', path: last });
    last = lost;
  }, LOOK).unref();
  atEndOfBackground(() => clearInterval(timer));
}

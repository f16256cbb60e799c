import { oneAtATime } from '@osnowa/http';
import type { CollectionSlug, Payload, Where } from 'payload';
import { giveBackLease, leaseState, setLeaseState, takeLease } from '../platform/database/lease.ts';
import { contentChanges } from './content-changes.ts';
import { DATED } from './sources.ts';
import { type TagRow, tagsOfDocument } from './tags.ts';

/** Longest delay of a Node timer, in ms; a later date is checked again then. */
const LONGEST = 2 ** 31 - 1;

/** Delay of the next query after the database did not answer, in ms. */
const RETRY = 60_000;

/** Lease of one process on the work of a moment, in ms; another one looks again after it. */
const HELD = 15_000;

/** Clocks of two processes differ by less than this, in ms; a clock further back was set back. */
const SKEW = 60_000;

/** Documents that are public once their date has come. */
const PUBLISHED: Where = {
  and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
};

type Dated = TagRow & { id: number; publishedAt: string };

/**
 * Publishes documents with a future date at their time: at that moment the document counts as
 * changed, so older replies are dropped and the site gets a notice. Of several processes one does
 * it; the first one that starts makes up for moments at which none ran.
 */
export function watchDueDates(payload: Payload): void {
  for (const collection of DATED) watch(payload, collection);
}

function watch(payload: Payload, collection: CollectionSlug): void {
  let timer: NodeJS.Timeout | undefined;
  let last = new Date().toISOString();

  function waitFor(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), Math.min(LONGEST, Math.max(0, ms))).unref();
  }

  const look = oneAtATime(async () => {
    try {
      const now = new Date().toISOString();
      const isDone = await publishDue(payload, collection, last, now);
      if (!isDone) return waitFor(HELD);
      last = now;
      const next = await firstAfter(payload, collection, now);
      if (next) waitFor(Date.parse(next.publishedAt) - Date.now());
    } catch (err) {
      payload.logger.warn({ err, msg: `The dates of ${collection} could not be read` });
      waitFor(RETRY);
    }
  });

  contentChanges(payload).listen({
    onChange({ source }) {
      if (source === collection) waitFor(0);
    },
    onGap: () => waitFor(0),
  });
  waitFor(0);
}

/**
 * Logs the documents of a collection whose date has come since any process looked last. Without such a
 * document nothing is written.
 * @param last when this process looked last; counts where no process has done so, or the clock was set back
 * @returns false when another process has the work: it is looked at again later
 */
export async function publishDue(
  payload: Payload,
  collection: CollectionSlug,
  last: string,
  now: string,
): Promise<boolean> {
  const lease = `due ${collection}`;
  const state = await leaseState(payload, lease);
  const isSetBack = state !== null && Date.parse(state) - Date.parse(now) > SKEW;
  const since = state === null || isSetBack ? last : state;
  const rows = await publishedBetween(payload, collection, since, now);
  if (rows.length === 0 && state !== null) return true;
  if (!(await takeLease(payload, lease, HELD))) return false;
  // Another process has done it since, and released the work.
  if ((await leaseState(payload, lease)) !== state) return false;
  for (const row of rows) {
    const tags = tagsOfDocument(collection, row);
    await contentChanges(payload).record({ source: collection, id: row.id, tags }, null);
  }
  await setLeaseState(payload, lease, now);
  await giveBackLease(payload, lease);
  return true;
}

async function publishedBetween(
  payload: Payload,
  collection: CollectionSlug,
  since: string,
  now: string,
): Promise<Dated[]> {
  const { docs } = await payload.db.find<Dated>({
    collection,
    where: {
      and: [
        PUBLISHED,
        { publishedAt: { greater_than: since } },
        { publishedAt: { less_than_equal: now } },
      ],
    },
    pagination: false,
  });
  return docs;
}

async function firstAfter(
  payload: Payload,
  collection: CollectionSlug,
  now: string,
): Promise<Dated | undefined> {
  const { docs } = await payload.db.find<Dated>({
    collection,
    where: { and: [PUBLISHED, { publishedAt: { greater_than: now } }] },
    sort: 'publishedAt',
    limit: 1,
    pagination: false,
  });
  return docs[0];
}

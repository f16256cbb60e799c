import type { CollectionSlug, Payload } from 'payload';
import { contentChanges } from './content-changes.ts';
import { DATED } from './sources.ts';
import { type TagRow, tagsOfDocument } from './tags.ts';

/** Longest delay of a Node timer, in ms; a later date is checked again then. */
const LONGEST = 2 ** 31 - 1;

/** Delay of the next query after the database did not answer, in ms. */
const RETRY = 60_000;

type Dated = TagRow & { id: number; publishedAt: string };

/**
 * Publishes documents with a future date at their time: at that moment the document counts as
 * changed, so older replies are dropped and the site gets a notice.
 */
export function watchDueDates(payload: Payload): void {
  for (const collection of DATED) watch(payload, collection);
}

function watch(payload: Payload, collection: CollectionSlug): void {
  let timer: NodeJS.Timeout | undefined;
  let since = new Date().toISOString();

  function waitFor(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), Math.min(LONGEST, Math.max(0, ms))).unref();
  }

  async function look(): Promise<void> {
    try {
      const now = new Date().toISOString();
      for (const row of await publishedBetween(payload, collection, since, now)) {
        const tags = tagsOfDocument(collection, row);
        await contentChanges(payload).record({ source: collection, id: row.id, tags }, null);
      }
      since = now;
      const next = await firstAfter(payload, collection, now);
      if (next) waitFor(Date.parse(next.publishedAt) - Date.now());
    } catch (err) {
      payload.logger.warn({ err, msg: `The dates of ${collection} could not be read` });
      waitFor(RETRY);
    }
  }

  contentChanges(payload).listen({
    onChange({ source }) {
      if (source === collection) waitFor(0);
    },
    onGap: () => waitFor(0),
  });
  waitFor(0);
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
        { _status: { equals: 'published' } },
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
    where: { and: [{ _status: { equals: 'published' } }, { publishedAt: { greater_than: now } }] },
    sort: 'publishedAt',
    limit: 1,
    pagination: false,
  });
  return docs[0];
}

import { setImmediate } from 'node:timers/promises';
import { LOCALE_CODES } from '@osnowa/contract';
import { count, eq } from '@payloadcms/db-sqlite/drizzle';
import { type CollectionSlug, createLocalReq, type GlobalSlug, type Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';
import { hasLocalisedTexts } from './localised-texts.ts';
import { type Place, statesOf } from './newest-state.ts';
import { progressIn } from './progress.ts';
import { addProgress, keyOf } from './state-rows.ts';

/** Documents that are read at a time. */
const BATCH = 100;

/** Documents of a collection or global whose translations are recorded in every language. */
async function recorded(payload: Payload, source: string): Promise<ReadonlySet<string>> {
  const { translation_states: states } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .select({ document: states.document, languages: count() })
    .from(states)
    .where(eq(states.source, source))
    .groupBy(states.document);
  const whole = rows.filter(({ languages }) => Number(languages) === LOCALE_CODES.length);
  return new Set(whole.map(({ document }) => document));
}

async function idsOf(payload: Payload, collection: CollectionSlug): Promise<(number | string)[]> {
  const { docs } = await payload.db.find<{ id: number | string }>({
    collection,
    pagination: false,
    select: { updatedAt: true },
    sort: 'id',
  });
  return docs.map(({ id }) => id);
}

async function fill(payload: Payload, places: readonly Place[]): Promise<void> {
  const req = await createLocalReq({}, payload);
  for (let at = 0; at < places.length; at += BATCH) {
    const batch = places.slice(at, at + BATCH);
    const rows = [];
    for (const place of batch) {
      // SQLite answers without waiting: visitors would get no answer until the last document.
      await setImmediate();
      const states = await statesOf(req, place);
      if (!states) continue;
      const progress = LOCALE_CODES.map((language) => progressIn(language, states, {}));
      rows.push(...progress.map((one) => ({ ...keyOf(place), ...one })));
    }
    await addProgress(req, rows);
  }
}

/**
 * Records the translations of documents that no save has recorded yet: those that are older than the
 * record, and all of them after a language was added. They are taken as current.
 * @returns how many documents were looked at
 */
export async function fillStates(payload: Payload): Promise<number> {
  const places: Place[] = [];
  for (const { flattenedFields, slug } of payload.config.collections) {
    if (!hasLocalisedTexts(flattenedFields)) continue;
    const collection = slug as CollectionSlug;
    const known = await recorded(payload, slug);
    const ids = await idsOf(payload, collection);
    places.push(...ids.filter((id) => !known.has(String(id))).map((id) => ({ collection, id })));
  }
  for (const { flattenedFields, slug } of payload.config.globals) {
    if (!hasLocalisedTexts(flattenedFields)) continue;
    if (!(await recorded(payload, slug)).has('')) places.push({ global: slug as GlobalSlug });
  }
  await fill(payload, places);
  return places.length;
}

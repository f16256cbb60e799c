import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { sql } from '@payloadcms/db-postgres';
import { count, eq } from '@payloadcms/db-sqlite/drizzle';
import {
  type CollectionSlug,
  createLocalReq,
  flattenAllFields,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { followSaves } from '../publishing/follow-saves.ts';
import { hasLocalisedTexts } from '../publishing/leaves.ts';
import { fieldsAt, statesOf } from '../publishing/newest-state.ts';
import { builderOf, isOf, keyOf, type Place, placeOf } from '../publishing/place.ts';
import { confirmed, type Paragraphs } from './basis.ts';
import { type Bases, type Progress, progressIn } from './progress.ts';
import { sentencesOf } from './sentences.ts';

/** A document in the trash, and a template, has no open work; its bases stay. */
function withoutWork(language: Locale, bases: Bases): Progress {
  return { language, missing: 0, stale: 0, isDraft: false, firstField: null, bases };
}

/** Brings the record of a document's translations up to its newest state: writes what differs. */
export async function recordProgress(req: PayloadRequest, place: Place): Promise<void> {
  const states = await statesOf(req, place);
  const before = await storedProgress(req, place);
  const now = LOCALE_CODES.map((language) => {
    const known = before.get(language);
    const bases = known?.bases ?? {};
    const hasWork = states && !states.isTemplate;
    return hasWork ? progressIn(language, states, bases) : withoutWork(language, bases);
  });
  const changed = now.filter(
    (progress) => !isDeepStrictEqual(progress, before.get(progress.language)),
  );
  await storeProgress(req, place, changed);
}

/**
 * Marks texts as translated from the original of the time when they were written, which may have
 * changed since: then they are stale, and the record shows both states.
 * @param originals sentences by the keys of the texts
 */
export async function takeAsTranslated(
  req: PayloadRequest,
  place: Place,
  language: Locale,
  originals: ReadonlyMap<string, Paragraphs>,
): Promise<void> {
  const states = await statesOf(req, place);
  if (!states) return;
  const bases = { ...(await storedProgress(req, place)).get(language)?.bases };
  for (const { key, values } of states.newest) {
    const original = originals.get(key);
    if (original) bases[key] = confirmed(original, sentencesOf(values[language], language));
  }
  await storeProgress(req, place, [progressIn(language, states, bases)]);
}

export function isTranslated(req: PayloadRequest, place: Place): boolean {
  return hasLocalisedTexts(fieldsAt(req, place));
}

/**
 * Payload plugin: each save of a document or global with localised texts stores the bases of its
 * translations, and counts missing and stale sentences.
 */
export const trackTranslations = followSaves({
  isFollowed: ({ fields }) => hasLocalisedTexts(flattenAllFields({ fields })),
  saved: recordProgress,
  deleted: forgetProgress,
});

export async function storedProgress(
  req: PayloadRequest,
  place: Place,
): Promise<Map<Locale, Progress>> {
  const { translation_states: states } = tablesOf(req.payload);
  const rows = await (await builderOf(req)).select().from(states).where(isOf(states, place));
  return new Map(
    rows.map((row) => {
      const language = row.language as Locale;
      const { firstField, bases } = row;
      const isDraft = Boolean(row.isDraft);
      const counts = { missing: Number(row.missing), stale: Number(row.stale) };
      return [language, { language, ...counts, isDraft, firstField, bases: bases as Bases }];
    }),
  );
}

/**
 * Stores the open work for a document. One statement for all languages, which is also safe when
 * another request stores the same document at the same moment.
 */
async function storeProgress(
  req: PayloadRequest,
  place: Place,
  all: readonly Progress[],
): Promise<void> {
  if (all.length === 0) return;
  const { translation_states: states } = tablesOf(req.payload);
  const updatedAt = new Date().toISOString();
  await (await builderOf(req))
    .insert(states)
    .values(all.map((progress) => ({ ...keyOf(place), ...progress, updatedAt })) as never)
    .onConflictDoUpdate({
      target: [states.source, states.document, states.language],
      set: {
        missing: sql`excluded.missing` as never,
        stale: sql`excluded.stale` as never,
        isDraft: sql`excluded.is_draft` as never,
        firstField: sql`excluded.first_field` as never,
        bases: sql`excluded.bases` as never,
        updatedAt,
      },
    });
}

/** Stores the progress of documents without a record; an earlier save's record stays. */
export async function addProgress(
  req: PayloadRequest,
  rows: readonly (ReturnType<typeof keyOf> & Progress)[],
): Promise<void> {
  if (rows.length === 0) return;
  const { translation_states: states } = tablesOf(req.payload);
  await queryBuilder(req.payload)
    .insert(states)
    .values(rows as never)
    .onConflictDoNothing();
}

/** Forgets a document that was deleted. */
async function forgetProgress(req: PayloadRequest, place: Place): Promise<void> {
  const { translation_states: states } = tablesOf(req.payload);
  await (await builderOf(req)).delete(states).where(isOf(states, place));
}

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

async function idsOf(payload: Payload, collection: CollectionSlug): Promise<string[]> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection,
    pagination: false,
    select: { updatedAt: true },
    sort: 'id',
  });
  return docs.map(({ id }) => String(id));
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
  const { collections, globals } = payload.config;
  for (const { flattenedFields, slug } of [...collections, ...globals]) {
    if (!hasLocalisedTexts(flattenedFields)) continue;
    const known = await recorded(payload, slug);
    const isGlobal = globals.some((one) => one.slug === slug);
    const documents = isGlobal ? [''] : await idsOf(payload, slug as CollectionSlug);
    const unknown = documents.filter((document) => !known.has(document));
    places.push(...unknown.map((document) => placeOf(slug, document)));
  }
  await fill(payload, places);
  return places.length;
}

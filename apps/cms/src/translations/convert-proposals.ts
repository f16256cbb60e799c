import type { Locale } from '@osnowa/contract';
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import { type CollectionSlug, createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import { queryBuilder } from '../platform/database/sql.ts';
import { type InTransaction, inTransaction } from '../platform/database/writes/transaction.ts';
import { hasDrafts } from '../publishing/newest-state.ts';
import { placeOf } from '../publishing/place.ts';
import { askForPublication } from '../publishing/publication-requests.ts';
import { type OfferedText, offeredTexts } from './comparison.ts';
import { markProblem } from './rich-text/marked-text.ts';
import { takeAsTranslated } from './track-translations.ts';
import { writeTranslation } from './write-translation.ts';

/** How long words that fit into no draft are shown, in ms. */
const SHOWN_MS = 60 * 24 * 60 * 60_000;

const proposedTexts = z.record(
  z.string(),
  z.object({
    text: z.string(),
    original: z.array(z.array(z.string())),
    translation: z.string(),
    decision: z.string().optional(),
  }),
);

type Proposed = z.output<typeof proposedTexts>[string] & { key: string };

/** A row of the version before. */
interface Row {
  id: number;
  source: string;
  /** Empty for a global. */
  document: string | null;
  language: Locale;
  origin: string;
  name: string | null;
  texts: unknown;
}

interface RawQueries {
  all(query: SQL): Promise<Row[]>;
  run(query: SQL): Promise<unknown>;
  execute(query: SQL): Promise<{ rows: Row[] }>;
}

async function rowsFor(payload: Payload, query: SQL, req: InTransaction | null = null) {
  const db = queryBuilder(payload, req) as unknown as RawQueries;
  return payload.db.name === 'postgres' ? (await db.execute(query)).rows : db.all(query);
}

/** Whether a text fits into the draft as it is now: nobody has written another translation. */
function fits({ text, translation }: Proposed, now: OfferedText | undefined): boolean {
  if (!now || (now.translation !== '' && now.translation !== translation)) return false;
  return now.kind !== 'richText' || markProblem(now.original, text) === null;
}

function leftOver(proposed: readonly Proposed[], offered: readonly OfferedText[]): string {
  const lines = proposed.map(({ key, text }) => {
    const path = offered.find((one) => one.key === key)?.path ?? key;
    return `${path}: ${text}\n`;
  });
  return lines.join('');
}

async function convert(payload: Payload, row: Row): Promise<void> {
  const { id, language, origin, source } = row;
  const name = row.name || '';
  const collection = source as CollectionSlug;
  const place = placeOf(source, row.document ?? '');
  const texts = typeof row.texts === 'string' ? JSON.parse(row.texts) : row.texts;
  const waiting = Object.entries(proposedTexts.parse(texts))
    .map(([key, one]) => ({ key, ...one }))
    .filter(({ decision }) => decision === undefined);
  // The author of the draft, whose rights are nobody's: nothing is published here.
  const user = { id: 0, collection: 'users', name, roles: ['admin'] } as never;
  const req = await createLocalReq({ user }, payload);
  await inTransaction(payload, async (transaction) => {
    req.transactionID = transaction.transactionID as never;
    const offered = await offeredTexts(req, place, language);
    // In the trash, it waits for the document's return.
    if (!offered) return;
    const isDrafted = 'collection' in place && hasDrafts(req, place);
    const now = new Map(offered.map((one) => [one.key, one]));
    const fitting = waiting.filter((one) => isDrafted && fits(one, now.get(one.key)));
    await writeTranslation(req, place, language, fitting);
    const originals = new Map(fitting.map(({ key, original }) => [key, original]));
    if (fitting.length > 0) await takeAsTranslated(req, place, language, originals);
    const note = leftOver(
      waiting.filter((one) => !fitting.includes(one)),
      offered,
    );
    const draft = { collection, id: 'id' in place ? place.id : '', language };
    const askedBy = origin === 'machine' ? '' : name;
    if (waiting.length > 0) await askForPublication(req, draft, { askedBy, note });
    const done = sql`UPDATE translation_proposals SET state = 'closed' WHERE id = ${id}`;
    await rowsFor(payload, done, transaction);
  });
}

/**
 * Turns proposals of the version before that wait, or are being typed behind links, into drafts with
 * a request for publication. Words that fit into no draft are the request's note. Until the next
 * version, which drops the table.
 */
export async function convertProposals(payload: Payload): Promise<void> {
  const query = sql`SELECT id, source, document, language, origin, name, texts
    FROM translation_proposals WHERE state IN ('sent', 'open') ORDER BY id`;
  let failure: unknown;
  for (const row of await rowsFor(payload, query)) {
    try {
      await convert(payload, row);
    } catch (error) {
      // Somebody has this document open; the others do not wait for that.
      failure = error;
    }
  }
  const before = new Date(Date.now() - SHOWN_MS).toISOString();
  const drafted = payload.config.collections.filter(({ versions }) => versions?.drafts);
  const sources = drafted.map(({ slug }) => slug as string);
  const { docs } = await payload.db.find<{ id: number; source: string }>({
    collection: 'publication-requests',
    where: { createdAt: { less_than: before }, source: { not_in: sources } },
    pagination: false,
  });
  const ids = docs.map(({ id }) => id);
  if (ids.length > 0) {
    const where = { id: { in: ids } };
    await payload.db.deleteMany({ collection: 'publication-requests', where });
  }
  if (failure) throw failure;
}

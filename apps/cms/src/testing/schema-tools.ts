import { execFileSync } from 'node:child_process';
import type { Payload } from 'payload';
import { ADDRESS_INDEXES } from '../platform/database/search/fill-search.ts';
import { INDEXED } from '../platform/database/search/indexed-tables.ts';

/** Payload's way to drizzle-kit, which its types leave out. */
export interface SchemaTools {
  /** PostgreSQL's connections. */
  pool?: { options: { connectionTimeoutMillis?: number } };
  schema: unknown;
  drizzle: unknown;
  requireDrizzleKit(): {
    generateDrizzleJson(schema: unknown): unknown;
    generateMigration(from: unknown, to: unknown): Promise<string[]>;
    pushSchema(schema: unknown, drizzle: unknown): Promise<{ statementsToExecute: string[] }>;
  };
}

/** drizzle-kit reads numbers' defaults back as text, and then sees a difference where none is. */
const NUMBER_DEFAULT = /^ALTER TABLE "\w+" ALTER COLUMN "\w+" SET DEFAULT [\d.]+;$/;

/** Names that nothing uses any more, and the next version drops: the version before writes them. */
const LET_GO =
  'lead_readers|spam_classifiers|spam_likeness|autosave|history|client_wrote_at|translation_proposals|document_source_idx';

/**
 * The table of the rate limiter, those of the search and the index of addresses are no collections: a
 * migration makes the first one, and the start the others.
 */
const NO_COLLECTION = new RegExp(
  `["\`]?(rate_limits|${LET_GO}|${Object.keys(ADDRESS_INDEXES).join('|')}|(${INDEXED.map(({ index }) => index).join('|')})\\w*)["\`]?`,
);

/** Changes that drizzle-kit would make so that a database fits the collections. */
export async function missingChanges(payload: Payload): Promise<string[]> {
  const { pool, schema, drizzle, requireDrizzleKit } = payload.db as unknown as SchemaTools;
  // It asks about every table at once; how soon each gets a connection is not tested.
  if (pool) pool.options.connectionTimeoutMillis = 0;
  const { statementsToExecute } = await requireDrizzleKit().pushSchema(schema, drizzle);
  return statementsToExecute.filter((one) => !NUMBER_DEFAULT.test(one) && !NO_COLLECTION.test(one));
}

/** Columns, indexes, rules and choices, each a line; their order in a table is no difference. */
const CATALOGUE = `
  SELECT concat_ws(' ', table_name, column_name, data_type, udt_name, is_nullable, column_default)
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
  UNION ALL SELECT concat_ws(' ', enumtypid::regtype, enumlabel) FROM pg_enum`;

/** The schema of a PostgreSQL database, read in milliseconds; drizzle-kit takes many seconds. */
export function catalogueOf(url: string): string[] {
  return execFileSync('psql', [url, '-Atc', CATALOGUE], { encoding: 'utf8' }).split('\n').sort();
}

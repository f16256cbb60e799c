import { readdirSync } from 'node:fs';
import type { Payload } from 'payload';

/** What a migration run found and did; names are those of the files, without extension. */
export interface MigrationReport {
  applied: string[];
  known: number;
}

function migrationFiles(payload: Payload): string[] {
  return readdirSync(payload.db.migrationDir)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

async function recorded(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'payload-migrations',
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ name }) => name ?? '');
}

async function isFresh(payload: Payload): Promise<boolean> {
  return recorded(payload).then(
    () => false,
    () => true,
  );
}

/** The database has had migrations that this version does not know: it belongs to a newer one. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

/** @throws NewerDatabase when older code would work on tables that it does not know */
function refuseNewer(before: readonly string[], files: readonly string[]): void {
  const unknown = before.filter((name) => !files.includes(name));
  if (unknown.length === 0) return;
  throw new NewerDatabase(
    `The database belongs to a newer version: it has had ${unknown.join(', ')}. Start that version, or restore a backup from before the update.`,
  );
}

/**
 * Brings the database to the schema of this version and looks at the effect instead of trusting
 * the run: every migration must be recorded and every collection must answer.
 * @throws NewerDatabase, or Error if the database is not what the migrations should have made of it
 */
export async function migrate(payload: Payload): Promise<MigrationReport> {
  const files = migrationFiles(payload);
  const before = (await isFresh(payload)) ? [] : await recorded(payload);
  refuseNewer(before, files);
  await payload.db.migrate();
  const after = await recorded(payload);
  const missing = files.filter((name) => !after.includes(name));
  if (missing.length > 0) throw new Error(`Migrations had no effect: ${missing.join(', ')}.`);
  for (const { slug } of payload.config.collections) {
    await payload.db.count({ collection: slug });
  }
  return { applied: files.filter((name) => !before.includes(name)), known: files.length };
}

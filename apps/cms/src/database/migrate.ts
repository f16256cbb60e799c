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

/**
 * Brings the database to the schema of this version and looks at the effect instead of trusting
 * the run: every migration must be recorded and every collection must answer.
 * @throws if the database is not what the migrations should have made of it
 */
export async function migrate(payload: Payload): Promise<MigrationReport> {
  const files = migrationFiles(payload);
  const before = (await isFresh(payload)) ? [] : await recorded(payload);
  await payload.db.migrate();
  const after = await recorded(payload);
  const missing = files.filter((name) => !after.includes(name));
  if (missing.length > 0) throw new Error(`Migrations had no effect: ${missing.join(', ')}.`);
  for (const { slug } of payload.config.collections) {
    await payload.db.count({ collection: slug });
  }
  return { applied: files.filter((name) => !before.includes(name)), known: files.length };
}

import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { appFolder, ROOT } from '../paths.ts';
import { runOrRefuse, scriptOf } from '../processes/child.ts';
import { fingerprint } from '../processes/fingerprint.ts';
import { Refusal } from '../refusal.ts';
import type { Configuration, Environment } from '../settings/env.ts';
import { type Marker, readMarker, saveMarker } from './data-folder.ts';
import { hasAccount, requireDatabase } from './database-file.ts';

const administratorLine = z.object({
  admin: z.object({ email: z.string(), password: z.string() }),
});

/** Content of a new installation: the demo company, or the content that every site needs. */
export type FirstContent = 'demo' | 'empty';

/** Command line of the CMS for each. */
const FIRST_START: Record<FirstContent, string> = {
  demo: 'demo first-start',
  empty: 'demo first-start-empty',
};

/** Migrations of both databases. */
export const MIGRATIONS = join(appFolder('cms'), 'src', 'platform', 'database', 'migrations');

/** How to sign in to the CMS for the first time; the password is shown once and not stored. */
export type Administrator = z.infer<typeof administratorLine>['admin'];

/** Prints the account and its password, which is stored nowhere else. */
export function sayAdministrator({ email, password }: Administrator): void {
  process.stdout.write(`  The first administrator of the CMS, shown this once:
    e-mail    ${email}
    password  ${password}

`);
}

/**
 * Migrates the database to this version and, when it is empty, loads its first content and creates
 * the first administrator. A SQLite file in this data folder that has had the same migrations is
 * skipped, because the check alone takes seconds. A PostgreSQL server is always checked, because
 * others may have emptied it.
 *
 * @param tell takes the loader's messages about its progress
 * @returns the first administrator, when it was created now
 * @throws Refusal when a step fails, or when a database that this data folder knows is missing: an
 *   empty one in its place would look like lost leads
 */
export async function prepareDatabase(
  configuration: Configuration,
  environment: Environment,
  content: FirstContent,
  stop: AbortSignal,
  report: (line: string) => void = () => undefined,
): Promise<Administrator | undefined> {
  const { dataDir, databaseUrl } = configuration;
  const marker = await readMarker(dataDir);
  const wanted = migrationsKey();
  const known = recordOf(marker, configuration);
  const hasContent = databaseUrl.startsWith('file:') && known !== undefined;
  if (hasContent) {
    requireDatabase(databaseUrl.slice('file:'.length), dataDir);
    if (known === wanted) return undefined;
  }
  await runScript('migrate for-start', 'Migrating the database', environment, stop);
  // Looking for content takes as long as migrating: an update does not wait for both.
  const lines = hasContent
    ? []
    : await runScript(FIRST_START[content], 'Loading the content', environment, stop, (line) => {
        // Its other output has the password of the first administrator.
        if (line.startsWith('Content: ')) report(line);
      });
  const databases = { ...marker.databases, [databaseKey(configuration)]: wanted };
  await saveMarker(dataDir, { ...marker, databases });
  return findAdministrator(lines);
}

/** @throws Refusal unless some version has been started on this database */
export async function requireKnown(configuration: Configuration): Promise<void> {
  if (recordOf(await readMarker(configuration.dataDir), configuration) !== undefined) return;
  throw new Refusal('There is nothing to upgrade: npm start makes a new database.');
}

/** @throws Refusal unless this version has been started on this database */
export async function requireStarted(configuration: Configuration): Promise<void> {
  const known = recordOf(await readMarker(configuration.dataDir), configuration);
  if (known === migrationsKey()) return;
  throw new Refusal('Run npm start first: it prepares the database.');
}

/**
 * Name of a database in the record of a data folder: a file in the folder by its name, because the
 * folder may be moved or copied, any other by a hash, because an address may hold a password.
 */
export function databaseKey({ dataDir, databaseUrl }: DatabasePlace): string {
  const path = databaseUrl.slice('file:'.length);
  const isInside = databaseUrl.startsWith('file:') && relative(dataDir, dirname(path)) === '';
  return isInside ? relative(dataDir, path) : addressKey(databaseUrl);
}

type DatabasePlace = Pick<Configuration, 'dataDir' | 'databaseUrl'>;

function addressKey(databaseUrl: string): string {
  return createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16);
}

/** A database that has been used, with unknown migrations. */
const OF_UNKNOWN_MIGRATIONS = '';

/**
 * The applied migrations of a database, from the record; `undefined` for a new one. Records of
 * before 28 November 2026 have a file by its whole path, which is another one where the folder was
 * moved; and a database may be there without its record.
 */
function recordOf({ databases }: Marker, place: DatabasePlace): string | undefined {
  const key = databaseKey(place);
  const recorded = databases[key] ?? databases[addressKey(place.databaseUrl)];
  if (recorded !== undefined || key === addressKey(place.databaseUrl)) return recorded;
  const isOfEarlierPlace = Object.keys(databases).length > 0;
  const isUsed = isOfEarlierPlace || hasAccount(place.databaseUrl.slice('file:'.length));
  return isUsed ? OF_UNKNOWN_MIGRATIONS : undefined;
}

function migrationsKey(): string {
  return fingerprint(ROOT, [MIGRATIONS]);
}

function runScript(
  script: string,
  what: string,
  environment: Environment,
  stop: AbortSignal,
  report?: (line: string) => void,
): Promise<string[]> {
  const [name = '', ...words] = script.split(' ');
  const line = [scriptOf('cms', name), ...words].join(' ');
  const command = { line, cwd: appFolder('cms'), environment };
  return runOrRefuse(command, what, stop, report);
}

/**
 * The loader writes one line of JSON when it made the administrator; other lines come from
 * elsewhere.
 */
function findAdministrator(lines: string[]): Administrator | undefined {
  const line = lines.find((text) => text.startsWith('{"admin"'));
  return line ? administratorLine.parse(JSON.parse(line)).admin : undefined;
}

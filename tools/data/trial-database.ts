import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../refusal.ts';
import { copyDatabase, requireDatabaseToCopy } from './database-file.ts';
import { askPostgres } from './postgres-programs.ts';

/** Data that a company cannot lose, by its table; both databases understand it. */
const COUNT = Object.entries({
  leads: 'leads',
  pages: 'pages',
  messages: 'mails',
  users: 'accounts',
})
  .map(([table, what]) => `SELECT '${what}' AS what, count(*) AS rows FROM ${table}`)
  .join(' UNION ALL ');

/** Numbers of rows by their kind, such as `leads`. */
export type Counts = Record<string, number>;

/** A copy of a database on which migrations can be tried. */
export type TrialDatabase = {
  /** For `DATABASE_URL`. */
  url: string;
  count(): Promise<Counts>;
  /** Removes the copy. */
  remove(): Promise<void>;
};

/**
 * Copies a database while its applications may be running.
 *
 * @param folder an existing folder for the copy, or for a dump on its way to a server
 * @throws Refusal when there is no database, it is damaged, or the server does not let it be copied
 */
export function copyForTrial(databaseUrl: string, folder: string): Promise<TrialDatabase> {
  return databaseUrl.startsWith('file:')
    ? copyFile(databaseUrl.slice('file:'.length), folder)
    : copyOnServer(databaseUrl, folder);
}

async function copyFile(path: string, folder: string): Promise<TrialDatabase> {
  requireDatabaseToCopy(path);
  const copy = join(folder, 'trial.db');
  await copyDatabase(path, copy);
  return {
    url: `file:${copy}`,
    async count() {
      const database = new DatabaseSync(copy, { readOnly: true });
      try {
        const rows = database.prepare(COUNT).all();
        return Object.fromEntries(rows.map(({ what, rows }) => [String(what), Number(rows)]));
      } finally {
        database.close();
      }
    },
    remove: () => rm(copy, { force: true }),
  };
}

/** Bytes of a database file, with the log that has not been written into it yet. */
export async function sizeOfDatabase(path: string): Promise<number> {
  const sizes = await Promise.all(
    [path, `${path}-wal`].map((one) =>
      stat(one).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * From 17 on pg_restore begins with a setting that older servers do not know, reports that it
 * continued without it, and still exits with 1.
 */
function isOfOlderServer(error: unknown): boolean {
  return /error: [^\n]+"transaction_timeout"\n.+ SET transaction_timeout = 0;\n.+ restore: 1$/.test(
    error instanceof Refusal ? error.message : '',
  );
}

async function copyOnServer(databaseUrl: string, folder: string): Promise<TrialDatabase> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const trial = `${name}_trial_${process.pid}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${trial}`;
  const dump = join(folder, 'trial.dump');
  await askPostgres(databaseUrl, 'pg_dump', ['--format=custom', `--file=${dump}`]);
  await askPostgres(databaseUrl, 'psql', ['--command', `CREATE DATABASE "${trial}"`]);
  const remove = async () => {
    await askPostgres(databaseUrl, 'psql', ['--command', `DROP DATABASE "${trial}" WITH (FORCE)`]);
  };
  try {
    await askPostgres(databaseUrl, 'pg_restore', ['--no-owner', `--dbname=${trial}`, dump]);
  } catch (error) {
    if (!isOfOlderServer(error)) {
      await remove();
      throw error;
    }
  }
  return {
    url: url.href,
    async count() {
      const said = await askPostgres(url.href, 'psql', [
        ...['--tuples-only', '--no-align', '--field-separator= '],
        ...['--command', COUNT],
      ]);
      const rows = said
        .trim()
        .split('\n')
        .map((row) => row.split(' '));
      return Object.fromEntries(rows.map(([what, count]) => [what, Number(count)]));
    },
    remove,
  };
}

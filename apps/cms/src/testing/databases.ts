import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { inject } from 'vitest';

/** The databases that the content service works with, as names of tests give them. */
export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof ENGINES)[number];

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests that would do with one of the engines run on each. */
    everyEngine: boolean;
    /** Folder with nothing but a migrated SQLite database; address of the PostgreSQL server. */
    databases: { sqlite: string; postgres: string };
  }
}

/**
 * The databases that a file of tests runs on: both before a release, otherwise the one that the
 * file takes, so that the files together run on each. Tests of stored data and content run on both.
 */
export function engines(ofThisFile: Engine): readonly Engine[] {
  return inject('everyEngine') ? ENGINES : [ofThisFile];
}

/** Database of the server that has had every migration, and nothing else. */
export const POSTGRES_TEMPLATE = 'migrated';

const run = promisify(execFile);

/**
 * Makes a database on a PostgreSQL server.
 * @param server address of the server's first database
 * @returns its address
 */
export async function createPostgres(
  server: string,
  name: string,
  template = 'template0',
): Promise<string> {
  await run('psql', [server, '-qc', `CREATE DATABASE ${name} TEMPLATE ${template}`]);
  return new URL(`/${name}`, server).href;
}

/** A PostgreSQL database of the test's own, without any table. @returns its address */
export function emptyPostgres(): Promise<string> {
  return createPostgres(inject('databases').postgres, uniqueName());
}

/** Variables that have `startApi` and `startTestCms` work on a migrated database of this engine. */
export async function databaseOn(engine: Engine): Promise<Record<string, string>> {
  if (engine === 'SQLite') return {};
  const { postgres } = inject('databases');
  return { DATABASE_URL: await createPostgres(postgres, uniqueName(), POSTGRES_TEMPLATE) };
}

function uniqueName(): string {
  return `test_${randomBytes(8).toString('hex')}`;
}

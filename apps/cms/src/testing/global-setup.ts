import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { startPostgres, type TemporaryPostgres } from '../../../../tools/data/postgres.ts';
import { testEnvironment } from '../../../../tools/settings/env.ts';
import { createPostgres, POSTGRES_TEMPLATE } from './databases.ts';
import { TEST_SECRETS } from './settings.ts';

const cms = path.resolve(import.meta.dirname, '../..');

let folder: string | undefined;
let postgres: TemporaryPostgres | undefined;

/**
 * Once for all test files: a database of each engine, migrated by the program that migrates a
 * customer's. Each file works on a copy, because a copy takes milliseconds and migrating a second.
 */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'osnowa-template-'));
  const sqlite = path.join(folder, 'sqlite');
  const onSqlite = migrate(sqlite, `file:${path.join(sqlite, 'osnowa.db')}`);
  const [server] = await Promise.all([migratedPostgres(folder), onSqlite]);
  project.provide('databases', { sqlite, postgres: server });
  const runs = project.vitest.projects.map(({ name }) => name);
  project.provide('everyEngine', runs.includes('before-release'));
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
}

async function migratedPostgres(dataDir: string): Promise<string> {
  postgres = await startPostgres();
  await migrate(dataDir, await createPostgres(postgres.url, POSTGRES_TEMPLATE));
  return postgres.url;
}

async function migrate(DATA_DIR: string, DATABASE_URL: string): Promise<void> {
  const env = {
    ...testEnvironment(),
    NODE_ENV: 'test' as const,
    ...TEST_SECRETS,
    DATA_DIR,
    DATABASE_URL,
  };
  await promisify(execFile)(process.execPath, ['src/app/cli/migrate.ts'], { cwd: cms, env });
}

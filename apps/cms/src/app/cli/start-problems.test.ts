import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testEnvironment } from '../../../../../tools/settings/env.ts';
import { readEnv } from '../../platform/process/env.ts';
import { emptyPostgres } from '../../testing/databases.ts';
import { testStore } from '../../testing/object-store.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';
import { databaseSentence, startProblems } from './start-problems.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'osnowa-problems-'));
const store = testStore('files', 'leads');

const problemsOf = (variables: Record<string, string>) =>
  startProblems(readEnv({ ...TEST_SECRETS, DATA_DIR: dataDir, ...store.settings, ...variables }));

test('buckets that are there are no problem', async () => {
  const found = await problemsOf({ S3_BUCKET: 'files', S3_LEADS_BUCKET: 'leads' });
  expect(found).toEqual({ refusals: [], warnings: [] });
});

const KEY = 'age1lvyvwawkr0mcnnnncaghunadrqkmuf9e6507x9y920xxpp866cnql7dp2z';

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a bucket that does not exist',
    { S3_BUCKET: 'files', S3_LEADS_BUCKET: 'lead' },
    /^S3_LEADS_BUCKET: there is no bucket "lead" at http:/,
  ],
  [
    'a second place for leads that is not there',
    { LEADS_COPY: '/nowhere/leads', LEADS_COPY_KEY: KEY },
    /^LEADS_COPY: there is no folder \/nowhere\/leads\.$/,
  ],
  [
    'a public key that lacks a letter',
    { LEADS_COPY: 's3://leads', LEADS_COPY_KEY: KEY.slice(0, -1) },
    /^LEADS_COPY_KEY: this is no public key/,
  ],
])('%s is named with its variable', async (_what, variables, sentence) => {
  expect((await problemsOf(variables)).refusals).toEqual([expect.stringMatching(sentence)]);
});

test('a store, or a second place, that does not answer stops no start', async () => {
  await store.pause();
  const found = await problemsOf({ S3_BUCKET: 'files' });
  await store.open();
  expect(found.refusals).toEqual([]);
  expect(found.warnings).toEqual([expect.stringMatching(/^S3_BUCKET: .+ does not answer/)]);
  const second = await problemsOf({ LEADS_COPY: 'http://127.0.0.1:9/leads', LEADS_COPY_KEY: KEY });
  expect(second.refusals).toEqual([]);
  expect(second.warnings).toEqual([expect.stringMatching(/^LEADS_COPY: .+ does not answer/)]);
});

test.each([
  ['password authentication failed for user "x"', /does not let this user in/],
  ['permission denied to create database', /there is no such database/],
  ['permission denied for schema public', /may not make tables/],
  ['connect ECONNREFUSED 127.0.0.1:5432', /does not answer/],
])('PostgreSQL says %s', (message, sentence) => {
  const error = new Error('cannot connect', { cause: new Error(message) });
  expect(databaseSentence(error)).toMatch(sentence);
});

const run = promisify(execFile);
const MIGRATE = join(import.meta.dirname, 'migrate.ts');

test('a start on a PostgreSQL database without rights says so', async () => {
  const database = await emptyPostgres();
  const guest = `guest_${randomBytes(4).toString('hex')}`;
  await run('psql', [
    ...[database, '-qc', `CREATE ROLE ${guest} LOGIN PASSWORD 'x'`],
    ...['-c', 'REVOKE CREATE ON SCHEMA public FROM PUBLIC'],
  ]);
  const address = new URL(database);
  [address.username, address.password] = [guest, 'x'];
  const settings = { ...TEST_SECRETS, DATA_DIR: dataDir, DATABASE_URL: address.href };
  const env = { ...testEnvironment(), ...settings, NODE_ENV: 'production' as const };
  const starting = run(process.execPath, [MIGRATE], { env });
  const sentence = expect.stringMatching(/^DATABASE_URL: this user may not make tables/);
  await expect(starting).rejects.toMatchObject({ stderr: sentence });
});

test('another failure keeps its own message', () => {
  expect(databaseSentence(new Error('Migrations had no effect'))).toBeNull();
});

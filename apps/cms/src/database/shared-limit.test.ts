import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createConfig } from '../config/create-config.ts';
import { env } from '../process/env.ts';
import { databaseOn } from '../testing/databases.ts';
import { type RunningApi, startApi } from '../testing/running-api.ts';
import { limitsOf, type SharedLimit } from './shared-limit.ts';

const run = promisify(execFile);
const LIMIT = [{ most: 3, ms: 60 * 60_000 }];
let api: RunningApi;
let other: Payload;
let limits: SharedLimit[];

beforeAll(async () => {
  api = await startApi(await databaseOn('PostgreSQL'));
  other = await getPayload({ config: createConfig(env), key: `${api.dataDir} other` });
  limits = [api.payload, other].map((payload) => limitsOf(payload)('trial', LIMIT));
});
afterAll(async () => {
  await other?.destroy();
  await api?.stop();
});

/** Whether PostgreSQL lets the processes in; those that are in are put out. */
async function setReachable(isReachable: boolean): Promise<void> {
  const name = new URL(env.DATABASE_URL).pathname.slice(1);
  const [server, put] = [inject('databases').postgres, ['-qc']];
  await run('psql', [
    server,
    ...[...put, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isReachable}`],
    ...[...put, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`],
  ]);
}

/** Whether each of six takings was granted, by the processes in turn. */
async function takeSix(key: string): Promise<boolean[]> {
  const granted: boolean[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    const limit = limits[nth % 2] as SharedLimit;
    granted.push((await limit.take(key)).ok);
  }
  return granted;
}

test('a limit counts over both processes; while PostgreSQL is away each counts alone', async () => {
  const together = [true, true, true, false, false, false];
  expect(await takeSix('before')).toEqual(together);
  await setReachable(false);
  const alone = [true, true, true, true, true, true];
  expect(await takeSix('meanwhile')).toEqual(alone);
  expect(await takeSix('meanwhile')).toEqual(alone.map(() => false));
  await setReachable(true);
  expect(await takeSix('afterwards')).toEqual(together);
  expect(await takeSix('before')).toEqual(alone.map(() => false));
});

import timers from 'node:timers/promises';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createConfig } from '../../config/create-config.ts';
import { env } from '../../process/env.ts';
import { databaseOn } from '../../testing/databases.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';

// The delay of an answer has a test of its own: here it is off.
const { setTimeout: wait } = timers;
vi.spyOn(timers, 'setTimeout').mockImplementation((ms = 0, value) => wait(Math.min(ms, 1), value));

const ACCOUNT = { email: 'anna@firm.example', password: 'krosno-i-watek-74' };
let api: RunningApi;
let processes: Payload[];

beforeAll(async () => {
  api = await startApi(await databaseOn('PostgreSQL'));
  const other = await getPayload({ config: createConfig(env), key: `${api.dataDir} other` });
  processes = [api.payload, other];
  await api.payload.create({
    collection: 'users',
    data: { ...ACCOUNT, name: 'Anna', roles: ['editor'] },
  });
});
afterAll(async () => {
  await processes?.[1]?.destroy();
  await api?.stop();
  vi.restoreAllMocks();
});

/** The status of the answer of the nth process, in turn. */
async function signIn(nth: number, password: string): Promise<number> {
  const payload = processes[nth % 2] as Payload;
  const data = { ...ACCOUNT, password };
  return payload.login({ collection: 'users', data }).then(
    () => 200,
    (error: { status: number }) => error.status,
  );
}

test('tries to sign in count over both processes, and the right password clears them in both', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 4; nth += 1) statuses.push(await signIn(nth, `wrong-${nth}`));
  statuses.push(await signIn(0, ACCOUNT.password));
  for (let nth = 0; nth < 12; nth += 1) statuses.push(await signIn(nth, `wrong-${nth}`));
  const wrong = (times: number) => Array.from({ length: times }, () => 401);
  expect(statuses).toEqual([...wrong(4), 200, ...wrong(10), 429, 429]);
  expect(await signIn(0, ACCOUNT.password)).toBe(429);
  expect(await signIn(1, ACCOUNT.password)).toBe(429);
});

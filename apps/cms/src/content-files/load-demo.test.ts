import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeAdministrator } from '../access/accounts/administrator.ts';
import { contentCollections } from '../collections/index.ts';
import { env } from '../process/env.ts';
import { type RunningApi, startApi } from '../testing/running-api.ts';
import { fillEmpty } from './demo.ts';

let api: RunningApi;
const contentSlugs = contentCollections(env).map(({ slug }) => slug as CollectionSlug);
const silent = () => undefined;

beforeAll(async () => {
  api = await startApi();
});

afterAll(async () => {
  await api?.stop();
});

/** How many documents there are of all kinds. */
async function countAll(): Promise<number> {
  const counts = contentSlugs.map(
    async (collection) => (await api.payload.count({ collection })).totalDocs,
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

test('a loading that fails half-way leaves an empty database', async () => {
  const create = api.payload.create.bind(api.payload);
  const broken = vi.spyOn(api.payload, 'create');
  broken.mockImplementation((options) => {
    if (broken.mock.calls.length > 5) throw new Error('the power is gone');
    return create(options);
  });
  await expect(fillEmpty(api.payload, 'demo', silent)).rejects.toThrow('the power is gone');
  broken.mockRestore();
  expect(await countAll()).toBe(0);
});

test('a database in which an editor has begun to write is left alone', async () => {
  const { id } = await api.payload.create({
    collection: 'employees',
    data: { name: 'Anna' } as never,
    draft: true,
  });
  expect(await fillEmpty(api.payload, 'demo', silent)).toBe(false);
  expect(await countAll()).toBe(1);
  await api.payload.delete({ collection: 'employees', id });
});

test('the first administrator is made once, and can sign in', async () => {
  const admin = await makeAdministrator(api.payload);
  expect(await makeAdministrator(api.payload)).toBeNull();
  if (!admin) throw new Error('No administrator was made.');
  const { user } = await api.payload.login({ collection: 'users', data: admin });
  expect(user).toMatchObject({ email: admin.email, roles: ['admin'] });
});

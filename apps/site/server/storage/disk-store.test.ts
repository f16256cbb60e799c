import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createDiskStore } from './disk-store.ts';

let folder: string;
let warnings: string[];
const warn = (message: string) => void warnings.push(message);

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'store-')), 'inner');
  warnings = [];
});

test('bytes come back, also in another process, until they are deleted', async () => {
  const store = createDiskStore(folder, 1e6, warn);
  expect(await store.get('a')).toBeNull();
  await store.set('a', Buffer.from('content'));
  expect((await createDiskStore(folder, 1e6, warn).get('a'))?.toString()).toBe('content');
  await store.delete('a');
  expect(await store.get('a')).toBeNull();
  expect(warnings).toEqual([]);
});

test.each([
  ['cut off', (file: Buffer) => file.subarray(0, -1)],
  ['changed', (file: Buffer) => Buffer.concat([file.subarray(0, -1), Buffer.from('!')])],
  ['empty', () => Buffer.alloc(0)],
])('F26 a file that was %s counts as missing', async (_, spoil) => {
  const store = createDiskStore(folder, 1e6, warn);
  await store.set('a', Buffer.from('content'));
  const [name] = await readdir(folder);
  const file = join(folder, name as string);
  await writeFile(file, spoil(await readFile(file)));
  expect(await store.get('a')).toBeNull();
});

test('what was not used for longest makes room for what is new', async () => {
  const store = createDiskStore(folder, 1_300, warn);
  const fileOf = async (key: string, before: readonly string[]) => {
    await store.set(key, Buffer.alloc(300));
    const [name] = (await readdir(folder)).filter((one) => !before.includes(one));
    await utimes(join(folder, name as string), before.length + 1, before.length + 1);
    return name as string;
  };
  const first = await fileOf('first', []);
  await fileOf('second', [first]);
  expect(await store.get('first')).not.toBeNull();
  await store.set('third', Buffer.alloc(300));
  await store.set('fourth', Buffer.alloc(300));
  expect(await store.get('second')).toBeNull();
  expect(await store.get('first')).not.toBeNull();
  expect(await store.get('fourth')).not.toBeNull();
});

test('F27 a folder that is gone or cannot be made only means that nothing is stored, with one warning', async () => {
  const store = createDiskStore(folder, 1e6, warn);
  await store.set('a', Buffer.from('content'));
  await rm(folder, { recursive: true });
  expect(await store.get('a')).toBeNull();
  await writeFile(folder, 'a file where the folder should be');
  await store.set('a', Buffer.from('content'));
  await store.set('b', Buffer.from('content'));
  expect(warnings).toHaveLength(1);
});

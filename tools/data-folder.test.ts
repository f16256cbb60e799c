import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';

function newFolder(): string {
  return join(mkdtempSync(join(tmpdir(), 'data-folder-')), 'data');
}

test('the first start makes the secrets, for their owner only, and the next one keeps them', async () => {
  const folder = newFolder();
  const first = await openDataFolder(folder, {});
  expect(new Set(Object.values(first)).size).toBe(3);
  expect(first.PAYLOAD_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(await openDataFolder(folder, {})).toEqual(first);
});

test('a secret in the environment wins and is not written down', async () => {
  const folder = newFolder();
  const given = { NOTICE_SECRET: 'given-by-the-operator' };
  expect(await openDataFolder(folder, given)).toMatchObject(given);
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('given-by');
});

test('a damaged file is named, not replaced', async () => {
  const folder = newFolder();
  await openDataFolder(folder, {});
  writeFileSync(join(folder, 'secrets.json'), '{"PAYLOAD_SECRET":');
  await expect(openDataFolder(folder, {})).rejects.toThrow(/secrets\.json is damaged: restore it/);
});

test('a folder that cannot be made is one sentence', async () => {
  await expect(openDataFolder('/dev/null/data', {})).rejects.toThrow(/set DATA_DIR to a folder/);
});

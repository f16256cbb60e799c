import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from '../settings/env.ts';
import { openDataFolder, readMarker, saveMarker } from './data-folder.ts';

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

test('a folder of an earlier version is closed to other users, at the next start', async () => {
  const folder = newFolder();
  await openDataFolder(folder, {});
  writeFileSync(join(folder, 'osnowa.db'), '', { mode: 0o644 });
  chmodSync(join(folder, 'attachments'), 0o755);
  const elsewhere = `${folder}-elsewhere`;
  writeFileSync(elsewhere, '', { mode: 0o644 });
  chmodSync(elsewhere, 0o644);
  symlinkSync(elsewhere, join(folder, 'link'));
  await openDataFolder(folder, {});
  const modeOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);
  expect(['osnowa.db', 'attachments', 'link'].map(modeOf)).toEqual(['600', '700', '644']);
});

test('a secret in the environment is not written down; a damaged file is named, not replaced', async () => {
  const folder = newFolder();
  const given = { NOTICE_SECRET: 'given-by-the-operator' };
  expect(await openDataFolder(folder, given)).toMatchObject(given);
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('given-by');
  writeFileSync(join(folder, 'secrets.json'), '{"PAYLOAD_SECRET":');
  await expect(openDataFolder(folder, {})).rejects.toThrow(/secrets\.json is damaged: restore it/);
});

test.each(['/dev/null/data', '/sys'])(
  '%s, which cannot be written, is one sentence',
  async (folder) => {
    await expect(openDataFolder(folder, {})).rejects.toThrow(/set DATA_DIR to a folder/);
  },
);

test('SF9: missing secrets of a known database are reported and not replaced', async () => {
  const folder = newFolder();
  const first = await openDataFolder(folder, {});
  const secrets = join(folder, 'secrets.json');
  await saveMarker(folder, { ...(await readMarker(folder)), databases: { one: 'migrations' } });
  rmSync(secrets);
  await expect(openDataFolder(folder, {})).rejects.toThrow(
    /secrets\.json is gone: restore it from a backup\. Without one, remove .+osnowa\.json/,
  );
  expect(await openDataFolder(folder, first)).toEqual(first);

  rmSync(join(folder, 'osnowa.json'));
  rmSync(secrets);
  const anew = await openDataFolder(folder, {});
  expect(anew.PAYLOAD_SECRET).not.toBe(first.PAYLOAD_SECRET);
});

test('a folder of an earlier version keeps its names, secrets and marker', async () => {
  const folder = newFolder();
  const first = await openDataFolder(folder, {});
  const known = { madeAt: '2026-07-01T08:00:00.000Z', databases: { one: 'migrations' } };
  rmSync(join(folder, 'osnowa.json'));
  writeFileSync(join(folder, 'tkalnia.json'), JSON.stringify(known));
  writeFileSync(join(folder, 'tkalnia.db'), '');
  expect(await openDataFolder(folder, {})).toEqual(first);
  expect(await readMarker(folder)).toEqual(known);
  expect(readConfiguration({ DATA_DIR: folder }).databaseUrl).toBe(
    `file:${join(folder, 'tkalnia.db')}`,
  );
  expect(existsSync(join(folder, 'osnowa.json'))).toBe(false);
});

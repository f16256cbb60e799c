import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readStaticFiles } from './static-files.ts';
import { keepAssets } from './stored-assets.ts';

const DAY = 24 * 60 * 60_000;
const START = Date.parse('2026-11-01T00:00:00Z');

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kept-assets-'));
});

/** Starts the server with a build of these files, this many days after the first. */
async function start(names: string[], day: number): Promise<string[]> {
  const client = join(root, `client-${day}`);
  await mkdir(join(client, 'assets'), { recursive: true });
  for (const name of names) await writeFile(join(client, 'assets', name), `// ${name}`);
  await keepAssets(client, join(root, 'stored'), START + day * DAY);
  return [...(await readStaticFiles(join(root, 'stored'))).keys()].sort();
}

test('F35 the code of a replaced build is served for a week', async () => {
  await start(['a-1.js', 'both.js'], 0);
  expect(await start(['a-2.js'], 1)).toEqual([
    '/assets/a-1.js',
    '/assets/a-2.js',
    '/assets/both.js',
  ]);
  expect(await start(['a-3.js', 'both.js'], 8)).toContain('/assets/a-1.js');
  const last = await start(['a-4.js', 'both.js'], 20);
  expect(last).not.toContain('/assets/a-1.js');
  expect(last).toContain('/assets/both.js');
});

test('F35 a build that was served for months still has its week', async () => {
  await start(['a-1.js'], 0);
  await start(['a-2.js'], 100);
  expect(await start(['a-2.js'], 107)).toEqual(['/assets/a-1.js', '/assets/a-2.js']);
  expect(await start(['a-2.js'], 110)).toEqual(['/assets/a-2.js']);
});

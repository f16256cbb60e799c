import { mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { Middleware } from '../http/request-context.ts';
import { behind, testRequest } from '../testing/request-context.ts';
import { precompress } from './precompress.ts';
import { readStaticFiles, staticFiles } from './static-files.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'static-'));
let middleware: Middleware;

beforeAll(async () => {
  for (const inner of ['assets', '.vite', '.well-known']) await mkdir(join(folder, inner));
  await writeFile(join(folder, 'assets/app-Ab12.js'), SCRIPT);
  await writeFile(join(folder, 'assets/app-Ab12.js.map'), '{}');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, '.well-known/security.txt'), 'Contact: mailto:a@mill.example');
  await writeFile(join(folder, 'favicon.ico'), 'icon');
  await precompress(folder);
  middleware = staticFiles(await readStaticFiles(folder));
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return middleware(testRequest(path, { headers, method }), behind);
}

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', null, (body: Buffer) => body],
])('a script for a client that accepts "%s"', async (accept, encoding, decode) => {
  const answer = await ask('/assets/app-Ab12.js', { 'accept-encoding': accept });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(decode(Buffer.from(await answer.arrayBuffer())).toString()).toBe(SCRIPT);
});

test('a file without a hash in its name is asked for again, and not sent again', async () => {
  const answer = await ask('/favicon.ico');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate');
  const etag = answer.headers.get('etag') as string;
  expect((await ask('/favicon.ico', { 'if-none-match': `W/${etag}` })).status).toBe(304);
});

test('HEAD has the length and no body; POST is refused', async () => {
  const answer = await ask('/favicon.ico', {}, 'HEAD');
  expect(answer.headers.get('content-length')).toBe('4');
  expect(await answer.text()).toBe('');
  expect((await ask('/favicon.ico', {}, 'POST')).status).toBe(405);
});

test('I79 no source map, hidden file or path outside of the folder; a missing asset is no page', async () => {
  for (const path of [
    '/assets/app-Ab12.js.map',
    '/assets/..%2f..%2fpackage.json',
    '/assets/old.js',
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
  for (const path of ['/.vite/manifest.json', '/favicon.ico.br', '/../package.json']) {
    expect(await (await ask(path)).text(), path).toBe('behind');
  }
  expect((await ask('/.well-known/security.txt')).status).toBe(200);
});

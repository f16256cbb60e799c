import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../testing/test-site.ts';
import { keepAssets } from './kept-assets.ts';
import { precompress } from './precompress.ts';
import { readStaticFiles, type StaticFiles, withEarlier } from './static-files.ts';

const CHROMIUM = 'gzip, deflate, br, zstd, dcb, dcz';
const DAY = 24 * 60 * 60_000;

/** A script that no compression makes much smaller by itself. */
const BODY = Array.from({ length: 400 }, (_, index) => `run(${index ** 5 % 99_991});`).join('\n');
const script = (build: number) => `${BODY}\nexport const build = ${build};`;

/** The file of a build, with the eight signs that stand for the hash of its content. */
const path = (build: number, name = 'page') => `/assets/${name}-Ab_-000${build}.js`;

let root: string;
let sites: TestSite[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'earlier-files-'));
  sites = [];
});

afterEach(async () => {
  for (const site of sites) await site.close();
  await rm(root, { recursive: true });
});

/** The files of a build, as a site starts with it. */
async function start(build: number, more: Record<string, string> = {}): Promise<StaticFiles> {
  const client = join(root, `client-${build}`);
  await mkdir(join(client, 'assets'), { recursive: true });
  const files = { [path(build)]: script(build), ...more };
  for (const [name, text] of Object.entries(files)) await writeFile(join(client, name), text);
  await precompress(client);
  await keepAssets(client, join(root, 'stored'), build * DAY);
  return withEarlier(await readStaticFiles(client), await readStaticFiles(join(root, 'stored')));
}

async function serve(files: StaticFiles): Promise<TestSite> {
  const site = await startTestSite({}, files);
  sites.push(site);
  return site;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** What a browser sends that has a text as its dictionary. */
const having = (text: string, acceptEncoding = CHROMIUM) => ({
  'accept-encoding': acceptEncoding,
  'available-dictionary': `:${sha256(text).toString('base64')}:`,
});

test('a script comes in terms of any earlier one of its name, and holds every byte', async () => {
  await start(1);
  await start(2);
  const site = await serve(await start(3));
  const plain = await site.ask(path(3), { headers: { 'accept-encoding': CHROMIUM } });
  expect(plain.headers['content-encoding']).toBe('br');
  for (const build of [1, 2, 1]) {
    const { headers, body } = await site.ask(path(3), { headers: having(script(build)) });
    expect(headers).toMatchObject({
      'content-encoding': 'dcb',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.byteLength),
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'Accept-Encoding, Available-Dictionary',
      'use-as-dictionary': 'match="/assets/page-*.js"',
    });
    expect(body.byteLength).toBeLessThan(100);
    expect(body.subarray(0, 4).toString('latin1')).toBe('\xffDCB');
    expect(body.subarray(4, 36)).toEqual(sha256(script(build)));
    const dictionary = Buffer.from(script(build));
    expect(brotliDecompressSync(body.subarray(36), { dictionary }).toString()).toBe(script(3));
  }
});

test('a browser that has the file gets 304 whatever its dictionary is by now, and HEAD has no body', async () => {
  await start(1);
  const site = await serve(await start(2));
  const headers = having(script(1));
  const { etag = '', ...answer } = (await site.ask(path(2), { headers })).headers;
  for (const dictionary of [script(1), script(2)]) {
    const known = { ...having(dictionary), 'if-none-match': `W/${etag}` };
    const again = await site.ask(path(2), { headers: known });
    expect([again.status, again.headers.etag, again.body.byteLength]).toEqual([304, etag, 0]);
    expect(again.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  }
  const head = await site.ask(path(2), { method: 'HEAD', headers });
  expect([head.headers.etag, head.body.byteLength]).toEqual([etag, 0]);
  expect(head.headers['content-length']).toBe(answer['content-length']);
});

test.each([
  ['a foreign dictionary', having('other'), 'br'],
  ['the file itself', having(script(2)), 'br'],
  ['a file of another name', having('// other'.repeat(100)), 'br'],
  ['a damaged one', { ...having(''), 'available-dictionary': ':AAAA' }, 'br'],
  ['none', { 'accept-encoding': CHROMIUM }, 'br'],
  ['the earlier file, but does not read it', having(script(1), 'gzip, br, zstd'), 'br'],
  ['the earlier file, but refuses it', having(script(1), 'gzip, dcb;q=0'), 'gzip'],
  ['the earlier file, but reads nothing', having(script(1), ''), undefined],
])('a browser with %s gets the file as all others do', async (_, headers, encoding) => {
  await start(1, { [path(1, 'other')]: '// other'.repeat(100) });
  const site = await serve(await start(2));
  const answer = await site.ask(path(2), { headers });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.vary).toBe('Accept-Encoding, Available-Dictionary');
});

test('a second site without the earlier files sends all of it', async () => {
  await start(1);
  await start(2);
  const site = await serve(await readStaticFiles(join(root, 'client-2')));
  const answer = await site.ask(path(2), { headers: having(script(1)) });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.body).toString()).toBe(script(2));
});

test('behind a network that keeps files for all, a file is one file, whatever a browser has', async () => {
  await start(1);
  await start(2);
  const off = { dictionaries: false };
  const stored = await readStaticFiles(join(root, 'stored'), off);
  const site = await serve(withEarlier(await readStaticFiles(join(root, 'client-2'), off), stored));
  const { headers } = await site.ask(path(2), { headers: having(script(1)) });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
  expect(headers['use-as-dictionary']).toBeUndefined();
});

test('a file without an earlier one only offers itself, an earlier one stays as it is', async () => {
  await start(1);
  const site = await serve(await start(2, { [path(2, 'new')]: script(2) }));
  const fresh = await site.ask(path(2, 'new'), { headers: having(script(1)) });
  expect(fresh.headers['use-as-dictionary']).toBe('match="/assets/new-*.js"');
  expect(fresh.headers['content-encoding']).toBe('br');
  const earlier = await site.ask(path(1), { headers: having(script(2)) });
  expect(earlier.headers['content-encoding']).toBe('br');
  expect(earlier.text).not.toBe('');
});

test('files that are not code, or have no hash in their names, are no dictionaries', async () => {
  const picture = '/assets/logo-Ab_-0001.svg';
  const more = { [picture]: BODY, '/site.js': BODY };
  const site = await serve(await start(1, more));
  for (const name of Object.keys(more)) {
    const { status, headers } = await site.ask(name, { headers: having(script(1)) });
    expect([status, headers['use-as-dictionary']], name).toEqual([200, undefined]);
    expect(headers.vary, name).toBe('Accept-Encoding');
  }
});

import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from '../../platform/process/env.ts';
import { testStore } from '../../testing/object-store.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';
import { testStandIn } from '../../testing/stand-in.ts';
import { objectName } from './copy-place.ts';
import { openCopyPlace, tryPlace } from './open-place.ts';

const NAME = objectName('TK-7F3K-9QX2');
const BYTES = Buffer.from('nie do odczytania');
const dataDir = mkdtempSync(path.join(tmpdir(), 'osnowa-places-'));
mkdirSync(path.join(dataDir, 'elsewhere'));
const store = testStore('second');
/** Files that the web server has received, by path. */
const received = new Map<string, string>();
const web = testStandIn(({ method, path: url, headers, body }, response) => {
  const isKnown = headers.authorization === `Basic ${btoa('osnowa:sekret')}`;
  if (method === 'PUT' && isKnown) received.set(url, body);
  const isThere = received.has(url);
  if (method === 'DELETE') received.delete(url);
  response.statusCode = !isKnown ? 401 : isThere ? 200 : 404;
  response.end(method === 'GET' ? received.get(url) : undefined);
});
/** Its address, with this password. */
const webAs = (password: string) => `${web.url.replace('//', `//osnowa:${password}@`)}/leads/`;

const place = (address: string) =>
  openCopyPlace(
    address,
    readEnv({ ...TEST_SECRETS, DATA_DIR: path.join(dataDir, 'data'), ...store.settings }),
  );

const ADDRESSES: Record<string, () => string> = {
  'a folder': () => path.join(dataDir, 'elsewhere'),
  'a bucket': () => 's3://second/of/leads',
  'a web server': () => webAs('sekret'),
};

describe.each(Object.keys(ADDRESSES))('%s', (kind) => {
  const address = () => ADDRESSES[kind]?.() ?? '';

  test('stores an object, gives it back, and deletes it once and again', async () => {
    const used = await place(address());
    await tryPlace(used);
    await used.put(NAME, Buffer.from('an earlier one'));
    await used.put(NAME, BYTES);
    expect(Buffer.from(await used.read(NAME))).toEqual(BYTES);
    if (kind !== 'a web server') expect(await used.list()).toEqual([NAME]);
    await used.remove(NAME);
    await used.remove(NAME);
    await expect(used.read(NAME)).rejects.toThrow();
  });
});

test('objects of a bucket have the prefix', async () => {
  await (await place('s3://second/of/leads')).put(NAME, BYTES);
  expect(store.stored('second')).toEqual([`of/leads/${NAME}`]);
});

test.each([
  [
    'a folder that is not there',
    () => path.join(dataDir, 'nowhere'),
    /there is no folder .+nowhere/,
  ],
  ['the data folder', () => path.join(dataDir, 'data', 'leads'), /lies in the data folder/],
  ['a bucket that is not there', () => 's3://first', /there is no bucket "first"/],
  ['a wrong password', () => webAs('x'), /answers PUT with status 401$/],
])('%s is a lasting problem', async (_, address, sentence) => {
  const problem = { message: expect.stringMatching(sentence), isLasting: true };
  await expect(place(address()).then(tryPlace)).rejects.toMatchObject(problem);
});

test('a server that does not answer is a passing problem, whose sentence has no password', async () => {
  const silent = await place('http://osnowa:sekret@127.0.0.1:9/leads');
  await expect(tryPlace(silent)).rejects.toMatchObject({
    message: 'http://127.0.0.1:9/leads does not answer',
    isLasting: false,
  });
});

test('a web server is restored from a folder, because it cannot be listed', async () => {
  const used = await place(webAs('sekret'));
  await expect(used.list()).rejects.toThrow(/copy its files to a folder of this machine/);
});

import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { listenUntilTested } from '../testing/fake-api.ts';
import { productNamed } from '../testing/records.ts';
import { testClient } from '../testing/test-client.ts';
import type { ContentClient } from './content-client.ts';

const MEBIBYTE = 1024 * 1024;

type Say = (response: ServerResponse) => unknown;

let say: Say;
let client: ContentClient;
let warnings: string[];

const products = [productNamed('erp', 1), productNamed('dms', 2)];
const json = (value: unknown) => (response: ServerResponse) => response.end(JSON.stringify(value));
const titles = async () =>
  (await client.forRequest('en').list('products')).map(({ title }) => title.text);

beforeEach(async () => {
  say = json(products);
  const server = createServer((_request, response) => void say(response));
  warnings = [];
  client = testClient(`${await listenUntilTested(server)}/api`, {
    warn: (message) => warnings.push(message),
    timeoutMs: { withCopy: 60_000, withoutCopy: 60_000 },
  });
});

/** A record that refers to another one, and that one back to it, as often as a depth allows. */
function referringBack(depth: number): object {
  let record: object = productNamed('erp', 1);
  for (let level = 0; level < depth; level += 1) {
    record = { ...productNamed(level % 2 ? 'erp' : 'dms', 1), Modules: [{ product: record }] };
  }
  return record;
}

const { Title_en: _, ...untranslated } = productNamed('erp', 1);

test.each<[string, Say]>([
  ['500 with a good list', (to) => to.writeHead(500).end(JSON.stringify(products))],
  ['HTML', (to) => to.end('<!doctype html><title>Gateway</title>')],
  ['JSON that was cut off', (to) => to.end(JSON.stringify(products).slice(0, -10))],
  ['nothing', (to) => to.end()],
  ['by closing the connection', (to) => to.destroy()],
  ['null', json(null)],
  ['an object in place of a list', json({ docs: products })],
  ['wrong types', json([{ ...productNamed('erp', 1), Order: 'first' }])],
  ['a text without its English field', json([untranslated])],
  ['null among its pictures', json([{ ...productNamed('erp', 1), Screens: [null] }])],
  ['a picture without a file', json([{ ...productNamed('erp', 1), Image: { id: 1 } }])],
  ['records that refer to each other', json([referringBack(500)])],
  ['lists in lists without end', (to) => to.end('['.repeat(100_000) + ']'.repeat(100_000))],
])('F19 an API that answers %s does not replace the last good copy', async (_, nonsense) => {
  expect(await titles()).toHaveLength(2);
  say = nonsense;
  client.drop(['products']);
  const content = client.forRequest('en');
  expect(await content.list('products')).toHaveLength(2);
  expect(content).toMatchObject({ stale: true, degraded: false, unavailable: false });
  expect(warnings).toHaveLength(1);
});

test('F19 an answer of 50 MB is not read to its end', async () => {
  await titles();
  let written = 0;
  let isCutOff = false;
  say = async (response) => {
    response.on('close', () => {
      isCutOff = !response.writableFinished;
    });
    for (; written < 50 && !response.destroyed; written += 1) {
      if (!response.write(Buffer.alloc(MEBIBYTE, 0x20))) await sleep(5);
    }
    response.end('[]');
  };
  client.drop(['products']);
  expect(await titles()).toHaveLength(2);
  await expect.poll(() => isCutOff).toBe(true);
  expect(warnings[0]).toContain('bytes');
  expect(written).toBeLessThan(50);
});

test('F19 a product without any picture is a product', async () => {
  say = json([{ ...productNamed('erp', 1), Image: null, Screens: [] }]);
  const [product] = await client.forRequest('en').list('products');
  expect(product).toMatchObject({ image: null, screens: [] });
});

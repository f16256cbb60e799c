import { createServer } from 'node:http';
import { redirectHits } from '@osnowa/contract';
import { isSignedMessage } from '@osnowa/http';
import { beforeEach, expect, test } from 'vitest';
import { createApiClient } from '../content/api-client.ts';
import { listenUntilTested } from '../testing/fake-api.ts';
import { createRedirectHits, type RedirectHitCounter } from './redirect-hits.ts';

const SECRET = 'secret';

let url: string;
/** Status of the answers to reports, the counts that an editor sees, and the number of refusals. */
let status: number;
let shown: Record<number, number>;
let refused: number;

beforeEach(async () => {
  [shown, refused, status] = [{}, 0, 204];
  const cms = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const headers = new Headers(request.headers as Record<string, string>);
    expect(isSignedMessage({ headers, body }, SECRET, Date.now())).toBe(true);
    const { hits } = redirectHits.parse(JSON.parse(body));
    if (status !== 204) refused += 1;
    else for (const { id, count } of hits) shown[id] = (shown[id] ?? 0) + count;
    response.writeHead(status).end();
  });
  url = `${await listenUntilTested(cms)}/api`;
});

const counter = (secret: string | null = SECRET, reportEvery = 10) =>
  createRedirectHits({ api: createApiClient({ url, fetch }), secret, reportEvery });

function use(hits: RedirectHitCounter, ...ids: number[]) {
  for (const id of ids) hits.count(id);
}

test('an editor sees each use once', async () => {
  const hits = counter();
  use(hits, 1, 2, 1, 1);
  await expect.poll(() => shown).toEqual({ 1: 3, 2: 1 });
  use(hits, 2);
  await expect.poll(() => shown).toEqual({ 1: 3, 2: 2 });
});

test('a refused report is sent again with the uses since then', async () => {
  const hits = counter();
  status = 503;
  use(hits, 1);
  await expect.poll(() => refused).toBeGreaterThan(1);
  use(hits, 1, 7);
  status = 204;
  await expect.poll(() => shown).toEqual({ 1: 2, 7: 1 });
});

test('an orderly end reports all uses, of more redirects than one report takes', async () => {
  const hits = counter(SECRET, 60_000);
  const ids = Array.from({ length: 1_500 }, (_, index) => index + 1);
  use(hits, 3, ...ids);
  await hits.stop();
  expect(Object.keys(shown)).toHaveLength(1_500);
  expect(shown).toMatchObject({ 1: 1, 3: 2, 1500: 1 });
});

test('an end without the content service is not delayed by tries', async () => {
  const hits = counter(SECRET, 60_000);
  status = 503;
  use(hits, 1);
  await hits.stop();
  expect(refused).toBe(1);
});

test('without a secret nothing is counted', async () => {
  const hits = counter(null, 0);
  use(hits, 1);
  await hits.stop();
  expect([shown, refused]).toEqual([{}, 0]);
});

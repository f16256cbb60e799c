import { type Cdn, purgedTags } from '@osnowa/http/cdn-tags';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../testing/running-api.ts';
import { type Received, testStandIn } from '../testing/stand-in.ts';
import { CdnPurger, purge } from './cdn-purge.ts';
import { contentChanges } from './content-changes.ts';

const asked: Received[] = [];
let status = 200;
/** The network's own API, as far as purges go. */
const network = testStandIn((received, response) => {
  if (status === 200) asked.push(received);
  response.writeHead(status).end('{"success":true}');
});
beforeEach(() => {
  asked.length = 0;
  status = 200;
});

const account = (cdn: Cdn) => ({
  ...{ cdn, zone: 'zone-1', token: 'token-1', api: network.url },
});
const many = (count: number) => Array.from({ length: count }, (_, at) => `tag${at}`);

describe('a purge', () => {
  test('asks Cloudflare for thirty tags at a time', async () => {
    await purge(account('cloudflare'), many(31));
    expect(asked.map(({ path }) => path)).toEqual(Array(2).fill('/zones/zone-1/purge_cache'));
    expect(asked.map(({ body }) => JSON.parse(body).tags.length)).toEqual([30, 1]);
    expect(asked[0]?.headers.authorization).toBe('Bearer token-1');
  });

  test('asks Fastly by surrogate keys', async () => {
    await purge(account('fastly'), ['one', 'two']);
    expect(asked).toMatchObject([
      {
        path: '/service/zone-1/purge',
        headers: { 'fastly-key': 'token-1', 'surrogate-key': 'one two' },
      },
    ]);
  });

  test('of more than three hundred tags is one of everything', async () => {
    await purge(account('cloudflare'), many(301));
    await purge(account('fastly'), null);
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/zones/zone-1/purge_cache', '{"purge_everything":true}'],
      ['/service/zone-1/purge_all', ''],
    ]);
  });
});

describe('the purger', () => {
  const api = testApi();
  let purger: CdnPurger;
  beforeAll(async () => {
    purger = new CdnPurger(api.payload, account('cloudflare'));
    await purger.look();
  });

  const change = (slug: string) =>
    contentChanges(api.payload).record(
      { source: 'products', id: 1, tags: ['products', `products:${slug}`] },
      null,
    );
  const tags = () => asked.map(({ body }) => JSON.parse(body).tags);
  const later = (ms: number) => new Date(Date.now() + ms);

  test('drops a change at once, and again when every site has heard of it', async () => {
    await change('erp');
    await purger.look();
    await purger.look();
    expect(tags()).toEqual([purgedTags(['products', 'products:erp'])]);
    await purger.look(later(3_500));
    await purger.look(later(3_500));
    expect(tags()).toEqual(Array(2).fill(purgedTags(['products', 'products:erp'])));
  });

  test('tries again what the network has not taken, also in the next process', async () => {
    status = 500;
    await change('crm');
    await expect(purger.look()).rejects.toThrow('answers 500');
    await expect(purger.look(later(9_000))).rejects.toThrow('answers 500');
    expect(asked).toEqual([]);
    status = 200;
    await new CdnPurger(api.payload, account('cloudflare')).look(later(9_000));
    expect(tags()).toEqual(Array(2).fill(purgedTags(['products', 'products:crm'])));
  });
});

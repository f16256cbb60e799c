import { expect, test } from 'vitest';
import { loader } from '../../../routes/form-send.ts';
import { siteRequest } from '../../request.ts';
import { createCallApi } from './call-api.ts';

const FREE = { isOffered: true, timeZone: 'Europe/Warsaw', officeHours: [], times: [] };

test('a visitor who asks for the free times without a pause is told when to ask again', async () => {
  let now = 0;
  const api = { url: 'http://cms.test/api', fetch: async () => Response.json(FREE) };
  const calls = createCallApi(api, () => now);
  const ask = (address: string) => {
    const context = new Map([[siteRequest, { calls, client: { address } }]]);
    const args = { context, params: { '*': 'consultation/times' } };
    return loader(args as never) as Promise<Response>;
  };
  const statuses = async (address: string, times: number) => {
    const all = await Promise.all(Array.from({ length: times }, () => ask(address)));
    return all.map(({ status }) => status);
  };
  expect(new Set(await statuses('192.0.2.1', 60))).toEqual(new Set([200]));
  now = 20_000;
  const refused = await ask('192.0.2.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
  expect((await ask('192.0.2.2')).status).toBe(200);
  expect(new Set(await statuses('127.0.0.1', 80))).toEqual(new Set([200]));
  now = 61_000;
  expect((await ask('192.0.2.1')).status).toBe(200);
});

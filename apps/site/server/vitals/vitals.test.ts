import { VITALS_PATH } from '@osnowa/http/vital-metrics';
import { vitalSums } from '@osnowa/http/vitals';
import { beforeEach, expect, test } from 'vitest';
import { NO_DISK } from '../storage/disk-store.ts';
import { behind, testRequest } from '../testing/request-context.ts';
import { createVitals, type VitalCounter } from './vitals.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const BEACON = { page: 'home', locale: 'de', device: 'phone', values: { LCP: 900, CLS: 0 } };

/** What was told of each sum, over all reports. */
let told: Map<string, number>;
let vitals: VitalCounter;

beforeEach(() => {
  told = new Map();
  const options = {
    api: {
      url: 'http://content.test/api',
      fetch: async (_: unknown, init?: RequestInit) => {
        const { sums } = vitalSums.parse(JSON.parse(String(init?.body)));
        for (const { count, ...sum } of sums) {
          const key = Object.values(sum).join(' ');
          told.set(key, (told.get(key) ?? 0) + count);
        }
        return new Response(null, { status: 204 });
      },
    },
    secret: 'secret',
    disk: NO_DISK,
    pauses: { gather: 10, retry: 20 },
  };
  vitals = createVitals(options, () => NOON);
});

async function send(body: string): Promise<number> {
  const request = testRequest(VITALS_PATH, {
    method: 'POST',
    headers: { 'content-length': String(Buffer.byteLength(body)) },
    body: new Blob([body]).stream(),
  });
  return (await vitals.middleware(request, behind)).status;
}

test('what was measured travels as sums of a day, without anything of the visitor', async () => {
  for (const _ of [1, 2]) expect(await send(JSON.stringify(BEACON))).toBe(204);
  const expected = [
    ['2026-11-21 home de phone LCP 1', 2],
    ['2026-11-21 home de phone CLS 0', 2],
  ];
  await expect.poll(() => [...told]).toEqual(expected);
});

test.each([
  ['no JSON', '{'],
  ['an address', JSON.stringify({ ...BEACON, page: '/estimate/key' })],
  ['an identifier', JSON.stringify({ ...BEACON, visitor: 'x' })],
  ['a negative value', JSON.stringify({ ...BEACON, values: { LCP: -1 } })],
  ['too much', JSON.stringify(BEACON).padEnd(2_000)],
])('%s is answered and forgotten', async (_, body) => {
  expect(await send(body)).toBe(204);
  await send(JSON.stringify({ ...BEACON, values: { INP: 40 } }));
  await expect.poll(() => [...told.keys()]).toEqual(['2026-11-21 home de phone INP 1']);
});

test('other requests pass', async () => {
  const response = await vitals.middleware(testRequest(VITALS_PATH), behind);
  expect(await response.text()).toBe('behind');
});

import { beforeEach, expect, test } from 'vitest';
import { VITALS_PATH } from '../../app/consent/vitals-message.ts';
import { behind, testRequest } from '../testing/request-context.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { vitals } from './vitals.ts';

const MESSAGE = { page: 'home', locale: 'de', device: 'phone', values: { LCP: 900, CLS: 0.02 } };

let metrics: Metrics;

beforeEach(() => {
  metrics = createMetrics();
});

async function send(body: string): Promise<number> {
  const request = testRequest(VITALS_PATH, {
    method: 'POST',
    headers: { 'content-length': String(Buffer.byteLength(body)) },
    body: new Blob([body]).stream(),
  });
  return (await vitals(metrics, () => 0)(request, behind)).status;
}

/** Lines of the figures about visits. */
async function figures(): Promise<string[]> {
  const lines = (await metrics.text()).split('\n');
  return lines.filter((line) => line.startsWith('site_visit_'));
}

test('/metrics counts visits by range of their values, kind of page, language and device', async () => {
  for (const _ of [1, 2]) expect(await send(JSON.stringify(MESSAGE))).toBe(204);
  const where = 'page="home",locale="de",device="phone"';
  expect(await figures()).toEqual(
    expect.arrayContaining([
      `site_visit_lcp_seconds_bucket{le="0.5",${where}} 0`,
      `site_visit_lcp_seconds_bucket{le="1",${where}} 2`,
      `site_visit_lcp_seconds_count{${where}} 2`,
      `site_visit_cls_bucket{le="0.01",${where}} 0`,
      `site_visit_cls_bucket{le="0.025",${where}} 2`,
    ]),
  );
});

test.each([
  ['no JSON', '{'],
  ['an address', JSON.stringify({ ...MESSAGE, page: '/estimate/key' })],
  ['an identifier', JSON.stringify({ ...MESSAGE, visitor: 'x' })],
  ['a negative value', JSON.stringify({ ...MESSAGE, values: { LCP: -1 } })],
  ['too much', JSON.stringify(MESSAGE).padEnd(2_000)],
])('%s is answered and not counted', async (_, body) => {
  expect(await send(body)).toBe(204);
  expect(await figures()).toEqual([]);
});

test('other requests pass', async () => {
  const response = await vitals(metrics, () => 0)(testRequest(VITALS_PATH), behind);
  expect(await response.text()).toBe('behind');
});

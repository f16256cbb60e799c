import { createHmac } from 'node:crypto';
import { VITAL_SUMS_PATH } from '@osnowa/http/vitals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readVitals } from '../admin/start/vital-figures.ts';
import { databaseOn, ENGINES } from '../testing/databases.ts';
import { type RunningApi, startApi } from '../testing/running-api.ts';
import { TEST_SECRETS } from '../testing/settings.ts';

const TODAY = '2026-11-21';
const NOW = new Date(`${TODAY}T12:00:00.000Z`);

const sum = (changes: object = {}) => ({
  day: TODAY,
  page: 'home',
  locale: 'pl',
  device: 'phone',
  metric: 'LCP',
  range: 1,
  count: 3,
  ...changes,
});

describe.each(ENGINES)('on %s', (engine) => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startApi(await databaseOn(engine));
  });

  afterAll(() => api?.stop());

  async function report(content: unknown, secret = TEST_SECRETS.NOTICE_SECRET) {
    const body = JSON.stringify(content);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const headers = { 'x-notice-timestamp': timestamp, 'x-notice-signature': signature };
    return (await api.request(VITAL_SUMS_PATH, { method: 'POST', body, headers })).status;
  }

  test('sums add up over reports, pages and languages; what is older than four weeks is not shown', async () => {
    expect(await report({ sums: [sum(), sum({ metric: 'CLS', range: 0, count: 1 })] })).toBe(204);
    const second = [
      sum({ count: 1 }),
      sum({ page: 'contact', locale: 'de', count: 4 }),
      sum({ day: '2026-10-20', range: 9, count: 500 }),
    ];
    expect(await report({ sums: second })).toBe(204);
    const figures = await readVitals(api.payload, NOW);
    expect(figures).toEqual([
      { metric: 'LCP', visits: 8, upperQuartile: 875 },
      { metric: 'INP', visits: 0, upperQuartile: null },
      { metric: 'CLS', visits: 1, upperQuartile: 0.00075 },
      { metric: 'TTFB', visits: 0, upperQuartile: null },
    ]);
  });

  test.each([
    ['an unsigned report', { sums: [sum()] }, 'of-somebody-else', 403],
    ['an unknown page', { sums: [sum({ page: '/estimate/key' })] }, undefined, 400],
    ['a range that the metric does not have', { sums: [sum({ range: 10 })] }, undefined, 400],
    ['no sums', { sums: [] }, undefined, 400],
    ['more than sums', { sums: [sum({ visitor: 'Anna' })] }, undefined, 400],
  ])('%s is not taken', async (_, content, secret, status) => {
    expect(await report(content, secret)).toBe(status);
  });
});

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { generate } from 'selfsigned';
import { expect, test } from 'vitest';
import { startTestSite } from '../testing/test-site.ts';
import { createMetrics } from './metrics.ts';
import { observeSurroundings } from './surroundings.ts';

const HOUR = 60 * 60_000;

test('the end of the certificate that visitors see, also of one that has ended', async () => {
  const metrics = createMetrics();
  const ends = new Date('2026-03-01T10:00:00Z');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    notBeforeDate: new Date('2025-12-01T10:00:00Z'),
    notAfterDate: ends,
  });
  const server = createServer({ key, cert });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  let now = 0;
  const publicUrl = `https://localhost:${port}`;
  observeSurroundings({ dataDir: null, publicUrl }, metrics, () => now);
  const certificateEnd = () => metrics.value('certificate_expires_timestamp_seconds');
  expect(await certificateEnd()).toBe(ends.getTime() / 1_000);
  await new Promise((resolve) => server.close(resolve));
  // A host that does not answer later leaves the last known end.
  now = 2 * HOUR;
  expect(await certificateEnd()).toBe(ends.getTime() / 1_000);
});

test('the figures say that the CMS is silent, and that it answers again', async () => {
  const stack = await startTestSite();
  const { site, api } = stack;
  const isSilent = () => site.metrics.value('api_silent');
  expect(await isSilent()).toBe(0);
  api.mode = 'gone';
  await stack.ask('/de/products');
  expect(await isSilent()).toBe(1);
  expect(await site.metrics.value('api_silences')).toBeGreaterThan(0);
  api.mode = 'up';
  await expect
    .poll(
      async () => {
        await stack.ask(`/en/products?again=${Math.random()}`);
        return isSilent();
      },
      { interval: 250 },
    )
    .toBe(0);
});

test('every answer is counted with its time, by kind and class of status', async () => {
  const stack = await startTestSite();
  for (const path of ['/about', '/about', '/nothing-here', '/boom']) await stack.ask(path);
  await stack.ask('/about', { method: 'PUT' });
  const text = await stack.site.metrics.text();
  const counted = (kind: string, status: string) =>
    Number(
      new RegExp(
        `^site_request_seconds_count\\{kind="${kind}",status="${status}"\\} (\\d+)$`,
        'm',
      ).exec(text)?.[1],
    );
  expect(counted('page', '2xx') + counted('cached-page', '2xx')).toBe(2);
  expect(counted('cached-page', '2xx')).toBe(1);
  expect(counted('page', '4xx')).toBe(1);
  expect(counted('page', '5xx')).toBe(1);
  expect(counted('form', '5xx')).toBe(0);
  const sum = /^site_request_seconds_sum\{kind="page",status="2xx"\} ([\d.e-]+)$/m.exec(text);
  expect(Number(sum?.[1])).toBeGreaterThan(0);
});

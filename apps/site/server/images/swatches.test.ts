import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { swatchPath } from '../../app/ui/threads/swatch.ts';
import { behind, testRequest } from '../testing/request-context.ts';
import { swatches } from './swatches.ts';

const ask = (path: string, more: Parameters<typeof testRequest>[1] = {}) =>
  swatches(testRequest(path, more), behind);

test('a name has one cloth, as a drawing that any browser shows', async () => {
  const answer = await ask(swatchPath('sales'));
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toContain('max-age=');
  const drawing = await answer.text();
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(await (await ask(swatchPath('sales'))).text()).toBe(drawing);
  expect(await (await ask(swatchPath('production'))).text()).not.toBe(drawing);
});

test('a client that accepts gzip gets it', async () => {
  const plain = await (await ask(swatchPath('hr-documents'))).text();
  const headers = new Headers({ 'accept-encoding': 'br, gzip' });
  const answer = await ask(swatchPath('hr-documents'), { headers });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(plain);
});

test('an invalid name has no cloth, and POST is refused', async () => {
  for (const path of [
    '/cloth/',
    '/cloth/a',
    '/cloth/A.svg',
    '/cloth/a/b.svg',
    '/cloth/%3Cx%3E.svg',
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
  expect((await ask('/cloth/sales.svg', { method: 'POST' })).status).toBe(405);
  expect(await (await ask('/cloth/sales.svg', { method: 'HEAD' })).text()).toBe('');
});

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
  const headers = new Headers({ 'accept-encoding': 'br, gzip' });
  const packed = await ask(swatchPath('sales'), { headers });
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(drawing);
});

test('an invalid name has no cloth, and POST is refused', async () => {
  for (const name of ['', 'a', 'A.svg', 'a/b.svg', '%3Cx%3E.svg'])
    expect((await ask(`/cloth/${name}`)).status, name).toBe(404);
  expect((await ask('/cloth/sales.svg', { method: 'POST' })).status).toBe(405);
  expect(await (await ask('/cloth/sales.svg', { method: 'HEAD' })).text()).toBe('');
});

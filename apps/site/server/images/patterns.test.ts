import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PATTERN_PREFIX } from '../../app/ui/motif/pattern.tsx';
import { behind, testRequest } from '../testing/request-context.ts';
import { patterns } from './patterns.ts';

const ask = (path: string, more: Parameters<typeof testRequest>[1] = {}) =>
  patterns(testRequest(path, more), behind);

test('a name has one pattern, as a drawing that any browser shows', async () => {
  const answer = await ask(`${PATTERN_PREFIX}sales.svg`);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toContain('max-age=');
  const drawing = await answer.text();
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(await (await ask(`${PATTERN_PREFIX}sales.svg`)).text()).toBe(drawing);
  expect(await (await ask(`${PATTERN_PREFIX}production.svg`)).text()).not.toBe(drawing);
  const headers = new Headers({ 'accept-encoding': 'br, gzip' });
  const packed = await ask(`${PATTERN_PREFIX}sales.svg`, { headers });
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(drawing);
});

test('an invalid name has no pattern, and POST is refused', async () => {
  for (const name of ['', 'a', 'A.svg', 'a/b.svg', '%3Cx%3E.svg'])
    expect((await ask(`/pattern/${name}`)).status, name).toBe(404);
  expect((await ask('/pattern/sales.svg', { method: 'POST' })).status).toBe(405);
  expect(await (await ask('/pattern/sales.svg', { method: 'HEAD' })).text()).toBe('');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestSite } from './testing/test-site.ts';

const ODD = String.raw`pl en de PL old blog .. %2e%2e %5C \ %0d%0a evil.example @ :80`;
const segment = fc.oneof(
  fc.constantFrom('', ...ODD.split(' ')),
  fc.webPath().map((path) => path.replaceAll('/', '')),
);
const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
const query = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((text) => `?${text}`),
);

test('(p3) S17 wherever a path leads, it stays on this site and takes one step', async () => {
  const stack = await startTestSite();
  stack.api.content.redirects = [{ id: 1, from: '/old', to: '/new', status: 301 }];
  await fc.assert(
    fc.asyncProperty(path, query, async (asked, search) => {
      const { status, headers } = await stack.ask(`${asked}${search}`);
      expect([200, 301, 400, 404]).toContain(status);
      if (headers.location === undefined) return;
      expect(headers.location).toMatch(/^\/(?![/\\])/);
      expect(new URL(headers.location, 'http://ours.example').host).toBe('ours.example');
      expect([200, 404]).toContain((await stack.ask(headers.location)).status);
    }),
    { numRuns: 300, seed: 2 },
  );
});

const NAMES =
  `accept accept-charset accept-language authorization cache-control cookie forwarded from
  if-modified-since if-range next-action origin pragma purpose range referer rsc save-data
  sec-fetch-dest sec-fetch-mode sec-fetch-site upgrade-insecure-requests user-agent via
  x-forwarded-for x-forwarded-host x-forwarded-proto x-http-method-override x-middleware-rewrite
  x-middleware-subrequest x-nextjs-data x-original-url x-preview-token
  x-react-router-prerender-data x-react-router-spa-mode x-remix-request x-requested-with
  x-rewrite-url`.split(/\s+/);
const VALUES = '1|yes|/en|evil.example|i18n_redirected=de|bytes=0-1|no-cache|de|"><script>';
const value = fc.oneof(fc.constantFrom(...VALUES.split('|')), fc.stringMatching(/^[ -~]{1,40}$/));

test('(p4) S14, I87 no header makes a page another page, for its sender or for a later visitor', async () => {
  const stack = await startTestSite();
  const clean = (await stack.ask('/products')).text;
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...NAMES), value), async (headers) => {
      await stack.notice(['products']);
      const strange = await stack.ask('/products', { headers });
      expect(strange.status).toBe(200);
      expect(strange.text).toBe(clean);
      expect((await stack.ask('/products')).text).toBe(clean);
    }),
    { numRuns: 100, seed: 2 },
  );
});

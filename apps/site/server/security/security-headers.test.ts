import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { SPECULATION_RULES } from '../../app/browser/speculation-rules.ts';
import { filePolicy, pagePolicy } from './content-security-policy.ts';
import { secured } from './security-headers.ts';
import { thirdPartiesOf } from './third-parties.ts';

const PRODUCTION = { dev: false, publicUrl: 'https://www.mill.example', robots: 'allow' as const };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Speculation rules, one of which a script adds to a page. */
const AHEAD = Object.values(SPECULATION_RULES).map(hash).join(' ');

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

test('S7 exactly the inline scripts and styles of a page are allowed', () => {
  const policy =
    pagePolicy(`<style>p{}</style><script>a()</script><script type="module">\r\nb()\n</script>
    <script src="/c.js"></script><script type="application/json">{"d":1}</script>
    <SCRIPT type="importmap">{}</SCRIPT><script type=application/ld+json>{}</script>`);
  expect(directive(policy, 'script-src')).toBe(
    `script-src 'self' ${AHEAD} ${hash('a()')} ${hash('\nb()\n')} ${hash('{}')}`,
  );
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('p{}')}`);
});

test('nothing is allowed from elsewhere or by a blanket permission', () => {
  const policy = pagePolicy('<p>text</p>');
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${AHEAD}`);
  // For everything without a directive of its own: prefetched files.
  expect(policy).toMatch(/^default-src 'self'; /);
  expect(policy).not.toMatch(/unsafe|https?:|data:|\*/);
  for (const name of ['base-uri', 'frame-ancestors', 'object-src', 'frame-src'])
    expect(directive(policy, name)).toBe(`${name} 'none'`);
  for (const name of ['form-action', 'worker-src'])
    expect(directive(policy, name)).toBe(`${name} 'self'`);
});

test('a drawing opened on its own can run nothing', () => {
  expect(filePolicy('image/svg+xml; charset=utf-8')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});

test('HSTS only where the public address is https; no indexing where the owner says so', async () => {
  const plain = await secured(new Response('x'), {
    ...PRODUCTION,
    publicUrl: 'http://localhost:3000',
    robots: 'deny',
  });
  expect(plain.headers.has('strict-transport-security')).toBe(false);
  expect(plain.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  const secure = await secured(new Response('x'), PRODUCTION);
  expect(secure.headers.get('strict-transport-security')).toBe(
    'max-age=63072000; includeSubDomains',
  );
  expect(secure.headers.has('x-robots-tag')).toBe(false);
});

test('a policy that an answer brings itself stays', async () => {
  const own = new Response('x', { headers: { 'content-security-policy': 'sandbox' } });
  expect((await secured(own, PRODUCTION)).headers.get('content-security-policy')).toBe('sandbox');
});

const NO_IDS = { analyticsId: null, tagManagerId: null, pixelId: null };
const page = () => new Response('<p>x</p>', { headers: { 'content-type': 'text/html' } });

test('P1 without a tracker in the settings a page may use no third party', async () => {
  const { headers } = await secured(page(), PRODUCTION, thirdPartiesOf(NO_IDS));
  expect(headers.get('content-security-policy')).toBe(pagePolicy('<p>x</p>'));
  expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
});

test('a configured tracker is allowed its own addresses and no others', async () => {
  const parties = thirdPartiesOf({ ...NO_IDS, pixelId: '1' });
  const { headers } = await secured(page(), PRODUCTION, parties);
  const policy = headers.get('content-security-policy') ?? '';
  expect(directive(policy, 'script-src')).toContain('https://connect.facebook.net/');
  expect(policy).not.toContain('google');
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(directive(policy, 'frame-src')).toBe("frame-src 'none'");
  expect(headers.has('cross-origin-embedder-policy')).toBe(false);
});

test('the parts of a page say what they are and whose, and nothing that is about a page', async () => {
  const namesOf = async (type: string) => {
    const response = new Response('x', { headers: { 'content-type': type } });
    return [...(await secured(response, PRODUCTION)).headers.keys()];
  };
  const guards = [
    'content-security-policy',
    'cross-origin-resource-policy',
    'x-content-type-options',
  ];
  const ofPages = ['permissions-policy', 'x-frame-options', 'reporting-endpoints'];
  for (const type of ['text/javascript; charset=utf-8', 'text/css', 'font/woff2', 'image/webp']) {
    expect(await namesOf(type)).toEqual(expect.arrayContaining(guards));
    for (const name of ofPages) expect(await namesOf(type)).not.toContain(name);
  }
  for (const type of ['image/svg+xml', 'application/pdf', 'text/plain']) {
    expect(await namesOf(type)).toEqual(expect.arrayContaining([...guards, ...ofPages]));
  }
});

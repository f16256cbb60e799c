import { describe, expect, test } from 'vitest';
import { chain } from './http/request-context.ts';
import { cspReports } from './security/content-security-policy.ts';
import { formGuard } from './security/form-guard.ts';
import { frameworkHeaders, hostCheck, knownHosts } from './security/host-check.ts';
import { health } from './telemetry/health.ts';
import { createMetrics } from './telemetry/metrics.ts';
import { behind, testRequest } from './testing/request-context.ts';

test('the steps are passed in order, and each may change what the next one sees', async () => {
  const answer = chain([
    async (request, next) =>
      new Response(`1 ${await (await next({ ...request, path: '/b' })).text()}`),
    (request) => new Response(`2 ${request.path}`),
  ]);
  expect(await (await answer(testRequest('/a'))).text()).toBe('1 2 /b');
});

test('I87 framework headers are gone, others stay', async () => {
  const headers = {
    'X-React-Router-SPA-Mode': 'yes',
    'X-Remix-Response': 'x',
    'x-middleware-rewrite': '/x',
    'X-Nextjs-Data': '1',
    'Next-Action': 'x',
    RSC: '1',
    'X-Forwarded-Host': 'evil.example',
    'X-Original-URL': '/admin',
    accept: 'text/html',
  };
  let seen: string[] = [];
  await frameworkHeaders(testRequest('/', { headers }), async (request) => {
    seen = [...request.headers.keys()];
    return behind();
  });
  expect(seen).toEqual(['accept']);
});

describe('host', () => {
  const hosts = knownHosts({ publicUrl: 'https://www.mill.example', port: 3000 });
  test.each([
    ['www.mill.example', 200],
    ['WWW.mill.example', 200],
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['localhost', 421],
    ['localhost:3001', 421],
    ['mill.example', 421],
    ['www.mill.example:443', 200],
    ['www.mill.example:80', 200],
    ['www.mill.example.', 200],
    ['www.mill.example:8443', 421],
    ['www.mill.example..', 421],
  ])('%s is answered with %i', async (host, status) => {
    const answer = await hostCheck(hosts).middleware(
      testRequest('/', { headers: { host } }),
      behind,
    );
    expect(answer.status).toBe(status);
  });
});

describe('forms', () => {
  const from = (site: string, origin: string) => ({ 'sec-fetch-site': site, origin });
  const guard = formGuard({ publicUrl: 'https://mill.example' });
  const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000' };
  const text = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1000' };
  test.each([
    ['with files', form, 200],
    ['without files', text, 200],
    ['of another site', { ...form, 'sec-fetch-site': 'cross-site' }, 403],
    ['of another site, in capitals', { ...form, 'sec-fetch-site': 'Cross-Site' }, 403],
    ['of a sibling', { ...form, ...from('same-site', 'https://a.mill.example') }, 403],
    ['typed, of another', { ...form, ...from('none', 'https://evil.example') }, 403],
    ['of its http origin', { ...form, origin: 'http://mill.example', host: 'mill.example' }, 403],
    ['of another origin', { ...form, origin: 'https://evil.example' }, 403],
    ['of a hidden origin', { ...form, origin: 'null' }, 403],
    ['of its own origin', { ...form, origin: 'https://mill.example', host: 'mill.example' }, 200],
    ['of its own site', { ...form, ...from('same-origin', 'null') }, 200],
    ['of unknown length', { 'content-type': 'multipart/form-data' }, 411],
    ['of 1 MiB where no files are taken', { ...form, 'content-length': '1048576' }, 200],
    ['of more where no files are taken', { ...form, 'content-length': '1048577' }, 413],
    ['of more than 1 MiB without files', { ...text, 'content-length': '1048577' }, 413],
    ['of JSON', { ...text, 'content-type': 'application/json' }, 415],
    ['packed', { ...text, 'content-encoding': 'gzip' }, 415],
    ['of no type', { 'content-length': '1' }, 415],
  ])('a form %s is answered', async (_, headers, status) => {
    const answer = await guard(testRequest('/contact', { method: 'POST', headers }), behind);
    expect(answer.status).toBe(status);
  });

  test.each([
    ['/careers/erp', '1024', 200],
    ['/careers/erp', '1025', 413],
    ['/en/forms/career/apply', '1024', 200],
    ['/forms/newsletter', '2', 413],
    ['/forms/toString', '2', 413],
  ])('at %s a form of %s MiB is answered with %i', async (path, mebibytes, status) => {
    const headers = { ...form, 'content-length': String(Number(mebibytes) * 1024 * 1024) };
    const answer = await guard(testRequest(path, { method: 'POST', headers }), behind);
    expect(answer.status).toBe(status);
  });

  test('a form that is too large is refused in the language of the page', async () => {
    const headers = { ...form, 'content-length': String(27 * 1024 * 1024 * 1024) };
    const answer = await guard(testRequest('/de/contact', { method: 'POST', headers }), behind);
    expect(await answer.text()).toContain('Das Formular ist zu groß');
  });
});

describe('I112 health', () => {
  const sources = {
    ready: async () => false,
    metrics: createMetrics(),
    token: 'a-token-of-at-least-32-characters',
  };
  const authorization = `Bearer ${sources.token}`;
  const forwarded = { 'x-forwarded-for': '203.0.113.1' };
  test.each([
    ['/healthz', {}, 200, 'ok'],
    ['/readyz', {}, 503, 'not ready'],
    ['/metrics', { loopback: true }, 200, 'site_page_renders_total 0'],
    ['/metrics', { loopback: false }, 404, 'Not Found'],
    ['/metrics', { loopback: true, headers: forwarded }, 404, 'Not Found'],
    ['/metrics', { loopback: false, headers: { authorization } }, 200, 'site_page_renders_total 0'],
    [
      '/metrics',
      { loopback: true, headers: { authorization, ...forwarded } },
      200,
      'site_page_renders_total 0',
    ],
    ['/metrics', { loopback: false, headers: { authorization: 'Bearer wrong' } }, 404, 'Not Found'],
  ])('%s for %j is %i %s', async (path, changes, status, text) => {
    const answer = await health(sources)(testRequest(path, changes), behind);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
  });
});

test('reports of a broken policy are taken, large ones dropped unread', async () => {
  const reports = cspReports(() => 0);
  const report = (length: string) =>
    testRequest('/csp-report', {
      method: 'POST',
      headers: { 'content-length': length },
      body: null,
    });
  expect((await reports(report('100'), behind)).status).toBe(204);
  expect((await reports(report('9999999'), behind)).status).toBe(204);
});

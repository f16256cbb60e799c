import { purgedTags } from '@osnowa/http/cdn-tags';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_VARY_SEARCH } from '../app/browser/speculation-rules.ts';
import { productNamed } from './testing/records.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';

let stack: TestSite;

beforeEach(async () => {
  stack = await startTestSite();
});

const EXACT: Record<string, string | undefined> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'origin-agent-cluster': '?1',
  'reporting-endpoints': 'csp="/csp-report"',
  'x-powered-by': undefined,
  server: undefined,
  'set-cookie': undefined,
};

test.each([
  ['/about', {}, 200],
  ['/nothing-here', {}, 404],
  ['/about/', {}, 301],
  ['/boom', {}, 500],
  ['/about', { method: 'PUT' }, 405],
  ['/about', { method: 'TRACE' }, 405],
  ['/about', { headers: { host: 'evil.example' } }, 421],
  ['/', { headers: { 'accept-language': 'de' } }, 302],
  ['/img/w_1,q_1,f_exe/a.png', {}, 400],
  ['/about', { headers: { 'user-agent': 'Trident/7.0' } }, 200],
])('S1 %s %j answers %i with every security header', async (path, request, status) => {
  const answer = await stack.ask(path, request);
  expect(answer.status).toBe(status);
  expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD, POST' : undefined);
  for (const [name, value] of Object.entries(EXACT)) expect(answer.headers[name]).toBe(value);
  expect(answer.headers['content-security-policy']).toMatch(/^default-src '(?:none|self)'/);
  expect(answer.headers['permissions-policy']).toContain('camera=()');
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  );
});

test('shared caches may store a page, a missing page for a minute, a failure never', async () => {
  const [page, missing, failure] = [
    await stack.ask('/about'),
    await stack.ask('/nothing'),
    await stack.ask('/boom'),
  ];
  expect(page.headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
  );
  expect(page.headers.vary).toBe('Accept-Encoding, Available-Dictionary');
  expect(page.headers['no-vary-search']).toBe(NO_VARY_SEARCH);
  expect(missing.headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
  expect(missing.headers['x-robots-tag']).toBe('noindex');
  expect(failure.headers['cache-control']).toBe('no-store');
  expect(failure.headers['no-vary-search']).toBeUndefined();
});

test('behind a network that drops pages by tag, pages stay there for a day under their tags', async () => {
  const behind = await startTestSite({ cdn: 'cloudflare' });
  behind.api.content.products = [productNamed('erp', 1)];
  const list = await behind.ask('/products');
  const item = await behind.ask('/products/erp');
  await behind.ask('/');
  const again = await behind.ask('/products');
  await behind.close();
  // A page that varies by the browser's dictionary would be asked for here at each view.
  expect([list.headers.vary, again.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
  expect(again.headers.link).toBeUndefined();
  expect(list.headers['cache-control']).toContain('s-maxage=86400');
  const tagsOf = ({ headers }: typeof list) => String(headers['cache-tag']).split(',');
  const dropped = (...tags: string[]) =>
    [list, item].map((page) => purgedTags(tags).some((tag) => tagsOf(page).includes(tag)));
  expect(dropped('products', 'products:erp')).toEqual([true, true]);
  expect(dropped('products', 'products:crm')).toEqual([true, false]);
  expect(dropped('products')).toEqual([true, true]);
  expect(dropped('careers')).toEqual([false, false]);
});

test('F20 a page that cannot be rendered fails by itself, is tried again, and is logged once a minute', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    for (let time = 0; time < 3; time += 1) {
      const failed = await stack.ask('/de/boom');
      expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'no-store']);
      expect((await stack.ask('/de/about')).status).toBe(200);
    }
    await stack.ask('/offer/0123456789abcdef0123456789abcdef/boom');
    expect(written.mock.calls.flat().join()).toContain('/offer/:key/boom');
    expect(written.mock.calls.flat().join()).not.toContain('0123456789abcdef');
    written.mock.calls.pop();
    const lines = written.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('a secret detail'))).toHaveLength(1);
  } finally {
    written.mockRestore();
  }
  expect(stack.renders.filter((path) => path === '/de/boom')).toHaveLength(3);
});

test('S25 a failure page has no details, and the language of the path', async () => {
  const answer = await stack.ask('/en/boom');
  expect(answer.text).toContain('An error occurred while showing the error page');
  expect(answer.text).not.toContain('secret detail');
  expect(answer.text).toMatch(/lang="en-[A-Z]+"[\s\S]*href="\/en"/);
  expect((await stack.ask('/empty')).text).toContain('Wystąpił błąd podczas wyświetlania');
});

test('a page that is briefly unavailable says when to come back, one that was cut off is none', async () => {
  expect((await stack.ask('/half')).status).toBe(500);
  const answer = await stack.ask('/busy');
  expect(answer.status).toBe(503);
  expect(answer.text).toContain('back in a minute');
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a form reaches the renderer without framework headers, and its answer is for its sender alone', async () => {
  const answer = await stack.ask('/about', {
    method: 'POST',
    body: 'a=b',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '3',
      'x-middleware-subrequest': 'x',
      'x-own': '1',
    },
  });
  expect(answer.text).toContain('got a=b x-own<');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-security-policy']).toContain('sha256-');
});

test('a page for one reader is stored nowhere, and learns whether a person opened it', async () => {
  const key = '0123456789abcdef0123456789abcdef';
  const person = {
    ...{ 'sec-fetch-user': '?1', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  };
  const ask = async (headers: Record<string, string>, method = 'GET') => {
    const answer = await stack.ask(`/en/offer/${key}`, { headers, method });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-robots-tag']).toContain('noindex');
    return /\w+ visit/.exec(answer.text)?.[0];
  };
  expect(await ask({})).toBe('no visit');
  expect(await ask(person)).toBe('a visit');
  expect(await ask({ ...person, 'sec-purpose': 'prefetch;prerender' })).toBe('no visit');
  expect(await ask({ ...person, 'sec-fetch-dest': 'iframe' })).toBe('no visit');
  expect(await ask({ ...person, 'sec-fetch-user': '' })).toBe('no visit');
  await ask(person, 'HEAD');
  expect(stack.renders).toHaveLength(6);
  const long = { headers: { 'accept-encoding': 'br' } };
  const packed = await stack.ask(`/offer/${key}?taken=${'a'.repeat(2_000)}`, long);
  expect(packed.headers['content-encoding']).toBe('br');
});

test('I92 Internet Explorer gets its own page in its language and poisons no cache', async () => {
  for (const agent of ['MSIE 8.0; Windows NT 6.1; Trident/4.0', 'Trident/7.0; rv:11.0']) {
    const ie = { headers: { 'user-agent': `Mozilla/5.0 (${agent}) like Gecko` } };
    const { status, text, headers } = await stack.ask('/de/about', ie);
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      ...[200, 'no-store', 'noindex'],
    ]);
    for (const words of ['Ihr Browser wird nicht unterstützt', 'Firefox', 'Edge'])
      expect(text).toContain(words);
    expect((await stack.ask('/de/about')).text).toContain('de /about');
  }
});

test('I85 a page never names another host, and another host gets no page', async () => {
  await stack.ask('/about');
  for (const host of ['evil.example', 'www.mill.example.evil.example', 'user@www.mill.example']) {
    expect([400, 421]).toContain((await stack.ask('/about', { headers: { host } })).status);
  }
  expect((await stack.ask('/about', { headers: { host: 'www.mill.example' } })).status).toBe(200);
  expect((await stack.ask('http://evil.example/about')).status).toBe(400);
  const twice =
    'GET /about HTTP/1.1\r\nHost: www.mill.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n';
  expect(await stack.send(twice)).toMatch(/^HTTP\/1.1 400 /);
});

test('I79, I75, S15 what is no page is 404 in the right language, without a render for each', async () => {
  const paths = [
    '/.env',
    '/.git/HEAD',
    '/data/leads.db',
    '/server.js.map',
    '/assets/..%2f..%2fpackage.json',
    '//evil.example/x',
  ];
  for (const path of [...paths, '/PL', '/about.css', '/about;x.js', '/about%2f..%2fx.css']) {
    expect((await stack.ask(path)).status, path).toBe(404);
  }
  expect((await stack.ask('/DE/about')).text).toContain('missing in de');
  expect(stack.renders).toEqual(['/_missing', '/de/_missing']);
});

test('HEAD has the headers of GET and no body; a known page is 304', async () => {
  const whole = await stack.ask('/about', { headers: { 'accept-encoding': 'gzip' } });
  const head = await stack.ask('/about', {
    method: 'HEAD',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(head.body.byteLength).toBe(0);
  expect(head.headers.etag).toBe(whole.headers.etag);
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  const known = await stack.ask('/about', {
    headers: { 'if-none-match': String(whole.headers.etag) },
  });
  expect(known.status).toBe(304);
  expect(known.body.byteLength).toBe(0);
  expect(known.headers['content-security-policy']).toBe(whole.headers['content-security-policy']);
});

test.each(['/metrics', '/readyz', '/healthz', '/captcha', '/robots.txt', '/sitemap.xml'])(
  '%s is answered alike whatever a stranger asked before',
  async (path) => {
    const before = await stack.ask(path);
    for (const method of ['HEAD', 'POST', 'GET'])
      await stack.ask(path, { method, headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect((await stack.ask(path)).status).toBe(before.status);
  },
);

test('`/` sends each visitor to their language, and no shared cache stores it', async () => {
  const german = await stack.ask('/?utm=1', { headers: { 'accept-language': 'de-AT,en;q=0.5' } });
  expect(german.status).toBe(302);
  expect(german.headers.location).toBe('/de?utm=1');
  expect(german.headers.vary).toBe('Cookie, Accept-Language');
  expect(german.headers['cache-control']).toBe('private, no-store');
  const polish = await stack.ask('/', { headers: { 'accept-language': 'fr' } });
  expect(polish.status).toBe(200);
  expect(polish.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  expect(polish.headers.vary).toBe(
    'Cookie, Accept-Language, Accept-Encoding, Available-Dictionary',
  );
  const warm = await stack.ask('/', { headers: { cookie: 'i18n_redirected=en' } });
  expect(warm.headers.location).toBe('/en');
});

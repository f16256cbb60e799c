import { expect, test } from 'vitest';
import { behind, testRequest } from '../testing/request-context.ts';
import { downloads, estimateFiles } from './downloads.ts';

function through(answer: (address: string) => Response) {
  const asked: string[] = [];
  const api = {
    url: 'http://127.0.0.1:3001/api',
    fetch: async (address: string | URL | Request) => {
      asked.push(String(address));
      return answer(String(address));
    },
  };
  return { asked, middleware: downloads({ api }) };
}

test('a document of the content service is forwarded as a PDF', async () => {
  const { asked, middleware } = through(() => new Response('%PDF-1.7'));
  const response = await middleware(testRequest('/files/ogolne-warunki.pdf'), behind);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(await response.text()).toBe('%PDF-1.7');
  expect(asked).toEqual(['http://127.0.0.1:3001/api/files/ogolne-warunki.pdf']);
});

test('a browser asks for a part of a document, or whether there is a new one', async () => {
  const sent: [string | undefined, Headers][] = [];
  const answers = [
    new Response('DF', { status: 206, headers: { 'content-range': 'bytes 1-2/8', etag: '"a"' } }),
    new Response(null, { status: 304, headers: { etag: '"a"' } }),
    new Response(null, { status: 416, headers: { 'content-range': 'bytes */8' } }),
  ];
  const fetching: typeof fetch = async (_address, init) => {
    sent.push([init?.method, new Headers(init?.headers)]);
    return answers.shift() as Response;
  };
  const middleware = downloads({ api: { url: 'http://127.0.0.1:3001/api', fetch: fetching } });
  const ask = (headers: Record<string, string>, method = 'GET') =>
    middleware(
      {
        ...testRequest('/files/Og%C3%B3lne%20warunki.PDF', { method }),
        headers: new Headers(headers),
      },
      behind,
    );
  const part = await ask({ range: 'bytes=1-2', cookie: 'a=b' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    ...[206, 'bytes 1-2/8', 'DF'],
  ]);
  const same = await ask({ 'if-none-match': '"a"' }, 'HEAD');
  expect([same.status, same.headers.get('etag')]).toEqual([304, '"a"']);
  const none = await ask({ range: 'bytes=9-' });
  expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */8']);
  expect(sent.map(([method, headers]) => [method, ...headers.keys()])).toEqual([
    ['GET', 'range'],
    ['HEAD', 'if-none-match'],
    ['GET', 'range'],
  ]);
});

test.each([
  '/files/../secrets.json',
  '/files/a%2f..%2fb.pdf',
  '/files/run.html',
  '/files/',
  '/about',
])('%s is no document and causes no call', async (path) => {
  const { asked, middleware } = through(() => new Response('secret'));
  expect(await (await middleware(testRequest(path), behind)).text()).toBe('behind');
  expect(asked).toEqual([]);
});

test('a missing document is 404, a content service that is down 502', async () => {
  const missing = through(() => new Response('no', { status: 404 }));
  expect((await missing.middleware(testRequest('/files/a.pdf'), behind)).status).toBe(404);
  const down = through(() => {
    throw new TypeError('fetch failed');
  });
  expect((await down.middleware(testRequest('/files/a.pdf'), behind)).status).toBe(502);
});

test('a document is only read', async () => {
  const { middleware } = through(() => new Response('%PDF-1.7'));
  const response = await middleware(testRequest('/files/a.pdf', { method: 'POST' }), behind);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

const KEY = '0123456789abcdef0123456789abcdef';

function estimatesThrough(status = 200) {
  const asked: string[] = [];
  const api = {
    url: 'http://127.0.0.1:3001/api',
    fetch: async (address: string | URL | Request) => {
      asked.push(String(address));
      const headers = { 'content-disposition': 'inline; filename="SZ-7F3K-9QX2.pdf"' };
      return new Response('%PDF-1.7', { status, headers });
    },
  };
  return { asked, middleware: estimateFiles({ api }) };
}

test.each([
  [`/estimate/${KEY}.pdf`, `/estimates/${KEY}/pdf?locale=pl`, 'application/pdf'],
  [`/de/estimate/${KEY}.pdf`, `/estimates/${KEY}/pdf?locale=de`, 'application/pdf'],
  [`/en/estimate/${KEY}.json`, `/estimates/${KEY}`, 'application/json; charset=utf-8'],
])('%s is a file of the web API, for its reader alone', async (path, address, type) => {
  const { asked, middleware } = estimatesThrough();
  const response = await middleware(testRequest(path), behind);
  expect(asked).toEqual([`http://127.0.0.1:3001/api${address}`]);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('content-disposition')).toContain('SZ-7F3K-9QX2');
});

test.each([
  `/estimate/${KEY}`,
  `/estimate/${KEY}.exe`,
  '/estimate/1.pdf',
  `/x/estimate/${KEY}.pdf`,
])('%s is no such file and causes no call', async (path) => {
  const { asked, middleware } = estimatesThrough();
  expect(await (await middleware(testRequest(path), behind)).text()).toBe('behind');
  expect(asked).toEqual([]);
});

test('an unknown estimate is 404, a web API that fails 502', async () => {
  const request = testRequest(`/estimate/${KEY}.pdf`);
  expect((await estimatesThrough(404).middleware(request, behind)).status).toBe(404);
  expect((await estimatesThrough(503).middleware(request, behind)).status).toBe(502);
});

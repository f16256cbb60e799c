import { expect, test } from 'vitest';
import { chain } from '../http/request-context.ts';
import { behind, testRequest } from '../testing/request-context.ts';
import { downloads, estimateFiles } from './downloads.ts';

/** Both steps, in front of a web API with this answer. */
function through(answer: () => Response) {
  const asked: string[] = [];
  const api = {
    url: 'http://127.0.0.1:3001/api',
    fetch: async (address: string | URL | Request) => {
      asked.push(String(address));
      return answer();
    },
  };
  const ask = chain([downloads({ api }), estimateFiles({ api }), behind]);
  return { asked, ask: (path: string, method = 'GET') => ask(testRequest(path, { method })) };
}

const KEY = '0123456789abcdef0123456789abcdef';
const PRIVATE = 'private, no-store';

test.each([
  ['/files/ogolne-warunki.pdf', '/files/ogolne-warunki.pdf', 'application/pdf', 'public, no-cache'],
  [`/estimate/${KEY}.pdf`, `/estimates/${KEY}/pdf?locale=pl`, 'application/pdf', PRIVATE],
  [`/de/estimate/${KEY}.pdf`, `/estimates/${KEY}/pdf?locale=de`, 'application/pdf', PRIVATE],
  [`/en/estimate/${KEY}.json`, `/estimates/${KEY}`, 'application/json; charset=utf-8', PRIVATE],
])(
  '%s is a file of the web API, an estimate for its reader alone',
  async (path, from, type, cached) => {
    const headers = { 'content-disposition': 'inline; filename="SZ-7F3K-9QX2.pdf"' };
    const { asked, ask } = through(() => new Response('%PDF-1.7', { headers }));
    const response = await ask(path);
    expect(asked).toEqual([`http://127.0.0.1:3001/api${from}`]);
    expect([response.status, await response.text()]).toEqual([200, '%PDF-1.7']);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe(cached);
    if (cached !== PRIVATE) return;
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-disposition')).toContain('SZ-7F3K-9QX2');
  },
);

test.each([
  '/files/../secrets.json',
  '/files/a%2f..%2fb.pdf',
  '/files/run.html',
  '/files/',
  '/about',
  `/estimate/${KEY}`,
  `/estimate/${KEY}.exe`,
  '/estimate/1.pdf',
  `/x/estimate/${KEY}.pdf`,
])('%s is no such file and causes no call', async (path) => {
  const { asked, ask } = through(() => new Response('secret'));
  expect(await (await ask(path)).text()).toBe('behind');
  expect(asked).toEqual([]);
});

test.each(['/files/a.pdf', `/estimate/${KEY}.pdf`])(
  'where %s is missing the answer is 404, with the content service down 502',
  async (path) => {
    const missing = through(() => new Response('no', { status: 404 }));
    expect((await missing.ask(path)).status).toBe(404);
    const down = through(() => {
      throw new TypeError('fetch failed');
    });
    expect((await down.ask(path)).status).toBe(502);
  },
);

test('a document is only read', async () => {
  const response = await through(() => new Response('%PDF-1.7')).ask('/files/a.pdf', 'POST');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
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

import { expect, test } from 'vitest';
import { behind, testRequest } from '../testing/request-context.ts';
import { estimateFiles } from './estimate-files.ts';

const KEY = '0123456789abcdef0123456789abcdef';

function through(status = 200) {
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
  const { asked, middleware } = through();
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
])('%s is no such file and asks nobody', async (path) => {
  const { asked, middleware } = through();
  expect(await (await middleware(testRequest(path), behind)).text()).toBe('behind');
  expect(asked).toEqual([]);
});

test('an unknown estimate is 404, a web API that fails 502', async () => {
  const request = testRequest(`/estimate/${KEY}.pdf`);
  expect((await through(404).middleware(request, behind)).status).toBe(404);
  expect((await through(503).middleware(request, behind)).status).toBe(502);
});

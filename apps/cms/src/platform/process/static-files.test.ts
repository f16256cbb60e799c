import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS, refuseUnreadable, withStaticFiles } from './static-files.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(200);

let server: Server;
let origin: string;
let passedOn: string[];

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-files-'));
  mkdirSync(path.join(folder, 'static', 'chunks'), { recursive: true });
  writeFileSync(path.join(folder, 'static', 'chunks', '0a~1-b.js'), SCRIPT);
  writeFileSync(path.join(folder, 'secret.js'), 'secret');
  const listener = withStaticFiles(path.join(folder, 'static'), (request, response) => {
    passedOn.push(request.url ?? '');
    response.writeHead(404).end();
  });
  server = createServer(LIMITS, refuseUnreadable(listener)).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

function ask(file: string, encoding: string): Promise<Response> {
  passedOn = [];
  return fetch(`${origin}/_next/static/${file}`, { headers: { 'accept-encoding': encoding } });
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
])('a browser that asks for %s gets a script in %s, for good', async (asked, got) => {
  for (let time = 0; time < 2; time += 1) {
    const response = await ask('chunks/0a~1-b.js', asked);
    expect(response.headers.get('content-encoding')).toBe(got);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 5);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toBe(SCRIPT);
    expect(passedOn).toEqual([]);
  }
});

test.each([
  ['chunks/0a~1-b.js', 'identity'],
  ['chunks/none.js', 'br'],
  ['media/picture.svg', 'br'],
  ['..%2fsecret.js', 'br'],
  ['chunks//0a~1-b.js', 'br'],
])('%s, asked for in %s, is left to Next', async (file, encoding) => {
  expect((await ask(file, encoding)).status).toBe(404);
  expect(passedOn).toEqual([`/_next/static/${file}`]);
});

test.each([
  ['TRACE', '/admin', 405],
  ['PROPFIND', '/payload/leads', 405],
  ['GET', '/admin/%zz', 400],
  ['GET', '/payload/leads/%00', 400],
  ['GET', '/admin?x=%zz', 404],
])(
  '%s %s is answered with %i, before Next sees what it cannot read',
  async (method, at, status) => {
    passedOn = [];
    const { port } = server.address() as AddressInfo;
    const answered = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request({ port, method, path: at }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('error', reject).end();
    });
    expect(answered).toBe(status);
    expect(passedOn).toEqual(status === 404 ? [at] : []);
  },
);

test('a connection that is silent and headers that drip end soon; an upload of 20 MB gets minutes', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = server;
  expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([5_000, 300_000, 5_000]);
});

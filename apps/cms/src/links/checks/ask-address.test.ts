import { isPublicAddress } from '@osnowa/http/public-address';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Answer, testStandIn } from '../../testing/stand-in.ts';
import { type AskOptions, askAddress } from './ask-address.ts';

let asked: string[];
let answer: Answer;
const server = testStandIn((received, response) => {
  asked.push(`${received.method} ${received.path}`);
  answer(received, response);
});

const HERE: AskOptions = {
  userAgent: 'Osnowa link check',
  isAllowed: () => true,
  timeoutMs: 60_000,
};

const ask = (path: string, options = HERE) => askAddress(new URL(path, server.url).href, options);

beforeEach(() => {
  asked = [];
});

test.each([
  [200, { state: 'works' }],
  [204, { state: 'works' }],
  [404, { state: 'broken', reason: 'gone', status: 404 }],
  [410, { state: 'broken', reason: 'gone', status: 410 }],
  [401, { state: 'unknown', reason: 'refused', status: 401 }],
  [403, { state: 'unknown', reason: 'refused', status: 403 }],
  [429, { state: 'unknown', reason: 'refused', status: 429 }],
  [503, { state: 'unknown', reason: 'refused', status: 503 }],
] as const)('an answer of %i is understood', async (status, verdict) => {
  answer = (_, response) => response.writeHead(status).end();
  expect(await ask('/page')).toEqual(verdict);
});

test('a server that knows no HEAD is asked as a browser does, in the name of the company', async () => {
  let agent: string | undefined;
  answer = ({ headers, method }, response) => {
    agent = headers['user-agent'];
    response.writeHead(method === 'HEAD' ? 404 : 200).end('x'.repeat(100_000));
  };
  expect(await ask('/page?a=1')).toEqual({ state: 'works' });
  expect(asked).toEqual(['HEAD /page?a=1', 'GET /page?a=1']);
  expect(agent).toBe('Osnowa link check');
});

test('redirects are followed to their end, and not for ever', async () => {
  const to: Record<string, string> = { '/old': '/new', '/loop': '/loop' };
  answer = ({ path }, response) => {
    const location = to[path];
    const status = location ? 301 : path === '/new' ? 200 : 404;
    response.writeHead(status, location ? { location } : {}).end();
  };
  expect(await ask('/old')).toEqual({ state: 'works' });
  expect(await ask('/loop')).toEqual({ state: 'unknown', reason: 'silent' });
});

test('a server that does not answer, a port without one, and a name without a host', async () => {
  answer = () => undefined;
  expect(await ask('/slow', { ...HERE, timeoutMs: 300 })).toEqual({
    state: 'unknown',
    reason: 'silent',
  });
  // No process listens on the discard port.
  expect(await ask('http://127.0.0.1:9/')).toEqual({ state: 'broken', reason: 'no-server' });
});

describe('an editor’s link never makes the server reach its own network', () => {
  const PUBLIC_ONLY: AskOptions = { userAgent: 'x', timeoutMs: 60_000 };
  const isPrivate = { state: 'broken', reason: 'private' };

  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://localhost/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a00:1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
  ])('%s', async (address) => {
    expect(await askAddress(address, PUBLIC_ONLY)).toEqual(isPrivate);
  });

  test('not by a name that leads there, and not by a redirect', async () => {
    const { port } = new URL(server.url);
    answer = (_, response) => response.writeHead(200).end();
    expect(await askAddress(`http://localhost:${port}/`, PUBLIC_ONLY)).toEqual(isPrivate);
    expect(asked).toEqual([]);
    answer = (_, response) =>
      response.writeHead(302, { location: `http://localhost:${port}/admin` }).end();
    const onlyFirst = {
      ...PUBLIC_ONLY,
      isAllowed: (one: string) => asked.length === 0 && one !== '',
    };
    expect(await ask('/start', onlyFirst)).toEqual(isPrivate);
    expect(asked).toEqual(['HEAD /start']);
  });

  test.each(['93.184.216.34', '2606:2800:220:1::1', '8.8.8.8'])('%s may be asked', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { NOTICE_PATH } from '@osnowa/contract';
import { signatureHeaders } from '@osnowa/http';
import { PICTURE_PROGRAM } from '../images/picture-program.ts';
import type { Handler } from '../pages/renderer.ts';
import { readSettings, type Settings } from '../settings/env.ts';
import { assembleSite, type Site } from '../site.ts';
import { type FakeApi, listenUntilTested, startFakeApi } from './fake-api.ts';
import { pageNamed } from './records.ts';

/** A raw answer: nothing followed, nothing decoded. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Differences of a request from a plain GET. */
export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The whole site on a real socket, with a fake API behind it and a small route tree in it. */
export interface TestSite {
  api: FakeApi;
  site: Site;
  /** Addresses rendered so far. */
  renders: string[];
  ask(path: string, request?: RawRequest): Promise<RawAnswer>;
  /** Sends bytes as they are, and reads until the connection ends. */
  send(text: string): Promise<string>;
  /** Changes content with these tags, and sends the notice of it as the content service does. */
  notice(tags: string[], secret?: string): Promise<RawAnswer>;
  /** Ends it within a test, as a process that ends. */
  close(): Promise<void>;
}

export const SECRET = 'a secret of the tests only, of 32 characters';

/** Starts it on free ports of this machine; it ends with the test. */
export async function startTestSite(changes: Partial<Settings> = {}): Promise<TestSite> {
  const api = await startFakeApi();
  api.content.pages = STUB_PAGES.map((address, index) => pageNamed(address, index + 1));
  const server = createServer();
  const port = Number(new URL(await listenUntilTested(server)).port);
  const environment = {
    API_URL: api.url,
    PUBLIC_URL: 'https://www.mill.example',
    NOTICE_SECRET: SECRET,
  };
  const settings = { ...readSettings('production', environment), port, ...changes };
  const renders: string[] = [];
  const site = assembleSite({
    settings,
    files: new Map(),
    handler: stubRoutes(renders),
    pictureProgram: PICTURE_PROGRAM,
    draftScript: '/assets/drafts.js',
  });
  server.on('request', site.listener);
  await site.changes.look();
  const ask: TestSite['ask'] = (path, request = {}) => rawRequest(port, path, request);
  return {
    api,
    site,
    renders,
    ask,
    send: (sent) => rawSocket(port, sent),
    notice: (tags, secret = SECRET) => {
      api.changes.push(tags);
      return ask(NOTICE_PATH, signedNotice({}, secret));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A change notice with its signature. */
export function signedNotice(content: unknown, secret: string, time = Date.now()): RawRequest {
  const body = JSON.stringify(content);
  return { method: 'POST', body, headers: signatureHeaders(secret, body, time) };
}

function rawSocket(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(sent));
  return text(socket);
}

async function rawRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const whole = await buffer(answer);
  const status = answer.statusCode ?? 0;
  return { status, headers: answer.headers, body: whole, text: whole.toString('utf8') };
}

/** Pages that an editor made, each with a fault or a behaviour of its own. */
const STUB_PAGES = ['boom', 'half', 'busy', 'empty', 'moved'];

/** Pages for tests: each shows the content that it reads. */
function stubRoutes(renders: string[]): Handler {
  return async (request, site) => {
    const { pathname, search } = new URL(request.url);
    try {
      return await stubPage(request, site);
    } finally {
      // After the page has read its content: a waiting test may stop the content service next.
      renders.push(`${pathname}${search}`);
    }
  };
}

const stubPage: Handler = async (request, { locale, path, content, isVisit }) => {
  const { search } = new URL(request.url);
  if (request.method === 'POST')
    return page(200, `got ${await request.text()} ${headersOf(request)}`);
  if (path.endsWith('/boom')) throw new Error('a secret detail');
  if (path.startsWith('/offer/')) return page(200, `${isVisit ? 'a visit' : 'no visit'} ${search}`);
  if (path === '/half') return new Response('<html><p>cut', { headers: HTML });
  if (path === '/busy') return page(503, 'back in a minute');
  if (path === '/empty') return new Response(null, { status: 500 });
  if (path === '/') return page(200, `${locale} ${(await content.list('pages')).length}`);
  if (path === '/products') return page(200, JSON.stringify(await content.list('products')));
  if (path.startsWith('/products/')) {
    const slug = path.slice('/products/'.length);
    const found = await content.list('products', { slug });
    return page(found.length > 0 ? 200 : 404, JSON.stringify(found));
  }
  if (path === '/contact') return contact(content);
  if (path === '/moved') return new Response(null, { status: 301, headers: { location: '/to' } });
  if (path === '/_missing') return page(404, `missing in ${locale}`);
  const known = ['/about', '/blog', '/blog/cloud'];
  const status = known.includes(path) ? 200 : 404;
  const parts = path === '/blog' ? '<a href="/blog?page=2">2</a><a href="/about?page=2">' : '';
  return page(status, `${locale} ${path}${search} ${headersOf(request)}${parts}`);
};

const HTML = { 'content-type': 'text/html; charset=utf-8' };

async function contact(content: {
  get(name: 'site-settings'): Promise<{ slogan: { text: string } }>;
}) {
  try {
    return page(200, (await content.get('site-settings')).slogan.text);
  } catch {
    return new Response(null, { status: 500 });
  }
}

function headersOf(request: Request): string {
  return [...request.headers.keys()].filter((name) => name.startsWith('x-')).join(' ');
}

function page(status: number, text: string): Response {
  const html = `<!DOCTYPE html><html><body><p>${text}</p><script>run(1)</script></body></html>`;
  return new Response(html, { status, headers: HTML });
}

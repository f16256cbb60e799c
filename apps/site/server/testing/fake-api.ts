import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ChangesReply,
  CURSOR_HEADER,
  READS,
  type ReadName,
  TAGS_HEADER,
} from '@osnowa/contract';
import { onTestFinished } from 'vitest';
import { SETTINGS } from './records.ts';

/** A web API that a test controls: it follows the contract, and breaks it on demand. */
export interface FakeApi {
  url: string;
  /** Answers by read name; change them as an editor would. */
  content: Record<string, unknown>;
  /** Files of the media store by name. */
  media: Record<string, Uint8Array>;
  /** Tags of each change in its change log. */
  changes: string[][];
  /** Cursors of the change log in the requests of reads. */
  cursors: unknown[];
  /** Requested paths, with query; not those of the change log. */
  calls: string[];
  /** `gone` closes every connection, `slow` answers late, `garbage` answers with invalid JSON. */
  mode: 'up' | 'gone' | 'slow' | 'garbage' | 'failing';
}

/** Starts it on a free port of this machine; it ends with the test. */
export async function startFakeApi(): Promise<FakeApi> {
  const server = createServer((request, response) => void respond(api, request, response));
  const api: FakeApi = {
    url: '',
    content: { ...emptyLists(), 'site-settings': SETTINGS },
    media: {},
    changes: [],
    cursors: [],
    calls: [],
    mode: 'up',
  };
  api.url = `${await listenUntilTested(server)}/api`;
  return api;
}

/** Listens on a free port of this machine until the test ends. @returns the address */
export async function listenUntilTested(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function emptyLists(): Record<string, unknown> {
  const names = Object.keys(READS).filter(
    (name) => READS[name as ReadName].reply.safeParse([]).success,
  );
  return Object.fromEntries(names.map((name) => [name, []]));
}

/** Delay of a slow API, in ms. */
const SLOW_MS = 500;

async function respond(
  api: FakeApi,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://api');
  const name = decodeURIComponent(url.pathname.replace(/^\/api\//, ''));
  if (name !== 'content-changes') api.calls.push(`${name}${url.search}`);
  if (api.mode === 'gone') return void request.socket.destroy();
  if (api.mode === 'slow') await sleep(SLOW_MS, undefined, { ref: false });
  if (api.mode === 'garbage') return void response.end('<html>not JSON');
  if (api.mode === 'failing') return void response.writeHead(500).end('{}');
  if (name === 'content-changes') {
    const after = url.searchParams.get('after');
    return void response.end(JSON.stringify(changesAfter(api, after)));
  }
  const file = api.media[name.replace(/^media\//, '')];
  if (file) return void response.end(file);
  if (!(name in api.content)) {
    const error = { error: { code: 'NotFound', message: 'no such read' } };
    return void response.writeHead(404).end(JSON.stringify(error));
  }
  api.cursors.push(request.headers[CURSOR_HEADER]);
  const slug = url.searchParams.get('slug');
  answer(
    request,
    response,
    selected(api.content[name], slug),
    slug === null ? name : `${name}:${slug}`,
  );
}

function changesAfter({ changes }: FakeApi, after: string | null): ChangesReply {
  const cursor = changes.length > 0 ? `${changes.length}.1` : '0';
  const read = after === null ? Infinity : Number(after.split('.')[0]);
  return { cursor, changes: read > changes.length ? null : changes.slice(read) };
}

function selected(value: unknown, slug: string | null): unknown {
  if (slug === null || !Array.isArray(value)) return value;
  return value.filter((item: { slug?: string }) => item.slug === slug);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  value: unknown,
  tag: string,
): void {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
  const headers = { etag, [TAGS_HEADER]: tag, 'content-type': 'application/json' };
  if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
  else response.writeHead(200, headers).end(body);
}

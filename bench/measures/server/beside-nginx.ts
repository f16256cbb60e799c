import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TestStack } from '../../../tools/gate/test-stack.ts';
import { signalGroup, startChild } from '../../../tools/processes/child.ts';
import { waitUntilHealthy } from '../../../tools/processes/health.ts';
import { findFreePort } from '../../../tools/processes/ports.ts';
import { requireProgram } from '../../../tools/processes/system-package.ts';
import { Refusal } from '../../../tools/refusal.ts';
import { inheritedEnvironment } from '../../../tools/settings/env.ts';
import { CORES, pin, unpin } from '../../load/cores.ts';
import { percentile } from '../../load/lead-client.ts';
import { askAtPace } from '../../load/paced-client.ts';
import type { Figure } from '../row.ts';
import { type Contestant, compare } from './rounds.ts';

/** Limits: share of nginx's requests per second; ms of the 99th percentile at half load. */
const BAR = { share: 0.6, p99: 10 };

/** The page that is compared: the longest of the site's main pages. */
export const COMPARED_PATH = '/en';

/** A page as gzip bytes, as it is transferred. */
export type WirePage = { headers: [string, string][]; zipped: Buffer; plain: Buffer };

/** Fetches the page once its best compression is ready. */
export async function wirePage({ siteAddress }: TestStack, path: string): Promise<WirePage> {
  const address = `${siteAddress}${path}`;
  const headers = { 'accept-encoding': 'identity' };
  const answer = await fetch(address, { headers });
  const plain = Buffer.from(await answer.arrayBuffer());
  const zipped = await rawBody(address);
  if (!gunzipSync(zipped).equals(plain)) throw new Refusal(`${path} differs by its encoding.`);
  return { headers: [...answer.headers], zipped, plain };
}

/** `fetch` decompresses bodies; this keeps the compressed bytes. */
function rawBody(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

/** nginx sets these itself, or they belong to the connection. */
const NOT_COPIED =
  /^(?:date|connection|keep-alive|content-length|content-type|content-encoding|transfer-encoding|etag|vary|age|server)$/;

/** Headers that nginx sets itself, for a server that does not. */
const GZIP_HEADERS: readonly [string, string][] = [
  ['content-type', 'text/html; charset=utf-8'],
  ['content-encoding', 'gzip'],
  ['vary', 'accept-encoding'],
];

function configurationOf(folder: string, port: number, { headers }: WirePage): string {
  const copied = headers
    .filter(([name]) => !NOT_COPIED.test(name))
    .map(([name, value]) => `      add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port} backlog=511;
    root ${folder}/pages;
    default_type "text/html; charset=utf-8";
    location / {
      gzip_static on;
      gzip_vary on;
${copied.join('\n')}
    }
  }
}
`;
}

/** nginx with the page as a file, plain and as gzip. */
async function startNginx(page: WirePage, stop: AbortSignal) {
  const program = await requireProgram('nginx', 'nginx-light', stop);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages', 'page'), page.plain);
  writeFileSync(join(folder, 'pages', 'page.gz'), page.zipped);
  writeFileSync(join(folder, 'nginx.conf'), `user root;\n${configurationOf(folder, port, page)}`);
  const child = startChild({
    line: `taskset -c ${CORES.server} ${program} -p ${folder} -c ${folder}/nginx.conf`,
    cwd: folder,
    environment: inheritedEnvironment(),
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  async function close(): Promise<void> {
    signalGroup(child, 'SIGKILL');
    await gone;
    rmSync(folder, { recursive: true });
  }
  if (!(await waitUntilHealthy(`${address}/page`, 10_000, stop))) {
    await close();
    throw new Refusal('nginx does not answer.');
  }
  return { address, pid: workerOf(child.pid ?? 0), close };
}

function workerOf(master: number): number {
  const [worker = ''] = childrenOf(master);
  return Number(worker) || master;
}

function childrenOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
}

/** Node's own HTTP server, which sends the page and does nothing else. */
async function startBareNode(page: WirePage) {
  const headers = [...page.headers.filter(([name]) => !NOT_COPIED.test(name)), ...GZIP_HEADERS];
  const child = fork(new URL('bare-node.ts', import.meta.url), { serialization: 'advanced' });
  child.send({ headers, body: page.zipped });
  const [port] = (await once(child, 'message')) as [number];
  return { address: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, close: () => child.kill() };
}

/** A cached page of ours and the same bytes from nginx, and from Node without a site. */
export async function besideNginx(stack: TestStack, stop: AbortSignal): Promise<Figure> {
  const page = await wirePage(stack, COMPARED_PATH);
  const nginx = await startNginx(page, stop);
  const bare = await startBareNode(page);
  const site = { address: stack.siteAddress, path: COMPARED_PATH, pid: stack.pidOf('site') };
  const theirPage = { address: nginx.address, path: '/page', pid: nginx.pid };
  try {
    const [ours, theirs, bares] = await compare(
      [
        { name: 'site', ...site },
        { name: 'nginx', ...theirPage },
        { name: 'Node', address: bare.address, path: '/', pid: bare.pid },
      ],
      stop,
    );
    const ratio = ours.perSecond / theirs.perSecond;
    const half = Math.round(ours.perSecond / 2);
    const p99 = await atPace(site, half);
    const nginxP99 = await atPace(theirPage, half);
    return {
      found: `${ratio.toFixed(2)} × nginx, p99 ${p99.toFixed(1)} ms at half load`,
      bar: `${BAR.share} × nginx, p99 ${BAR.p99} ms at half load`,
      passed: ratio >= BAR.share && p99 <= BAR.p99 && ours.failed === 0,
      details: [
        `${COMPARED_PATH}: ${page.zipped.byteLength} bytes zipped, with the same headers from both`,
        `site ${ours.perSecond}/s, ${ours.cpuMicroseconds} µs of processor time each`,
        `nginx ${theirs.perSecond}/s, ${theirs.cpuMicroseconds} µs each`,
        `Node's own server without a site ${bares.perSecond}/s, ${bares.cpuMicroseconds} µs each: ${(bares.perSecond / theirs.perSecond).toFixed(2)} × nginx`,
        `half load: ${half}/s over 64 connections, each answer counted from when it was due`,
        `nginx at the same pace: p99 ${nginxP99.toFixed(1)} ms`,
      ],
    };
  } finally {
    bare.close();
    await nginx.close();
  }
}

/** 99th percentile of the latencies at a fixed rate after a warm-up, in ms. */
async function atPace(
  { address, path, pid }: Omit<Contestant, 'name'>,
  perSecond: number,
): Promise<number> {
  pin(pid, CORES.server);
  pin(process.pid, CORES.client);
  try {
    const pace = { address, paths: [path], perSecond, connections: 64 };
    await askAtPace({ ...pace, seconds: 3 });
    return percentile(await askAtPace({ ...pace, seconds: 10 }), 0.99);
  } finally {
    unpin(pid);
    unpin(process.pid);
  }
}

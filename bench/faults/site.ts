import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestStack, type TestStack } from '../../tools/gate/test-stack.ts';
import type { Environment } from '../../tools/settings/env.ts';
import { fill, type Sent, sendUntilTaken } from '../load/lead-client.ts';
import { askAtPace, type Paced } from '../load/paced-client.ts';
import { findLosses, leadsIn } from '../load/stored-leads.ts';
import type { Aftermath } from './aftermath.ts';

const PAGES = ['/', '/en', '/de', '/contact', '/services', '/blog', '/en/contact', '/de/services'];
const SLOW_SOCKETS = 300;
/** Longest that a page may take beside slow clients, in ms: all but one in a hundred. */
const P99 = 100;
/** Time of the whole of a request, by the server's settings, and the pause of its checks, in ms. */
const HEADERS_WITHIN = 6_500;
const IDLE_WITHIN = 7_500;
const BODY_WITHIN = 63_000;

/** Starts the site and the CMS with the demo, and ends them after the work. */
async function onStack(
  variables: Environment,
  work: (stack: TestStack) => Promise<Aftermath>,
): Promise<Aftermath> {
  const stack = await openTestStack(new AbortController().signal, variables);
  return work(stack).finally(() => stack.close());
}

function p99Of(pages: readonly Paced[]): number {
  const waits = pages.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return Math.round(waits[Math.floor(waits.length * 0.99)] ?? Number.NaN);
}

function ask(address: string, seconds: number): Promise<Paced[]> {
  return askAtPace({ address, paths: PAGES, connections: 16, perSecond: 50, seconds });
}

/** A client that says a little at a time, and never all of it. */
type SlowClient = { socket: Socket; ended: Promise<number>; answer: () => string };

/** @param first what it sends at once; afterwards a byte comes each second */
function slowClient(address: string, first: string): SlowClient {
  const { hostname, port } = new URL(address);
  const started = performance.now();
  const socket = connect(Number(port), hostname, () => socket.write(first));
  let text = '';
  socket.on('data', (piece) => {
    text += piece.toString('latin1');
  });
  socket.on('error', () => undefined);
  const ended = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - started));
  });
  return { socket, ended, answer: () => text };
}

/** Feeds clients a byte a second until they are all gone. @returns how long each was let to stay, in ms */
async function starve(clients: readonly SlowClient[]): Promise<number[]> {
  const feeding = setInterval(() => {
    for (const { socket } of clients) if (socket.writable) socket.write('x');
  }, 1_000);
  const stayed = await Promise.all(clients.map(({ ended }) => ended));
  clearInterval(feeding);
  return stayed;
}

/** F22: clients that send headers or a body, or read, as slowly as they can. */
export function slowClients(): Promise<Aftermath> {
  return onStack({}, async ({ siteAddress }) => {
    const page = `GET / HTTP/1.1\r\nhost: ${new URL(siteAddress).host}\r\n`;
    await ask(siteAddress, 10);
    const alone = p99Of(await ask(siteAddress, 5));
    const headers = Array.from({ length: SLOW_SOCKETS }, () =>
      slowClient(siteAddress, `${page}x-slow: `),
    );
    const [beside, stayed] = await Promise.all([ask(siteAddress, 5), starve(headers)]);
    const bodies = Array.from({ length: 20 }, () =>
      slowClient(
        siteAddress,
        `POST /contact HTTP/1.1\r\nhost: ${new URL(siteAddress).host}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 10000\r\n\r\n`,
      ),
    );
    const idle = slowClient(siteAddress, `GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    const readers = Array.from({ length: SLOW_SOCKETS }, () => {
      // More than the buffers of a connection hold, of which none is read.
      const reader = slowClient(siteAddress, `${page}accept-encoding: gzip\r\n\r\n`.repeat(40));
      reader.socket.pause();
      return reader;
    });
    await sleep(2_000);
    const besideReaders = await ask(siteAddress, 5);
    for (const { socket } of readers) socket.destroy();
    const [idleFor, bodyFor] = [await idle.ended, await starve(bodies)];
    const [slowHeaders, slowReaders] = [p99Of(beside), p99Of(besideReaders)];
    const slowest = Math.max(slowHeaders, slowReaders);
    const refused = headers.filter(({ answer }) => answer().startsWith('HTTP/1.1 408')).length;
    const problems: string[] = [];
    if (refused < SLOW_SOCKETS) problems.push(`${refused} of ${SLOW_SOCKETS} were answered 408.`);
    if (Math.max(...stayed) > HEADERS_WITHIN) problems.push('Slow headers were waited for.');
    if (Math.max(...bodyFor) > BODY_WITHIN) problems.push('A slow body was waited for.');
    if (idleFor > IDLE_WITHIN) problems.push(`An idle connection stayed for ${idleFor} ms.`);
    if (slowest > P99) problems.push(`Pages took ${slowest} ms, ${alone} ms without slow clients.`);
    const failed = [...beside, ...besideReaders].filter(({ status }) => status !== 200).length;
    if (failed > 0) problems.push(`${failed} pages failed.`);
    const seconds = (times: readonly number[]) => (Math.max(...times) / 1_000).toFixed(1);
    return {
      found: `headers ${seconds(stayed)} s, body ${seconds(bodyFor)} s, idle ${seconds([idleFor])} s at most; pages p99 ${slowHeaders} ms beside ${SLOW_SOCKETS} slow headers, ${slowReaders} ms beside ${SLOW_SOCKETS} slow readers, ${alone} ms without`,
      problems,
    };
  });
}

/** Addresses of the inspectors that are open, by the ids of their processes. */
type Inspectors = Map<number, string>;

/** Opens the inspector of an application. @returns its address */
async function inspectorOf(
  stack: TestStack,
  app: 'site' | 'cms',
  open: Inspectors,
): Promise<string> {
  const pid = stack.pidOf(app);
  const known = open.get(pid);
  if (known) return known;
  const heard = stack.said.length;
  process.kill(pid, 'SIGUSR1');
  for (let wait = 0; wait < 100; wait += 1) {
    await sleep(100);
    const lines = stack.said.slice(heard);
    const [address] = lines.flatMap((line) => /ws:\/\/\S+/.exec(line)?.[0] ?? []);
    if (!address) continue;
    open.set(pid, address);
    return address;
  }
  throw new Error(`The inspector of the ${app} does not open.`);
}

/** Has an application evaluate an expression, through its inspector. */
async function evaluate(address: string, expression: string): Promise<void> {
  const inspector = new WebSocket(address);
  await new Promise((resolve) => inspector.addEventListener('open', resolve));
  const params = { expression };
  inspector.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }));
  await sleep(500);
  inspector.close();
}

/** Waits until an address answers 200. @returns how long that took, in ms */
async function untilWell(address: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < 60_000) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.status === 200) break;
    await sleep(50);
  }
  return performance.now() - started;
}

/** F29: an exception that nothing catches, and a promise that nothing awaits, in each application. */
export function uncaught(): Promise<Aftermath> {
  const variables = { NODE_OPTIONS: '--inspect-port=0', CAPTCHA: 'off' };
  return onStack(variables, async (stack) => {
    const api = `${stack.cmsAddress}/api`;
    const addresses = { site: `${stack.siteAddress}/contact`, cms: `${api}/healthz` };
    const problems: string[] = [];
    const found: string[] = [];
    const sent: Sent[] = [];
    const inspectors: Inspectors = new Map();
    for (const app of ['site', 'cms'] as const) {
      for (const [kind, expression] of [
        ['exception', `setTimeout(() => { throw new Error('F29 exception'); }, 0)`],
        ['rejection', `void Promise.reject(new Error('F29 rejection'))`],
      ] as const) {
        const before = stack.pidOf(app);
        const sending = Array.from({ length: 5 }, () => sendUntilTaken(api, fill()));
        await evaluate(await inspectorOf(stack, app, inspectors), expression);
        const ms = await untilWell(addresses[app]);
        sent.push(...(await Promise.all(sending)));
        const what = stack.pidOf(app) === before ? 'went on' : 'was started again';
        found.push(`${app}, ${kind}: ${what}, well after ${(ms / 1_000).toFixed(1)} s`);
        if (ms > 15_000) problems.push(`The ${app} was away for ${Math.round(ms)} ms.`);
        const lines = stack.said.filter((line) => line.includes(`F29 ${kind}`));
        if (lines.length === 0) problems.push(`The log of the ${app} does not tell the ${kind}.`);
      }
    }
    if (sent.some(({ status }) => status !== 200)) problems.push('Not every lead was taken.');
    problems.push(...findLosses(leadsIn(stack.dataDir), sent));
    return { found: `${found.join('; ')}; ${sent.length} leads taken`, problems };
  });
}

/**
 * The process of the CMS in production. It accepts connections once it can answer them: the first
 * request of Next opens the database and takes seconds, and a proxy in front of several processes
 * would give half of all requests to one that has just been started. While it refuses them, the
 * proxy asks another process, and a site its copies.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { LIMITS, refuseUnreadable, withStaticFiles } from './static-files.ts';

/** Pause before the first request is tried again, in ms: the database may not answer yet. */
const TRY_AGAIN_MS = 1_000;

// biome-ignore lint/style/noProcessEnv: all other settings belong to the application, which reads them
const environment = process.env;
const { HOST: hostname = '127.0.0.1', PORT = '3001' } = environment;
const port = Number(PORT);
const app = next({ dev: false, hostname, port });
// `next()` chooses another build of React's server by this, which `next start` does not: with it a form
// lost the error of a field in every second run of page-addresses.test.ts.
delete environment.TURBOPACK;

function listenTo(listener: RequestListener, at: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(LIMITS, listener);
    server.once('error', reject).listen(at, host, () => resolve(server));
  });
}

/** Sends the first request on a port that the system chooses, until its answer is good. */
async function answerOnce(listener: RequestListener): Promise<void> {
  const server = await listenTo(listener, 0, '127.0.0.1');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/healthz`;
  // The fault is logged where it happens.
  const isGood = async () => (await fetch(address)).ok;
  while (!(await isGood())) await sleep(TRY_AGAIN_MS);
  server.close();
}

let server: Server | undefined;

/** Answers the requests in flight, finishes the work that they left, and ends. */
async function end(): Promise<void> {
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  await app.close();
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());
await app.prepare();
const builtFiles = path.resolve(import.meta.dirname, '../../../.next/static');
const listener = refuseUnreadable(withStaticFiles(builtFiles, app.getRequestHandler()));
await answerOnce(listener);
server = await listenTo(listener, port, hostname);

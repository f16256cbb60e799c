import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { endTracing } from '@osnowa/http/tracing';
import type { Site } from './app.ts';
import type { Settings } from './settings/env.ts';
import { log } from './telemetry/log.ts';

/** Longest time for requests in flight once the process is asked to end, in ms. */
const GRACE_MS = 20_000;

/** Limits for slow or hostile clients; times in ms, sizes in bytes. */
const LIMITS = {
  headersTimeout: 5_000,
  // `pacedBody` limits the pace of a body; a file that is too large is read to its end as well.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
};

/** Listens as configured, and ends on SIGTERM or SIGINT without cutting off requests in flight. */
export async function listen(
  site: Pick<Site, 'listener' | 'start' | 'stop' | 'finish'>,
  settings: Pick<Settings, 'host' | 'port'>,
): Promise<Server> {
  const server = createServer(LIMITS, site.listener);
  server.maxRequestsPerSocket = 1_000;
  const closeUnused = watchConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  site.start();
  log('info', 'listening', { host: settings.host, port: settings.port });

  async function end(signal: string): Promise<void> {
    log('info', 'ending', { signal });
    site.stop();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    closeUnused();
    const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    await closed;
    clearTimeout(cutOff);
    await site.finish();
    await endTracing();
    log('info', 'ended');
    process.exit(0);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(signal));
  return server;
}

/**
 * Node itself does not close connections without a request yet, which browsers open in advance;
 * each would delay the end by 5 s.
 * @returns closes idle connections, now and as soon as an answer is sent
 */
function watchConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  let ending = false;
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    response.once('close', () => {
      if (ending) socket.end();
      else if (!socket.destroyed) unused.add(socket);
    });
  });
  return () => {
    ending = true;
    for (const socket of unused) socket.destroy();
  };
}

import { createServer, type Server } from 'node:http';
import type { Site } from './app.ts';
import type { Settings } from './env.ts';
import { log } from './log.ts';

/** How long requests under way may still take once the process is asked to end, in ms. */
const GRACE_MS = 20_000;

/** A slow or hostile client gets this much and no more; times in ms, sizes in bytes. */
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
};

/** Listens as configured, and ends on SIGTERM or SIGINT without cutting off who is being served. */
export async function listen(
  site: Site,
  settings: Pick<Settings, 'host' | 'port'>,
): Promise<Server> {
  const server = createServer(LIMITS, site.listener);
  server.maxRequestsPerSocket = 1_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  log('info', 'listening', { host: settings.host, port: settings.port });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void end(server, site, signal));
  }
  return server;
}

async function end(server: Server, site: Site, signal: string): Promise<void> {
  log('info', 'ending', { signal });
  site.stop();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(cutOff);
  log('info', 'ended');
  process.exit(0);
}

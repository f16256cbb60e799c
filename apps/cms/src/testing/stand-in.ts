import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Answer = (received: Received, response: ServerResponse) => unknown;

/** A server in the place of somebody else's. */
interface StandIn {
  url: string;
  /** Ends the connections that wait for an answer. */
  hangUp(): void;
  stop(): void;
}

/** Starts a server on a free port. */
export async function standIn(answer: Answer): Promise<StandIn> {
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    answer({ method, path: url, headers, body: await text(request) }, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const hangUp = () => server.closeAllConnections();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hangUp,
    stop: () => {
      hangUp();
      server.close();
    },
  };
}

/** A server of a file's tests. */
export function testStandIn(answer: Answer): StandIn {
  const server = {} as StandIn;
  beforeAll(async () => {
    Object.assign(server, await standIn(answer));
  });
  afterAll(() => server.stop?.());
  return server;
}

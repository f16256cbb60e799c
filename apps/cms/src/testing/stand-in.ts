import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server in the place of somebody else's. */
export interface StandIn {
  url: string;
  /** Ends the connections that wait for an answer. */
  hangUp(): void;
  stop(): void;
}

/** Starts a server on a free port. */
export async function standIn(
  answer: (received: Received, response: ServerResponse) => void,
): Promise<StandIn> {
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    answer({ path: url, headers, body: await text(request) }, response);
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

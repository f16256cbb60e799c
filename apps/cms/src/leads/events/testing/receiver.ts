import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver got. */
export interface Received {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** A program that is posted to, as webhooks and push services are. */
export interface Receiver {
  /** Base address. */
  url: string;
  received: Received[];
  /** Its answer; `null` leaves the request without one. */
  answer: { status: number; text?: string } | null;
  /** A receiver answers after this, which is settled by default. */
  until: Promise<void>;
  stop(): Promise<void>;
}

/** Starts a receiver on this machine. @param port where an earlier one was stopped */
export async function startReceiver(port = 0): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    receiver.received.push({ path: request.url ?? '', headers, body: Buffer.concat(parts) });
    await receiver.until;
    if (receiver.answer === null) return;
    response.writeHead(receiver.answer.status).end(receiver.answer.text);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: { status: 200, text: 'ok' },
    until: Promise.resolve(),
    stop: () => close(server),
  };
  return receiver;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

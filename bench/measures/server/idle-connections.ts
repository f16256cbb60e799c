import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Connections that sent one request and stay open. */
export type IdleConnections = { open(): number; close(): void };

/** Opens so many connections, and opens each again that the server closes. */
export async function holdIdle(address: string, count: number): Promise<IdleConnections> {
  const { hostname, port, host } = new URL(address);
  const sockets = new Set<Socket>();
  let closing = false;

  function open(): void {
    if (closing) return;
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.on('connect', () => socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      open();
    });
    socket.resume();
  }

  for (let opened = 0; opened < count; opened += 1) {
    open();
    if (opened % 50 === 0) await sleep(10);
  }
  return {
    open: () => [...sockets].filter(({ readyState }) => readyState === 'open').length,
    close() {
      closing = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

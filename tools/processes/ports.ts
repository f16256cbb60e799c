import { type AddressInfo, createServer } from 'node:net';
import { Refusal } from '../refusal.ts';

/**
 * Checks that a port can be listened on.
 *
 * @param variable the variable that sets this port, for the sentence
 * @throws Refusal when the port is taken or this user may not use it
 */
export async function requireFreePort(port: number, host: string, variable: string): Promise<void> {
  const code = await tryPort(port, host);
  if (code === undefined) return;
  if (code === 'EADDRINUSE') {
    throw new Refusal(
      `Port ${port} is taken by another program: stop it, or choose another port with ${variable}=….`,
    );
  }
  if (code === 'EACCES') {
    throw new Refusal(
      `Port ${port} needs rights that this user does not have: choose one above 1023 with ${variable}=….`,
    );
  }
  throw new Refusal(`${host}:${port} cannot be listened on (${code}): choose another ${variable}.`);
}

/** A port of the loopback interface that was free just now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function tryPort(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

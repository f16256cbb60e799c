import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Starts a site of its own for the tests of a file, next to the running applications, and ends it
 * after them. Call once per file.
 * @param program below apps/site
 * @param path that answers once the site is ready
 * @param variables for a site at this port and address
 * @returns the site's address, known once the tests run
 */
export function startSecondSite(
  program: string,
  path: string,
  variables: (own: { PORT: number; PUBLIC_URL: string }) => NodeJS.ProcessEnv,
): () => string {
  let site: ChildProcess;
  let address = '';
  beforeAll(async () => {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    site = spawn(process.execPath, [program], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: variables({ PORT: port, PUBLIC_URL: address }),
      stdio: 'ignore',
    });
    await vi.waitUntil(() => answers(address + path), { timeout: 300_000, interval: 300 });
  }, 310_000);
  afterAll(async () => {
    site.kill('SIGTERM');
    await once(site, 'exit');
  });
  return () => address;
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

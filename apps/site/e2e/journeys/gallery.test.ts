import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { axeViolations, DESK, openBrowser, PHONE, visit } from '../support/browser.ts';
import { developmentVariables } from '../support/env.ts';

openBrowser();

let development: ChildProcess;
let address: string;

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  development = spawn(process.execPath, ['server/dev.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: developmentVariables({ PORT: port, PUBLIC_URL: address }),
    stdio: 'ignore',
  });
  await vi.waitUntil(() => answers(`${address}/_gallery`), { timeout: 60_000, interval: 500 });
}, 90_000);

afterAll(async () => {
  development.kill('SIGTERM');
  await once(development, 'exit');
});

async function freePort(): Promise<number> {
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

test.each([PHONE, DESK])(
  'every piece of the kit can be used by everybody at $width px',
  async (viewport) => {
    const page = await visit('/_gallery', { viewport }, address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('main button').count()).toBeGreaterThan(5);
    expect(await axeViolations(page)).toEqual([]);
  },
);

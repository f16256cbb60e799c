import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, startTestCms, type TestCms, urlencoded } from '../../testing/test-cms.ts';

let cms: TestCms;
let web: Server;
/** Requests that were not answered yet. */
const held: ServerResponse[] = [];

beforeAll(async () => {
  web = createServer((request, response) => {
    request.resume();
    held.push(response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => web.once('listening', resolve));
  cms = await startTestCms([], {
    LEADS_COPY: `http://127.0.0.1:${(web.address() as AddressInfo).port}`,
    LEADS_COPY_KEY: await identityToRecipient(await generateX25519Identity()),
  });
});
afterAll(async () => {
  for (const response of held) response.end();
  await cms?.stop();
  web?.close();
});

/** How long a sender waits for the answer, in ms. */
async function waited(): Promise<number> {
  const started = performance.now();
  const { status } = await cms.post(
    '/contact/send-message',
    urlencoded({ ...CONTACT, message: crypto.randomUUID() }),
  );
  expect(status).toBe(200);
  return performance.now() - started;
}

test('a sender waits a second for a slow place, the next one no longer at all', async () => {
  const first = await waited();
  expect(first).toBeGreaterThan(950);
  const afterwards = [await waited(), await waited(), await waited()];
  expect(Math.min(...afterwards)).toBeLessThan(first);
  for (const response of held.splice(0)) response.end();
  // Once it has answered, it is waited for again.
  await expect.poll(waited).toBeGreaterThan(950);
});

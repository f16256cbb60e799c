import type { ServerResponse } from 'node:http';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, expect, test } from 'vitest';
import { sendForm } from '../../testing/sent-forms.ts';
import { testStandIn } from '../../testing/stand-in.ts';
import { testCms } from '../../testing/test-cms.ts';

/** Requests that were not answered yet. */
const held: ServerResponse[] = [];

const web = testStandIn((_, response) => held.push(response));
const cms = testCms({
  variables: async () => ({
    LEADS_COPY: web.url,
    LEADS_COPY_KEY: await identityToRecipient(await generateX25519Identity()),
  }),
});
afterAll(() => web.hangUp());

/** How long a sender waits for the answer, in ms. */
async function waited(): Promise<number> {
  const started = performance.now();
  await sendForm(cms, { message: crypto.randomUUID() });
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

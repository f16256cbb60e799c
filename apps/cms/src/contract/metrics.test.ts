import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, type RunningDesk, startDesk, urlencoded } from '../leads/running-desk.ts';
import { METRICS_PATH, metricsText } from './metrics.ts';

let desk: RunningDesk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk?.stop());

test('F13: mails that failed raise the alert figure; those that wait are counted apart', async () => {
  await desk.post('/contact/send-message', urlencoded(CONTACT));
  const [message] = await desk.messages();
  const failed = { state: 'failed' };
  await desk.payload.db.updateOne({ collection: 'messages', id: message?.id ?? 0, data: failed });
  const text = await metricsText(desk.payload);
  expect(text).toContain('\ntkalnia_mails_failed 1\n');
  expect(text).toContain('\ntkalnia_mails_waiting 1\n');
  expect(text).toContain('\ntkalnia_retention_held_back 0\n');
  const { createContractApp } = await import('./app.ts');
  const reply = await createContractApp(desk.payload).request(`/api${METRICS_PATH}`);
  expect([reply.status, await reply.text()]).toEqual([200, text]);
});

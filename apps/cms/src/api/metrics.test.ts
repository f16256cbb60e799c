import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, startTestCms, type TestCms, urlencoded } from '../testing/test-cms.ts';
import { createContractApp } from './app.ts';
import { METRICS_PATH, metricsText } from './metrics.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms?.stop());

test('F13: failed mails raise the alert figure; waiting ones are counted separately', async () => {
  await cms.post('/contact/send-message', urlencoded(CONTACT));
  const [message] = await cms.messages();
  const failed = { state: 'failed' };
  await cms.payload.db.updateOne({ collection: 'messages', id: message?.id ?? 0, data: failed });
  const text = await metricsText(cms.payload);
  expect(text).toContain('\ncms_mails_failed 1\n');
  expect(text).toContain('\ncms_mails_waiting 1\n');
  expect(text).toContain('\ncms_retention_held_back 0\n');
  const app = createContractApp(cms.payload);
  const asked = (address: string) =>
    app.request(`/api${METRICS_PATH}`, { headers: { 'x-forwarded-for': address } });
  const reply = await asked('127.0.0.1');
  expect([reply.status, await reply.text()]).toEqual([200, text]);
  expect((await asked('203.0.113.7')).status).toBe(404);
});

import { rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LAST_BACKUP } from '../../platform/process/data-names.ts';
import { env, setEnv } from '../../platform/process/env.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { CONTACT, testCms, urlencoded } from '../../testing/test-cms.ts';
import { createContractApp } from './app.ts';
import { METRICS_PATH, metricsText } from './metrics.ts';

const cms = testCms();

test('F13: failed mails raise the alert figure; waiting ones are counted separately', async () => {
  await sendForm(cms);
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
  expect([reply.status, await reply.text()]).toEqual([
    200,
    expect.stringContaining('\ncms_mails_failed 1\n'),
  ]);
  expect((await asked('203.0.113.7')).status).toBe(404);
});

test('a monitoring system on another machine reads the figures with the token only', async () => {
  const app = createContractApp(cms.payload);
  const askedWith = async (authorization: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.7', authorization };
    return (await app.request(`/api${METRICS_PATH}`, { headers })).status;
  };
  const METRICS_TOKEN = 'a-token-of-at-least-32-characters';
  const before = env;
  expect(await askedWith(`Bearer ${METRICS_TOKEN}`)).toBe(404);
  setEnv({ ...before, METRICS_TOKEN });
  expect(await askedWith(`Bearer ${METRICS_TOKEN}`)).toBe(200);
  expect(await askedWith('Bearer wrong')).toBe(404);
  setEnv(before);
});

/** The value of a series, such as `name{label="value"}`; 0 while it was never counted. */
async function figure(series: string, now?: Date): Promise<number> {
  const text = await metricsText(cms.payload, now);
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

test('a lead that is taken and one that is refused are counted by their outcome', async () => {
  const form = '/contact/send-message';
  const taken = `cms_submissions_total{form="${form}",outcome="acknowledged"}`;
  const before = await figure(taken);
  const waits = await figure('cms_database_write_wait_seconds_count');
  const answer = await cms.post(form, urlencoded({ ...CONTACT, message: 'Another question' }));
  expect(answer.status).toBe(200);
  expect(await figure(taken)).toBe(before + 1);
  expect(await figure('cms_database_write_wait_seconds_count')).toBeGreaterThan(waits);
  const refused = await cms.post(form, urlencoded({ ...CONTACT, mail: '' }));
  expect(refused.status).toBe(422);
  const text = await metricsText(cms.payload);
  expect(text).toMatch(
    /cms_submissions_total\{form="\/contact\/send-message",outcome="(?!ack)\w+"\} [1-9]/,
  );
});

test('the age of what waits grows with time; the newest backup is known by its file', async () => {
  await sendForm(cms, { message: 'A third question' });
  const inAnHour = new Date(Date.now() + 3_600_000);
  expect(await figure('cms_mail_waiting_age_seconds', inAnHour)).toBeGreaterThan(3_500);
  expect(await figure('cms_lead_unanswered_age_seconds', inAnHour)).toBeGreaterThan(3_500);
  expect(await figure('cms_leads_overdue', new Date(Date.now() + 7 * 86_400_000))).toBeGreaterThan(
    0,
  );
  expect(await figure('cms_disk_free_bytes')).toBeGreaterThan(0);
  const file = path.join(env.DATA_DIR, LAST_BACKUP);
  expect(await figure('cms_backup_timestamp_seconds')).toBe(0);
  await writeFile(file, '');
  await utimes(file, 1_700_000_000, 1_700_000_000);
  expect(await figure('cms_backup_timestamp_seconds')).toBe(1_700_000_000);
  await rm(file);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailTransport } from '../mail/transport.ts';
import { MailWorker } from '../mail/worker.ts';
import { databaseOn } from '../testing/databases.ts';
import { type MailSink, startMailSink } from '../testing/mail-sink.ts';
import {
  CONTACT,
  MAIL_SETTINGS,
  multipart,
  OFFICE_TIME,
  startTestCms,
  type TestCms,
} from '../testing/test-cms.ts';

let cms: TestCms;
let sink: MailSink;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'osnowa-cms-'));
  cms = await startTestCms([], await databaseOn('PostgreSQL'));
  sink = await startMailSink();
});
afterAll(async () => {
  await sink?.stop();
  await cms?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('on PostgreSQL too one submission is one lead, and each of its mails leaves once, or again within a minute if its sender died', async () => {
  const idempotencyKey = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const form = { ...CONTACT, idempotencyKey, message: 'a\0b' };
  // A busy machine answers 503 after 10 s of waiting for the others; senders try again, as the site does.
  const post = async (): Promise<Response> => {
    const reply = await cms.post('/contact/send-message', multipart(form));
    return reply.status === 503 ? await post() : reply;
  };
  const replies = await Promise.all(Array.from({ length: 20 }, post));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1);
  expect(await cms.leads()).toMatchObject([
    { fullName: 'Zażółć Gęślą', message: 'a\u2400b', createdAt: OFFICE_TIME.toISOString() },
  ]);

  const workers = [1, 2].map(
    () =>
      new MailWorker(cms.payload, {
        transport: createMailTransport(sink.url, folder),
        settings: MAIL_SETTINGS,
        now: () => cms.clock.now,
      }),
  );
  const sendDue = () => Promise.all(workers.map((worker) => worker.sendDue()));
  await sendDue();
  expect(sink.deliveries).toHaveLength(2);
  expect((await cms.messages()).map(({ state }) => state)).toEqual(['sent', 'sent']);

  const [{ id } = { id: 0 }] = await cms.messages();
  const claimed = { state: 'sending', claimedAt: cms.clock.now.toISOString() };
  await cms.payload.db.updateOne({ collection: 'messages', id, data: claimed });
  await sendDue();
  expect(sink.deliveries).toHaveLength(2);
  cms.clock.now = new Date(cms.clock.now.getTime() + 45_000);
  await sendDue();
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(sink.deliveries).toHaveLength(3);
  expect(new Set(sink.deliveries.map(({ mail }) => mail.messageId)).size).toBe(2);
});

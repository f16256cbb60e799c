import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '../../../../tools/postgres.ts';
import { type MailSink, startMailSink } from '../mail/mail-sink.ts';
import { createMailTransport } from '../mail/transport.ts';
import {
  CONTACT,
  MAIL_SETTINGS,
  multipart,
  OFFICE_TIME,
  type RunningDesk,
  startDesk,
} from './running-desk.ts';
import { MailWorker } from './worker.ts';

let postgres: TemporaryPostgres;
let desk: RunningDesk;
let sink: MailSink;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tkalnia-desk-'));
  postgres = await startPostgres();
  desk = await startDesk([], { DATABASE_URL: postgres.url });
  sink = await startMailSink();
});
afterAll(async () => {
  await sink?.stop();
  await desk?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('on PostgreSQL too one submission is one lead, and each of its mails leaves once', async () => {
  const idempotencyKey = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const form = { ...CONTACT, idempotencyKey, message: 'a\0b' };
  const post = () => desk.post('/contact/send-message', multipart(form));
  const replies = await Promise.all(Array.from({ length: 20 }, post));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1);
  expect(await desk.leads()).toMatchObject([
    { fullName: 'Zażółć Gęślą', message: 'a\u2400b', createdAt: OFFICE_TIME.toISOString() },
  ]);

  const workers = [1, 2].map(
    () =>
      new MailWorker(desk.payload, {
        transport: createMailTransport(sink.url, folder),
        settings: MAIL_SETTINGS,
        now: () => desk.clock.now,
      }),
  );
  await Promise.all(workers.map((worker) => worker.sendDue()));
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(sink.deliveries).toHaveLength(2);
  expect((await desk.messages()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

import path from 'node:path';
import type { Payload } from 'payload';
import { afterEach, beforeEach } from 'vitest';
import { createMailTransport } from '../mail/transport.ts';
import { MailWorker } from '../mail/worker.ts';
import { type Delivery, type MailSink, startMailSink } from './mail-sink.ts';
import { MAIL_SETTINGS, type TestCms } from './test-cms.ts';

/** A worker that sends by this server at the time of the service's clock; without one into `mails`. */
export function mailWorker(
  cms: TestCms,
  smtpUrl: string | undefined,
  more: { lease?: number } = {},
): MailWorker {
  return new MailWorker(cms.payload, {
    transport: createMailTransport(smtpUrl, path.join(cms.dataDir, 'mails')),
    settings: MAIL_SETTINGS,
    now: () => cms.clock.now,
    ...more,
  });
}

/** The mail server of a file's tests, and a worker that sends by it: new ones for each test. */
export function testMails(cms: TestCms): { sink: MailSink; worker: MailWorker } {
  const mails = {} as { sink: MailSink; worker: MailWorker };
  beforeEach(async () => {
    mails.sink = await startMailSink();
    mails.worker = mailWorker(cms, mails.sink.url);
  });
  afterEach(async () => {
    await mails.worker.stop();
    await mails.sink.stop();
  });
  return mails;
}

/** Has a process send the mails that are due then. @returns the mails that the server got */
export async function sendDue(payload: Payload, now: Date): Promise<Delivery[]> {
  const sink = await startMailSink();
  const transport = createMailTransport(sink.url, '');
  const worker = new MailWorker(payload, { transport, settings: MAIL_SETTINGS, now: () => now });
  await worker.sendDue();
  await worker.stop();
  await sink.stop();
  return sink.deliveries;
}

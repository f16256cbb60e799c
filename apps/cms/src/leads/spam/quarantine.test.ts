import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailTransport } from '../../mail/transport.ts';
import { MailWorker } from '../../mail/worker.ts';
import { startMailSink } from '../../testing/mail-sink.ts';
import {
  CONTACT,
  MAIL_SETTINGS,
  OFFICE_TIME,
  startTestCms,
  type TestCms,
  urlencoded,
} from '../../testing/test-cms.ts';
import { notifyOfQuarantine } from './quarantine.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms?.stop());
beforeEach(() => cms.clear());

/** Leads as a flood leaves them: accepted, quarantined, without a mail. */
async function flood(count: number) {
  for (let at = 0; at < count; at += 1) {
    await cms.post('/contact/send-message', urlencoded({ ...CONTACT, message: String(at) }));
  }
  await cms.payload.db.deleteMany({
    collection: 'messages',
    where: { kind: { not_equals: 'digest' } },
  });
  await cms.payload.db.updateMany({
    collection: 'leads',
    where: {},
    data: { state: 'quarantined' },
  });
}

test('the staff get one mail about quarantined leads, each of them once', async () => {
  expect(await notifyOfQuarantine(cms.payload, OFFICE_TIME)).toBe(false);
  const sink = await startMailSink();
  const worker = new MailWorker(cms.payload, {
    transport: createMailTransport(sink.url, cms.dataDir),
    settings: MAIL_SETTINGS,
    now: () => cms.clock.now,
  });
  await flood(4);
  expect(await notifyOfQuarantine(cms.payload, OFFICE_TIME)).toBe(true);
  expect(await notifyOfQuarantine(cms.payload, OFFICE_TIME)).toBe(false);
  await worker.sendDue();
  await flood(2);
  expect(await notifyOfQuarantine(cms.payload, OFFICE_TIME)).toBe(true);
  await worker.sendDue();
  await worker.stop();
  await sink.stop();
  expect(sink.deliveries.map(({ recipients }) => recipients)).toEqual([
    ['sprzedaz@osnowa.example'],
    ['sprzedaz@osnowa.example'],
  ]);
  const subjects = sink.deliveries.map(({ mail }) => mail.subject);
  expect(subjects).toEqual(['Kwarantanna: nowych zapytań 4', 'Kwarantanna: nowych zapytań 2']);
  expect(sink.deliveries[0]?.mail.text).toContain('/admin/collections/leads?where');
});

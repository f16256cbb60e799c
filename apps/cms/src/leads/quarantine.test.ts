import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailTransport } from '../mail/transport.ts';
import { MailWorker } from '../mail/worker.ts';
import { startMailSink } from '../testing/mail-sink.ts';
import {
  CONTACT,
  MAIL_SETTINGS,
  OFFICE_TIME,
  type RunningDesk,
  startDesk,
  urlencoded,
} from '../testing/running-desk.ts';
import { notifyOfQuarantine } from './quarantine.ts';

let desk: RunningDesk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk?.stop());
beforeEach(() => desk.clear());

/** Leads as a flood leaves them: accepted, quarantined, without a mail. */
async function flood(count: number) {
  for (let at = 0; at < count; at += 1) {
    await desk.post('/contact/send-message', urlencoded({ ...CONTACT, message: String(at) }));
  }
  await desk.payload.db.deleteMany({
    collection: 'messages',
    where: { kind: { not_equals: 'digest' } },
  });
  await desk.payload.db.updateMany({
    collection: 'leads',
    where: {},
    data: { state: 'quarantined' },
  });
}

test('the desk hears of quarantined leads in one mail, each of them once', async () => {
  expect(await notifyOfQuarantine(desk.payload, OFFICE_TIME)).toBe(false);
  const sink = await startMailSink();
  const worker = new MailWorker(desk.payload, {
    transport: createMailTransport(sink.url, desk.dataDir),
    settings: MAIL_SETTINGS,
    now: () => desk.clock.now,
  });
  await flood(4);
  expect(await notifyOfQuarantine(desk.payload, OFFICE_TIME)).toBe(true);
  expect(await notifyOfQuarantine(desk.payload, OFFICE_TIME)).toBe(false);
  await worker.sendDue();
  await flood(2);
  expect(await notifyOfQuarantine(desk.payload, OFFICE_TIME)).toBe(true);
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

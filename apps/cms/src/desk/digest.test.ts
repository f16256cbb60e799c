import { expect, test } from 'vitest';
import type { LeadState } from '../kit/states/states.ts';
import { putLead } from '../testing/lead-in-state.ts';
import { sendForm } from '../testing/sent-forms.ts';
import { testCms } from '../testing/test-cms.ts';
import { sendDue } from '../testing/test-mails.ts';
import { sendMorningDigest } from './digest.ts';

/** The office of the test opens at 08:00 in Warsaw, Monday to Friday. */
const FRIDAY_NOON = new Date('2026-07-03T10:00:00Z');
const SUNDAY_NOON = new Date('2026-07-05T10:00:00Z');
const BEFORE_MONDAY = new Date('2026-07-06T05:59:00Z');
const MONDAY = new Date('2026-07-06T06:05:00Z');
const TUESDAY = new Date('2026-07-07T06:05:00Z');

const cms = testCms();

/** A lead that came in then and has this state; its own mails count as sent. */
async function lead(at: Date, state: LeadState): Promise<void> {
  cms.clock.now = at;
  const message = `${state} ${crypto.randomUUID()}`;
  await sendForm(cms, { message, mail: `${crypto.randomUUID()}@klient.example` });
  const made = (await cms.leads()).find((one) => one.message === message);
  await putLead(cms.payload, made?.id ?? 0, { state });
  await cms.payload.db.updateMany({
    collection: 'messages',
    where: { kind: { not_equals: 'digest' } },
    data: { state: 'sent' },
  });
}

const digests = async () => (await cms.messages()).filter(({ kind }) => kind === 'digest');

const deliver = (now: Date) => sendDue(cms.payload, now);

test('on the morning of a working day sales reads what waits, what is late and what was silenced', async () => {
  await lead(FRIDAY_NOON, 'new');
  await lead(SUNDAY_NOON, 'new');
  await lead(SUNDAY_NOON, 'unverified');
  await lead(SUNDAY_NOON, 'quarantined');
  await lead(SUNDAY_NOON, 'quarantined');
  expect(await sendMorningDigest(cms.payload, SUNDAY_NOON)).toBe(false);
  expect(await sendMorningDigest(cms.payload, BEFORE_MONDAY)).toBe(false);
  expect(await sendMorningDigest(cms.payload, MONDAY)).toBe(true);
  const [delivery, ...others] = await deliver(MONDAY);
  expect(others).toEqual([]);
  expect(delivery?.recipients).toEqual(['sprzedaz@osnowa.example']);
  const { subject, text = '' } = delivery?.mail ?? {};
  expect(subject).toBe('Na dziś: czeka 3, po terminie 1');
  expect(text).toContain('Czekają na odpowiedź: 3');
  expect(text).toContain('Po terminie: 1');
  expect(text).toContain('Niezweryfikowane, nowe od ostatniego zestawienia: 1');
  expect(text).toContain('Kwarantanna, nowe od ostatniego zestawienia: 2');
  expect(text).not.toContain('nie udało się wysłać');
  const links = text.match(/http:\/\/\S+(?=[\]\s])/g)?.map(decodeURIComponent) ?? [];
  expect(links.some((link) => link.includes('[state][in][0]=quarantined'))).toBe(true);
});

test('of a caller, or a visitor at a fair, nothing waits: they were spoken with', async () => {
  await lead(FRIDAY_NOON, 'in-progress');
  for (const { id } of await cms.leads()) await putLead(cms.payload, id, { source: 'phone' });
  expect(await sendMorningDigest(cms.payload, MONDAY)).toBe(false);
  await lead(FRIDAY_NOON, 'in-progress');
  expect(await sendMorningDigest(cms.payload, MONDAY)).toBe(true);
  const [delivery] = await deliver(MONDAY);
  expect(delivery?.mail.subject).toBe('Na dziś: czeka 1, po terminie 1');
});

test('a day has one digest, whatever restarts and however many processes there are', async () => {
  await lead(FRIDAY_NOON, 'new');
  const sent = await Promise.all([1, 2, 3].map(() => sendMorningDigest(cms.payload, MONDAY)));
  expect(sent.filter(Boolean)).toHaveLength(1);
  expect(await sendMorningDigest(cms.payload, new Date('2026-07-06T12:00:00Z'))).toBe(false);
  expect(await digests()).toHaveLength(1);
  await deliver(MONDAY);
  expect(await sendMorningDigest(cms.payload, TUESDAY)).toBe(true);
  const [first, second] = await digests();
  expect(first?.lead).toBe(second?.lead);
  const [again] = await deliver(TUESDAY);
  expect(again?.mail.messageId).toContain('digest-2026-07-07');
});

test('silenced leads are reported once, failed mails are counted, a quiet day has no mail', async () => {
  await lead(SUNDAY_NOON, 'quarantined');
  await cms.payload.db.updateMany({
    collection: 'messages',
    where: {},
    data: { state: 'failed', updatedAt: SUNDAY_NOON.toISOString() },
  });
  expect(await sendMorningDigest(cms.payload, MONDAY)).toBe(true);
  const [delivery] = await deliver(MONDAY);
  expect(delivery?.mail.text).toContain('Kwarantanna, nowe od ostatniego zestawienia: 1');
  expect(delivery?.mail.text).toContain('Wiadomości, których nie udało się wysłać: ');
  expect(await sendMorningDigest(cms.payload, TUESDAY)).toBe(false);
});

test('what comes in after the office opened is no matter of this morning', async () => {
  await lead(new Date('2026-07-06T06:02:00Z'), 'new');
  expect(await sendMorningDigest(cms.payload, MONDAY)).toBe(false);
});

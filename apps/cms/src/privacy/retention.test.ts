import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engines } from '../testing/databases.ts';
import { attachFile, sendForm } from '../testing/sent-forms.ts';
import { CONTACT, OFFICE_TIME, testCms, urlencoded } from '../testing/test-cms.ts';
import { extendOwn } from './own-lead.ts';
import { applyRetention } from './retention.ts';
import { daysFrom, monthsFrom } from './retention-periods.ts';

const JOB = { topic: 'jobApply', jobTitle: 'Tester' };
const DAY = 24 * 60 * 60_000;

describe.each(engines('PostgreSQL'))('retention on %s', (engine) => {
  const cms = testCms({ engine });

  const run = (now: Date, force = false) => applyRetention(cms.payload, { now, force });
  const after = (days: number) => daysFrom(OFFICE_TIME, days);
  const afterMonths = (months: number) => monthsFrom(OFFICE_TIME, months);
  const mails = async () => (await cms.leads()).map(({ mail }) => mail);

  /** Leads that stay, so that less than a fifth is deleted. */
  async function others(now: Date, count = 5) {
    const before = cms.clock.now;
    cms.clock.now = now;
    for (let at = 0; at < count; at += 1) await sendForm(cms, { mail: `b${at}@klient.example` });
    cms.clock.now = before;
  }

  test('P9: leads go after 24 months with their files, applications after 6 or, extended, 12', async () => {
    const file = await attachFile(cms, await sendForm(cms, { mail: 'lead@klient.example' }), 'x');
    await sendForm(cms, { ...JOB, mail: 'job@klient.example' }, '/career/apply');
    const extended = await sendForm(cms, { ...JOB, mail: 'long@klient.example' }, '/career/apply');
    await extendOwn(cms.payload, extended, OFFICE_TIME);
    await others(OFFICE_TIME, 6);
    const almost = (months: number) => new Date(afterMonths(months).getTime() - 1);
    expect(await run(almost(6))).toMatchObject({ refused: null, leads: 0 });
    expect(await run(afterMonths(6))).toMatchObject({ leads: 1 });
    expect(await mails()).not.toContain('job@klient.example');
    expect(await run(almost(12))).toMatchObject({ leads: 0 });
    expect(await run(afterMonths(12))).toMatchObject({ leads: 1 });
    expect(await run(almost(24))).toMatchObject({ leads: 0 });
    expect(existsSync(file)).toBe(true);
    expect(await run(afterMonths(24), true)).toMatchObject({ leads: 7, files: 1 });
    expect(existsSync(file)).toBe(false);
    expect([await cms.leads(), await cms.messages()]).toEqual([[], []]);
  });

  test('P9: spam, quarantine and withdrawn consent go after 30 days', async () => {
    for (const mail of ['spam', 'kwarantanna', 'cofnieta'])
      await sendForm(cms, { mail: `${mail}@klient.example` });
    const collection = 'leads' as const;
    const [spam, quarantined, withdrawn] = await cms.leads();
    const change = (id: number | undefined, data: Record<string, unknown>) =>
      cms.payload.db.updateOne({ collection, id: id ?? 0, data });
    await change(spam?.id, { state: 'spam' });
    await change(quarantined?.id, { state: 'quarantined' });
    await change(withdrawn?.id, { consent: { withdrawnAt: OFFICE_TIME.toISOString() } });
    await others(OFFICE_TIME, 12);
    expect(await run(new Date(after(30).getTime() - 1))).toMatchObject({ leads: 0 });
    expect(await run(after(30))).toMatchObject({ leads: 3 });
    expect(await mails()).toHaveLength(12);
  });

  test('P9: what was sent of a lead goes where a version that did not know it deleted the lead', async () => {
    const common = { kind: 'webhook', state: 'pending', attempts: 1, payload: 'personal data' };
    const dueAt = OFFICE_TIME.toISOString();
    for (const event of ['lead.received', 'test'] as const) {
      const data = { ...common, event, dueAt, uniqueKey: event };
      await cms.payload.db.create({ collection: 'deliveries', data });
    }
    await run(OFFICE_TIME);
    const { docs } = await cms.payload.find({ collection: 'deliveries' });
    expect(docs.map(({ event }) => event)).toEqual(['test']);
    await cms.payload.db.deleteMany({ collection: 'deliveries', where: {} });
  });

  test('P8: a subscriber who does not confirm within 14 days, or has left, is deleted', async () => {
    const form = { topic: 'Newsletter', fullName: 'Ola', consent: 'on' };
    for (const mail of ['nie', 'tak', 'byl'])
      await cms.post('/newsletter', urlencoded({ ...form, mail: `${mail}@klient.example` }));
    const states = async (id: number, data: Record<string, unknown>) =>
      cms.payload.db.updateOne({ collection: 'subscribers', id, data });
    const { docs } = await cms.payload.find({ collection: 'subscribers', sort: 'mail' });
    const [left, , stays] = docs.map(({ id }) => id);
    await states(stays ?? 0, { state: 'confirmed' });
    const unsubscribedAt = OFFICE_TIME.toISOString();
    await states(left ?? 0, { state: 'unsubscribed', unsubscribedAt });
    expect(await run(after(13))).toMatchObject({ subscribers: 0, leads: 0 });
    expect(await run(after(14))).toMatchObject({ refused: null, subscribers: 2, leads: 3 });
    const remaining = await cms.payload.find({ collection: 'subscribers' });
    expect(remaining.docs).toMatchObject([{ mail: 'tak@klient.example', state: 'confirmed' }]);
  });

  test('P9, P12: after 30 days a mail’s words and a lead’s network are forgotten', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    await cms.post('/contact/send-message', urlencoded({ ...CONTACT, fullName: 'Jan' }), headers);
    expect(await cms.leads()).toMatchObject([{ clientAddress: '203.0.113.0/24' }]);
    await cms.payload.db.updateMany({
      collection: 'messages',
      where: { kind: { equals: 'confirmation' } },
      data: { state: 'sent', text: 'słowa', html: '<p>', updatedAt: OFFICE_TIME.toISOString() },
    });
    await run(after(30));
    expect((await cms.messages())[1]).toMatchObject({ text: 'słowa' });
    expect(await run(after(31))).toMatchObject({ messages: 1, networks: 1 });
    expect((await cms.messages())[1]).toMatchObject({ text: null, html: null, recipient: null });
    expect(await cms.leads()).toMatchObject([{ clientAddress: null, fullName: 'Jan' }]);
  });

  test('F25: a clock that was turned back, or forward, deletes nothing', async () => {
    await sendForm(cms, { mail: 'stary@klient.example' });
    await others(afterMonths(30), 3);
    expect(await run(after(0))).toMatchObject({ refused: 'clock', leads: 0 });
    expect(await run(new Date(afterMonths(30).getTime() - 2 * 60 * 60_000))).toMatchObject({
      refused: 'clock',
    });
    expect(await run(afterMonths(30))).toMatchObject({ refused: 'share', leads: 0 });
    expect(await run(afterMonths(12 * 15))).toMatchObject({ refused: 'share', leads: 0 });
    expect(await cms.leads()).toHaveLength(4);
    const { docs } = await cms.payload.find({ collection: 'audit', sort: 'id' });
    expect(docs.map(({ action, subject }) => [action, subject])).toEqual([
      ['retention-refused', 'clock'],
      ['retention-refused', 'share'],
    ]);
    expect(await run(afterMonths(30), true)).toMatchObject({ refused: null, leads: 1 });
  });

  test('after a refusal the first run that succeeds ends it, though it has nothing to delete', async () => {
    await others(OFFICE_TIME);
    const actions = async () => {
      const { docs } = await cms.payload.find({ collection: 'audit', sort: 'id' });
      return docs.map(({ action }) => action);
    };
    expect(await run(afterMonths(30))).toMatchObject({ refused: 'share' });
    expect(await run(after(1))).toMatchObject({ refused: null, leads: 0 });
    await run(after(2));
    expect(await actions()).toEqual(['retention-refused', 'retention']);
  });

  test('an administrator’s periods hold; a run later than the leads’ day is the same', async () => {
    await cms.payload.updateGlobal({ slug: 'retention', data: { spamDays: 3 } as never });
    await sendForm(cms);
    const data = { state: 'spam' };
    await cms.payload.db.updateMany({ collection: 'leads', where: {}, data });
    await others(OFFICE_TIME);
    expect(await run(new Date(OFFICE_TIME.getTime() + 3 * DAY))).toMatchObject({ leads: 1 });
    await cms.payload.updateGlobal({ slug: 'retention', data: { spamDays: 30 } as never });
  });
});

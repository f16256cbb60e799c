import { Readable } from 'node:stream';
import type { TypedUser, Where } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lead, Message } from '../../database/generated/payload-types.ts';
import { insertRows } from '../../database/sql.ts';
import { createMailTransport } from '../../mail/transport.ts';
import { MailWorker } from '../../mail/worker.ts';
import { newMessage } from '../../outbox/outbox.ts';
import { aboutStrays, HOUR, SPAM_STRAYS, WAITING_STRAYS } from '../../outbox/stray-notice.ts';
import { applyRetention } from '../../privacy/retention.ts';
import { databaseOn, engines } from '../../testing/databases.ts';
import { startMailSink } from '../../testing/mail-sink.ts';
import {
  CONTACT,
  MAIL_SETTINGS,
  OFFICE_TIME,
  startTestCms,
  type TestCms,
  urlencoded,
} from '../../testing/test-cms.ts';
import { takeMail } from './take-mail.ts';
import { eml } from './testing/eml.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const options = {
  resolver: async (): Promise<never> => {
    throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
  },
  isRoomLeft: async () => true,
};

describe.each(engines('PostgreSQL'))('a mail without a lead, on %s', (engine) => {
  let cms: TestCms;
  /** A salesperson and a recruiter. */
  const staff: { id: number }[] = [];

  beforeAll(async () => {
    cms = await startTestCms([], await databaseOn(engine));
    for (const role of ['sales', 'recruiter'] as const) {
      const email = `${role}@osnowa.example`;
      const data = { name: role, email, password: 'Przędza-i-wątek-7', roles: [role] };
      staff.push(await cms.payload.create({ collection: 'users', data }));
    }
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => cms?.stop());
  beforeEach(async () => {
    await forgetDevices();
    await cms.clear();
  });

  async function take(raw: Buffer, at = OFFICE_TIME): Promise<Message> {
    expect(await takeMail(cms.payload, Readable.from([raw]), at, options)).toBe('stored');
    return (await cms.messages()).findLast(({ kind }) => kind === 'received') as Message;
  }

  /** What staff are told by mail of strays: recipients and texts. */
  async function notices() {
    const sink = await startMailSink();
    const transport = createMailTransport(sink.url, cms.dataDir);
    const options = { transport, settings: MAIL_SETTINGS, now: () => new Date(Date.now() + DAY) };
    const worker = new MailWorker(cms.payload, options);
    await worker.sendDue();
    await worker.stop();
    await sink.stop();
    return sink.deliveries.map(({ recipients, mail }) => [recipients[0], mail] as const);
  }

  /** A device of each of the staff. */
  async function subscribe() {
    const keys = { p256dh: 'x', auth: 'x', language: 'en' };
    for (const { id: account } of staff) {
      const data = { account, endpoint: `https://push.example/${account}`, ...keys };
      await cms.payload.db.create({ collection: 'push-devices', data });
    }
  }

  /** The clock of this test stands in one hour. */
  function inTheMiddleOfAnHour() {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / HOUR) * HOUR + 30 * MINUTE });
  }

  async function forgetDevices() {
    for (const collection of ['deliveries', 'push-devices'] as const) {
      await cms.payload.db.deleteMany({ collection, where: {} });
    }
  }

  test('is told of once, like a new lead: to the common mailbox, or to the person in turn', async () => {
    const raw = eml({ From: 'Nowa Osoba <nowa@obcy.example>', Subject: 'Hala' });
    const stray = await take(raw);
    expect(await takeMail(cms.payload, Readable.from([raw]), OFFICE_TIME, options)).toBe('known');
    const [[to, mail] = [], ...others] = await notices();
    expect([to, others]).toEqual(['sprzedaz@osnowa.example', []]);
    expect(mail?.subject).toBe('Bez zapytania: Nowa Osoba: Hala');
    expect(mail?.text).toContain(`/admin/collections/messages/${stray.id}`);
    expect(mail?.text).toMatch(/Dzień dobry,\s+proszę\./);
    const manager = { ...(staff[0] as TypedUser), roles: ['manager' as const] };
    const turns = (ids: number[]) =>
      // With rights of their own the people of the turns are looked up.
      cms.payload.updateGlobal({ slug: 'lead-desk', data: { turns: ids }, user: manager });
    await turns([staff[0]?.id as number]);
    await take(eml({ From: 'druga@obcy.example' }));
    expect((await notices()).map(([address]) => address)).toEqual(['sales@osnowa.example']);
    await turns([]);
    await applyRetention(cms.payload, { now: new Date(Date.now() + 800 * DAY), force: true });
    expect(await cms.messages()).toEqual([]);
  });

  test('of thousands the first five are told of, and the others once an hour with their number; none is lost', async () => {
    const wave = 60;
    await subscribe();
    inTheMiddleOfAnHour();
    for (let nth = 0; nth < wave; nth += 1) {
      const text = nth % 2 === 0 ? 'Dzień dobry' : 'Tanie viagra';
      await take(eml({ From: `a${nth}@spam.example` }, `${text} ${nth}`), new Date());
    }
    const person = { From: 'Nowa Osoba <nowa@obcy.example>', Subject: 'Hala' };
    await take(eml(person, 'Szukamy systemu dla hali.'), new Date());
    const all = (await cms.messages()).filter(({ kind }) => kind === 'received');
    expect(all).toHaveLength(wave + 1);
    // In a wave one sign puts a mail apart; a mail without any stays in sight.
    const apart = all.filter(({ automatic }) => automatic === 'spam').map(({ text }) => text);
    expect(apart.length).toBeGreaterThan(2);
    expect(apart.every((text) => text?.includes('viagra'))).toBe(true);
    // They leave side by side.
    const told = (await notices()).map(([, { subject = '', text }]) => ({ subject, text }));
    told.sort((one, other) => one.subject.localeCompare(other.subject));
    const single = told.slice(0, -1).map(({ subject }) => subject.replace(/a\d+@.*/, 'a'));
    const gathered = told.at(-1);
    expect(single).toEqual(Array(5).fill('Bez zapytania: a'));
    expect(gathered?.subject).toBe(`Wiadomości bez zapytania: ${wave + 1 - apart.length}`);
    expect(gathered?.text).toContain(`leżą: ${apart.length}. Nic`);
    const { docs } = await cms.payload.find({ collection: 'deliveries', sort: 'id' });
    expect(docs.map(({ payload }) => JSON.parse(payload ?? '').title)).toEqual([
      ...Array(5).fill('Message without a lead'),
      'Messages without a lead',
    ]);
  });

  test('a wave that goes on is told of by the hour only', async () => {
    inTheMiddleOfAnHour();
    const hour = Math.floor(Date.now() / HOUR);
    const key = aboutStrays(hour - 1);
    const facts = { kind: 'notification', formType: 'contact', lead: null } as const;
    const before = { ...newMessage({ ...facts, at: new Date().toISOString() }), about: key };
    await insertRows(cms.payload, 'messages', [{ ...before, state: 'sent', onceKey: key }], {});
    await take(eml({ From: 'dalej@spam.example' }), new Date());
    const waiting = (await cms.messages()).filter(({ state }) => state === 'pending');
    expect(waiting.map(({ dueAt }) => dueAt)).toEqual([new Date((hour + 1) * HOUR).toISOString()]);
  });

  test('that signs put apart is a person’s after all: the maker of a lead says so, and who saves it there', async () => {
    const spam = await take(eml({ From: 'klient@obcy.example', 'X-Spam-Flag': 'YES' }));
    expect(spam.automatic).toBe('spam');
    await cms.post('/contact/send-message', urlencoded(CONTACT));
    const lead = (await cms.leads()).at(-1) as Lead;
    const user = { ...(staff[0] as TypedUser), collection: 'users' as const };
    const change = { collection: 'messages', id: spam.id, data: { lead: lead.id }, user } as const;
    await cms.payload.update({ ...change, overrideAccess: false });
    expect((await cms.messages()).find(({ id }) => id === spam.id)?.automatic).toBeNull();
    const [waiting] = await cms.leads();
    expect(waiting?.clientWroteAt).toBe(OFFICE_TIME.toISOString());
  });

  test('a salesperson puts many into the spam at once, and takes one back', async () => {
    const from = { From: 'promo@spam.example' };
    for (const nth of [1, 2, 3]) await take(eml({ ...from, Subject: `Promocja ${nth}` }));
    const kept = await take(eml({ From: 'nowa@obcy.example' }));
    const sales = { ...(staff[0] as TypedUser), collection: 'users' as const };
    const access = { overrideAccess: false, user: sales } as const;
    const collection = 'messages';
    const where = { and: [WAITING_STRAYS, { sender: { equals: 'promo@spam.example' } }] };
    const { docs } = await cms.payload.update({
      collection,
      where,
      data: { automatic: 'spam' },
      ...access,
    });
    expect(docs).toHaveLength(3);
    const seen = async (of: Where) =>
      (await cms.payload.find({ collection, where: of, ...access })).docs.map(({ id }) => id);
    expect(await seen(WAITING_STRAYS)).toEqual([kept.id]);
    expect(await seen(SPAM_STRAYS)).toHaveLength(3);
    const id = docs[0]?.id ?? 0;
    await cms.payload.update({ collection, id, data: { automatic: null }, ...access });
    expect((await seen(WAITING_STRAYS)).sort()).toEqual([id, kept.id].sort());
  });

  test('appears on the devices of people who see new leads, without a word of its sender', async () => {
    await subscribe();
    const { id } = await take(eml({ From: 'Nowa <nowa@obcy.example>' }));
    const { docs } = await cms.payload.find({ collection: 'deliveries' });
    expect(docs.map(({ payload }) => JSON.parse(payload ?? ''))).toEqual([
      {
        title: 'Message without a lead',
        body: 'Open it and assign it to a lead.',
        tag: `message-${id}`,
        path: `/admin/collections/messages/${id}`,
      },
    ]);
  });

  test.each([
    ['that the mail server marks as spam', { 'X-Spam-Flag': 'YES' }],
    ['of a mailing', { 'List-Id': '<oferty.obcy.example>' }],
    ['of an absence', { 'Auto-Submitted': 'auto-replied' }],
    ['of a colleague', { From: 'sales@osnowa.example' }],
  ])('%s lies in the list, and nobody is told', async (_, fields) => {
    await take(eml({ From: 'obcy@obcy.example', ...fields }));
    expect(await notices()).toEqual([]);
    expect((await cms.messages()).map(({ kind }) => kind)).toEqual(['received']);
  });
});

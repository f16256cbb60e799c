import type { TypedUser, Where } from 'payload';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lookAtLeads } from '../../desk/lead-work.ts';
import type { Lead } from '../../platform/database/generated/payload-types.ts';
import { insertRows } from '../../platform/database/sql.ts';
import { HOUR, UNMATCHED_SPAM, WAITING_UNMATCHED } from '../../platform/outbox/notices.ts';
import { newMessage } from '../../platform/outbox/outbox.ts';
import { applyRetention } from '../../privacy/retention.ts';
import { engines } from '../../testing/databases.ts';
import { OFFICE_TIME, testCms } from '../../testing/test-cms.ts';
import { sendDue } from '../../testing/test-mails.ts';
import { eml } from './testing/eml.ts';
import { inboxOf, inboxStaff } from './testing/inbox.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(engines('PostgreSQL'))('a mail that fits no lead, on %s', (engine) => {
  const cms = testCms({ engine });
  const { received, offer, take, takeIntoList, lead } = inboxOf(cms);
  const staff = inboxStaff(cms);
  beforeEach(async () => {
    for (const collection of ['deliveries', 'push-devices'] as const)
      await cms.payload.db.deleteMany({ collection, where: {} });
  });
  afterEach(() => vi.useRealTimers());

  /** Mails that notify staff of mails that came in: recipients and texts. */
  async function notices() {
    const sent = await sendDue(cms.payload, new Date(Date.now() + DAY));
    return sent.map(({ recipients, mail }) => [recipients[0], mail] as const);
  }

  /** A device of each of the staff. */
  async function subscribe() {
    const keys = { p256dh: 'x', auth: 'x', language: 'en' };
    for (const { id: account } of Object.values(staff.users)) {
      const data = { account, endpoint: `https://push.example/${account}`, ...keys };
      await cms.payload.db.create({ collection: 'push-devices', data });
    }
  }

  /** Sets the clock of this test to the middle of an hour. */
  function inTheMiddleOfAnHour() {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / HOUR) * HOUR + 30 * MINUTE });
  }

  const facts = { formType: 'contact', lead: null } as const;

  /** Lists these people for the round robin. */
  async function turns(...ids: number[]) {
    const manager = { ...staff.users.sales, roles: ['manager' as const] } as TypedUser;
    // With rights of their own the people of the round robin are looked up.
    await cms.payload.updateGlobal({ slug: 'lead-desk', data: { turns: ids }, user: manager });
  }

  test('becomes a lead at once, told of once like one of a form, which goes to the person in turn', async () => {
    await subscribe();
    await turns(Number(staff.users.sales.id));
    const at = new Date();
    await lookAtLeads(cms.payload, at);
    const raw = eml({ From: 'Nowa Osoba <nowa@obcy.example>', Subject: 'Hala' });
    const stored = await take(raw, at);
    expect(await offer(raw)).toBe('known');
    const [made, ...more] = await cms.leads();
    expect([stored.lead, more]).toEqual([made?.id, []]);
    const mail = 'nowa@obcy.example';
    const facts = { mail, fullName: 'Nowa Osoba', message: 'Hala', locale: 'pl' };
    expect(made).toMatchObject({ state: 'new', source: 'mail', assignee: null, ...facts });
    expect(made).toMatchObject({ createdAt: at.toISOString(), waitsSince: at.toISOString() });
    const { docs } = await cms.payload.find({ collection: 'deliveries', depth: 0 });
    const { id: lead, reference } = made as Lead;
    expect(docs).toMatchObject([{ event: 'lead.received', lead, kind: 'push' }]);
    const [[to, notice] = [], ...others] = await notices();
    expect([to, others]).toEqual(['sprzedaz@osnowa.example', []]);
    expect(notice?.subject).toBe(`[${reference}] Nowe zapytanie: E-mail`);
    expect(notice?.text).toContain(`/admin/collections/leads/${lead}`);
    expect(notice?.text).toMatch(/Dzień dobry,\s+proszę\./);
    await lookAtLeads(cms.payload, new Date());
    expect((await cms.leads())[0]?.assignee).toBe(staff.users.sales.id);
    expect((await notices()).map(([address]) => address)).toContain('sales@firm.example');
    await turns();
  });

  test('and lies in the list is told of with those of its hour: to the common mailbox, or to the person in turn', async () => {
    inTheMiddleOfAnHour();
    const one = await takeIntoList(eml({ From: 'Nowa Osoba <nowa@obcy.example>' }), new Date());
    await takeIntoList(eml({ From: 'druga@obcy.example' }), new Date());
    const [[to, mail] = [], ...others] = await notices();
    expect([to, others]).toEqual(['sprzedaz@osnowa.example', []]);
    expect(mail?.subject).toBe('Wiadomości bez zapytania: 2');
    expect(mail?.text).toContain('/admin/collections/messages?');
    expect(mail?.text).not.toMatch(/Nowa Osoba|proszę\./);
    expect(one.automatic).toBeNull();
    await turns(Number(staff.users.sales.id));
    // Two hours later, when the hour before was a calm one.
    vi.setSystemTime(Date.now() + 2 * HOUR);
    await takeIntoList(eml({ From: 'trzecia@obcy.example' }), new Date());
    expect((await notices()).map(([address]) => address)).toEqual(['sales@firm.example']);
    await turns();
    await applyRetention(cms.payload, { now: new Date(Date.now() + 800 * DAY), force: true });
    expect(await cms.messages()).toEqual([]);
  });

  test('of thousands the first twenty become leads, and the others are told of once an hour with their number; none is lost', async () => {
    await subscribe();
    inTheMiddleOfAnHour();
    const wave = async (from: number, to: number) => {
      for (let nth = from; nth < to; nth += 1) {
        const text = nth % 2 === 0 ? 'Dzień dobry' : 'Tanie viagra';
        await take(eml({ From: `a${nth}@spam.example` }, `${text} ${nth}`), new Date());
      }
    };
    await wave(0, 24);
    const at = new Date().toISOString();
    const rows = Array.from({ length: 48 }, (_, nth) => ({
      ...newMessage({ ...facts, kind: 'notification', at }),
      ...{ kind: 'received', state: 'received', uniqueKey: `wave-${nth}` },
    }));
    await insertRows(cms.payload, 'messages', rows, {});
    await wave(72, 80);
    const person = { From: 'Nowa Osoba <nowa@obcy.example>', Subject: 'Hala' };
    await take(eml(person, 'Szukamy systemu dla hali.'), new Date());
    const all = await received();
    expect(all).toHaveLength(81);
    const leads = (await cms.leads()).map(({ id }) => id);
    expect(leads).toHaveLength(20);
    expect(all.slice(0, 20).map((mail) => mail.lead)).toEqual(leads);
    const listed = all.slice(20);
    expect(listed.map((mail) => mail.lead)).toEqual(listed.map(() => null));
    // In a wave one sign puts a mail apart; a mail without any stays in sight.
    const apart = all.filter(({ automatic }) => automatic === 'spam').map(({ text }) => text);
    expect(apart).toHaveLength(4);
    expect(apart.every((text) => text?.includes('viagra'))).toBe(true);
    // They are sent in parallel.
    const sent = (await notices()).map(([, { subject = '', text }]) => ({ subject, text }));
    const isSingle = ({ subject }: { subject: string }) => subject.includes('Nowe zapytanie');
    expect(sent.filter(isSingle)).toHaveLength(20);
    const [gathered, ...others] = sent.filter((one) => !isSingle(one));
    expect(others).toEqual([]);
    expect(gathered?.subject).toBe(`Wiadomości bez zapytania: ${61 - apart.length}`);
    expect(gathered?.text).toContain(`leżą: ${apart.length}. Nic`);
    const { docs } = await cms.payload.find({ collection: 'deliveries', sort: 'id', limit: 50 });
    const titles = docs.map(({ event, payload }) => (payload ? JSON.parse(payload).title : event));
    expect(titles).toEqual([...Array(20).fill('lead.received'), 'Messages without a lead']);
  });

  test('while a wave goes on no mail becomes a lead; once it is over, mails do again', async () => {
    inTheMiddleOfAnHour();
    const hour = Math.floor(Date.now() / HOUR);
    const at = new Date(Date.now() - MINUTE).toISOString();
    const rows = Array.from({ length: 51 }, (_, nth) => ({
      ...newMessage({ ...facts, kind: 'notification', at }),
      ...{ kind: 'received', state: 'received', uniqueKey: `goes-on-${nth}` },
    }));
    await insertRows(cms.payload, 'messages', rows, {});
    const next = await take(eml({ From: 'dalej@spam.example' }), new Date());
    expect([next.lead, await cms.leads()]).toEqual([null, []]);
    const waiting = (await cms.messages()).filter(({ state }) => state === 'pending');
    expect(waiting.map(({ dueAt }) => dueAt)).toEqual([new Date((hour + 1) * HOUR).toISOString()]);
    const later = new Date(Date.now() + HOUR);
    expect((await take(eml({ From: 'nowa@obcy.example' }), later)).lead).not.toBeNull();
  });

  test('that signs put apart is a person’s after all: the maker of a lead says so, and who saves it there', async () => {
    const spam = await take(eml({ From: 'klient@obcy.example', 'X-Spam-Flag': 'YES' }));
    expect(spam.automatic).toBe('spam');
    const { id: open } = await lead('new');
    const change = { collection: 'messages', id: spam.id, data: { lead: open } } as const;
    await cms.payload.update({ ...change, user: staff.users.sales, overrideAccess: false });
    expect((await cms.messages()).find(({ id }) => id === spam.id)?.automatic).toBeNull();
    const [waiting] = await cms.leads();
    expect(waiting?.waitsSince).toBe(OFFICE_TIME.toISOString());
  });

  test('a salesperson puts many into the spam at once, and takes one back', async () => {
    const from = { From: 'promo@spam.example' };
    for (const nth of [1, 2, 3]) await takeIntoList(eml({ ...from, Subject: `Promocja ${nth}` }));
    const kept = await takeIntoList(eml({ From: 'nowa@obcy.example' }));
    const access = { overrideAccess: false, user: staff.users.sales } as const;
    const collection = 'messages';
    const where = { and: [WAITING_UNMATCHED, { sender: { equals: 'promo@spam.example' } }] };
    const data = { automatic: 'spam' } as const;
    const { docs } = await cms.payload.update({ collection, where, data, ...access });
    expect(docs).toHaveLength(3);
    const seen = async (of: Where) =>
      (await cms.payload.find({ collection, where: of, ...access })).docs.map(({ id }) => id);
    expect(await seen(WAITING_UNMATCHED)).toEqual([kept.id]);
    expect(await seen(UNMATCHED_SPAM)).toHaveLength(3);
    const id = docs[0]?.id ?? 0;
    await cms.payload.update({ collection, id, data: { automatic: null }, ...access });
    expect((await seen(WAITING_UNMATCHED)).sort()).toEqual([id, kept.id].sort());
  });

  test('and lies in the list appears on the devices of people who see new leads, without a word of its sender', async () => {
    await subscribe();
    await takeIntoList(eml({ From: 'Nowa <nowa@obcy.example>' }));
    const { docs } = await cms.payload.find({ collection: 'deliveries', depth: 0 });
    expect(docs).toMatchObject([{ target: 'sales', lead: null }]);
    expect(docs.map(({ payload }) => JSON.parse(payload ?? ''))).toEqual([
      {
        title: 'Messages without a lead',
        body: 'More of them arrived during the last hour. Open the list.',
        tag: 'strays',
        path: expect.stringMatching(/^\/admin\/collections\/messages\?where/),
      },
    ]);
  });

  test.each([
    ['that the mail server marks as spam', { 'X-Spam-Flag': 'YES' }],
    ['of a mailing', { 'List-Id': '<oferty.obcy.example>' }],
    ['of an absence', { 'Auto-Submitted': 'auto-replied' }],
    ['of a colleague', { From: 'sales@firm.example' }],
  ])('%s lies in the list, and nobody is told', async (_, fields) => {
    await take(eml({ From: 'obcy@obcy.example', ...fields }));
    expect(await notices()).toEqual([]);
    expect((await cms.messages()).map(({ kind }) => kind)).toEqual(['received']);
  });
});

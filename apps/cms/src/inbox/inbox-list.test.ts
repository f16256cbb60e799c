import type { Where } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { noteMail } from '../conversation/inbound/note-mail.ts';
import { endSnoozes } from '../conversation/snooze.ts';
import { noteRead, unreadOf } from '../leads/events/lead-reads.ts';
import { insertEvents } from '../leads/events/record-events.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { engines } from '../testing/databases.ts';
import { sendForm } from '../testing/sent-forms.ts';
import { testStaff } from '../testing/staff.ts';
import { testCms } from '../testing/test-cms.ts';
import { inboxFilter } from './export.ts';
import { InboxTabs } from './inbox-tabs.tsx';
import { lastWords } from './sender-cell.tsx';

const DAY = 24 * 60 * 60_000;

describe.each(engines('PostgreSQL'))('%s', (engine) => {
  const cms = testCms({ engine });
  const staff = testStaff(cms, {
    manager: { roles: ['manager'] },
    sales: { roles: ['sales'] },
    recruiter: { roles: ['recruiter'] },
  });
  type Who = keyof typeof staff.users;

  async function send(fields: Record<string, string> = {}, path?: string): Promise<number> {
    cms.clock.now = new Date();
    const reference = await sendForm(cms, { mail: `${Math.random()}@x.example`, ...fields }, path);
    return (await cms.leads()).find((lead) => lead.reference === reference)?.id ?? 0;
  }

  /** One lead of each kind. */
  async function sendAll() {
    return {
      contact: await send(),
      career: await send({ topic: 'jobApply', jobTitle: 'Tester' }, '/career/apply'),
      newsletter: await send({ topic: 'Newsletter', fullName: 'Karin' }, '/newsletter'),
    };
  }

  /** Ids of the leads in a list of this address, as its reader sees it. */
  async function listed(who: Who, where?: Where, search?: string): Promise<number[]> {
    const user = staff.users[who];
    const base = inboxFilter({ req: { query: { where, search } as never, user } });
    const and = [where ?? {}, base ?? {}];
    const query = { collection: 'leads', where: { and }, overrideAccess: false } as const;
    const { docs } = await cms.payload.find({ ...query, user, sort: 'id', depth: 0 });
    return docs.map(({ id }) => id);
  }

  /** The views above the list with their counts; those without leads are left out. */
  async function views(who: Who): Promise<string[]> {
    const { payload } = cms;
    const i18n = { language: 'pl' } as never;
    const tabs = await InboxTabs({ payload, user: staff.users[who], i18n, searchParams: {} });
    const shown = renderToStaticMarkup(tabs).matchAll(/class="tab[^>]*>([^<]+)<span>(-?\d+)</g);
    return Array.from(shown, ([, name, n]) => `${name} ${n}`).filter((one) => !one.endsWith(' 0'));
  }

  const snooze = (who: Who, id: number, until: string | null) =>
    staff.ask(who, `/leads/${id}/snooze`, { body: { until } });

  const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

  const write = (lead: number) =>
    inTransaction(cms.payload, (req) =>
      noteMail(cms.payload, req, {
        ...{ lead, message: lead, at: new Date(), isReply: true, lostAnswer: null },
      }),
    );

  test('the inbox is for buyers: applications and sign-ups have views of their own', async () => {
    const { contact, career, newsletter } = await sendAll();
    expect(await listed('manager')).toEqual([contact]);
    expect(await listed('manager', { state: { equals: 'new' } })).toEqual([contact]);
    expect(await listed('manager', { formType: { equals: 'career' } })).toEqual([career]);
    expect(await listed('manager', { formType: { equals: 'newsletter' } })).toEqual([newsletter]);
    expect(await listed('manager', undefined, 'x.example')).toEqual([contact, career, newsletter]);
    expect(await listed('recruiter')).toEqual([career]);
    expect(await views('manager')).toEqual([
      ...['Skrzynka 1', 'Czekają na odpowiedź 1', 'Nowe 1', 'Rekrutacja 1', 'Newsletter 1'],
    ]);
    expect(await views('sales')).not.toContain('Rekrutacja 1');
    expect(await views('recruiter')).toEqual(['Skrzynka 1', 'Czekają na odpowiedź 1', 'Nowe 1']);
  });

  test('an application that somebody owns is among their own leads', async () => {
    const { career } = await sendAll();
    const assignee = Number(staff.users.manager.id);
    await cms.payload.update({ collection: 'leads', id: career, data: { assignee } });
    expect(await listed('manager', { assignee: { equals: assignee } })).toEqual([career]);
  });

  test('a lead is unread for each person until they have opened it, and again when the customer writes', async () => {
    const { sales, manager } = staff.users;
    const lead = await send();
    const unread = async (who: typeof sales, created = '2026-01-01T00:00:00.000Z') => [
      ...(await unreadOf(cms.payload, [lead], { id: Number(who.id), createdAt: created })),
    ];
    expect(await unread(sales)).toEqual([lead]);
    for (let times = 0; times < 2; times += 1) {
      await noteRead(cms.payload, lead, Number(sales.id));
      expect(await unread(sales)).toEqual([]);
    }
    expect(await unread(manager)).toEqual([lead]);
    await write(lead);
    expect(await unread(sales)).toEqual([lead]);
    // What was there before the account counts as read, and so does what is older than a month.
    expect(await unread(manager, new Date(Date.now() + 1_000).toISOString())).toEqual([]);
    await cms.payload.db.deleteMany({ collection: 'lead-events', where: {} });
    const long = new Date(Date.now() - 31 * DAY);
    await insertEvents(cms.payload, {}, [{ kind: 'received', lead, at: long }]);
    expect(await unread(manager)).toEqual([]);
    // A call to come is not news yet.
    const later = new Date(Date.now() + DAY);
    await insertEvents(cms.payload, {}, [{ kind: 'waits', lead, at: later }]);
    expect(await unread(manager)).toEqual([]);
  });

  test('what was read goes with the lead, and with the account', async () => {
    const lead = await send();
    await noteRead(cms.payload, lead, Number(staff.users.sales.id));
    await cms.payload.delete({ collection: 'leads', id: lead });
    expect((await cms.payload.find({ collection: 'lead-reads' })).totalDocs).toBe(0);
  });

  test('the list shows the last words of the customer, without what they quote', async () => {
    const message = 'Szukamy systemu.\nDla 80 osób.';
    const [asked, answered] = [await send({ message }), await send({ message })];
    const now = new Date().toISOString();
    const times = { dueAt: now, firstDueAt: now, createdAt: now, updatedAt: now };
    const mail = async (text: string, automatic: string | null = null) =>
      cms.payload.db.create({
        collection: 'messages',
        data: {
          ...{ kind: 'received', lead: answered, formType: 'contact', state: 'received' },
          ...{ attempts: 0, subject: 'Re: Oferta', text, automatic, ...times },
        },
      });
    await mail('Dziękuję, myślimy.');
    await mail('Bierzemy to.\n\n> Oto nasza oferta.');
    await mail('Jestem na urlopie.', 'out-of-office');
    const both = [asked, answered].map((id) => ({ id, message }));
    expect(await lastWords(cms.payload, both)).toEqual([
      'Szukamy systemu. Dla 80 osób.',
      'Bierzemy to.',
    ]);
  });

  test('a snoozed lead is out of the inbox until its day begins or the customer writes', async () => {
    const [sleeps, other] = [await send(), await send()];
    const assignee = Number(staff.users.sales.id);
    await cms.payload.update({ collection: 'leads', id: sleeps, data: { assignee } });
    expect((await snooze('recruiter', sleeps, dayIn(2))).status).toBe(404);
    expect((await snooze('sales', sleeps, dayIn(-1))).status).toBe(400);
    expect((await snooze('sales', sleeps, dayIn(2))).status).toBe(200);
    expect(await listed('sales')).toEqual([other]);
    expect(await listed('sales', { snoozedUntil: { exists: true } })).toEqual([sleeps]);
    // The clock keeps running, so that it is still among those who wait.
    expect(await listed('sales', { waitsSince: { exists: true } })).toEqual([sleeps, other]);
    const seen = await views('sales');
    expect(seen).toEqual(expect.arrayContaining(['Skrzynka 1', 'Odłożone 1', 'Nowe 2']));
    expect(seen.filter((one) => one.startsWith('Moje'))).toEqual([]);

    await endSnoozes(cms.payload, new Date());
    expect(await listed('sales')).toEqual([other]);
    const begins = new Date(`${dayIn(2)}T00:00+02:00`);
    await endSnoozes(cms.payload, new Date(begins.getTime() + 2 * 60 * 60_000));
    expect(await listed('sales')).toEqual([sleeps, other]);

    await snooze('sales', sleeps, dayIn(2));
    await snooze('sales', sleeps, null);
    expect(await listed('sales')).toEqual([sleeps, other]);
    await snooze('sales', sleeps, dayIn(2));
    await write(sleeps);
    expect(await listed('sales')).toEqual([sleeps, other]);
  });
});

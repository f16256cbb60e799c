import { describe, expect, test } from 'vitest';
import { createContractApp } from '../app/api/app.ts';
import { officeAt } from '../leads/deadlines/office-hours.ts';
import type { EventFacts, EventKind } from '../leads/events/lead-events.ts';
import { insertEvents } from '../leads/events/record-events.ts';
import { insertRows } from '../platform/database/sql.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { newMessage } from '../platform/outbox/outbox.ts';
import { engines } from '../testing/databases.ts';
import { putLead } from '../testing/lead-in-state.ts';
import { after, MONDAY, testTeam } from '../testing/test-team.ts';
import { laterReplies } from './reply-times.ts';

describe.each(engines('SQLite'))('what the lead desk tells on %s', (engine) => {
  const team = testTeam(engine);

  /** Changes a lead past the rules. */
  const store = (id: number, data: Record<string, unknown>) => putLead(team.cms.payload, id, data);

  describe('the weekly letter', () => {
    const NEXT_MONDAY = new Date('2026-07-13T06:01:00Z');
    const weekly = async () => (await team.cms.messages()).filter(({ kind }) => kind === 'weekly');

    test('reaches each manager once, in their language, with who waited and what was lost', async () => {
      const fast = await team.lead(MONDAY, { assignee: team.anna.id });
      const slow = await team.lead(after(1), { assignee: team.jan.id });
      const lost = await team.lead(after(2));
      const merged = await team.lead(after(3));
      await store(fast, { state: 'answered', firstAnsweredAt: after(10).toISOString() });
      await store(slow, { state: 'answered', firstAnsweredAt: after(121).toISOString() });
      await store(merged, { state: 'merged', mergedInto: fast });
      await store(lost, { state: 'lost', lossReason: 'price' });
      const end = { lead: lost, at: after(5), kind: 'state', facts: { to: 'lost' } } as const;
      await insertEvents(team.cms.payload, {}, [end]);
      await team.bothLook(new Date('2026-07-13T05:59:00Z'));
      expect(await weekly()).toEqual([]);
      await team.bothLook(NEXT_MONDAY);
      await team.bothLook(after(60, NEXT_MONDAY));
      const mails = await team.deliver(team.cms.payload, NEXT_MONDAY);
      expect(mails.map(({ subject }) => subject)).toEqual(['Week of 6 July: 1 of 3 in time']);
      const text = mails[0]?.text ?? '';
      const all = await team.cms.leads();
      const references = new Map(all.map(({ id, reference }) => [id, reference]));
      expect(text).toContain('Anna: 1 of 1');
      expect(text).toContain('Jan: 0 of 1');
      expect(text).toContain('assigned to nobody: 0 of 1');
      expect(text).toContain(`${references.get(slow)}: answered after 2 hr`);
      expect(text).toContain(`${references.get(lost)}: Price`);
      expect(text).not.toContain(references.get(merged));
      expect(text).not.toContain('klient.example');
    });

    test('says what was won and lost, by whom and by which campaign, and what is about to close', async () => {
      const campaign = 'utm_source=google&utm_campaign=jesie%C5%84&gclid=x1';
      const decide = async (id: number, data: Record<string, unknown>, at = after(60)) => {
        await store(id, data);
        const event = { lead: id, at, kind: 'state', facts: { to: data['state'] } } as never;
        await insertEvents(team.cms.payload, {}, [event]);
      };
      const lead = (assignee = team.anna) => team.lead(MONDAY, { assignee: assignee.id });
      await decide(await lead(), { state: 'won', value: 45_000, campaign });
      await decide(await lead(), { state: 'won', value: 2_000, currency: 'EUR', campaign });
      await decide(await lead(team.jan), { state: 'won', value: 5_000 });
      await decide(await lead(team.jan), { state: 'lost', value: 100, lossReason: 'price' });
      await decide(await lead(), { state: 'won', value: 9 }, after(0, NEXT_MONDAY));
      const expectedAt = '2026-07-17T12:00:00.000Z';
      await store(await lead(), { state: 'offer', value: 7_000, expectedAt });
      await store(await lead(), { state: 'talking', expectedAt: '2026-07-20T12:00:00.000Z' });
      await team.bothLook(NEXT_MONDAY);
      const mails = await team.deliver(team.cms.payload, NEXT_MONDAY);
      const mail = mails.find(({ subject }) => subject?.startsWith('Week of'));
      const text = (mail?.text ?? '').replaceAll('\u00a0', ' ');
      for (const line of [
        'Won: 3 (PLN 50,000, €2,000)',
        'Lost: 1 (PLN 100)',
        'Open: 2 (PLN 7,000)',
        'Expected to close this week: 1 (PLN 7,000)',
        'Expected to close next week: 1',
        'Anna: won 2 (PLN 45,000, €2,000), lost 0, open 2 (PLN 7,000)',
        'Jan: won 1 (PLN 5,000), lost 1 (PLN 100), open 0',
        'google, jesień: 2 (PLN 45,000, €2,000)',
        'no campaign: 1 (PLN 5,000)',
      ]) {
        expect(text).toContain(`${line}\n`);
      }
    });

    test('says apart how fast later words of customers were answered by mail', async () => {
      const lead = await team.lead(MONDAY, { assignee: team.anna.id });
      await store(lead, { state: 'answered', firstAnsweredAt: after(10).toISOString() });
      type Step = [minutes: number, kind: EventKind, facts?: EventFacts];
      const events = (...steps: Step[]) =>
        insertEvents(
          team.cms.payload,
          {},
          steps.map(([at, kind, facts]) => ({
            lead,
            at: after(at),
            kind,
            ...(facts && { facts }),
          })),
        );
      const later = () => laterReplies(team.cms.payload, { from: MONDAY, to: NEXT_MONDAY }, office);
      const office = await officeAt(team.cms.payload, NEXT_MONDAY);
      // The first answer, and words that came before it.
      await events([5, 'reply-received'], [10, 'reply-sent']);
      expect(await later()).toEqual({ count: 0, median: null });
      await events([20, 'reply-received'], [25, 'reply-received'], [50, 'reply-sent']);
      // Told by phone, called in vain, written by a program: no reply to words.
      await events([60, 'reply-received'], [70, 'answered'], [80, 'reply-sent']);
      await events([90, 'waits', { how: 'call' }], [95, 'reply-sent']);
      await events([100, 'reply-received'], [101, 'reply-sent']);
      await events([101, 'withdrawn', { from: after(100).toISOString() }]);
      // At 15:50, answered on the next day at 8:10.
      const state = { from: 'in-progress', to: 'answered', how: 'mail' } as const;
      const next = 22 * 60 + 10;
      await events([350, 'reply-received'], [next, 'state', state], [next, 'reply-sent']);
      expect(await later()).toEqual({ count: 2, median: 25 });
      await events([8 * 24 * 60, 'reply-received'], [8 * 24 * 60 + 1, 'reply-sent']);
      await team.bothLook(NEXT_MONDAY);
      const mails = await team.deliver(team.cms.payload, NEXT_MONDAY);
      const text = mails.find(({ subject }) => subject?.startsWith('Week of'))?.text ?? '';
      expect(text.replaceAll('\u00a0', ' ')).toContain(
        'Replies to later messages of customers: 2. Median time, in office hours: 25 min.',
      );
    });

    test('waits for Tuesday when Monday is a holiday', async () => {
      await team.lead(new Date('2026-04-01T08:00:00Z'));
      await team.bothLook(new Date('2026-04-06T08:00:00Z'));
      expect(await weekly()).toEqual([]);
      await team.bothLook(new Date('2026-04-07T06:05:00Z'));
      expect(await weekly()).toHaveLength(1);
    });

    test('after a week in which the office stayed closed, is about that one and the one before', async () => {
      await team.set({
        closedDays: [{ from: '2026-12-28T12:00:00Z', to: '2027-01-03T12:00:00Z' }],
      });
      await team.lead(new Date('2026-12-22T10:00:00Z'));
      await team.lead(new Date('2026-12-30T10:00:00Z'));
      await team.bothLook(new Date('2026-12-31T10:00:00Z'));
      expect(await weekly()).toEqual([]);
      const monday = new Date('2027-01-04T07:01:00Z');
      await team.bothLook(monday);
      expect(await weekly()).toHaveLength(1);
      const subjects = (await team.deliver(team.cms.payload, monday)).map((mail) => mail.subject);
      expect(subjects).toContain('Week of 21 December: 0 of 2 in time');
    });
  });

  describe('what the site shows', () => {
    const read = async (name: string) => {
      const response = await createContractApp(team.cms.payload).request(
        `http://desk.cms.test/api/${name}`,
      );
      return response.json();
    };

    /** A reply to a lead that a mail server took so many minutes after the lead came in. */
    async function reply(id: number, minutes: number, state = 'sent', kind = 'reply') {
      const at = after(minutes).toISOString();
      const facts = { formType: 'contact', lead: id, at } as const;
      const message = { ...newMessage({ kind: 'reply', ...facts }), kind };
      await inTransaction(team.cms.payload, (req) =>
        insertRows(team.cms.payload, 'messages', [{ ...message, state, sentAt: at }], req),
      );
    }

    test('reply times come from mails that a server took, from ten leads on, and tell their window', async () => {
      for (let nth = 1; nth <= 9; nth += 1) await reply(await team.lead(MONDAY), nth);
      const clicked = await team.lead(MONDAY);
      await store(clicked, { state: 'answered', firstAnsweredAt: after(1).toISOString() });
      await reply(clicked, 2, 'kept');
      await team.bothLook(after(61));
      expect(await read('reply-times')).toEqual({ Times: null });
      await reply(clicked, 30);
      await reply(clicked, 40);
      await team.bothLook(after(90));
      expect(await read('reply-times')).toEqual({ Times: null });
      await team.bothLook(after(122));
      expect(await read('reply-times')).toEqual({
        Times: { Median: 6, Percentile90: 9, WindowDays: 30 },
      });
      await team.set({ showsReplyTimes: false });
      await team.bothLook(after(183));
      expect(await read('reply-times')).toEqual({ Times: null });
      await team.set({ showsReplyTimes: true });
    });

    test('a colleague’s own mail with the desk in copy counts as a reply, a customer’s mail does not', async () => {
      for (let nth = 1; nth <= 9; nth += 1) await reply(await team.lead(MONDAY), nth);
      const id = await team.lead(MONDAY);
      await reply(id, 2, 'received', 'received');
      await reply(id, 20, 'received', 'received');
      await team.bothLook(after(61));
      expect(await read('reply-times')).toEqual({ Times: null });
      const event = { lead: id, at: after(20), kind: 'reply-sent' } as const;
      await insertEvents(team.cms.payload, {}, [event]);
      await team.bothLook(after(122));
      expect(await read('reply-times')).toEqual({
        Times: { Median: 6, Percentile90: 9, WindowDays: 30 },
      });
    });

    test('closed days of the next 30 days that would be working days, and a notice when they change', async () => {
      await team.bothLook(MONDAY);
      expect(await read('closed-days')).toEqual({ Days: [] });
      // A row knows the second in which it was added.
      const before = Math.trunc(Date.now() / 1_000) * 1_000;
      await team.set({
        closedDays: [{ from: '2026-07-10T12:00:00Z', to: '2026-07-13T12:00:00Z' }],
      });
      await team.bothLook(after(2));
      expect(await read('closed-days')).toEqual({ Days: ['2026-07-10', '2026-07-13'] });
      const { enteredAt } = await officeAt(team.cms.payload, MONDAY);
      // In whole seconds.
      expect(enteredAt?.get('2026-07-10')).toBeGreaterThan(before - 1_000);
      const { docs } = await team.cms.payload.find({ collection: 'content-changes', sort: '-id' });
      expect(docs[0]?.changes).toEqual([{ source: 'lead-desk', tags: ['closed-days'] }]);
    });
  });

  test('a wrong date is refused at its field, in words', async () => {
    const wrong = (row: object) =>
      team.set({ closedDays: [row] }).catch((error) => error.data.errors);
    expect(await wrong({ from: '2062-12-24' })).toMatchObject([
      { path: 'closedDays.0.from', message: expect.stringContaining('Sprawdź rok') },
    ]);
    expect(await wrong({ from: '2026-12-24', to: '2026-12-20' })).toMatchObject([
      { path: 'closedDays.0.to', message: expect.stringContaining('wcześniej niż pierwszy') },
    ]);
    expect(await wrong({ from: '31 lutego' })).toMatchObject([{ path: 'closedDays.0.from' }]);
  });

  test('office hours that end before they begin, or overlap, are refused at their field', async () => {
    const wrong = (officeHours: object[]) =>
      team.cms.payload
        .updateGlobal({ slug: 'site-settings', data: { officeHours } as never })
        .catch((error) => error.data.errors);
    const morning = { weekday: '1', opens: '08:00', closes: '12:00' };
    expect(await wrong([{ ...morning, closes: '07:00' }])).toMatchObject([
      { path: 'officeHours.0.closes', message: expect.stringContaining('późniejsze') },
    ]);
    expect(await wrong([morning, { ...morning, opens: '11:00', closes: '16:00' }])).toMatchObject([
      { path: 'officeHours.0.closes', message: expect.stringContaining('zachodzą') },
      { path: 'officeHours.1.closes' },
    ]);
  });

  test('the account of a stand-in can be deleted', async () => {
    const guest = await team.account('Olga', 'sales');
    await team.change(team.anna.id, { standIn: guest.id });
    await team.cms.payload.delete({ collection: 'users', id: guest.id });
    const { standIn } = await team.cms.payload.findByID({
      collection: 'users',
      id: team.anna.id,
      depth: 0,
    });
    expect(standIn ?? null).toBeNull();
  });
});

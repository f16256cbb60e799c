import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertRows } from '../../database/sql.ts';
import { inTransaction } from '../../database/writes/transaction.ts';
import { mailColleagues } from '../../outbox/to-colleagues.ts';
import { ENGINES } from '../../testing/databases.ts';
import { after, MONDAY, TestDesk } from '../../testing/test-desk.ts';
import { lookAtDesk } from './desk-work.ts';

describe.each(ENGINES)('waiting and new leads on %s', (engine) => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await TestDesk.start(engine);
  });
  afterAll(() => desk?.stop());
  beforeEach(() => desk.clear());

  const asAnna = () =>
    ({ ...desk.anna, name: 'Anna', roles: ['sales'], collection: 'users' }) as unknown as TypedUser;

  describe('a lead that waits', () => {
    test('is told of once at each stage, by two processes, to the owner, a second person, the manager', async () => {
      await desk.change(desk.anna.id, { standIn: desk.jan.id });
      const id = await desk.lead(MONDAY, { assignee: desk.anna.id });
      await desk.bothLook(after(7));
      expect(await desk.told(id)).toEqual([]);
      await desk.bothLook(after(8));
      expect(await desk.told(id)).toEqual([`half ${desk.anna.email}`]);
      await desk.bothLook(after(14));
      await desk.bothLook(after(16));
      const two = [
        `half ${desk.anna.email}`,
        `overdue ${desk.anna.email}`,
        `overdue ${desk.jan.email}`,
      ];
      expect(await desk.told(id)).toEqual(two);
      await desk.bothLook(after(31));
      await desk.bothLook(after(300));
      expect(await desk.told(id)).toEqual([...two, `twice ${desk.ewa.email}`]);
    });

    test('is not told of once it was answered, or is spam', async () => {
      const answered = await desk.lead(MONDAY, { assignee: desk.anna.id });
      const spam = await desk.lead(MONDAY);
      const give = (id: number, state: 'answered' | 'spam') =>
        desk.cms.payload.update({ collection: 'leads', id, data: { state } });
      await give(answered, 'answered');
      await give(spam, 'spam');
      await desk.bothLook(after(60));
      expect([await desk.told(answered), await desk.told(spam)]).toEqual([[], []]);
    });

    test('without an owner: the person whose turn it is hears of it, and without turns the office', async () => {
      const early = await desk.lead(MONDAY);
      await desk.bothLook(after(8));
      expect(await desk.told(early)).toEqual(['half office']);
      await desk.set({ turns: [desk.jan.id] });
      await desk.bothLook(after(16));
      expect((await desk.told(early)).slice(1)).toEqual([
        `overdue ${desk.jan.email}`,
        `overdue ${desk.ewa.email}`,
      ]);
    });

    test('goes to the stand-in of an owner who is away', async () => {
      await desk.change(desk.anna.id, {
        standIn: desk.jan.id,
        absences: [{ from: '2026-07-04T12:00:00Z', to: '2026-07-10T12:00:00Z' }],
      });
      const id = await desk.lead(MONDAY, { assignee: desk.anna.id });
      await desk.bothLook(after(8));
      expect(await desk.told(id)).toEqual([`half ${desk.jan.email}`]);
    });

    test('a holiday, and an own closed day, stop the clock', async () => {
      // 11 November is a holiday; the company adds the 12th.
      await desk.set({ closedDays: [{ from: '2026-11-12T12:00:00Z', note: 'inwentaryzacja' }] });
      const evening = new Date('2026-11-10T14:55:00Z');
      await lookAtDesk(desk.cms.payload, after(-1, evening));
      const id = await desk.lead(evening, { assignee: desk.anna.id });
      await desk.bothLook(new Date('2026-11-12T14:00:00Z'));
      expect(await desk.told(id)).toEqual([]);
      await desk.bothLook(new Date('2026-11-13T07:03:00Z'));
      expect(await desk.told(id)).toEqual([`half ${desk.anna.email}`]);
    });

    test('a lead from before reminders were on is left alone', async () => {
      await desk.set({ tellsStages: false });
      await desk.bothLook(MONDAY);
      const id = await desk.lead(MONDAY, { assignee: desk.anna.id });
      await desk.bothLook(after(60));
      await desk.set({ tellsStages: true });
      await desk.bothLook(after(90));
      expect(await desk.told(id)).toEqual([]);
      const later = await desk.lead(after(91), { assignee: desk.anna.id });
      await desk.bothLook(after(100));
      expect(await desk.told(later)).toEqual([`half ${desk.anna.email}`]);
    });

    test('a process that ends between the stage and the mail: the next one sends it, once', async () => {
      const id = await desk.lead(MONDAY, { assignee: desk.anna.id });
      await lookAtDesk(desk.cms.payload, after(8));
      // The first process ends here; the other one finds stage and mail, and sends.
      await lookAtDesk(desk.other, after(9));
      const mails = await desk.deliver(desk.other, after(9));
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^\[TK-.*\] Minęła połowa czasu na odpowiedź$/),
      ]);
      expect(mails[0]?.text).toContain('Odpowiedź obiecaliśmy do: 6 lip 2026, 10:15.');
      expect(await desk.deliver(desk.cms.payload, after(10))).toEqual([]);
      expect(await desk.told(id)).toEqual([`half ${desk.anna.email}`]);
    });

    test('a transaction that breaks off leaves neither stage nor mail', async () => {
      const id = await desk.lead(MONDAY, { assignee: desk.anna.id });
      const mail = { kind: 'half', lead: id, formType: 'contact', onceKey: `half-${id}` } as const;
      const broken = inTransaction(desk.cms.payload, async (req) => {
        await mailColleagues(desk.cms.payload, req, {
          ...mail,
          to: [desk.anna.email],
          at: after(8),
        });
        throw new Error('the process ends');
      });
      await expect(broken).rejects.toThrow('the process ends');
      await desk.bothLook(after(8));
      expect(await desk.told(id)).toEqual([`half ${desk.anna.email}`]);
    });

    test('a hundred leads, looked at by two processes at odd times: each once per stage', async () => {
      const ids: number[] = [];
      for (let at = 0; at < 20; at += 1) ids.push(await desk.lead(after(at * 3)));
      const rows = (await desk.cms.leads()).flatMap((one) =>
        Array.from({ length: 4 }, (_, nth) => ({
          ...Object.fromEntries(
            Object.entries(one).filter(([name]) => !['id', 'consent'].includes(name)),
          ),
          reference: `TK-COPY-${one.id}-${nth}`,
          idempotencyKey: null,
          createdAt: after(nth * 7 + one.id, new Date(one.createdAt)).toISOString(),
        })),
      );
      await inTransaction(desk.cms.payload, (req) =>
        insertRows(desk.cms.payload, 'leads', rows, req),
      );
      for (const minutes of [11, 37, 38, 95, 240, 2_000]) await desk.bothLook(after(minutes));
      for (let round = 0; round < 6; round += 1) await desk.bothLook(after(2_001 + round));
      const keys = (await desk.cms.messages()).flatMap(({ onceKey }) => onceKey ?? []);
      const all = (await desk.cms.leads()).flatMap(({ id }) =>
        ['half', 'overdue', 'twice'].map((stage) => `${stage}-${id}`),
      );
      expect(keys.filter((key) => !/-\d+-\d+$/.test(key)).toSorted()).toEqual(all.toSorted());
    });
  });

  describe('a new lead', () => {
    test('is given to nobody until people are listed', async () => {
      const id = await desk.lead(MONDAY);
      await desk.bothLook(after(1));
      expect(await desk.ownerOf(id)).toBeNull();
    });

    test('goes to one person after the desk.other, and two processes give each once', async () => {
      await desk.set({ turns: [desk.anna.id, desk.jan.id] });
      await lookAtDesk(desk.cms.payload, after(-1));
      const ids = [];
      for (let nth = 0; nth < 6; nth += 1) ids.push(await desk.lead(after(nth)));
      await desk.bothLook(after(6));
      const owners = await Promise.all(ids.map((id) => desk.ownerOf(id)));
      expect(owners).toEqual([
        desk.anna.id,
        desk.jan.id,
        desk.anna.id,
        desk.jan.id,
        desk.anna.id,
        desk.jan.id,
      ]);
      expect(await desk.told(ids[0] as number)).toEqual([`assigned ${desk.anna.email}`]);
      const first = await desk.cms.payload.findByID({ collection: 'leads', id: ids[0] as number });
      expect(first.history).toMatchObject([{ by: null, change: 'assignee', to: 'Anna' }]);
    });

    test('skips a person who is away, whose stand-in comes first', async () => {
      await desk.set({ turns: [desk.anna.id] });
      await desk.change(desk.anna.id, { absences: [{ from: '2026-07-06T12:00:00Z' }] });
      await lookAtDesk(desk.cms.payload, after(-1));
      const alone = await desk.lead(MONDAY);
      await desk.bothLook(after(1));
      expect(await desk.ownerOf(alone)).toBeNull();
      await desk.change(desk.anna.id, { standIn: desk.jan.id });
      await desk.bothLook(after(2));
      expect(await desk.ownerOf(alone)).toBe(desk.jan.id);
    });

    test('goes to a person who works on its topic and knows its language', async () => {
      await desk.set({ turns: [desk.anna.id, desk.jan.id] });
      await desk.change(desk.anna.id, { leadTopics: ['e-commerce'], leadLanguages: ['de'] });
      await lookAtDesk(desk.cms.payload, after(-1));
      const ids = [await desk.lead(MONDAY), await desk.lead(after(1)), await desk.lead(after(2))];
      await desk.bothLook(after(3));
      expect(await Promise.all(ids.map((id) => desk.ownerOf(id)))).toEqual([
        desk.jan.id,
        desk.jan.id,
        desk.jan.id,
      ]);
      await desk.change(desk.anna.id, { leadTopics: [], leadLanguages: [] });
    });

    test('that was given back stays with nobody', async () => {
      await desk.set({ turns: [desk.anna.id] });
      await lookAtDesk(desk.cms.payload, after(-1));
      const id = await desk.lead(MONDAY);
      await desk.bothLook(after(1));
      await desk.cms.payload.update({ collection: 'leads', id, data: { assignee: null } });
      await desk.bothLook(after(2));
      expect(await desk.ownerOf(id)).toBeNull();
      await desk.bothLook(after(8));
      expect((await desk.told(id)).at(-1)).toBe(`half ${desk.anna.email}`);
    });

    test('that a colleague hands on is told of to the new owner, each time', async () => {
      const id = await desk.lead(MONDAY, { assignee: desk.anna.id });
      const give = (assignee: number) =>
        desk.cms.payload.update({
          collection: 'leads',
          id,
          data: { assignee },
          user: asAnna(),
          overrideAccess: false,
        });
      await give(desk.jan.id);
      await give(desk.anna.id);
      await give(desk.jan.id);
      expect(await desk.told(id)).toEqual([
        `assigned ${desk.jan.email}`,
        `assigned ${desk.jan.email}`,
      ]);
      const mails = await desk.deliver(desk.cms.payload, new Date());
      const ids = mails.map(({ messageId }) => messageId);
      expect(new Set(ids).size).toBe(2);
    });

    test('that is entered by hand for a colleague is told of to them, and promises nothing', async () => {
      await desk.set({ turns: [desk.anna.id] });
      const call = { source: 'phone', fullName: 'Jan Kos', phoneNumber: '600 700 800' };
      const entered = { user: asAnna(), overrideAccess: false, collection: 'leads' } as const;
      const own = await desk.cms.payload.create({ ...entered, data: call as never });
      const data = { ...call, assignee: desk.jan.id } as never;
      const { id } = await desk.cms.payload.create({ ...entered, data });
      await desk.cms.payload.update({ collection: 'leads', id: own.id, data: { assignee: null } });
      await desk.bothLook(after(3 * 24 * 60, new Date()));
      expect([await desk.told(own.id), await desk.told(id)]).toEqual([
        [],
        [`assigned ${desk.jan.email}`],
      ]);
      const [mail] = await desk.deliver(desk.cms.payload, new Date());
      expect(mail?.text).toContain('Od: Jan Kos.');
      expect(mail?.text).not.toContain('obiecaliśmy');
    });

    test('cannot be handed to a person who may not open it', async () => {
      const recruiter = await desk.account('Rita', ['recruiter']);
      const id = await desk.lead(MONDAY);
      const data = { assignee: recruiter.id };
      const attempt = desk.cms.payload.update({ collection: 'leads', id, data });
      await expect(attempt).rejects.toThrow('Ta osoba nie pracuje z takimi zapytaniami');
    });
  });
});

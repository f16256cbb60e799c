import { VISITOR_CALLS } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import type { Lead } from '../../database/generated/payload-types.ts';
import { erasePerson } from '../../privacy/erasure.ts';
import { applyRetention } from '../../privacy/retention.ts';
import { newAccount } from '../../testing/accounts.ts';
import { engines } from '../../testing/databases.ts';
import { OFFICE_TIME } from '../../testing/test-cms.ts';
import { waitsSince } from '../deadlines/arranged-calls.ts';
import { overdueFilter } from '../deadlines/lead-clock.ts';
import { officeAt } from '../deadlines/office.ts';
import { lookAtDesk } from '../desk/desk-work.ts';
import { tellStages } from '../desk/stages/tell-stages.ts';
import { leadData } from '../happenings/lead-data.ts';
import { cancelByStaff } from './cancel-by-staff.ts';
import { mendCalls } from './mend-calls.ts';
import { callDesk, FORM, NINE, QUARTER_PAST } from './testing/call-desk.ts';

describe.each(engines('SQLite'))('calls that are changed, on %s', (engine) => {
  const desk = callDesk(engine);

  const lead = async () => (await desk.cms.leads())[0] as Lead;

  test('a call is moved by its link: the former time is free, both are told, the entry is replaced', async () => {
    const { token } = await desk.booked();
    await desk.deliver();
    const own = await (await desk.cms.follow(VISITOR_CALLS.read, token)).json();
    expect(own.call).toEqual({
      startsAt: NINE,
      state: 'booked',
      adviser: 'Anna Wątek',
      timeZone: 'Europe/Warsaw',
      isOpen: true,
      isMovable: true,
    });
    const moved = await desk.cms.follow(VISITOR_CALLS.moveCall, token, { time: QUARTER_PAST });
    expect(moved.status).toBe(200);
    expect(await desk.bookings()).toMatchObject([
      { startsAt: QUARTER_PAST, state: 'booked', sequence: 1 },
    ]);
    const change = { change: 'call-moved', from: NINE, to: QUARTER_PAST, how: 'by-visitor' };
    expect((await lead()).history).toContainEqual(expect.objectContaining(change));
    const [data] = await leadData(desk.cms.payload, await desk.cms.leads());
    expect(data?.fields).toContainEqual({ key: 'callTime', value: QUARTER_PAST });
    expect((await desk.free()).times).toContain(NINE);
    const mails = await desk.deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual(['anna@osnowa.example', 'ola@klient.example']);
    for (const { calendar } of mails) {
      expect(calendar).toContain('METHOD:REQUEST');
      expect(calendar).toContain('SEQUENCE:1');
      expect(calendar).toContain('DTSTART:20260707T071500Z');
    }
  });

  test('a time that another visitor has is not taken by moving', async () => {
    const { token } = await desk.booked(NINE);
    await desk.booked(QUARTER_PAST, { mail: 'jan@klient.example' });
    const reply = await desk.cms.follow(VISITOR_CALLS.moveCall, token, { time: QUARTER_PAST });
    expect([reply.status, (await reply.json()).error.code]).toEqual([422, 'Validation']);
    expect((await desk.bookings()).map(({ startsAt }) => startsAt)).toEqual([NINE, QUARTER_PAST]);
  });

  test('a call is cancelled by its link, once, and its time is free again', async () => {
    const { token } = await desk.booked();
    await desk.deliver();
    for (let time = 0; time < 2; time += 1) {
      expect((await desk.cms.follow(VISITOR_CALLS.cancelCall, token)).status).toBe(200);
    }
    expect((await desk.free()).times).toContain(NINE);
    const mails = await desk.deliver();
    expect(mails).toHaveLength(2);
    for (const { calendar } of mails) expect(calendar).toContain('METHOD:CANCEL');
    await desk.booked(NINE, { mail: 'jan@klient.example' });
    const again = await desk.cms.follow(VISITOR_CALLS.moveCall, token, { time: QUARTER_PAST });
    expect(again.status).toBe(409);
  });

  test('a person of the desk cancels a call, and can do nothing else with it', async () => {
    await desk.booked();
    await desk.deliver();
    const [booking] = await desk.bookings();
    const id = booking?.id as number;
    await desk.cms.payload.update({ collection: 'bookings', id, data: { state: 'cancelled' } });
    expect(await desk.bookings()).toMatchObject([
      { state: 'cancelled', uniqueKey: null, sequence: 1 },
    ]);
    const change = { change: 'call-cancelled', from: NINE, to: null };
    expect((await lead()).history).toContainEqual(expect.objectContaining(change));
    desk.cms.clock.now = new Date(Date.now() + 60_000);
    expect(await desk.deliver()).toHaveLength(2);
    const back = desk.cms.payload.update({ collection: 'bookings', id, data: { state: 'booked' } });
    await expect(back).rejects.toThrow('można tylko odwołać');
  });

  test('a person of the desk who cancels while the visitor moves the call undoes nothing', async () => {
    const { token } = await desk.booked();
    const [before] = await desk.bookings();
    await desk.cms.follow(VISITOR_CALLS.moveCall, token, { time: QUARTER_PAST });
    const told = (await desk.cms.messages()).length;
    const late = cancelByStaff({
      data: { ...before, state: 'cancelled' },
      originalDoc: before,
      operation: 'update',
      req: { payload: desk.cms.payload, i18n: { language: 'pl' } },
    } as never);
    await expect(late).rejects.toThrow('właśnie zmienił');
    expect(await desk.bookings()).toMatchObject([
      { startsAt: QUARTER_PAST, state: 'booked', sequence: 1 },
    ]);
    expect(await desk.cms.messages()).toHaveLength(told);
  });

  test('a call that was moved five times is moved no more, and can be cancelled', async () => {
    const { token } = await desk.booked();
    const move = (nth: number) =>
      desk.cms.follow(VISITOR_CALLS.moveCall, token, { time: nth % 2 ? NINE : QUARTER_PAST });
    for (let nth = 0; nth < 5; nth += 1) expect((await move(nth)).status).toBe(200);
    const { call } = await (await desk.cms.follow(VISITOR_CALLS.read, token)).json();
    expect(call).toMatchObject({ isOpen: true, isMovable: false });
    expect((await move(5)).status).toBe(409);
    expect((await desk.cms.follow(VISITOR_CALLS.cancelCall, token)).status).toBe(200);
  });

  test('a lead with a call waits from the end of the call on, or from its cancelling', async () => {
    const { token } = await desk.booked();
    const { id } = await lead();
    const office = await officeAt(desk.cms.payload, OFFICE_TIME);
    const late = async (time: string) => {
      const now = new Date(time);
      const where = (await overdueFilter(desk.cms.payload, now, office)) ?? {};
      const told = await tellStages(desk.cms.payload, {
        office,
        turns: [],
        since: new Date(0),
        now,
      });
      return [(await desk.cms.payload.count({ collection: 'leads', where })).totalDocs, told];
    };
    expect(await late('2026-07-07T06:55:00Z')).toEqual([0, 0]);
    expect(await late('2026-07-07T07:20:00Z')).toEqual([0, 0]);
    expect([...(await waitsSince(desk.cms.payload, [id]))]).toEqual([[id, QUARTER_PAST]]);
    desk.cms.clock.now = new Date('2026-07-07T06:00:00Z');
    await desk.cms.follow(VISITOR_CALLS.cancelCall, token);
    expect(await late('2026-07-07T06:14:00Z')).toEqual([0, 1]);
    expect(await late('2026-07-07T06:16:00Z')).toEqual([1, 1]);
  });

  /** A second adviser, Jan, with Anna's hours. @returns the id of the account */
  async function colleague(): Promise<number> {
    const { calls } = await desk.cms.payload.findByID({ collection: 'users', id: desk.anna });
    const spans = calls?.spans?.map(({ id: _, ...span }) => span);
    const own = { email: 'jan@osnowa.example', calls: { ...calls, spans } };
    return Number((await newAccount(desk.cms.payload, 'Jan Nić', 'sales', own)).id);
  }
  const away = (absences: object[]) => desk.change({ absences });
  const remove = (id: number) => desk.cms.payload.delete({ collection: 'users', id });
  const zone = { timeZone: 'Europe/Warsaw' };
  const look = () => Promise.all([1, 2].map(() => mendCalls(desk.cms.payload, zone, OFFICE_TIME)));
  const DAY_OF_CALL = [{ from: '2026-07-07T12:00:00Z', to: '2026-07-08T12:00:00Z' }];

  test('the call of an adviser who will be away goes to a colleague, and all of them read it', async () => {
    const { reference } = await desk.booked();
    await desk.deliver();
    const jan = await colleague();
    await look();
    expect(await desk.bookings()).toMatchObject([{ adviser: desk.anna, sequence: 0 }]);
    await away(DAY_OF_CALL);
    await look();
    expect(await desk.bookings()).toMatchObject([
      { adviser: jan, startsAt: NINE, state: 'booked', sequence: 1 },
    ]);
    expect(await desk.cms.leads()).toMatchObject([{ assignee: jan }]);
    const mails = await desk.deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual([
      'anna@osnowa.example',
      'jan@osnowa.example',
      FORM.mail,
    ]);
    const to = (address: string) => mails.find((mail) => mail.to === address);
    expect(to(FORM.mail)?.text).toContain('Zadzwoni Jan Nić');
    expect(to('jan@osnowa.example')?.subject).toContain(`[${reference}] Rozmowa: wtorek`);
    expect(to('anna@osnowa.example')?.subject).toContain('Rozmowę przejmuje Jan Nić');
    expect(to('anna@osnowa.example')?.calendar).toContain('METHOD:CANCEL');
    await away([]);
    await remove(jan);
  });

  test('with the account of its adviser a call goes to a colleague', async () => {
    const calls = { bookable: false, buffer: '0', spans: [] };
    const before = await desk.cms.payload.findByID({ collection: 'users', id: desk.anna });
    const jan = await colleague();
    await desk.change({ calls });
    await desk.booked();
    await desk.change({ calls: before.calls });
    await desk.deliver();
    await remove(jan);
    await look();
    expect(await desk.bookings()).toMatchObject([{ adviser: desk.anna, state: 'booked' }]);
    const mails = await desk.deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual(['anna@osnowa.example', FORM.mail]);
  });

  test('where no colleague is free the call is off, and visitor and desk are told', async () => {
    const { reference, token } = await desk.booked();
    await desk.deliver();
    await away(DAY_OF_CALL);
    await look();
    expect(await desk.bookings()).toMatchObject([
      { state: 'cancelled', uniqueKey: null, sequence: 1 },
    ]);
    const mails = await desk.deliver();
    const to = (address: string) => mails.find((mail) => mail.to === address);
    expect(mails).toHaveLength(3);
    expect(to(FORM.mail)?.text).toContain('Doradcy nie będzie w umówionym terminie');
    expect(to(FORM.mail)?.calendar).toContain('METHOD:CANCEL');
    expect(to('anna@osnowa.example')?.subject).toContain(`[${reference}] Rozmowa odwołana`);
    expect(mails.map(({ subject }) => subject).join()).toContain('klient czeka');
    const { call } = await (await desk.cms.follow(VISITOR_CALLS.read, token)).json();
    expect(call).toMatchObject({ isOpen: false });
    await away([]);
  });

  test('a lead that is spam has no call: the adviser is told, its sender is not', async () => {
    await desk.booked();
    await desk.deliver();
    const { id } = await lead();
    await desk.cms.payload.update({ collection: 'leads', id, data: { state: 'spam' } });
    await lookAtDesk(desk.cms.payload, OFFICE_TIME);
    expect(await desk.bookings()).toMatchObject([{ state: 'cancelled', uniqueKey: null }]);
    expect((await desk.free()).times).toContain(NINE);
    const about = (await desk.deliver()).filter(({ subject }) => subject.includes('Rozmowa'));
    expect(about.map(({ to }) => to)).toEqual(['anna@osnowa.example']);
  });

  test('the same form sent once more after its call was cancelled books a call', async () => {
    const idempotencyKey = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const { token, reference } = await desk.booked(NINE, { idempotencyKey });
    expect((await desk.cms.follow(VISITOR_CALLS.cancelCall, token)).status).toBe(200);
    const again = await desk.booked(NINE, { idempotencyKey });
    expect(again.reference).not.toBe(reference);
    expect(await desk.bookings()).toMatchObject([{ state: 'cancelled' }, { state: 'booked' }]);
    expect(await desk.booked(NINE, { idempotencyKey })).toMatchObject({
      reference: again.reference,
    });
  });

  test('when the lead is deleted its adviser reads that the call is off, and nothing of the visitor', async () => {
    const { reference, token } = await desk.booked();
    await desk.deliver();
    expect((await desk.cms.follow(VISITOR_CALLS.delete, token)).status).toBe(200);
    expect([await desk.cms.leads(), await desk.bookings()]).toEqual([[], []]);
    const mails = await desk.deliver();
    expect(mails.map(({ to }) => to)).toEqual(['anna@osnowa.example']);
    const [mail] = mails;
    expect(mail?.subject).toContain(`[${reference}] Rozmowa odwołana: wtorek, 7 lipca 2026`);
    expect(mail?.text).toContain('Dane klienta zostały usunięte');
    expect(mail?.calendar).toContain('METHOD:CANCEL\n');
    expect(mail?.calendar).toContain(`UID:${reference.toLowerCase()}@`);
    expect(mail?.calendar).toContain('SEQUENCE:1\n');
    expect(mail?.raw).not.toContain('ola@klient');
    const now = new Date(OFFICE_TIME.getTime() + 400 * 24 * 60 * 60_000);
    await applyRetention(desk.cms.payload, { now, force: true });
    expect(await desk.cms.messages()).toEqual([]);
  });

  test('without consent nobody is called, and erasing a person erases their call', async () => {
    const { token } = await desk.booked();
    expect((await desk.cms.follow(VISITOR_CALLS.withdraw, token)).status).toBe(200);
    expect(await desk.bookings()).toMatchObject([{ state: 'cancelled' }]);
    await erasePerson(desk.cms.payload, FORM.mail, null, desk.cms.clock.now);
    expect(await desk.bookings()).toEqual([]);
  });
});

import { ENDPOINTS } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import { lookAtLeads } from '../../desk/lead-work.ts';
import { notifyStages } from '../../desk/stages/notify-stages.ts';
import { erasePerson } from '../../privacy/erasure.ts';
import { applyRetention } from '../../privacy/retention.ts';
import { newAccount } from '../../testing/accounts.ts';
import { engines } from '../../testing/databases.ts';
import { OFFICE_TIME, type StoredLead } from '../../testing/test-cms.ts';
import { callsOver } from '../deadlines/arranged-calls.ts';
import { officeAt } from '../deadlines/office-hours.ts';
import { overdueFilter } from '../deadlines/reply-deadline.ts';
import { leadData } from '../sales/lead-data.ts';
import { cancelByStaff } from './cancel-by-staff.ts';
import { repairCalls } from './repair-calls.ts';
import { callTeam, FORM, NINE, QUARTER_PAST } from './testing/call-team.ts';

describe.each(engines('SQLite'))('calls that are changed, on %s', (engine) => {
  const team = callTeam(engine);

  const lead = async () => (await team.cms.leads())[0] as StoredLead;

  test('a call is moved by its link: the former time is free, both are told, the entry is replaced', async () => {
    const { token } = await team.booked();
    await team.deliver();
    const own = await (await team.cms.follow(ENDPOINTS.readRequest.path, token)).json();
    expect(own.call).toEqual({
      startsAt: NINE,
      state: 'booked',
      adviser: 'Anna Wątek',
      timeZone: 'Europe/Warsaw',
      isOpen: true,
      isMovable: true,
    });
    const moved = await team.cms.follow(ENDPOINTS.moveCall.path, token, { time: QUARTER_PAST });
    expect(moved.status).toBe(200);
    expect(await team.bookings()).toMatchObject([
      { startsAt: QUARTER_PAST, state: 'booked', sequence: 1 },
    ]);
    const change = { change: 'call-moved', from: NINE, to: QUARTER_PAST, how: 'by-visitor' };
    expect((await lead()).history).toContainEqual(expect.objectContaining(change));
    const [data] = await leadData(team.cms.payload, await team.cms.leads());
    expect(data?.fields).toContainEqual({ key: 'callTime', value: QUARTER_PAST });
    expect((await team.free()).times).toContain(NINE);
    const mails = await team.deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual(['anna@osnowa.example', 'ola@klient.example']);
    for (const { calendar } of mails) {
      expect(calendar).toContain('METHOD:REQUEST');
      expect(calendar).toContain('SEQUENCE:1');
      expect(calendar).toContain('DTSTART:20260707T071500Z');
    }
  });

  test('a time that another visitor has is not taken by moving', async () => {
    const { token } = await team.booked(NINE);
    await team.booked(QUARTER_PAST, { mail: 'jan@klient.example' });
    const reply = await team.cms.follow(ENDPOINTS.moveCall.path, token, { time: QUARTER_PAST });
    expect([reply.status, (await reply.json()).error.code]).toEqual([422, 'Validation']);
    expect((await team.bookings()).map(({ startsAt }) => startsAt)).toEqual([NINE, QUARTER_PAST]);
  });

  test('a call is cancelled by its link, once, and its time is free again', async () => {
    const { token } = await team.booked();
    await team.deliver();
    for (let time = 0; time < 2; time += 1) {
      expect((await team.cms.follow(ENDPOINTS.cancelCall.path, token)).status).toBe(200);
    }
    expect((await team.free()).times).toContain(NINE);
    const mails = await team.deliver();
    expect(mails).toHaveLength(2);
    for (const { calendar } of mails) expect(calendar).toContain('METHOD:CANCEL');
    await team.booked(NINE, { mail: 'jan@klient.example' });
    const again = await team.cms.follow(ENDPOINTS.moveCall.path, token, { time: QUARTER_PAST });
    expect(again.status).toBe(409);
  });

  test('a person of the desk cancels a call, and can do nothing else with it', async () => {
    await team.booked();
    await team.deliver();
    const [booking] = await team.bookings();
    const id = booking?.id as number;
    await team.cms.payload.update({ collection: 'bookings', id, data: { state: 'cancelled' } });
    expect(await team.bookings()).toMatchObject([
      { state: 'cancelled', uniqueKey: null, sequence: 1 },
    ]);
    const change = { change: 'call-cancelled', from: NINE, to: null };
    expect((await lead()).history).toContainEqual(expect.objectContaining(change));
    team.cms.clock.now = new Date(Date.now() + 60_000);
    expect(await team.deliver()).toHaveLength(2);
    const back = team.cms.payload.update({ collection: 'bookings', id, data: { state: 'booked' } });
    await expect(back).rejects.toThrow('można tylko odwołać');
  });

  test('a person of the desk who cancels while the visitor moves the call undoes nothing', async () => {
    const { token } = await team.booked();
    const [before] = await team.bookings();
    await team.cms.follow(ENDPOINTS.moveCall.path, token, { time: QUARTER_PAST });
    const reported = (await team.cms.messages()).length;
    const late = cancelByStaff({
      data: { ...before, state: 'cancelled' },
      originalDoc: before,
      operation: 'update',
      req: { payload: team.cms.payload, i18n: { language: 'pl' } },
    } as never);
    await expect(late).rejects.toThrow('właśnie zmienił');
    expect(await team.bookings()).toMatchObject([
      { startsAt: QUARTER_PAST, state: 'booked', sequence: 1 },
    ]);
    expect(await team.cms.messages()).toHaveLength(reported);
  });

  test('a call that was moved five times is moved no more, and can be cancelled', async () => {
    const { token } = await team.booked();
    const move = (nth: number) =>
      team.cms.follow(ENDPOINTS.moveCall.path, token, { time: nth % 2 ? NINE : QUARTER_PAST });
    for (let nth = 0; nth < 5; nth += 1) expect((await move(nth)).status).toBe(200);
    const { call } = await (await team.cms.follow(ENDPOINTS.readRequest.path, token)).json();
    expect(call).toMatchObject({ isOpen: true, isMovable: false });
    expect((await move(5)).status).toBe(409);
    expect((await team.cms.follow(ENDPOINTS.cancelCall.path, token)).status).toBe(200);
  });

  test('a lead with a call waits from the end of the call on, or from its cancelling', async () => {
    const { token } = await team.booked();
    const { id } = await lead();
    const office = await officeAt(team.cms.payload, OFFICE_TIME);
    const late = async (time: string) => {
      const now = new Date(time);
      const where = overdueFilter(now, office) ?? {};
      const reported = await notifyStages(team.cms.payload, {
        office,
        rotation: [],
        since: new Date(0),
        now,
      });
      return [(await team.cms.payload.count({ collection: 'leads', where })).totalDocs, reported];
    };
    expect(await late('2026-07-07T06:55:00Z')).toEqual([0, 0]);
    expect(await late('2026-07-07T07:20:00Z')).toEqual([0, 0]);
    expect([...(await callsOver(team.cms.payload, [id]))]).toEqual([[id, QUARTER_PAST]]);
    team.cms.clock.now = new Date('2026-07-07T06:00:00Z');
    await team.cms.follow(ENDPOINTS.cancelCall.path, token);
    expect(await late('2026-07-07T06:14:00Z')).toEqual([0, 1]);
    expect(await late('2026-07-07T06:16:00Z')).toEqual([1, 1]);
  });

  /** A second adviser, Jan, with Anna's hours. @returns the id of the account */
  async function colleague(): Promise<number> {
    const { calls } = await team.cms.payload.findByID({ collection: 'users', id: team.anna });
    const spans = calls?.spans?.map(({ id: _, ...span }) => span);
    const own = { email: 'jan@osnowa.example', calls: { ...calls, spans } };
    return Number((await newAccount(team.cms.payload, 'Jan Nić', 'sales', own)).id);
  }
  const away = (absences: object[]) => team.change({ absences });
  const remove = (id: number) => team.cms.payload.delete({ collection: 'users', id });
  const zone = { timeZone: 'Europe/Warsaw' };
  const look = () =>
    Promise.all([1, 2].map(() => repairCalls(team.cms.payload, zone, OFFICE_TIME)));
  const DAY_OF_CALL = [{ from: '2026-07-07T12:00:00Z', to: '2026-07-08T12:00:00Z' }];

  test('the call of an adviser who will be away goes to a colleague, and all of them read it', async () => {
    const { reference } = await team.booked();
    await team.deliver();
    const jan = await colleague();
    await look();
    expect(await team.bookings()).toMatchObject([{ adviser: team.anna, sequence: 0 }]);
    await away(DAY_OF_CALL);
    await look();
    expect(await team.bookings()).toMatchObject([
      { adviser: jan, startsAt: NINE, state: 'booked', sequence: 1 },
    ]);
    expect(await team.cms.leads()).toMatchObject([{ assignee: jan }]);
    const mails = await team.deliver();
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
    const before = await team.cms.payload.findByID({ collection: 'users', id: team.anna });
    const jan = await colleague();
    await team.change({ calls });
    await team.booked();
    await team.change({ calls: before.calls });
    await team.deliver();
    await remove(jan);
    await look();
    expect(await team.bookings()).toMatchObject([{ adviser: team.anna, state: 'booked' }]);
    const mails = await team.deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual(['anna@osnowa.example', FORM.mail]);
  });

  test('where no colleague is free the call is off, and visitor and desk are told', async () => {
    const { reference, token } = await team.booked();
    await team.deliver();
    await away(DAY_OF_CALL);
    await look();
    expect(await team.bookings()).toMatchObject([
      { state: 'cancelled', uniqueKey: null, sequence: 1 },
    ]);
    const mails = await team.deliver();
    const to = (address: string) => mails.find((mail) => mail.to === address);
    expect(mails).toHaveLength(3);
    expect(to(FORM.mail)?.text).toContain('Doradcy nie będzie w umówionym terminie');
    expect(to(FORM.mail)?.calendar).toContain('METHOD:CANCEL');
    expect(to('anna@osnowa.example')?.subject).toContain(`[${reference}] Rozmowa odwołana`);
    expect(mails.map(({ subject }) => subject).join()).toContain('klient czeka');
    const { call } = await (await team.cms.follow(ENDPOINTS.readRequest.path, token)).json();
    expect(call).toMatchObject({ isOpen: false });
    await away([]);
  });

  test('a lead that is spam has no call: the adviser is told, its sender is not', async () => {
    await team.booked();
    await team.deliver();
    const { id } = await lead();
    await team.cms.payload.update({ collection: 'leads', id, data: { state: 'spam' } });
    await lookAtLeads(team.cms.payload, OFFICE_TIME);
    expect(await team.bookings()).toMatchObject([{ state: 'cancelled', uniqueKey: null }]);
    expect((await team.free()).times).toContain(NINE);
    const about = (await team.deliver()).filter(({ subject }) => subject.includes('Rozmowa'));
    expect(about.map(({ to }) => to)).toEqual(['anna@osnowa.example']);
  });

  test('the same form sent once more after its call was cancelled books a call', async () => {
    const idempotencyKey = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const { token, reference } = await team.booked(NINE, { idempotencyKey });
    expect((await team.cms.follow(ENDPOINTS.cancelCall.path, token)).status).toBe(200);
    const again = await team.booked(NINE, { idempotencyKey });
    expect(again.reference).not.toBe(reference);
    expect(await team.bookings()).toMatchObject([{ state: 'cancelled' }, { state: 'booked' }]);
    expect(await team.booked(NINE, { idempotencyKey })).toMatchObject({
      reference: again.reference,
    });
  });

  test('when the lead is deleted its adviser reads that the call is off, and nothing of the visitor', async () => {
    const { reference, token } = await team.booked();
    await team.deliver();
    expect((await team.cms.follow(ENDPOINTS.delete.path, token)).status).toBe(200);
    expect([await team.cms.leads(), await team.bookings()]).toEqual([[], []]);
    const mails = await team.deliver();
    expect(mails.map(({ to }) => to)).toEqual(['anna@osnowa.example']);
    const [mail] = mails;
    expect(mail?.subject).toContain(`[${reference}] Rozmowa odwołana: wtorek, 7 lipca 2026`);
    expect(mail?.text).toContain('Dane klienta zostały usunięte');
    expect(mail?.calendar).toContain('METHOD:CANCEL\n');
    expect(mail?.calendar).toContain(`UID:${reference.toLowerCase()}@`);
    expect(mail?.calendar).toContain('SEQUENCE:1\n');
    expect(mail?.raw).not.toContain('ola@klient');
    const now = new Date(OFFICE_TIME.getTime() + 400 * 24 * 60 * 60_000);
    await applyRetention(team.cms.payload, { now, force: true });
    expect(await team.cms.messages()).toEqual([]);
  });

  test('without consent nobody is called, and erasing a person erases their call', async () => {
    const { token } = await team.booked();
    expect((await team.cms.follow(ENDPOINTS.withdraw.path, token)).status).toBe(200);
    expect(await team.bookings()).toMatchObject([{ state: 'cancelled' }]);
    await erasePerson(team.cms.payload, FORM.mail, null, team.cms.clock.now);
    expect(await team.bookings()).toEqual([]);
  });
});

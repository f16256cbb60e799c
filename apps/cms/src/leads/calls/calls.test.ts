import { describe, expect, test } from 'vitest';
import { engines } from '../../testing/databases.ts';
import { callTeam, FORM, NINE, QUARTER_PAST } from './testing/call-team.ts';

describe.each(engines('PostgreSQL'))('calls that are booked, on %s', (engine) => {
  const team = callTeam(engine);

  test('a form with a time holds it, tells the adviser, and the time is offered to no other visitor', async () => {
    expect((await team.free()).times.slice(0, 4)).toEqual([
      NINE,
      QUARTER_PAST,
      '2026-07-07T07:30:00.000Z',
      '2026-07-07T07:45:00.000Z',
    ]);
    const { reference } = await team.booked(NINE, { timeZone: 'Europe/London' });
    expect(await team.bookings()).toMatchObject([
      { startsAt: NINE, adviser: team.anna, state: 'booked' },
    ]);
    expect(await team.cms.leads()).toMatchObject([{ reference, assignee: team.anna }]);
    expect((await team.free()).times[0]).toBe(QUARTER_PAST);
    const mails = await team.deliver();
    const to = (address: string) => mails.find((mail) => mail.to === address);
    const visitor = to('ola@klient.example');
    expect(visitor?.text).toContain(
      'Anna Wątek zadzwoni w umówionym terminie: wtorek, 7 lipca 2026 09:00 (czas środkowoeuropejski), u Ciebie 08:00',
    );
    expect(visitor?.calendar).toContain('METHOD:REQUEST');
    expect(visitor?.calendar).toContain('DTSTART:20260707T070000Z');
    expect(visitor?.calendar).toContain('mailto:ola@klient.example');
    expect(visitor?.raw).toContain('text/calendar; charset=utf-8; method=REQUEST');
    const adviser = to('anna@osnowa.example');
    expect(adviser?.subject).toContain(`[${reference}] Rozmowa: wtorek, 7 lipca 2026`);
    expect(adviser?.calendar).toContain('SUMMARY:Telefon do klienta');
    expect(adviser?.raw).not.toContain('ola@klient');
    expect(to('sprzedaz@osnowa.example')?.text).toContain('wtorek, 7 lipca 2026 09:00');
  });

  test('of two who send the same time in the same second one gets it, and the other reads why', async () => {
    for (let round = 0; round < 4; round += 1) {
      await team.cms.clear();
      const replies = await Promise.all(
        ['a', 'b', 'c'].map((name) => team.ask(NINE, { mail: `${name}${round}@klient.example` })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
      const errors = await Promise.all(replies.map(async (reply) => (await reply.json()).error));
      const refusal = { code: 'Validation', fields: { callTime: 'callTimeGone' } };
      expect(errors.filter(Boolean)).toMatchObject([refusal, refusal]);
      expect(await team.bookings()).toHaveLength(1);
      expect(await team.cms.leads()).toHaveLength(1);
    }
  });

  test('the same form sent twice is one call, and answered alike', async () => {
    const idempotencyKey = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const first = await (await team.ask(NINE, { idempotencyKey })).text();
    expect(await (await team.ask(NINE, { idempotencyKey })).text()).toBe(first);
    expect(await team.bookings()).toHaveLength(1);
  });

  test.each(['2026-06-30T07:00:00.000Z', '2026-07-07T09:00:00.000Z', 'jutro'])(
    'a time that is not offered (%s) is refused at its field, and nothing is stored',
    async (time) => {
      const reply = await team.ask(time);
      expect(reply.status).toBe(422);
      expect((await reply.json()).error.fields).toEqual({ callTime: 'callTimeGone' });
      expect(await team.cms.leads()).toEqual([]);
    },
  );

  test('a day off of the desk offers no time, and the adviser is told in their language', async () => {
    const closing = (closedDays: object[]) =>
      team.cms.payload.updateGlobal({ slug: 'lead-desk', data: { closedDays } as never });
    await closing([{ from: '2026-07-07T12:00:00Z' }]);
    expect((await team.free()).times[0]).toBe('2026-07-14T07:00:00.000Z');
    expect((await team.ask(NINE)).status).toBe(422);
    await closing([]);
    await team.change({ mailLanguage: 'en' });
    const { reference } = await team.booked();
    const mails = await team.deliver();
    const adviser = mails.find(({ to }) => to === 'anna@osnowa.example');
    expect(adviser?.subject).toContain(`[${reference}] Call on Tuesday`);
    expect(mails.find(({ to }) => to === FORM.mail)?.text).toContain(
      'Anna Wątek zadzwoni w umówionym terminie: wtorek',
    );
    await team.change({ mailLanguage: 'pl' });
  });

  test('without a time it stays a request, as ever', async () => {
    const reply = await (await team.ask('')).json();
    expect(reply.data).not.toHaveProperty('callTime');
    expect(await team.bookings()).toEqual([]);
    expect((await team.cms.messages()).map(({ kind }) => kind)).toEqual([
      'notification',
      'confirmation',
    ]);
  });

  test('a lead in quarantine takes no time from an adviser, and says what it asked for', async () => {
    const reply = await (await team.ask(NINE, { leaveEmpty: 'x' })).json();
    expect(reply.data).not.toHaveProperty('callTime');
    expect(await team.bookings()).toEqual([]);
    const [lead] = await team.cms.leads();
    expect(lead).toMatchObject({ state: 'quarantined' });
    expect(lead?.details).toContainEqual({ key: 'callTime', value: NINE });
  });

  test('one address arranges two calls at most', async () => {
    await team.booked(NINE);
    await team.booked(QUARTER_PAST);
    const third = await team.ask('2026-07-07T07:30:00.000Z');
    expect((await third.json()).error.fields).toEqual({ callTime: 'tooManyCalls' });
  });

  test('an account that is no adviser any more takes no calls', async () => {
    await team.change({ roles: ['editor'] });
    expect(await team.free()).toMatchObject({ isOffered: false, times: [] });
    expect((await team.ask(NINE)).status).toBe(422);
    await team.change({ roles: ['sales'] });
    expect(await team.free()).toMatchObject({ isOffered: true });
  });

  test('the page of the form is made anew when the first adviser takes calls, and without the last', async () => {
    const changes = async () =>
      (await team.cms.payload.find({ collection: 'content-changes', sort: '-id', limit: 1 }))
        .docs[0];
    const before = (await changes())?.id ?? 0;
    await team.change({ calls: { bookable: false } });
    expect(await team.free()).toMatchObject({ isOffered: false, times: [] });
    const change = await changes();
    expect(change?.id).toBeGreaterThan(Number(before));
    expect(JSON.stringify(change?.changes)).toContain('pages:consultation');
    await team.change({ calls: { bookable: true } });
    expect(await team.free()).toMatchObject({ isOffered: true });
  });
});

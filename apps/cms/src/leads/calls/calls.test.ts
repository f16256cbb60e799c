import type { FreeCalls } from '@osnowa/contract';
import { VISITOR_CALLS } from '@osnowa/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '../../database/generated/payload-types.ts';
import { createMailTransport } from '../../mail/transport.ts';
import { MailWorker } from '../../mail/worker.ts';
import { erasePerson } from '../../privacy/erasure.ts';
import { databaseOn, ENGINES } from '../../testing/databases.ts';
import { startMailSink } from '../../testing/mail-sink.ts';
import {
  MAIL_SETTINGS,
  OFFICE_TIME,
  startTestCms,
  type TestCms,
  urlencoded,
} from '../../testing/test-cms.ts';

const FORM = {
  topic: 'Consultation',
  consultationTopic: 'erp',
  mail: 'ola@klient.example',
  phone: '501 002 003',
  consent: 'on',
  locale: 'pl',
};
const NINE = '2026-07-07T07:00:00.000Z';
const QUARTER_PAST = '2026-07-07T07:15:00.000Z';

/** A text with plain spaces, as people type it. */
const spaced = (text = '') => text.replaceAll('\u00a0', ' ');

/** Sends what is due and returns the received mails. */
async function deliver(cms: TestCms) {
  const sink = await startMailSink();
  const transport = createMailTransport(sink.url, cms.dataDir);
  const worker = new MailWorker(cms.payload, {
    transport,
    settings: MAIL_SETTINGS,
    now: () => cms.clock.now,
  });
  await worker.sendDue();
  await worker.stop();
  await sink.stop();
  return sink.deliveries.map(({ recipients, mail, raw }) => {
    const file = mail.attachments.find(({ mimeType }) => mimeType === 'application/ics');
    const content = file?.content;
    const calendar = content
      ? Buffer.from(content as ArrayBuffer)
          .toString('utf8')
          .replaceAll('\r\n ', '')
      : '';
    return {
      to: recipients[0] ?? '',
      subject: spaced(mail.subject),
      text: spaced(mail.text),
      calendar,
      raw,
    };
  });
}

describe.each(ENGINES)('on %s', (engine) => {
  let cms: TestCms;
  let anna: number;

  beforeAll(async () => {
    // A form without a proof of work is unverified; with a filled trap too it is quarantined.
    cms = await startTestCms([], { ...(await databaseOn(engine)), CAPTCHA: 'on' });
    const hours = {
      bookable: true,
      buffer: '0',
      spans: [{ weekday: '2', from: '09:00', to: '10:00' }],
    };
    const data = {
      name: 'Anna Wątek',
      email: 'anna@osnowa.example',
      password: 'krosno-anna-watek-74',
      roles: ['sales'],
      calls: hours,
    };
    ({ id: anna } = await cms.payload.create({ collection: 'users', data: data as never }));
  });
  afterAll(() => cms?.stop());
  beforeEach(async () => {
    cms.clock.now = OFFICE_TIME;
    await cms.clear();
  });

  const ask = (callTime: string, more: Record<string, string> = {}) =>
    cms.post('/consultation', urlencoded({ ...FORM, callTime, ...more }));
  const bookings = async (): Promise<Booking[]> =>
    (await cms.payload.find({ collection: 'bookings', depth: 0, sort: 'id', pagination: false }))
      .docs;
  const free = async (): Promise<FreeCalls> =>
    (await cms.app.request('http://cms.test/api/consultation/times')).json();

  async function booked(callTime = NINE, more: Record<string, string> = {}) {
    const reply = await (await ask(callTime, more)).json();
    expect(reply).toMatchObject({ success: true, data: { callTime } });
    return reply.data as { reference: string; token: string };
  }

  test('a form with a time holds it, tells the adviser, and the time is offered to no other visitor', async () => {
    expect((await free()).times.slice(0, 4)).toEqual([
      NINE,
      QUARTER_PAST,
      '2026-07-07T07:30:00.000Z',
      '2026-07-07T07:45:00.000Z',
    ]);
    const { reference } = await booked(NINE, { timeZone: 'Europe/London' });
    expect(await bookings()).toMatchObject([{ startsAt: NINE, adviser: anna, state: 'booked' }]);
    expect(await cms.leads()).toMatchObject([{ reference, assignee: anna }]);
    expect((await free()).times[0]).toBe(QUARTER_PAST);
    const mails = await deliver(cms);
    const to = (address: string) => mails.find((mail) => mail.to === address);
    const visitor = to('ola@klient.example');
    expect(visitor?.text).toContain(
      'Anna Wątek zadzwoni wtorek, 7 lipca 2026 09:00 (Europe/Warsaw), u Ciebie 08:00',
    );
    expect(visitor?.calendar).toContain('METHOD:REQUEST');
    expect(visitor?.calendar).toContain('DTSTART:20260707T070000Z');
    expect(visitor?.calendar).toContain('mailto:ola@klient.example');
    expect(visitor?.raw).toContain('text/calendar; charset=utf-8; method=REQUEST');
    const adviser = to('anna@osnowa.example');
    expect(adviser?.subject).toContain(`[${reference}] Rozmowa wtorek, 7 lipca 2026`);
    expect(adviser?.calendar).toContain('SUMMARY:Telefon do klienta');
    expect(adviser?.raw).not.toContain('ola@klient');
    expect(to('sprzedaz@osnowa.example')?.text).toContain('wtorek, 7 lipca 2026 09:00');
  });

  test('of two who send the same time in the same second one gets it, and the other reads why', async () => {
    for (let round = 0; round < 4; round += 1) {
      await cms.clear();
      const replies = await Promise.all(
        ['a', 'b', 'c'].map((name) => ask(NINE, { mail: `${name}${round}@klient.example` })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
      const errors = await Promise.all(replies.map(async (reply) => (await reply.json()).error));
      const refusal = { code: 'Validation', fields: { callTime: 'callTimeGone' } };
      expect(errors.filter(Boolean)).toEqual([
        expect.objectContaining(refusal),
        expect.objectContaining(refusal),
      ]);
      expect(await bookings()).toHaveLength(1);
      expect(await cms.leads()).toHaveLength(1);
    }
  });

  test('the same form sent twice is one call, and answered alike', async () => {
    const idempotencyKey = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const first = await (await ask(NINE, { idempotencyKey })).text();
    expect(await (await ask(NINE, { idempotencyKey })).text()).toBe(first);
    expect(await bookings()).toHaveLength(1);
  });

  test.each([
    ['in the past', '2026-06-30T07:00:00.000Z'],
    ['outside the hours', '2026-07-07T09:00:00.000Z'],
    ['that is none', 'jutro'],
  ])('a time %s is refused at its field, and nothing is stored', async (_, time) => {
    const reply = await ask(time);
    expect(reply.status).toBe(422);
    expect((await reply.json()).error.fields).toEqual({ callTime: 'callTimeGone' });
    expect(await cms.leads()).toEqual([]);
  });

  test('a day off of the desk offers no time, and the adviser is told in their language', async () => {
    const closing = (closedDays: object[]) =>
      cms.payload.updateGlobal({ slug: 'lead-desk', data: { closedDays } as never });
    await closing([{ from: '2026-07-07T12:00:00Z' }]);
    expect((await free()).times[0]).toBe('2026-07-14T07:00:00.000Z');
    expect((await ask(NINE)).status).toBe(422);
    await closing([]);
    const reads = (mailLanguage: string) =>
      cms.payload.update({ collection: 'users', id: anna, data: { mailLanguage } as never });
    await reads('en');
    const { reference } = await booked();
    const mails = await deliver(cms);
    const adviser = mails.find(({ to }) => to === 'anna@osnowa.example');
    expect(adviser?.subject).toContain(`[${reference}] Call on Tuesday`);
    expect(mails.find(({ to }) => to === FORM.mail)?.text).toContain('Anna Wątek zadzwoni wtorek');
    await reads('pl');
  });

  test('without a time it stays a request, as ever', async () => {
    const reply = await (await ask('')).json();
    expect(reply.data).not.toHaveProperty('callTime');
    expect(await bookings()).toEqual([]);
    expect((await cms.messages()).map(({ kind }) => kind)).toEqual([
      'notification',
      'confirmation',
    ]);
  });

  test('a lead in quarantine takes no time from an adviser, and says what it asked for', async () => {
    const reply = await (await ask(NINE, { leaveEmpty: 'x' })).json();
    expect(reply.data).not.toHaveProperty('callTime');
    expect(await bookings()).toEqual([]);
    const [lead] = await cms.leads();
    expect(lead).toMatchObject({ state: 'quarantined' });
    expect(lead?.details).toContainEqual({ key: 'callTime', value: NINE });
  });

  test('one address arranges two calls at most', async () => {
    await booked(NINE);
    await booked(QUARTER_PAST);
    const third = await ask('2026-07-07T07:30:00.000Z');
    expect((await third.json()).error.fields).toEqual({ callTime: 'tooManyCalls' });
  });

  test('a call is moved by its link: the former time is free, both are told, the entry is replaced', async () => {
    const { token } = await booked();
    await deliver(cms);
    const own = await (await cms.follow(VISITOR_CALLS.read, token)).json();
    expect(own.call).toEqual({
      startsAt: NINE,
      state: 'booked',
      adviser: 'Anna Wątek',
      timeZone: 'Europe/Warsaw',
      isOpen: true,
    });
    expect((await cms.follow(VISITOR_CALLS.moveCall, token, { time: QUARTER_PAST })).status).toBe(
      200,
    );
    expect(await bookings()).toMatchObject([
      { startsAt: QUARTER_PAST, state: 'booked', sequence: 1 },
    ]);
    expect((await free()).times).toContain(NINE);
    const mails = await deliver(cms);
    expect(mails.map(({ to }) => to).sort()).toEqual(['anna@osnowa.example', 'ola@klient.example']);
    for (const { calendar } of mails) {
      expect(calendar).toContain('METHOD:REQUEST');
      expect(calendar).toContain('SEQUENCE:1');
      expect(calendar).toContain('DTSTART:20260707T071500Z');
    }
  });

  test('a time that another visitor has is not taken by moving', async () => {
    const { token } = await booked(NINE);
    await booked(QUARTER_PAST, { mail: 'jan@klient.example' });
    const reply = await cms.follow(VISITOR_CALLS.moveCall, token, { time: QUARTER_PAST });
    expect([reply.status, (await reply.json()).error.code]).toEqual([422, 'Validation']);
    expect((await bookings()).map(({ startsAt }) => startsAt)).toEqual([NINE, QUARTER_PAST]);
  });

  test('a call is cancelled by its link, once, and its time is free again', async () => {
    const { token } = await booked();
    await deliver(cms);
    for (let time = 0; time < 2; time += 1) {
      expect((await cms.follow(VISITOR_CALLS.cancelCall, token)).status).toBe(200);
    }
    expect((await free()).times).toContain(NINE);
    const mails = await deliver(cms);
    expect(mails).toHaveLength(2);
    for (const { calendar } of mails) expect(calendar).toContain('METHOD:CANCEL');
    await booked(NINE, { mail: 'jan@klient.example' });
    const again = await cms.follow(VISITOR_CALLS.moveCall, token, { time: QUARTER_PAST });
    expect(again.status).toBe(409);
  });

  test('a person of the desk cancels a call, and can do nothing else with it', async () => {
    await booked();
    await deliver(cms);
    const [booking] = await bookings();
    const id = booking?.id as number;
    await cms.payload.update({ collection: 'bookings', id, data: { state: 'cancelled' } });
    expect(await bookings()).toMatchObject([{ state: 'cancelled', uniqueKey: null, sequence: 1 }]);
    cms.clock.now = new Date(Date.now() + 60_000);
    expect(await deliver(cms)).toHaveLength(2);
    const back = cms.payload.update({ collection: 'bookings', id, data: { state: 'booked' } });
    await expect(back).rejects.toThrow('można tylko odwołać');
  });

  test('without consent nobody is called, and erasing a person erases their call', async () => {
    const { token } = await booked();
    expect((await cms.follow(VISITOR_CALLS.withdraw, token)).status).toBe(200);
    expect(await bookings()).toMatchObject([{ state: 'cancelled' }]);
    await erasePerson(cms.payload, FORM.mail, null, cms.clock.now);
    expect(await bookings()).toEqual([]);
  });

  test('the page of the form is made anew when the first adviser takes calls, and without the last', async () => {
    const changes = async () =>
      (await cms.payload.find({ collection: 'content-changes', sort: '-id', limit: 1 })).docs[0];
    const before = (await changes())?.id ?? 0;
    const set = (bookable: boolean) =>
      cms.payload.update({ collection: 'users', id: anna, data: { calls: { bookable } } as never });
    await set(false);
    expect(await free()).toMatchObject({ isOffered: false, times: [] });
    const change = await changes();
    expect(change?.id).toBeGreaterThan(Number(before));
    expect(JSON.stringify(change?.changes)).toContain('pages:consultation');
    await set(true);
    expect(await free()).toMatchObject({ isOffered: true });
  });
});

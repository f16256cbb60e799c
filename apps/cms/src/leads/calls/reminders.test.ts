import { ENDPOINTS } from '@osnowa/contract';
import ICAL from 'ical.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { newAccount } from '../../testing/accounts.ts';
import { engines } from '../../testing/databases.ts';
import { otherProcess } from '../../testing/running-api.ts';
import { CallerCell, TopicCell } from './call-list.tsx';
import { remindOfCalls } from './remind.ts';
import { repairCalls } from './repair-calls.ts';
import { callTeam, FORM, NINE, QUARTER_PAST } from './testing/call-team.ts';

const ANNA = 'anna@osnowa.example';

describe.each(engines('PostgreSQL'))('reminders of calls on %s', (engine) => {
  const team = callTeam(engine);
  const other = otherProcess(team.cms);

  beforeEach(async () => {
    await team.cms.payload.db.deleteMany({ collection: 'messages', where: {} });
    team.cms.clock.now = new Date('2026-07-05T08:00:00Z');
  });

  /** Two processes look at once, twice each. @returns the mails that leave, by their readers */
  async function at(time: string) {
    team.cms.clock.now = new Date(time);
    const processes = [team.cms, other, team.cms, other];
    await Promise.all(processes.map(({ payload }) => remindOfCalls(payload, team.cms.clock.now)));
    return team.deliver();
  }
  const readers = (mails: { to: string }[]) => mails.map(({ to }) => to).sort();
  const both = [ANNA, FORM.mail];
  /** Words of the visitor: a company may ask for them in the form. */
  const wrote = (message: string) =>
    team.cms.payload.db.updateMany({ collection: 'leads', where: {}, data: { message } });

  test('both read them the day before and an hour before, once, with what they need', async () => {
    const { reference } = await team.booked(NINE, {
      timeZone: 'Europe/London',
      locale: 'en',
      phone: '+48 501 002 003',
    });
    await wrote(`Chodzi o magazyn. ${'Więcej słów. '.repeat(40)}`);
    await team.deliver();
    expect(await at('2026-07-06T06:59:00Z')).toEqual([]);
    const day = await at('2026-07-06T07:00:10Z');
    expect(readers(day)).toEqual(both);
    const visitor = day.find(({ to }) => to === FORM.mail);
    expect(visitor?.subject).toBe(
      `Reminder of our call: Tuesday, 7 July 2026 at 08:00 (${reference})`,
    );
    expect(visitor?.text).toContain('Anna Wątek will call you on Tuesday, 7 July 2026 at 09:00');
    expect(visitor?.text).toContain('08:00 your time');
    expect(visitor?.text).toContain('An adviser will call +48 501 002 003');
    expect(visitor?.text).toMatch(/Move or cancel the call.*\/my-request\?/);
    const adviser = day.find(({ to }) => to === ANNA);
    expect(adviser?.subject).toContain(`[${reference}] Przypomnienie o rozmowie: wtorek, 7 lipca`);
    expect(adviser?.text).toContain('tel:+48501002003');
    expect(adviser?.text).toMatch(/Chodzi o magazyn\. (?:Więcej słów\. ){14}\S*…/);
    expect(await at('2026-07-06T20:00:00Z')).toEqual([]);
    expect(readers(await at('2026-07-07T06:00:10Z'))).toEqual(both);
    expect(await at('2026-07-07T06:59:00Z')).toEqual([]);
    expect(await at('2026-07-07T07:01:00Z')).toEqual([]);
  });

  test('a person who has just booked is not reminded of it', async () => {
    team.cms.clock.now = new Date('2026-07-06T06:00:00Z');
    await team.booked(NINE);
    team.cms.clock.now = new Date('2026-07-07T05:50:00Z');
    await team.booked(QUARTER_PAST, { mail: 'jan@klient.example' });
    await team.deliver();
    expect(await at('2026-07-06T07:30:00Z')).toEqual([]);
    expect(readers(await at('2026-07-07T06:10:00Z'))).toEqual(both);
    expect(await at('2026-07-07T06:20:00Z')).toEqual([]);
  });

  test('a call that is moved has new ones, a cancelled one has none', async () => {
    const { token } = await team.booked(NINE);
    await team.deliver();
    expect(readers(await at('2026-07-06T08:00:00Z'))).toEqual(both);
    const later = '2026-07-14T07:00:00.000Z';
    await team.cms.follow(ENDPOINTS.moveCall.path, token, { time: later });
    await team.deliver();
    expect(await at('2026-07-07T06:30:00Z')).toEqual([]);
    expect(readers(await at('2026-07-13T08:00:00Z'))).toEqual(both);
    await team.cms.follow(ENDPOINTS.cancelCall.path, token);
    await team.deliver();
    expect(await at('2026-07-14T06:30:00Z')).toEqual([]);
  });

  test('one that waits for the mail server while the call is cancelled, or begins, stays here', async () => {
    const { token } = await team.booked(NINE);
    await team.booked(QUARTER_PAST, { mail: 'jan@klient.example' });
    await team.deliver();
    const now = new Date('2026-07-07T06:20:00Z');
    expect(await remindOfCalls(team.cms.payload, now)).toBe(4);
    team.cms.clock.now = now;
    await team.cms.follow(ENDPOINTS.cancelCall.path, token);
    team.cms.clock.now = new Date('2026-07-07T07:16:00Z');
    const mails = await team.deliver();
    expect(readers(mails)).toEqual(both);
    for (const { calendar } of mails) expect(calendar).toContain('METHOD:CANCEL');
    const reminders = (await team.cms.messages()).filter(({ about }) => about?.includes('remind'));
    expect(reminders.map(({ state }) => state)).toEqual(Array(4).fill('withheld'));
  });

  test('the colleague who takes a call over is reminded, its former adviser is not', async () => {
    const { calls } = await team.cms.payload.findByID({ collection: 'users', id: team.anna });
    const spans = calls?.spans?.map(({ id: _, ...span }) => span);
    const own = { email: 'jan@osnowa.example', calls: { ...calls, spans } };
    await team.booked(NINE);
    const jan = await newAccount(team.cms.payload, 'Jan Nić', 'sales', own);
    await team.change({ absences: [{ from: '2026-07-07T12:00:00Z' }] });
    team.cms.clock.now = new Date('2026-07-06T09:00:00Z');
    await repairCalls(team.cms.payload, { timeZone: 'Europe/Warsaw' }, team.cms.clock.now);
    await team.deliver();
    expect(readers(await at('2026-07-07T06:10:00Z'))).toEqual(['jan@osnowa.example', FORM.mail]);
    await team.change({ absences: [] });
    await team.cms.payload.delete({ collection: 'users', id: jan.id });
  });

  test('the list of calls says whom to call, at which number, and about what', async () => {
    await team.booked(NINE);
    await team.cms.payload.db.updateMany({
      collection: 'leads',
      where: {},
      data: { fullName: 'Ola Zięba', companyName: 'Zakład' },
    });
    const [rowData] = await team.bookings();
    const cell = { cellData: null, payload: team.cms.payload, rowData, i18n: { language: 'en' } };
    const caller = renderToStaticMarkup(await CallerCell(cell as never));
    expect(caller).toContain('Ola Zięba, Zakład');
    expect(caller).toContain('<a href="tel:+48501002003">+48 501 002 003</a>');
    expect(renderToStaticMarkup(await TopicCell(cell as never))).toBe('ERP');
    const gone = await CallerCell({ ...cell, rowData: { lead: 0 } } as never);
    expect(gone).toBeNull();
  });

  /** The only event of a calendar file, as a calendar reads it. */
  function eventIn(calendar = '') {
    const [event] = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent');
    if (!event) throw new Error('The file has no event.');
    const alarms = event.getAllSubcomponents('valarm');
    const triggers = alarms.map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString());
    return { its: new ICAL.Event(event), triggers };
  }

  test('the calendar rings a quarter of an hour before; the adviser’s entry has number and subject', async () => {
    const { reference, token } = await team.booked(NINE);
    await wrote('Magazyn; dwa oddziały,\nSAP\u0007. \\n?');
    const mails = await team.deliver();
    const to = (address: string, all = mails) => all.find((mail) => mail.to === address);
    const visitor = eventIn(to(FORM.mail)?.calendar);
    const adviser = eventIn(to(ANNA)?.calendar);
    for (const { its, triggers } of [visitor, adviser]) {
      expect(triggers).toEqual(['-PT15M']);
      expect(its.startDate.toString()).toBe('2026-07-07T07:00:00Z');
      expect(its.endDate.toString()).toBe('2026-07-07T07:15:00Z');
    }
    expect(visitor.its.description).not.toContain('Magazyn');
    expect(adviser.its.summary).toBe(`Telefon do klienta ${reference}`);
    expect(adviser.its.description.replaceAll('\u00a0', ' ')).toMatch(
      /^Telefon: \+48 501 002 003 \(tel:\+48501002003\)\nTemat rozmowy: .+\nWiadomość: Magazyn; dwa oddziały,\nSAP\. \\n\?\nZapytanie: http/,
    );
    expect(to(ANNA)?.text).toContain('tel:+48501002003');
    await team.cms.follow(ENDPOINTS.cancelCall.path, token);
    const off = eventIn(to(ANNA, await team.deliver())?.calendar);
    expect(off.triggers).toEqual([]);
    expect(off.its.description).not.toMatch(/501|Magazyn/);
  });
});

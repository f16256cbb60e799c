import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Message } from '../../database/generated/payload-types.ts';
import { CallDesk, NINE } from '../../leads/calls/testing/call-desk.ts';
import { historyOf } from '../../leads/workflow.ts';
import { OFFICE_TIME } from '../../testing/test-cms.ts';
import { takeMail } from './take-mail.ts';
import { eml } from './testing/eml.ts';

const options = {
  resolver: async (): Promise<never> => {
    throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
  },
  isRoomLeft: async () => true,
};
const OLA = 'ola@klient.example';

let desk: CallDesk;
beforeAll(async () => {
  desk = await CallDesk.start('SQLite');
});
afterAll(() => desk?.cms.stop());
beforeEach(async () => {
  desk.cms.clock.now = OFFICE_TIME;
  await desk.cms.clear();
});

async function take(raw: Buffer, at = new Date()): Promise<Message> {
  expect(await takeMail(desk.cms.payload, Readable.from([raw]), at, options)).toBe('stored');
  return (await desk.cms.messages()).findLast(({ kind }) => kind === 'received') as Message;
}

/** Sends what is due: to whom, and what. */
async function told() {
  desk.cms.clock.now = new Date(Date.now() + 60_000);
  return desk.deliver();
}

describe('the answer of a calendar', () => {
  /** An answer as Outlook, Google and Apple send it. */
  const answer = (uid: string, lines: readonly string[], method = 'REPLY', text = '') =>
    eml(
      {
        From: `Ola <${OLA}>`,
        Subject: 'Rozmowa',
        'Content-Type': 'multipart/alternative; boundary="g"',
      },
      [
        '--g\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n',
        `${text}\r\n--g\r\nContent-Type: text/calendar; charset="utf-8"; method=${method}\r\n\r\n`,
        [
          'BEGIN:VCALENDAR',
          `METHOD:${method}`,
          'PRODID:-//Google Inc//Google Calendar//EN',
          'BEGIN:VEVENT',
          `UID:${uid}`,
          ...lines,
          'END:VEVENT',
          'END:VCALENDAR',
          '--g--',
          '',
        ].join('\r\n'),
      ].join(''),
    );
  const said = (partstat: string) => [
    'DTSTART:20260707T070000Z',
    `ATTENDEE;CUTYPE=INDIVIDUAL;CN="Ola: Nowak";PARTSTAT=${partstat};X-NUM-GUES\r\n TS=0:mailto:${OLA}`,
  ];

  async function booked() {
    const { reference } = await desk.booked();
    const mails = await desk.deliver();
    const uid = /UID:(\S+)/.exec(mails.find(({ to }) => to === OLA)?.calendar ?? '')?.[1] ?? '';
    expect(uid).toContain('@');
    await told();
    return { reference, uid };
  }
  const history = async () =>
    historyOf((await desk.cms.leads())[0] ?? {}).map(({ change }) => change);

  test('that accepts is a line of history, and starts no clock', async () => {
    const { uid } = await booked();
    const mail = await take(answer(uid.toUpperCase(), said('ACCEPTED')), OFFICE_TIME);
    expect(mail).toMatchObject({ automatic: 'out-of-office', remarks: 'accepted' });
    expect((await desk.cms.leads())[0]).toMatchObject({ clientWroteAt: null });
    expect(await history()).toContain('call-accepted');
    expect(await told()).toEqual([]);
  });

  test('that declines is told to the adviser; whoever cancels then frees the time', async () => {
    const { uid } = await booked();
    await take(answer(uid, said('DECLINED')), OFFICE_TIME);
    expect(await history()).toContain('call-declined');
    const [notice, ...others] = await told();
    expect([notice?.to, others]).toEqual(['anna@osnowa.example', []]);
    expect(notice?.text).toContain('Zaproszenie na rozmowę odrzucone: wtorek, 7 lipca 2026');
    expect(await desk.bookings()).toMatchObject([{ state: 'booked', startsAt: NINE }]);
    const [booking] = await desk.bookings();
    const data = { state: 'cancelled' } as const;
    await desk.cms.payload.update({ collection: 'bookings', id: booking?.id ?? 0, data });
    desk.cms.clock.now = OFFICE_TIME;
    expect((await desk.free()).times).toContain(NINE);
  });

  test('that proposes another time says which, and what was written waits', async () => {
    const { uid } = await booked();
    const lines = [
      'DTSTART;TZID="Central European Standard Time":20260708T113000',
      'COMMENT;LANGUAGE=pl-PL:We wtorek nie mogę\\, środa?',
    ];
    const mail = await take(answer(uid, lines, 'COUNTER'), OFFICE_TIME);
    expect(mail).toMatchObject({ automatic: null, remarks: 'proposed' });
    expect(mail.text).toContain('We wtorek nie mogę, środa?');
    expect((await desk.cms.leads())[0]?.clientWroteAt).toBeTruthy();
    const [notice, ...others] = await told();
    expect(others).toEqual([]);
    expect(notice?.text).toMatch(/wtorek, 7 lipca 2026.* → środa, 8 lipca 2026.*11:30/);
  });

  test('to an invitation of somebody else is a mail like others', async () => {
    await booked();
    const mail = await take(answer('obcy@klient.example', said('DECLINED'), 'REPLY', 'Nie.'));
    expect(mail).toMatchObject({ automatic: null, remarks: '' });
    expect(await desk.cms.attachments()).toMatchObject([{ name: 'kalendarz.ics', flags: [] }]);
  });
});

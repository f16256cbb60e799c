import { Readable } from 'node:stream';
import type { TypedUser } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callTeam, NINE, QUARTER_PAST } from '../../leads/calls/testing/call-team.ts';
import type { Lead, Message } from '../../platform/database/generated/payload-types.ts';
import { env, setEnv } from '../../platform/process/env.ts';
import { erasePerson } from '../../privacy/erasure.ts';
import { newAccount } from '../../testing/accounts.ts';
import { startMailSink } from '../../testing/mail-sink.ts';
import { CONTACT, OFFICE_TIME, type StoredLead, urlencoded } from '../../testing/test-cms.ts';
import { mailWorker } from '../../testing/test-mails.ts';
import { takeMail } from './take-mail.ts';
import { bounceOf, eml } from './testing/eml.ts';
import { idOf, inboxOf, READING } from './testing/inbox.ts';

const OLA = 'ola@klient.example';

const team = callTeam();
beforeAll(() => newAccount(team.cms.payload, 'Roman', 'recruiter'));

const take = (raw: Buffer, at = new Date()): Promise<Message> => inboxOf(team.cms).take(raw, at);

/** A lead of Anna's that was answered; mails that were due until then have been sent. */
async function annas(changes: object = {}): Promise<Lead> {
  const message = 'Proszę o ofertę.';
  const form = { ...CONTACT, mail: OLA, fullName: 'Ola Nowak', message };
  await team.cms.post('/contact/send-message', urlencoded(form));
  const made = (await team.cms.leads()).at(-1) as Lead;
  const data = { state: 'answered', assignee: team.anna, ...changes };
  const change = { collection: 'leads', id: made.id, data, returning: false } as const;
  await team.cms.payload.db.updateOne(change);
  await notices();
  return made;
}

/** Sends due mails; answers with their recipients and texts. */
async function notices() {
  team.cms.clock.now = new Date(Date.now() + 60_000);
  return team.deliver();
}

describe('the person who takes care of a lead gets the customer’s words at once', () => {
  test('its owner, once, and without what is quoted', async () => {
    const { reference } = await annas();
    const raw = eml(
      { From: `Ola Nowak <${OLA}>`, Subject: `Re: [${reference}] Oferta` },
      'Bierzemy to.\r\n\r\nOd: Anna <anna@osnowa.example>\r\nWysłane: 6 lipca 2026\r\nDo: Ola\r\n\r\nProszę o ofertę.',
    );
    await take(raw);
    expect(await takeMail(team.cms.payload, Readable.from([raw]), new Date(), READING)).toBe(
      'known',
    );
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      to: 'anna@osnowa.example',
      subject: `[${reference}] Ola Nowak: Re: [${reference}] Oferta`,
    });
    expect(notice?.text).toContain('Bierzemy to.');
    expect(notice?.text).not.toContain('Proszę o ofertę.');
    expect(await notices()).toEqual([]);
    // It comes back by the mailbox that is read: a notice causes no other one.
    const own = Readable.from([notice?.raw ?? '']);
    expect(await takeMail(team.cms.payload, own, new Date(), READING)).toBe('own');
    await erasePerson(team.cms.payload, OLA, null);
    expect(await team.cms.messages()).toEqual([]);
  });

  test('the common mailbox, where a lead has no owner', async () => {
    await annas({ assignee: null });
    await take(eml({ From: OLA }));
    expect((await notices()).map(({ to }) => to)).toEqual(['sprzedaz@osnowa.example']);
  });

  test('nobody, of what no person wrote', async () => {
    await annas();
    await take(eml({ From: OLA, 'Auto-Submitted': 'auto-replied' }));
    expect(await notices()).toEqual([]);
  });
});

describe('the author of a reply that did not arrive', () => {
  async function reply(changes: object): Promise<void> {
    const { id: lead } = await annas();
    const at = new Date().toISOString();
    const words = { subject: 'Oferta', text: 'Oto oferta.', html: '<p>Oto oferta.</p>' };
    const people = { formType: 'contact', lead, author: team.anna, recipient: OLA };
    const times = { attempts: 0, firstDueAt: at, dueAt: at, createdAt: at };
    const data = { kind: 'reply', ...people, ...words, ...times, ...changes };
    await team.cms.payload.db.create({ collection: 'messages', data });
  }

  test('is told of a bounce', async () => {
    const headerId = 'odpowiedz-1@osnowa.example';
    await reply({ state: 'sent', headerId, sentAt: new Date().toISOString() });
    await take(bounceOf(headerId));
    const [notice, ...others] = await notices();
    expect([notice?.to, others]).toEqual(['anna@osnowa.example', []]);
    expect(notice?.subject).toContain('Twoja odpowiedź nie dotarła');
    expect(notice?.text).toContain('User unknown');
    expect(notice?.text).toContain('Oto oferta.');
  });

  test('is told of a server that refuses it', async () => {
    await reply({ state: 'pending' });
    const sink = await startMailSink();
    sink.answer = { status: 550, text: 'User unknown' };
    team.cms.clock.now = new Date();
    const worker = mailWorker(team.cms, sink.url);
    await worker.sendDue();
    await worker.stop();
    await sink.stop();
    expect((await notices()).map(({ to, text }) => [to, text.includes('550')])).toEqual([
      ['anna@osnowa.example', true],
    ]);
  });

  test('is told when the second of two recipients failed', async () => {
    const headerId = 'odpowiedz-2@osnowa.example';
    await reply({ state: 'sent', headerId, sentAt: new Date().toISOString() });
    const both = bounceOf(headerId)
      .toString()
      .replace(
        'Final-Recipient',
        'Final-Recipient: rfc822; kopia@klient.example\r\nAction: delivered\r\nStatus: 2.0.0\r\n\r\nFinal-Recipient',
      );
    await take(Buffer.from(both));
    expect(await notices()).toHaveLength(1);
    const sent = (await team.cms.messages()).find(({ kind }) => kind === 'reply');
    expect(sent).toMatchObject({ state: 'failed', problem: expect.stringMatching(/^5\.1\.1 550/) });
  });
});

describe('a colleague', () => {
  const forward = (reference = '') =>
    eml(
      { From: 'Anna Wątek <anna@osnowa.example>', Subject: `Fwd: zapytanie ${reference}` },
      [
        'Do obsługi.',
        '',
        '---------- Forwarded message ---------',
        'Von: Hans Müller <hans@müller.example>',
        'Datum: Montag, 6. Juli 2026',
        'Betreff: ERP',
        'An: <anna@osnowa.example>',
        '',
        'Guten Tag, wir möchten ein ERP für 80 Leute und bitten um ein Angebot für unsere Firma.',
      ].join('\r\n'),
    );

  test('who passes on a mail makes a lead of its writer, which is told of', async () => {
    const at = new Date();
    const mail = await take(forward(), at);
    const [made, ...others] = await team.cms.leads();
    expect(others).toEqual([]);
    expect(made).toMatchObject({ id: mail.lead, state: 'new', source: 'mail' });
    const hans = 'hans@xn--mller-kva.example';
    expect(made).toMatchObject({ mail: hans, fullName: 'Hans Müller', locale: 'de' });
    expect(made).toMatchObject({ waitsSince: at.toISOString() });
    const [notice, ...further] = await notices();
    expect([notice?.to, further]).toEqual(['sprzedaz@osnowa.example', []]);
    expect(notice?.subject).toContain(`[${made?.reference}] Nowe zapytanie: `);
    for (const words of ['ERP für 80 Leute', 'Hans Müller', hans])
      expect(notice?.text).toContain(words);
    // Another mail of the same person, passed on too, goes there.
    expect(await take(forward())).toMatchObject({ lead: mail.lead });
    expect(await team.cms.leads()).toHaveLength(1);
  });

  test('who passes on a mail with the number of a lead has its owner told', async () => {
    const { reference, id } = await annas({ assignee: null });
    expect(await take(forward(`[${reference}]`))).toMatchObject({ lead: id });
    expect((await notices()).map(({ text }) => text.includes('80 Leute'))).toEqual([true]);
  });

  describe('who answers the customer with a copy to the desk', () => {
    let before = env;
    beforeEach(() => {
      before = env;
      setEnv({ ...env, MAIL_AUTHSERV: 'mx.osnowa.example' });
    });
    afterEach(() => setEnv(before));
    const copy = { From: 'anna@osnowa.example', To: OLA, Cc: 'biuro@osnowa.example' };

    /** Such a mail, with the number of the lead alone, or with more. */
    async function answered(more: (made: Lead) => Record<string, string> = () => ({})) {
      const made = await annas({ state: 'new', firstAnsweredAt: null });
      const subject = `Re: [${made.reference}]`;
      const mail = await take(eml({ ...copy, Subject: subject, ...more(made) }));
      expect(mail.lead).toBe(made.id);
      expect(await notices()).toEqual([]);
      const [found] = await team.cms.leads();
      return { made, found };
    }

    test.each<[string, (made: Lead) => Record<string, string>]>([
      [
        'by an answer to a mail of the conversation',
        (made) => ({ 'In-Reply-To': `<${idOf(made)}>` }),
      ],
      [
        'by a mail that the own server has checked',
        () => ({ 'Authentication-Results': 'mx.osnowa.example; dmarc=pass header.from=osnowa' }),
      ],
    ])('%s has answered', async (_how, more) => {
      const { found } = await answered(more);
      expect(found).toMatchObject({ state: 'answered', waitsSince: null });
      expect(found?.firstAnsweredAt).toBeTruthy();
      // The figures of replies count it by its event, which is at the time of the mail.
      const where = { kind: { equals: 'reply-sent' } };
      const { docs } = await team.cms.payload.find({ collection: 'lead-events', where });
      const mail = (await team.cms.messages()).at(-1);
      expect(docs).toMatchObject([{ at: mail?.sentAt, lead: { id: found?.id } }]);
    });

    test('by a mail of which only the number is right has not: it is kept, and the customer waits', async () => {
      const { made, found } = await answered();
      expect(found).toMatchObject({ state: 'new', firstAnsweredAt: null });
      expect(found?.waitsSince).toBe(made.createdAt);
    });
  });
});

test('an application is told of to the recruiters, and to no salesperson', async () => {
  const data = { formType: 'career' } as const;
  await team.cms.post('/contact/send-message', urlencoded({ ...CONTACT, mail: OLA }));
  const [made] = await team.cms.leads();
  const id = made?.id ?? 0;
  await team.cms.payload.db.updateOne({ collection: 'leads', id, data, returning: false });
  const staff = (await notices()).map(({ to }) => to).filter((to) => to !== OLA);
  expect(staff).toEqual(['roman@firm.example']);
});

test('the address that a forwarded mail was read to have can be corrected, that of a form cannot', async () => {
  const text =
    '-----Original Message-----\r\nFrom: Hans <hans@werk.example>\r\nSent: 6 July 2026\r\nTo: Anna\r\nSubject: Angebot\r\n\r\nBitte um ein Angebot.';
  const { lead } = await take(eml({ From: 'anna@osnowa.example', Subject: 'Fwd: Angebot' }, text));
  const form = await annas();
  const correct = async (id: unknown, mail: string) => {
    const user = { ...(await team.cms.payload.findByID({ collection: 'users', id: team.anna })) };
    const as = { user: { ...user, collection: 'users' } as TypedUser, overrideAccess: false };
    await team.cms.payload.update({ collection: 'leads', id: Number(id), data: { mail }, ...as });
    return (await team.cms.leads()).find((one) => one.id === id)?.mail;
  };
  expect(await correct(lead, 'Hans.Meier@Werk.example')).toBe('hans.meier@werk.example');
  await expect(correct(lead, 'hans@')).rejects.toThrow();
  expect(await correct(form.id, 'inny@klient.example')).toBe(OLA);
});

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
          ...['BEGIN:VCALENDAR', `METHOD:${method}`, 'PRODID:-//Google Inc//Google Calendar//EN'],
          ...['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT', 'END:VCALENDAR', '--g--', ''],
        ].join('\r\n'),
      ].join(''),
    );
  const said = (partstat: string) => [
    'DTSTART:20260707T070000Z',
    `ATTENDEE;CUTYPE=INDIVIDUAL;CN="Ola: Nowak";PARTSTAT=${partstat};X-NUM-GUES\r\n TS=0:mailto:${OLA}`,
  ];

  async function booked() {
    const { reference } = await team.booked();
    const mails = await team.deliver();
    const uid = /UID:(\S+)/.exec(mails.find(({ to }) => to === OLA)?.calendar ?? '')?.[1] ?? '';
    expect(uid).toContain('@');
    await notices();
    return { reference, uid };
  }
  const lead = async () => (await team.cms.leads())[0] as StoredLead;
  const history = async () => (await lead()).history?.map(({ change }) => change);

  test('that accepts is a line of history, and starts no clock', async () => {
    const { uid } = await booked();
    const { waitsSince } = await lead();
    const mail = await take(answer(uid.toUpperCase(), said('ACCEPTED')), OFFICE_TIME);
    expect(mail).toMatchObject({ automatic: 'out-of-office', remarks: 'accepted' });
    // The customer waits for the call, as before.
    expect([waitsSince, (await lead()).waitsSince]).toEqual([QUARTER_PAST, QUARTER_PAST]);
    expect(await history()).toContain('call-accepted');
    expect(await notices()).toEqual([]);
  });

  test('that declines is told to the adviser; whoever cancels then frees the time', async () => {
    const { uid } = await booked();
    await take(answer(uid, said('DECLINED')), OFFICE_TIME);
    expect(await history()).toContain('call-declined');
    const [notice, ...others] = await notices();
    expect([notice?.to, others]).toEqual(['anna@osnowa.example', []]);
    expect(notice?.text).toContain('Zaproszenie na rozmowę odrzucone: wtorek, 7 lipca 2026');
    expect(await team.bookings()).toMatchObject([{ state: 'booked', startsAt: NINE }]);
    const [booking] = await team.bookings();
    const data = { state: 'cancelled' } as const;
    await team.cms.payload.update({ collection: 'bookings', id: booking?.id ?? 0, data });
    team.cms.clock.now = OFFICE_TIME;
    expect((await team.free()).times).toContain(NINE);
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
    expect((await lead()).waitsSince).toBe(OFFICE_TIME.toISOString());
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    expect(notice?.text).toMatch(/wtorek, 7 lipca 2026.* → środa, 8 lipca 2026.*11:30/);
  });

  test('to an invitation of somebody else is a mail like others', async () => {
    await booked();
    const mail = await take(answer('obcy@klient.example', said('DECLINED'), 'REPLY', 'Nie.'));
    expect(mail).toMatchObject({ automatic: null, remarks: '' });
    expect(await team.cms.attachments()).toMatchObject([{ name: 'kalendarz.ics', flags: [] }]);
  });
});

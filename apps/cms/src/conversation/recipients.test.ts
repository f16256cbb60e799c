import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { createLocalReq } from 'payload';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { insertEvents } from '../leads/events/record-events.ts';
import type { Lead } from '../platform/database/generated/payload-types.ts';
import { erasePerson, reapplyErasures } from '../privacy/erasure.ts';
import { exportPerson } from '../privacy/export.ts';
import { engines } from '../testing/databases.ts';
import { richText } from '../testing/rich-text.ts';
import { Answer } from './answer.tsx';
import { readBounce } from './inbound/bounce.ts';
import { unreadMail } from './inbound/read-mail.ts';
import { bounceOf, eml } from './inbound/testing/eml.ts';
import { inboxOf } from './inbound/testing/inbox.ts';
import { answerTeam, VISITOR } from './testing/answer-team.ts';
import { typedAddresses } from './typed-addresses.ts';

const MINUTE = 60_000;
const BOSS = 'szef@klient.example';
const ACCOUNTANT = 'ksiegowa@klient.example';

/** Fields of mails to several people as the programs write them. */
const PROGRAMS: [string, Record<string, string>, string[], string[]][] = [
  [
    'Outlook',
    {
      From: '=?iso-8859-2?Q?Za=BF=F3=B3=E6_G=EA=B6l=B1?= <Zazolc@klient.example>',
      To: '"\'Firma Osnowa\'" <biuro@osnowa.example>, "Nowak, Anna" <szef@klient.example>',
      Cc: '=?iso-8859-2?Q?Ksi=EAgowa?= <ksiegowa@klient.example>,\r\n\t"sprzedaz@osnowa.example" <sprzedaz@osnowa.example>',
      'Thread-Topic': 'Oferta',
      'X-MS-Has-Attach': '',
      'Accept-Language': 'pl-PL, en-US',
    },
    [VISITOR],
    [BOSS, ACCOUNTANT],
  ],
  [
    'Apple Mail',
    {
      From: '=?utf-8?B?WmHFvMOzxYLEhyBHxJnFm2zEhQ==?= <zazolc@klient.example>',
      To: 'Osnowa <biuro+tk-2345@osnowa.example>',
      Cc: 'szef@klient.example,\r\n =?utf-8?Q?Ksi=C4=99gowa?= <ksiegowa@klient.example>',
      'Mime-Version': '1.0 (Mac OS X Mail 16.0 \\(3826.200.121\\))',
      'X-Mailer': 'Apple Mail (2.3826.200.121)',
    },
    [VISITOR],
    [BOSS, ACCOUNTANT],
  ],
  [
    'Gmail',
    {
      From: '=?UTF-8?B?WmHFvMOzxYLEhyBHxJnFm2zEhQ==?= <zazolc@klient.example>',
      To: 'Osnowa <biuro@osnowa.example>, SZEF@klient.example',
      Cc: 'undisclosed-recipients:;',
      'X-Gm-Features': 'AVHnY4',
    },
    [VISITOR],
    [BOSS],
  ],
  [
    'Thunderbird, with another address for answers',
    {
      From: 'Zażółć Gęślą <zazolc@klient.example>',
      'Reply-To': 'Zakupy <zakupy@klient.example>',
      To: 'Zespół: biuro@osnowa.example, szef@klient.example;',
      Cc: 'jan.kowalski@osnowa.example, ksiegowa@klient.example',
      'User-Agent': 'Mozilla Thunderbird',
    },
    ['zakupy@klient.example'],
    [BOSS, ACCOUNTANT, 'jan.kowalski@osnowa.example'],
  ],
];

describe.each(engines('PostgreSQL'))('the people of a conversation on %s', (engine) => {
  const team = answerTeam(engine);
  const { take } = inboxOf(team.cms);

  /** The form as the salesperson finds it. */
  async function form(id: number) {
    const { payload } = team.cms;
    const user = team.staff.users.sales;
    const lead = (await payload.findByID({ collection: 'leads', id, depth: 0 })) as Lead;
    const req = await createLocalReq({ user }, payload);
    const shown = (await Answer({ req, lead, language: 'pl' })) as ReactElement<{
      blank: { to: string[]; cc: string[]; body: unknown };
      greeting: string;
      openedAt: string;
    }>;
    return shown.props;
  }

  /** A lead that has been answered, to which mails come. */
  async function answeredLead(changes: Record<string, string> = {}) {
    const id = await team.newLead(changes);
    const data = { state: 'answered' };
    await team.cms.payload.db.updateOne({ collection: 'leads', id, data, returning: false });
    return id;
  }

  const mailOf = async (lead: number) => {
    const { reference } = await team.cms.payload.findByID({ collection: 'leads', id: lead });
    return { Subject: `Re: [${reference}]` };
  };

  /** Mails that colleagues got about replies that did not arrive. */
  const warnings = () =>
    team.mails.sink.deliveries.filter(({ mail }) => /\.lost-|^<lost-/.test(mail.messageId ?? ''));

  test.each(PROGRAMS)(
    'a mail of %s is answered to its writer, with the others in copy, and none of us',
    async (_program, fields, to, cc) => {
      const lead = await answeredLead();
      expect((await form(lead)).blank).toMatchObject({ to: [VISITOR], cc: [] });
      const stored = await take(eml({ ...(await mailOf(lead)), ...fields }));
      expect(stored.lead).toBe(lead);
      const { blank } = await form(lead);
      expect(blank.to).toEqual(to);
      expect(blank.cc.toSorted()).toEqual(cc.toSorted());
    },
  );

  test.each([
    ['pl', 'Dzień dobry,'],
    ['en', 'Hello Zażółć,'],
    ['de', 'Guten Tag Zażółć Gęślą,'],
  ])('a blank reply in %s begins with the greeting', async (locale, greeting) => {
    const { blank, ...shown } = await form(await team.newLead({ locale }));
    expect([shown.greeting, blank.body]).toEqual([greeting, null]);
  });

  test('whom a forged mail or a colleague names is not proposed; a mail of a merged lead counts', async () => {
    const lead = await answeredLead();
    const merged = await answeredLead({ message: 'Drugi list' });
    const other = { From: 'Nowa <nowa@klient.example>' };
    const mail = await take(eml({ ...(await mailOf(merged)), ...other }));
    const { payload } = team.cms;
    await payload.update({ collection: 'leads', id: merged, data: { mergedInto: lead } });
    const colleague = { From: team.staff.users.colleague.email, To: BOSS };
    await take(eml({ ...(await mailOf(lead)), ...colleague }), new Date());
    expect((await form(lead)).blank.to).toEqual(['nowa@klient.example']);
    await payload.db.updateOne({
      ...{ collection: 'messages', id: mail.id, data: { authenticity: 'forged' } },
      returning: false,
    });
    expect((await form(lead)).blank.to).toEqual([VISITOR]);
  });

  test('a reply goes to everybody, and nobody learns of a blind copy; taken back it keeps them', async () => {
    const lead = await team.newLead();
    const people = {
      to: [VISITOR, ' Szef@Klient.example'],
      cc: [ACCOUNTANT],
      bcc: ['my@firma.example'],
    };
    const { id, version } = await team.save(lead, people);
    await team.attach(lead, 'ceny.txt', 'Ceny: 1');
    await team.send(lead, version);
    await team.recall(lead, id);
    const draft = await team.message(id);
    expect(draft.envelope).toMatchObject({ to: [VISITOR, BOSS], bcc: ['my@firma.example'] });
    await team.send(lead, draft.updatedAt);
    await team.sendDue();
    await team.cms.payload.update({ collection: 'messages', id, data: { state: 'pending' } });
    await team.sendDue();
    expect(team.replies()).toHaveLength(2);
    for (const { mail, raw, recipients } of team.replies()) {
      expect(recipients).toEqual([VISITOR, BOSS, ACCOUNTANT, 'my@firma.example']);
      expect(mail.to?.map(({ address }) => address)).toEqual([VISITOR, BOSS]);
      expect(mail.cc?.map(({ address }) => address)).toEqual([ACCOUNTANT]);
      expect(raw).not.toContain('my@firma.example');
      expect(mail.attachments).toHaveLength(1);
    }
    expect(await team.message(id)).toMatchObject({ state: 'sent', recipient: VISITOR });
  });

  test('a wrong address among several is named at its line, and so are too many', async () => {
    const lead = await team.newLead();
    const many = Array.from({ length: 20 }, (_, nth) => `a${nth}@klient.example`);
    const { version } = await team.save(lead, { to: [VISITOR, ...many], cc: ['boss@'], bcc: [] });
    const { status, body } = await team.send(lead, version);
    expect(status).toBe(400);
    expect(body.errors[0].data.errors).toEqual([
      { path: 'cc', message: expect.stringContaining('boss@.') },
      { path: 'to', message: 'Odpowiedź może mieć najwyżej 20 adresatów.' },
    ]);
  });

  test.each([
    ['pl', /^W dniu 30 listopada 2026 \S* ?11:15 Zażółć <zazolc@klient.example> napisał\(a\):$/m],
    ['en', /^On 30 November 2026 at 11:15, Zażółć <zazolc@klient.example> wrote:$/m],
    ['de', /^Am 30. November 2026 um 11:15 schrieb Zażółć <zazolc@klient.example>:$/m],
  ])('a reply in %s quotes the last mail where its author wants it', async (locale, announced) => {
    const lead = await answeredLead({ locale });
    const words = 'Biorę <b>trzy</b>.\r\n\r\n> Ile?';
    await take(eml(await mailOf(lead), words), new Date('2026-11-30T10:15:00Z'));
    await team.reply(lead, { quotes: true });
    await team.sendDue();
    await team.reply(lead);
    await team.sendDue(20_000);
    const [quoting, plain] = team.replies();
    expect(quoting?.mail.text).toMatch(announced);
    const [own = '', quoted = ''] = quoting?.mail.text?.split(announced) ?? [];
    expect([own, quoted]).toEqual([
      expect.stringContaining('KRS'),
      expect.stringContaining('Ile?'),
    ]);
    expect(quoting?.mail.text).toContain('> Biorę <b>trzy</b>.\n> \n> > Ile?');
    expect(quoting?.mail.html).toMatch(/<blockquote[^>]*>Biorę &lt;b&gt;trzy/);
    expect(plain?.mail.text).not.toContain('Biorę');
  });

  test('where the server takes some recipients only, the author learns which others did not get it', async () => {
    const lead = await team.newLead();
    await team.sendDue(0);
    const id = await team.reply(lead, { cc: [BOSS] });
    team.mails.sink.answer = { status: 550, text: '5.1.1 No such mailbox', to: BOSS };
    await team.sendDue();
    team.mails.sink.answer = null;
    await team.sendDue(20_000);
    const { problem, state } = await team.message(id);
    expect([state, problem]).toEqual(['sent', `${BOSS}: 550 5.1.1 No such mailbox`]);
    expect((await team.cms.leads())[0]).toMatchObject({ state: 'answered' });
    const [warning, ...more] = warnings();
    expect(more).toEqual([]);
    expect(warning?.recipients).toEqual([team.staff.users.sales.email]);
    expect(warning?.mail.text).toContain(`Odpowiedź nie dotarła: ${BOSS}`);
    expect(warning?.mail.text).toContain('Pozostałe osoby dostały odpowiedź.');
  });

  test('a recipient whom the server refuses for now gets it later, and nobody else once more', async () => {
    const lead = await team.newLead();
    await team.sendDue(0);
    const id = await team.reply(lead, { cc: [BOSS, ACCOUNTANT] });
    const { sink } = team.mails;
    sink.answer = { status: 450, text: '4.2.0 Greylisted', to: BOSS };
    await team.sendDue();
    const { envelope, problem, state } = await team.message(id);
    expect([state, problem, envelope]).toMatchObject(['pending', null, { left: [BOSS] }]);
    expect((await team.cms.leads())[0]).toMatchObject({ state: 'answered' });
    expect((await team.recall(lead, id)).status).toBe(409);
    await team.sendDue(MINUTE + 12_000);
    expect((await team.message(id)).state).toBe('pending');
    sink.answer = null;
    await team.sendDue(10 * MINUTE);
    const [first, second, ...more] = team.replies();
    expect([first?.recipients, second?.recipients, more]).toEqual([
      [VISITOR, ACCOUNTANT],
      [BOSS],
      [],
    ]);
    expect(second?.mail).toMatchObject({ messageId: first?.mail.messageId, cc: first?.mail.cc });
    const after = await team.message(id);
    expect([after.state, after.problem]).toEqual(['sent', null]);
    expect(after.envelope).toEqual({ to: [VISITOR], cc: [BOSS, ACCOUNTANT], bcc: [] });
    const where = { kind: { equals: 'reply-sent' }, lead: { equals: lead } };
    const { docs } = await team.cms.payload.find({ collection: 'lead-events', where });
    expect(docs).toHaveLength(1);
    await team.sendDue(20 * MINUTE);
    expect([warnings(), team.replies().length]).toEqual([[], 2]);
  });

  test.each([
    ['after three days', 450, '4.2.0 Greylisted', 74 * 60 * MINUTE],
    ['for good', 550, '5.1.1 No such mailbox', 10 * MINUTE],
  ])('one that is refused %s is told to the author, once', async (_when, status, text, later) => {
    const lead = await team.newLead();
    await team.sendDue(0);
    const id = await team.reply(lead, { cc: [BOSS] });
    const { sink } = team.mails;
    sink.answer = { status: 450, text: '4.2.0 Greylisted', to: BOSS };
    await team.sendDue();
    sink.answer = { status, text, to: BOSS };
    await team.sendDue(later);
    await team.sendDue(later + MINUTE);
    sink.answer = null;
    await team.sendDue(later + 20 * MINUTE);
    const { envelope, problem, state } = await team.message(id);
    expect([state, problem]).toEqual(['sent', expect.stringContaining(text)]);
    expect(problem).toMatch(/^szef@klient.example: /);
    expect(envelope).not.toHaveProperty('left');
    const [warning, ...more] = warnings();
    expect(more).toEqual([]);
    expect(warning?.mail.text).toContain('Pozostałe osoby dostały odpowiedź.');
    expect(team.replies().map(({ recipients }) => recipients)).toEqual([[VISITOR]]);
  });

  test('a customer whom the server refuses for now is not answered by the copy to a colleague, but later', async () => {
    const lead = await team.newLead();
    await team.sendDue(0);
    const { email } = team.staff.users.colleague;
    const id = await team.reply(lead, { bcc: [email] });
    const { sink } = team.mails;
    sink.answer = { status: 451, text: '4.3.0 Try later', to: VISITOR };
    await team.sendDue();
    expect((await team.cms.leads())[0]).toMatchObject({ state: 'new', firstAnsweredAt: null });
    expect(await team.message(id)).toMatchObject({ state: 'pending', sentAt: null });
    sink.answer = null;
    await team.sendDue(10 * MINUTE);
    expect(team.replies().map(({ recipients }) => recipients)).toEqual([[email], [VISITOR]]);
    expect((await team.cms.leads())[0]).toMatchObject({ state: 'answered' });
    const [reply] = team.replies().slice(-1);
    expect(reply?.raw).not.toContain(email);
    // What is sent again by hand goes to everybody.
    await team.cms.payload.update({ collection: 'messages', id, data: { state: 'pending' } });
    await team.sendDue(20 * MINUTE);
    expect(team.replies().at(-1)?.recipients).toEqual([VISITOR, email]);
  });

  test('a copy to a colleague is no answer to a customer whose address the server refuses', async () => {
    const lead = await team.newLead();
    await team.sendDue(0);
    const id = await team.reply(lead, { bcc: [team.staff.users.colleague.email] });
    team.mails.sink.answer = { status: 550, text: '5.1.1 No such mailbox', to: VISITOR };
    await team.sendDue();
    expect(await team.message(id)).toMatchObject({ state: 'failed' });
    expect((await team.cms.leads())[0]).toMatchObject({ state: 'new', firstAnsweredAt: null });
  });

  test('a reply that came back from one of its readers has arrived; from all of them it has not', async () => {
    const lead = await team.newLead();
    await team.sendDue(0);
    const id = await team.reply(lead, { cc: [BOSS] });
    await team.sendDue();
    const { headerId } = await team.message(id);
    await take(bounceOf(headerId ?? '', { to: BOSS }), new Date());
    await take(bounceOf(headerId ?? '', { to: BOSS }), new Date());
    expect((await team.message(id)).state).toBe('sent');
    expect((await team.message(id)).problem).toMatch(/^szef@klient.example: .*User unknown$/);
    expect((await team.cms.leads())[0]).toMatchObject({ state: 'answered' });
    await team.sendDue(20_000);
    expect(warnings()).toHaveLength(1);
    await take(bounceOf(headerId ?? ''), new Date());
    await team.sendDue(20_000);
    expect((await team.message(id)).state).toBe('failed');
    expect((await team.cms.leads())[0]).toMatchObject({
      state: 'in-progress',
      firstAnsweredAt: null,
    });
    expect(warnings()).toHaveLength(2);
  });

  test('who answers after a colleague has answered is told so, and may send all the same', async () => {
    const lead = await team.newLead();
    const { openedAt } = await form(lead);
    const own = await team.save(lead);
    const other = await team.save(lead, { subject: 'Szybciej' }, null, 'colleague');
    expect((await team.send(lead, other.version, 'now', { who: 'colleague' })).status).toBe(200);
    const second = await team.send(lead, own.version, 'now', { openedAt });
    expect(second.status).toBe(409);
    expect(second.body.errors[0].message).toMatch(
      /^Na to zapytanie jest już inna odpowiedź: Jan Kowalski, .*\d{2}:\d{2}\. Przeczytaj ją/,
    );
    await team.sendDue();
    expect(team.replies().map(({ mail }) => mail.subject)).toEqual(['Szybciej']);
    expect((await team.send(lead, own.version, 'now', { openedAt, anyway: true })).status).toBe(
      200,
    );
    const third = await team.save(lead);
    // The worker of these tests sends ahead of the clock.
    const seen = new Date(Date.now() + MINUTE).toISOString();
    expect((await team.send(lead, third.version, 'now', { openedAt: seen })).status).toBe(200);
  });

  test.each([
    ['jan@firm.example', null, /inna odpowiedź: Jan Kowalski, /],
    ['biuro@osnowa.example', 'passed-on', /inna odpowiedź: biuro@osnowa.example, /],
    ['obcy@klient.example', null, null],
    ['sales@firm.example', 'passed-on', null],
  ])(
    'who answers after a mail of %s is told of it where it is an answer',
    async (from, remarks, said) => {
      const lead = await team.newLead();
      const { openedAt } = await form(lead);
      const { colleague } = team.staff.users;
      const sender = from === 'jan@firm.example' ? colleague.email : from;
      const mail = await take(eml({ ...(await mailOf(lead)), From: sender }), new Date());
      const data = { remarks };
      await team.cms.payload.db.updateOne({ collection: 'messages', id: mail.id, data });
      const event = { lead, at: mail.sentAt ?? '', kind: 'reply-sent' } as const;
      if (sender === colleague.email) await insertEvents(team.cms.payload, {}, [event]);
      const own = await team.save(lead);
      const { status, body } = await team.send(lead, own.version, 'now', { openedAt });
      expect(status).toBe(said ? 409 : 200);
      if (said) expect(body.errors[0].message).toMatch(said);
    },
  );

  test('of two colleagues who send at the same moment, one is told of the other', async () => {
    const lead = await team.newLead();
    const { openedAt } = await form(lead);
    const people = ['sales', 'colleague'] as const;
    const drafts = await Promise.all(people.map((who) => team.save(lead, {}, null, who)));
    const sent = await Promise.all(
      people.map((who, nth) =>
        team.send(lead, drafts[nth]?.version ?? '', 'now', { who, openedAt }),
      ),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a person in copy is found, by search and export, without blind copies, and is taken out of mails', async () => {
    const lead = await team.newLead();
    const bcc = ['my_a@firma.example'];
    const id = await team.reply(lead, { cc: [BOSS, ACCOUNTANT], bcc, body: richText('Oferta') });
    await team.sendDue();
    const exported = async (mail: string) => {
      const stream = await exportPerson(team.cms.payload, mail, null);
      const files = unzipSync(await buffer(stream as never));
      return JSON.parse(strFromU8(files['data.json'] as Uint8Array)).mails as object[];
    };
    expect(await exported('Szef@klient.example')).toMatchObject([
      { subject: 'Oferta', envelope: { to: [VISITOR], cc: [BOSS, ACCOUNTANT], bcc: [] } },
    ]);
    expect(await exported('myxa@firma.example')).toEqual([]);
    expect(await exported('my_a@firma.example')).toHaveLength(1);
    const where = { written: { like: BOSS } };
    const findings = async () => (await team.cms.payload.find({ collection: 'leads', where })).docs;
    expect(await findings()).toMatchObject([{ id: lead }]);
    const before = await team.message(id);
    await erasePerson(team.cms.payload, BOSS, null);
    const left = { to: [VISITOR], cc: [ACCOUNTANT], bcc };
    expect(await team.message(id)).toMatchObject({ envelope: left, recipient: VISITOR });
    expect(await findings()).toEqual([]);
    const { envelope } = before;
    const data = { envelope };
    await team.cms.payload.db.updateOne({ collection: 'messages', id, data, returning: false });
    await reapplyErasures(team.cms.payload);
    expect((await team.message(id)).envelope).toEqual(left);
    expect(await team.cms.leads()).toHaveLength(1);
  });
});

test.each([
  ['a@x.pl, b@y.pl;c@z.pl', ['a@x.pl', 'b@y.pl', 'c@z.pl']],
  ['Nowak, Anna <anna@x.pl>; Jan <jan@x.pl>;', ['anna@x.pl', 'jan@x.pl']],
  ['"Nowak, Anna" <anna@x.pl>, jan', ['anna@x.pl', 'jan']],
  ['a@x.pl, Anna <anna@x.pl>\nb@y.pl', ['a@x.pl', 'anna@x.pl', 'b@y.pl']],
  [' , ', []],
])('the addresses in “%s”', (line, addresses) => {
  expect(typedAddresses(line)).toEqual(addresses);
  expect(typedAddresses(addresses.join(', '))).toEqual(addresses);
});

test.each([
  ['Gmail and Exim', { 'x-failed-recipients': 'szef@klient.example' }, 'Nie znaleziono adresu.'],
  [
    'qmail',
    {},
    '<szef@klient.example>:\nSorry, no mailbox here.\n--- Below is a copy.\nTo: zazolc@klient.example',
  ],
])('a report of %s names whom the mail did not reach', (_server, headers, text) => {
  const mail = { ...unreadMail(), headers: new Map(Object.entries(headers)), text };
  expect(readBounce(mail).failed).toMatchObject([{ address: BOSS }]);
});

test('a report about several recipients names those who were not reached, each with its reason', () => {
  const block = (address: string, action: string, code: string) =>
    `Final-Recipient: rfc822; ${address}\nAction: ${action}\nDiagnostic-Code: smtp; ${code}\n\n`;
  const report = [
    block(VISITOR, 'delivered', '250 ok'),
    block(BOSS, 'failed', '550 unknown'),
    block(ACCOUNTANT, 'failed', '552 full'),
  ].join('');
  expect(readBounce({ ...unreadMail(), report }).failed).toEqual([
    { address: BOSS, reason: '550 unknown' },
    { address: ACCOUNTANT, reason: '552 full' },
  ]);
});

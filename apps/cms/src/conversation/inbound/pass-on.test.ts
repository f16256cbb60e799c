import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { newAccount } from '../../testing/accounts.ts';
import { putLead } from '../../testing/lead-in-state.ts';
import { CONTACT, testCms, urlencoded } from '../../testing/test-cms.ts';
import { sendDue } from '../../testing/test-mails.ts';
import { eml, multipartEml } from './testing/eml.ts';
import { inboxOf } from './testing/inbox.ts';

const TOKEN = 'token-of-the-mail-server-32-characters';
const CUSTOMER = 'ola@klient.example';
const ANNA = 'anna@firma.example';

/** Most mailboxes of companies take no plus-addresses; both are tried before a release. */
const MODES = inject('everyEngine') ? ['off', 'on'] : ['off'];

describe.each(MODES)('an answer from one’s own mail program, plus-addresses %s', (plus) => {
  const cms = testCms({ variables: { MAIL_TAKE_TOKEN: TOKEN, MAIL_PLUS: plus } });
  const { offer } = inboxOf(cms);
  let anna = 0;
  let after = 0;
  beforeAll(async () => {
    anna = Number((await newAccount(cms.payload, 'Anna Nowak', 'sales', { email: ANNA })).id);
    await newAccount(cms.payload, 'Roman', 'recruiter', { email: 'roman@firma.example' });
  });
  beforeEach(async () => {
    for (const collection of ['messages', 'leads', 'lead-events'] as const) {
      await cms.payload.db.deleteMany({ collection, where: {} });
    }
    cms.clock.now = new Date();
    after = 0;
  });

  /** Sends what is due; later each time, so that nothing waits. */
  const sent = async () => {
    after += 120_000;
    const deliveries = await sendDue(cms.payload, new Date(Date.now() + after));
    return deliveries.map(({ recipients, mail }) => {
      return { ...mail, to: recipients, text: mail.text?.replaceAll('\u00a0', ' ') };
    });
  };

  /** A lead of Anna's whose customer has just written, and the notice that Anna got of it. */
  async function noticed() {
    const message = `Pytanie ${crypto.randomUUID()}`;
    const form = { ...CONTACT, mail: CUSTOMER, fullName: 'Ola Nowak', message };
    expect((await cms.post('/contact/send-message', urlencoded(form))).status).toBe(200);
    const made = (await cms.leads()).at(-1);
    const lead = { id: made?.id ?? 0, reference: made?.reference ?? '' };
    const at = new Date().toISOString();
    await putLead(cms.payload, lead.id, { assignee: anna, state: 'answered', firstAnsweredAt: at });
    await sent();
    const words = eml({ From: CUSTOMER, Subject: `Oferta ${lead.reference}` }, 'Bierzemy to.');
    await offer(words, new Date());
    const notice = (await sent()).find(({ to }) => to.includes(ANNA));
    return { ...lead, notice };
  }
  type Noticed = Awaited<ReturnType<typeof noticed>>;

  const addressIn = (notice: Noticed['notice']) => {
    const replyTo = notice?.replyTo as { value: { address: string }[] } | { address: string }[];
    return (Array.isArray(replyTo) ? replyTo : replyTo.value)[0]?.address ?? '';
  };
  /** An answer as a mail program writes it. */
  const answer = (
    asked: Noticed,
    fields: Record<string, string> = {},
    body = 'Zapraszam w środę.',
  ) => {
    const id = asked.notice?.messageId ?? '';
    const head = {
      ...{ From: `Anna Nowak <${ANNA}>`, To: addressIn(asked.notice) },
      ...{ Subject: `Re: ${asked.notice?.subject}`, 'In-Reply-To': id, References: id },
    };
    return eml({ ...head, ...fields }, body);
  };
  const stateOf = async ({ id }: Noticed) => {
    const found = (await cms.leads()).find((one) => one.id === id);
    return { state: found?.state, waits: Boolean(found?.waitsSince) };
  };

  test('goes to the customer once, in the company’s name, and stops the clock', async () => {
    const asked = await noticed();
    expect(asked.notice?.text).toContain('Odpowiedz na tę wiadomość');
    expect(addressIn(asked.notice).includes('+')).toBe(plus === 'on');
    expect(await stateOf(asked)).toEqual({ state: 'in-progress', waits: true });
    const raw = answer(
      asked,
      {},
      'Zapraszam w środę.\r\n\r\nAnna\r\n\r\nW dniu 6.07.2026 o 10:00, Osnowa pisze:\r\n> Bierzemy to.',
    );
    expect([await offer(raw, new Date()), await offer(raw, new Date())]).toEqual([
      'stored',
      'known',
    ]);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: [CUSTOMER], subject: `Re: Oferta ${asked.reference}` });
    expect(mail?.from).toEqual({ name: 'Anna Nowak', address: 'formularze@osnowa.example' });
    expect(mail?.text).toContain('Zapraszam w środę.');
    expect(mail?.text).not.toMatch(/Bierzemy to|anna@firma|[0-9a-f]{24}/);
    expect(await stateOf(asked)).toEqual({ state: 'answered', waits: false });
    expect(await sent()).toEqual([]);
  });

  test.each([
    [
      'Outlook',
      { 'Thread-Topic': 'x', 'X-MS-Has-Attach': '' },
      'Zapraszam.\r\n\r\n________________________________\r\nOd: Osnowa <formularze@osnowa.example>\r\nWysłane: poniedziałek, 6 lipca 2026 10:00\r\nDo: Anna\r\nTemat: x\r\n\r\nBierzemy to.',
    ],
    [
      'Apple Mail',
      { 'X-Mailer': 'Apple Mail (2.3774)' },
      'Zapraszam.\r\n\r\n> Wiadomość napisana przez Osnowa <formularze@osnowa.example> w dniu 6 lip 2026, o godz. 10:00:\r\n> \r\n> Bierzemy to.',
    ],
    [
      'Gmail',
      {},
      'Zapraszam.\r\n\r\npon., 6 lip 2026 o 10:00 Osnowa <formularze@osnowa.example> napisał(a):\r\n\r\n> Bierzemy to.\r\n',
    ],
    [
      'Thunderbird',
      { 'User-Agent': 'Mozilla Thunderbird' },
      'Zapraszam.\r\n\r\nW dniu 6.07.2026 o 10:00, Osnowa pisze:\r\n> Bierzemy to.\r\n',
    ],
  ])('of %s is the words alone', async (_program, fields, body) => {
    const asked = await noticed();
    await offer(answer(asked, fields as Record<string, string>, body), new Date());
    const [mail] = await sent();
    expect(mail?.text?.trim().startsWith('Zapraszam.')).toBe(true);
    expect(mail?.text).not.toContain('Bierzemy to');
  });

  test('takes its files along', async () => {
    const asked = await noticed();
    const id = asked.notice?.messageId ?? '';
    const head = { From: ANNA, To: addressIn(asked.notice), 'In-Reply-To': id };
    const parts = [
      { type: 'text/plain; charset=utf-8', body: 'W załączniku.' },
      { type: 'application/pdf', body: '%PDF-1.4 x', name: 'oferta.pdf' },
    ];
    await offer(multipartEml(head, parts), new Date());
    const [mail] = await sent();
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual(['oferta.pdf']);
  });

  /** A part as programs write pictures: shown within the text, or attached. */
  const picture = (name: string, place: string, cid: string, size = 60_000) =>
    [
      `Content-Type: image/png; name="${name}"\r\nContent-Disposition: ${place}; filename="${name}"`,
      `${cid && `Content-ID: <${cid}>\r\n`}Content-Transfer-Encoding: base64\r\n`,
      Buffer.alloc(size, name).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ].join('\r\n');
  const img = (cid: string) => `<img width="180" src="cid:${cid}" alt="">`;

  test.each<[string, string, string[], string[]]>([
    [
      'Outlook',
      `<div>Zapraszam. ${img('image002.png@01DC')}</div><a name="_MailAutoSig"></a><p>Anna</p>${img('image001.png@01DC')}`,
      [
        picture('image001.png', 'inline', 'image001.png@01DC'),
        picture('image002.png', 'inline', 'image002.png@01DC'),
        picture('plan.png', 'attachment', 'A1B2@eurprd.outlook.com'),
      ],
      ['image002.png', 'plan.png'],
    ],
    [
      'Gmail',
      `<div dir="ltr">Zapraszam.</div><div class="gmail_signature" data-smartmail="gmail_signature">Anna ${img('ii_19f')}</div>`,
      [picture('logo.png', 'inline', 'ii_19f'), picture('plan.png', 'attachment', 'f_m1')],
      ['plan.png'],
    ],
    [
      'Thunderbird',
      `<p>Zapraszam. ${img('part1.A@firma')}</p><div class="moz-signature">-- <br>${img('part2.B%40firma')}</div>`,
      [
        picture('ekran.png', 'inline', 'part1.A@firma'),
        picture('logo.png', 'inline', 'part2.B@firma'),
      ],
      ['ekran.png'],
    ],
    [
      'Apple Mail, whose signature has no sign',
      `<div>Zapraszam.${img('1F-PHOTO')}</div><div>Anna${img('2F-LOGO')}</div>`,
      [
        picture('zdjecie.png', 'inline', '1F-PHOTO'),
        picture('logo.png', 'inline', '2F-LOGO', 9_000),
        picture('mala.png', 'inline', '', 9_000),
        picture('inna.png', 'inline', '3F-UNSHOWN', 9_000),
      ],
      ['zdjecie.png', 'mala.png', 'inna.png'],
    ],
  ])(
    'of %s takes pictures along, but not those of the signature',
    async (_program, html, parts, names) => {
      const asked = await noticed();
      const id = asked.notice?.messageId ?? '';
      const text = 'Zapraszam. [cid:image002.png@01DC]\r\n\r\nAnna\r\n[cid:image001.png@01DC]';
      const words = [
        '--rel\r\nContent-Type: multipart/alternative; boundary="alt"\r\n',
        `--alt\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
        `--alt\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n--alt--`,
      ];
      const body = [...words, ...parts.map((part) => `--rel\r\n${part}`), '--rel--', ''].join(
        '\r\n',
      );
      const head = { From: ANNA, To: addressIn(asked.notice), 'In-Reply-To': id };
      const type = 'multipart/related; boundary="rel"; type="multipart/alternative"';
      await offer(
        eml({ ...head, 'Content-Type': type, 'Content-Transfer-Encoding': '' }, body),
        new Date(),
      );
      const [mail] = await sent();
      expect(mail?.attachments?.map(({ filename }) => filename)).toEqual(names);
      expect(mail?.text).toContain('Zapraszam.');
      expect(mail?.text).not.toContain('cid:');
      // What does not go out is still in the back office.
      expect(await cms.attachments()).toHaveLength(parts.length);
    },
  );

  test.each<[string, (asked: Noticed) => Record<string, string>]>([
    [
      'a stranger who knows the number',
      ({ reference }) => ({
        From: 'x@obcy.example',
        To: 'biuro@osnowa.example',
        'In-Reply-To': '',
        References: '',
        Subject: `Re: [${reference}]`,
      }),
    ],
    [
      'a stranger who guesses an address',
      ({ reference }) => ({
        From: ANNA,
        'In-Reply-To': '',
        To: `formularze+${reference.toLowerCase()}.${'0'.repeat(24)}@osnowa.example`,
      }),
    ],
    [
      'a stranger with the name of an account',
      ({ reference }) => ({ From: `"${ANNA}" <x@obcy.example>`, Subject: `Re: [${reference}]` }),
    ],
    ['a colleague who may not see such leads', () => ({ From: 'roman@firma.example' })],
  ])('of %s goes nowhere', async (_who, fields) => {
    const asked = await noticed();
    await offer(answer(asked, fields(asked)), new Date());
    const mails = await sent();
    expect(mails.filter(({ to }) => to.includes(CUSTOMER))).toEqual([]);
    expect((await stateOf(asked)).waits).toBe(true);
  });

  test.each<[string, Record<string, string>, string]>([
    ['an absence', { 'Auto-Submitted': 'auto-replied' }, 'Wracam w poniedziałek.'],
    ['an absence by its subject', { Subject: 'Odpowiedź automatyczna: x' }, 'Jestem na urlopie.'],
  ])('of a colleague’s program, %s, goes nowhere', async (_what, fields, body) => {
    const asked = await noticed();
    await offer(answer(asked, fields, body), new Date());
    expect(await sent()).toEqual([]);
    expect((await stateOf(asked)).waits).toBe(true);
  });

  test('cannot be given to a mail for colleagues, such as a note or the digest', async () => {
    const { id } = await noticed();
    const at = new Date().toISOString();
    const row = { formType: 'contact', lead: id, state: 'pending', attempts: 0 } as const;
    const times = { dueAt: at, firstDueAt: at, createdAt: at };
    const digest = { ...row, ...times, kind: 'digest' };
    await cms.payload.db.create({ collection: 'messages', data: digest });
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.text).not.toContain('Odpowiedz na tę wiadomość');
    expect(`${mail?.messageId} ${JSON.stringify(mail?.replyTo)}`).not.toMatch(/[0-9a-f]{24}/);
  });

  test('that proves nothing comes back to its author with the reason', async () => {
    const asked = await noticed();
    const to = `formularze+${asked.reference.toLowerCase()}.${'0'.repeat(24)}@osnowa.example`;
    await offer(answer(asked, { To: to, 'In-Reply-To': '', References: '' }), new Date());
    const [mail, ...others] = await sent();
    expect([mail?.to, others]).toEqual([[ANNA], []]);
    expect(mail?.subject).toMatch(/^Nie wysłano do klienta/);
    expect(mail?.text).toContain('Zapraszam w środę.');
    expect(mail?.text).toContain('Nie wiemy na pewno');
  });

  test('of two programs that answer each other stops after three, and that is said', async () => {
    const asked = await noticed();
    for (let nth = 1; nth <= 5; nth += 1) {
      await offer(answer(asked, {}, `Odpowiedź ${nth}`), new Date());
    }
    const mails = await sent();
    expect(mails.filter(({ to }) => to.includes(CUSTOMER))).toHaveLength(3);
    const told = mails.filter(({ to }) => to.includes(ANNA));
    expect(told.map(({ text }) => /dwa programy/.test(text ?? ''))).toEqual([true, true]);
  });

  test('after a colleague has answered is told to its author first, and goes out when sent again', async () => {
    /** As `noticed`, with the notice sent now: the worker of these tests sends ahead of the clock. */
    const noticedNow = async () => {
      const asked = await noticed();
      const where = { kind: { equals: 'notification' } };
      const left = { sentAt: new Date().toISOString() };
      await cms.payload.db.updateMany({ collection: 'messages', where, data: left });
      return asked;
    };
    const asked = await noticedNow();
    const jan = await newAccount(cms.payload, 'Jan', 'sales', { email: 'jan@firma.example' });
    const at = new Date(Date.now() + 1).toISOString();
    const row = { kind: 'reply', formType: 'contact', lead: asked.id, state: 'sent' } as const;
    const times = { dueAt: at, firstDueAt: at, sentAt: at, createdAt: at, attempts: 1 };
    const data = { ...row, ...times, author: Number(jan.id) };
    await cms.payload.db.create({ collection: 'messages', data });
    await offer(answer(asked), new Date());
    const [told, ...others] = await sent();
    expect([told?.to, others]).toEqual([[ANNA], []]);
    expect(told?.text).toContain('odpowiedział klientowi już ktoś inny');
    expect(told?.text).toContain('Zapraszam w środę.');
    await offer(answer(asked), new Date());
    expect((await sent()).map(({ to }) => to)).toEqual([[CUSTOMER]]);
    // An answer from before the customer wrote again is no other answer to that.
    const again = await noticedNow();
    const before = new Date(Date.now() - 60_000).toISOString();
    const earlier = { ...data, lead: again.id, updatedAt: before, sentAt: before };
    await cms.payload.db.create({ collection: 'messages', data: earlier });
    await offer(answer(again), new Date());
    expect((await sent()).map(({ to }) => to)).toEqual([[CUSTOMER]]);
    await cms.payload.delete({ collection: 'users', id: jan.id });
  });

  test('to a lead that was merged goes on in the other one; to an erased one it comes back', async () => {
    const asked = await noticed();
    const other = await noticed();
    await putLead(cms.payload, asked.id, { mergedInto: other.id, state: 'merged' });
    await offer(answer(asked), new Date());
    const [mail] = (await sent()).filter(({ to }) => to.includes(CUSTOMER));
    expect(mail?.text).toContain('Zapraszam w środę.');
    expect((await cms.messages()).find(({ kind }) => kind === 'reply')?.lead).toBe(other.id);
    await cms.payload.delete({ collection: 'leads', where: {} });
    await offer(answer(asked, {}, 'Jeszcze jedno.'), new Date());
    const [back, ...others] = await sent();
    expect([back?.to, others]).toEqual([[ANNA], []]);
    expect(back?.text).toContain('już nie ma');
  });

  test('to an earlier mail of a customer who has written again is held back once, and the wait goes on', async () => {
    const asked = await noticed();
    const again = eml({ From: CUSTOMER, Subject: `Oferta ${asked.reference}` }, 'A na telefonie?');
    // After the notice, which the test sends some minutes later.
    await offer(again, new Date(Date.now() + 600_000));
    await sent();
    await offer(answer(asked), new Date(Date.now() + 610_000));
    const [held, ...others] = await sent();
    expect([held?.to, others]).toEqual([[ANNA], []]);
    expect(held?.text).toContain('Klient napisał jeszcze raz');
    expect((await stateOf(asked)).waits).toBe(true);
    await offer(answer(asked, {}, 'Działa. Zapraszam w środę.'), new Date(Date.now() + 620_000));
    const [mail] = await sent();
    expect([mail?.to, mail?.text?.includes('Działa.')]).toEqual([[CUSTOMER], true]);
  });

  test('forwarded to a colleague is for the colleague', async () => {
    const asked = await noticed();
    const to = 'roman@firma.example, formularze@osnowa.example';
    await offer(answer(asked, { To: to, Subject: `Fwd: ${asked.notice?.subject}` }), new Date());
    expect((await sent()).filter((mail) => mail.to.includes(CUSTOMER))).toEqual([]);
  });

  test('keeps the letters of every language', async () => {
    const asked = await noticed();
    await offer(answer(asked, {}, 'Zażółć gęślą jaźń, Grüße — 你好'), new Date());
    const [mail] = await sent();
    expect(mail?.text).toContain('Zażółć gęślą jaźń, Grüße — 你好');
  });
});

import { expect, test } from 'vitest';
import { newAccount } from '../../testing/accounts.ts';
import { testCms } from '../../testing/test-cms.ts';
import { bounceOf, eml, multipartEml } from './testing/eml.ts';
import { idOf, inboxOf } from './testing/inbox.ts';

const cms = testCms();
const { lead, received, take, takeWhole, now } = inboxOf(cms);
const ANNA = 'anna@firma.example';
const JAN = 'jan@firma.example';
const HANS = 'hans@werk.example';

const colleagues = async () => {
  for (const [name, email] of [
    ['Anna Nowak', ANNA],
    ['Jan Lis', JAN],
  ] as const) {
    const where = { email: { equals: email } };
    const known = await cms.payload.db.count({ collection: 'users', where });
    if (known.totalDocs === 0) await newAccount(cms.payload, name, 'sales', { email });
  }
};

const WORDS = 'Guten Tag, wir möchten ein ERP für 80 Leute und bitten um ein Angebot.';

/** What the customer wrote to Anna's own mailbox, with a file. */
const customers = (fields: Record<string, string> = {}, words = WORDS) =>
  multipartEml({ From: `Hans Müller <${HANS}>`, To: ANNA, Subject: 'ERP für 80', ...fields }, [
    { type: 'text/plain; charset=utf-8', body: words },
    { type: 'application/pdf', body: '%PDF-1.4 x', name: 'pflichtenheft.pdf' },
  ]);

/** A mail with another one as a part of it, which the part's own fields introduce. */
function carrying(fields: Record<string, string>, text: string, part: string, inner: Buffer) {
  const head = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit';
  const edge = crypto.randomUUID();
  return eml(
    {
      ...{ From: `Anna Nowak <${ANNA}>`, 'Content-Transfer-Encoding': '' },
      ...{ 'Content-Type': `multipart/mixed; boundary="${edge}"`, ...fields },
    },
    Buffer.concat([
      Buffer.from(`--${edge}\r\n${head}\r\n\r\n${text}\r\n--${edge}\r\n${part}\r\n\r\n`),
      inner,
      Buffer.from(`\r\n--${edge}--\r\n`),
    ]),
  );
}

const THUNDERBIRD =
  'Content-Type: message/rfc822; charset=UTF-8; name="ERP.eml"\r\nContent-Disposition: attachment; filename="ERP.eml"\r\nContent-Transfer-Encoding: 7bit';

const PROGRAMS: [string, Record<string, string>, string, string][] = [
  [
    'Outlook',
    { Subject: 'FW: ERP für 80', 'Thread-Topic': 'ERP', 'X-MS-Has-Attach': 'yes' },
    '\r\n',
    'Content-Type: message/rfc822\r\nContent-Disposition: attachment;\r\n\tcreation-date="Mon, 06 Jul 2026 08:00:00 GMT";\r\n\tmodification-date="Mon, 06 Jul 2026 08:00:00 GMT"',
  ],
  [
    'Outlook, named after the subject',
    { Subject: 'ERP', 'X-MS-Has-Attach': 'yes' },
    'Do obsługi.',
    'Content-Type: message/rfc822; name="ERP v2.5"\r\nContent-Disposition: attachment; filename="ERP v2.5"',
  ],
  [
    'Apple Mail',
    { Subject: 'Fwd: ERP für 80', 'X-Mailer': 'Apple Mail (2.3826.200.121)' },
    'Do obsługi.\r\n\r\n',
    'Content-Disposition: attachment;\r\n\tfilename*=utf-8\'\'ERP%20f%C3%BCr%2080.eml\r\nContent-Type: message/rfc822;\r\n\tx-mac-hide-extension=yes;\r\n\tx-unix-mode=0666;\r\n\tname="=?utf-8?Q?ERP_f=C3=BCr_80=2Eeml?="\r\nContent-Transfer-Encoding: 8bit',
  ],
  [
    'Gmail, without a subject',
    { Subject: '', 'X-Gm-Features': 'AVHnY4' },
    '',
    'Content-Type: message/rfc822; name="ERP für 80.eml"\r\nContent-Disposition: attachment; filename="ERP.eml"\r\nX-Attachment-Id: 1981f3',
  ],
  ['Thunderbird', { Subject: 'Fwd: ERP', 'User-Agent': 'Mozilla Thunderbird' }, 'FYI', THUNDERBIRD],
];

test.each(PROGRAMS)(
  'a mail that %s forwards as an attached one is the word of the customer, with its files',
  async (_program, fields, text, part) => {
    await colleagues();
    const { mail, names } = await takeWhole(carrying(fields, text, part, customers()));
    const [made, ...others] = await cms.leads();
    expect([mail.lead, others]).toEqual([made?.id, []]);
    const facts = { mail: HANS, fullName: 'Hans Müller', locale: 'de', source: 'mail' };
    expect(made).toMatchObject({ ...facts, state: 'new', waitsSince: made?.createdAt });
    expect(made?.message).toContain('ERP');
    expect(mail.text).toContain(WORDS);
    expect(mail.text).toContain(`From: Hans Müller <${HANS}>\nDate: Mon, 06 Jul 2026 10:00:00`);
    expect(mail.text?.startsWith(text.trim())).toBe(true);
    expect(names).toEqual(['pflichtenheft.pdf']);
    expect([mail.remarks, await cms.files()]).toEqual(['', [expect.anything()]]);
  },
);

test('as octets by the name of the file, and one in base64, are read too', async () => {
  await colleagues();
  const type = 'application/octet-stream; name="ERP.eml"';
  const part = { type, body: customers(), name: 'ERP.eml' };
  const raw = multipartEml({ From: ANNA, Subject: 'Fwd: ERP' }, [part]);
  expect((await takeWhole(raw)).names).toEqual(['pflichtenheft.pdf']);
  expect((await cms.leads())[0]).toMatchObject({ mail: HANS });
});

test('a forward of a forward is the word of the first person who is none of us, three mails deep', async () => {
  await colleagues();
  const supplier = eml({ From: 'obcy@dostawca.example', Subject: 'Stare' }, 'Cennik dostawcy');
  const ofHans = carrying({ From: HANS, To: JAN, Subject: 'ERP' }, WORDS, THUNDERBIRD, supplier);
  const ofJan = carrying(
    { From: JAN, To: ANNA, Subject: 'Fwd: ERP' },
    'Anna?',
    THUNDERBIRD,
    ofHans,
  );
  const ofAnna = carrying({ To: JAN, Subject: 'Fwd: Fwd: ERP' }, 'Do nas.', THUNDERBIRD, ofJan);
  const { mail, names } = await takeWhole(carrying({}, 'Do obsługi.', THUNDERBIRD, ofAnna));
  const [made, ...others] = await cms.leads();
  expect([made?.mail, others]).toEqual([HANS, []]);
  for (const words of ['Do obsługi.', 'Do nas.', 'Anna?', WORDS])
    expect(mail.text).toContain(words);
  // What the customer attached is theirs.
  expect(names).toEqual(['ERP.eml']);
  expect(mail.text).not.toContain('Cennik');
  const deeper = carrying(
    { Subject: 'Fwd' },
    'Głębiej',
    THUNDERBIRD,
    carrying({}, 'x', THUNDERBIRD, ofAnna),
  );
  const deep = await takeWhole(deeper);
  expect([deep.mail.lead, deep.names]).toEqual([null, ['ERP.eml']]);
});

test('a colleague’s forward within the text, in an attached mail, names the customer', async () => {
  await colleagues();
  const head = `From: Hans <${HANS}>\r\nDate: 6 July 2026\r\nSubject: ERP\r\nTo: ${JAN}`;
  const inline = `Zobacz.\r\n\r\n---------- Forwarded message ---------\r\n${head}\r\n\r\n${WORDS}`;
  const ofJan = eml({ From: JAN, To: ANNA, Subject: 'Fwd: ERP' }, inline);
  await take(carrying({ Subject: 'Fwd: ERP' }, 'Do obsługi', THUNDERBIRD, ofJan));
  expect((await cms.leads())[0]).toMatchObject({ mail: HANS, fullName: 'Hans' });
  await take(
    eml(
      { From: ANNA, Subject: 'Fwd: Fwd: ERP' },
      `---------- Forwarded message ---------\r\nFrom: Jan <${JAN}>\r\nDate: 6 July 2026\r\nSubject: ERP\r\nTo: ${ANNA}\r\n\r\n${inline}`,
    ),
  );
  expect(await cms.leads()).toHaveLength(1);
});

test('an answer to a mail of ours that a colleague forwards is in its conversation', async () => {
  await colleagues();
  const asked = await lead('answered');
  const answer = customers({ 'In-Reply-To': `<${idOf(asked)}>`, From: 'chef@werk.example' });
  const mail = await take(carrying({ Subject: 'Fwd: ERP' }, '', THUNDERBIRD, answer));
  expect(mail.lead).toBe(asked.id);
  expect(await now(asked)).toMatchObject({ state: 'in-progress' });
});

test.each<[string, () => Buffer]>([
  ['a mail of ours', () => eml({ From: 'biuro@osnowa.example' }, 'Nasza odpowiedź')],
  ['a mail that came back', () => bounceOf('x@osnowa.example')],
  ['an absence', () => eml({ From: HANS, 'Auto-Submitted': 'auto-replied' }, 'Urlop')],
  ['noise', () => Buffer.from('\0\x01 to nie jest list')],
  ['a mail without a sender', () => eml({ From: '' }, WORDS)],
])('%s that a colleague attaches stays a file', async (_what, inner) => {
  await colleagues();
  const { mail, names } = await takeWhole(
    carrying({ Subject: 'Zobacz' }, 'Zobacz.', THUNDERBIRD, inner()),
  );
  expect([mail.lead, mail.text, names]).toEqual([null, 'Zobacz.', ['ERP.eml']]);
  expect(await cms.leads()).toEqual([]);
});

test('a mail that a customer attaches, or a colleague for a customer, stays a file', async () => {
  await colleagues();
  const asked = await lead('answered');
  const id = { 'In-Reply-To': `<${idOf(asked)}>`, Subject: 'Re: Oferta' };
  const theirs = carrying({ ...id, From: asked.mail ?? '' }, 'Proszę.', THUNDERBIRD, customers());
  const mine = carrying(
    { ...id, To: `${asked.mail}, biuro@osnowa.example` },
    'Oto.',
    THUNDERBIRD,
    customers(),
  );
  for (const raw of [theirs, mine]) {
    const { mail, names } = await takeWhole(raw);
    expect([mail.lead, names]).toEqual([asked.id, ['ERP.eml']]);
    expect(mail.text).not.toContain(WORDS);
  }
  expect(await cms.leads()).toHaveLength(1);
});

test('a name, a subject and words in the form of a head name nobody else as the customer', async () => {
  await colleagues();
  const From = `"${ANNA} <x@obcy.example> From: y@obcy.example" <${HANS}>`;
  const inner = customers(
    { From, Subject: 'x\r\n From: z@obcy.example' },
    `From: v@obcy.example\r\nDate: 6 July 2026\r\nTo: w\r\n\r\n${WORDS}`,
  );
  const mail = await take(carrying({}, 'Do obsługi.', THUNDERBIRD, inner));
  expect((await cms.leads()).map((one) => one.mail)).toEqual([HANS]);
  expect(mail.text).toContain('Do obsługi.');
});

test('a forward whose words are too long keeps the attached mail too, and one with a wrong charset is read', async () => {
  await colleagues();
  const long = customers({}, 'słowo '.repeat(30_000));
  const cut = await takeWhole(carrying({}, 'Do obsługi.', THUNDERBIRD, long));
  expect(cut.mail.remarks).toBe('cut');
  expect(cut.names).toEqual(['ERP.eml', 'pflichtenheft.pdf', 'list.eml']);
  const wrong = eml({ From: HANS, Subject: 'Inne' }, Buffer.from('Gr\xfc\xdfe aus Köln', 'latin1'));
  const { mail } = await takeWhole(carrying({ Subject: 'Fwd' }, 'x', THUNDERBIRD, wrong));
  expect(mail.text).toContain('Grüße');
  expect(await received()).toHaveLength(2);
});

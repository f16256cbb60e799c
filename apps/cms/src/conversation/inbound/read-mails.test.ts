import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { attachmentStore } from '../../leads/attachments/attachment-store.ts';
import type { Message } from '../../platform/database/generated/payload-types.ts';
import { processorTime } from '../../testing/processor-time.ts';
import { testCms } from '../../testing/test-cms.ts';
import { bounceOf, eml, multipartEml } from './testing/eml.ts';
import { inboxOf } from './testing/inbox.ts';

const MB = 1024 * 1024;
const cms = testCms();
const { offer, received, take, takeWhole } = inboxOf(cms);

type Row = [what: string, raw: () => Buffer, expected: Partial<Message>];

const bytesOf = async (file = '') => buffer(await attachmentStore().read(file));

const typed = (type: string) => ({ 'Content-Type': type });
const html = typed('text/html; charset=utf-8');
const alternative = (text: string, as: string) =>
  multipartEml(typed('multipart/alternative; boundary="granica"'), [
    { type: 'text/plain; charset=utf-8', body: text },
    { type: 'text/html; charset=utf-8', body: as },
  ]);
const picture = { type: 'image/png', body: 'x', name: 'logo.png' };
const page = { type: 'text/html; charset=utf-8', body: '<p>Dzień <b>dobry</b></p>' };

const hello = Buffer.from('\x1b$B$3$s$K$A$O\x1b(B', 'latin1');
/** “Zażółć gęślą”. */
const windows = Buffer.from('5a61bff3b3e62067ea9c6cb9', 'hex');
const iso = Buffer.from('5a61bff3b3e62067eab66cb1', 'hex');
const german = Buffer.from('Gr\xfc\xdfe f\xfcr 5\x80 \x96 ja', 'latin1');
const READ = { text: 'Zażółć gęślą' };

describe('a mail that is read whole', () => {
  test.each<Row>([
    [
      'in ISO-2022-JP is read in its letters',
      () =>
        eml(
          {
            Subject: `=?ISO-2022-JP?B?${hello.toString('base64')}?=`,
            ...typed('text/plain; charset=ISO-2022-JP'),
            'Content-Transfer-Encoding': '7bit',
          },
          hello,
        ),
      { subject: 'こんにちは', text: 'こんにちは' },
    ],
    ['in Windows-1250 too', () => eml(typed('text/plain; charset=windows-1250'), windows), READ],
    [
      'with a script in a text is that text',
      () => eml({}, '<script>alert(1)</script>'),
      { text: '<script>alert(1)</script>' },
    ],
    [
      'with a NUL is stored, with a sign for it',
      () => eml({ Subject: 'a\0b', 'Message-ID': '<a\0b@klient.example>' }, 'x\0y'),
      { subject: 'a␀b', text: 'x␀y', headerId: 'a␀b@klient.example' },
    ],
    [
      'without a subject or a text is stored',
      () => eml({ Subject: '' }, ''),
      { subject: '', text: '', sender: 'zazolc@klient.example' },
    ],
    [
      'that ends in the middle of a part has the part until there',
      () => multipartEml({}, [{ type: 'text/plain; charset=utf-8', body: 'Dzień dobry' }], ''),
      { text: 'Dzień dobry' },
    ],
    [
      'to a thousand people is a mailing, of which one recipient is stored',
      () => eml({ To: Array.from({ length: 1000 }, (_, n) => `o${n}@f.example`).join(',\r\n ') }),
      { automatic: 'mailing', recipient: 'o0@f.example' },
    ],
    [
      'with a sign for an unknown letter that it brought itself has that sign',
      () => eml({}, 'Co znaczy \uFFFD w raporcie?'),
      { text: 'Co znaczy \uFFFD w raporcie?' },
    ],
    [
      'has the Message-IDs to which it refers as it names them, the nearest last',
      () => eml({ References: '<1@x.example> <2@x.example>', 'In-Reply-To': '<2@x.example>' }),
      { references: '1@x.example 2@x.example' },
    ],
    ['of HTML in a part is text', () => multipartEml({}, [page]), { text: 'Dzień dobry' }],
    [
      'of HTML and an empty text is the text of the HTML',
      () => alternative('\r\n', page.body),
      { text: 'Dzień dobry' },
    ],
    [
      'whose text says what its HTML does has the text as it is',
      () =>
        alternative(
          'Dzień dobry,\n\n- jeden\n- dwa\n\nhttps://klient.example/a',
          '<p>Dzień dobry,</p><ul><li>jeden</li><li>dwa</li></ul><a href="https://klient.example/a?x=1">tu</a>',
        ),
      { text: 'Dzień dobry,\n\n- jeden\n- dwa\n\nhttps://klient.example/a' },
    ],
  ])('%s', async (_name, raw, expected) => {
    const { mail, names } = await takeWhole(raw());
    expect(mail).toMatchObject({ kind: 'received', state: 'received', ...expected });
    // Of what a person has written there is a lead.
    const leads = (await cms.leads()).map(({ id }) => id);
    expect(leads).toEqual(mail.automatic ? [] : [mail.lead]);
    expect([mail.remarks, mail.html ?? null, names]).toEqual(['', null, []]);
  });

  test('of HTML only becomes text: nothing of it can run, or be fetched', async () => {
    const body =
      '<style>p{color:red}</style><script>alert(1)</script><p>Dzień <b>dobry</b></p><img src="https://szpieg.example/p.gif" onerror="alert(2)"><a href="javascript:alert(3)">tu</a>';
    const mail = await take(eml(html, body));
    expect(mail.text).toMatch(/^Dzień dobry\n/);
    expect(mail.text).not.toMatch(/<|alert\(1|alert\(2|color/);
    expect(mail.html ?? null).toBeNull();
  });

  test.each([
    ['a placeholder', 'Your mail client does not support HTML.', '<p>Prosimy o ofertę na ERP.</p>'],
    ['a hint', 'To view the message, please use an HTML compatible email viewer!', '<p>Tak.</p>'],
    ['invisible letters', '\u200b\u00a0', '<p>Bierzemy to, od marca.</p>'],
    ['its beginning', 'Dzień dobry', '<p>Dzień dobry, zamawiamy dziesięć stanowisk od marca.</p>'],
    ['another text', 'Zamawiamy dziesięć stanowisk od marca.', '<p>Reklama <b>firmy</b></p>'],
  ])('with %s as text is shown with what only its HTML says', async (what, text, as) => {
    const mail = await take(alternative(text, as));
    for (const word of as.replace(/<[^>]+>/g, '').split(' ')) expect(mail.text).toContain(word);
    if (what === 'another text') expect(mail.text).toContain(text);
  });

  test('has its files, by names of ours where it gives none, and marks only what is unusual', async () => {
    const { mail, files } = await takeWhole(
      multipartEml({}, [
        page,
        picture,
        { type: 'application/x-msdownload', body: 'MZ', name: 'oferta.pdf.exe' },
        { type: 'text/calendar', body: 'BEGIN:VCALENDAR' },
        { type: 'text/x-vcard', body: 'BEGIN:VCARD', name: 'jan.vcf' },
      ]),
    );
    expect(mail.text).toBe('Dzień dobry');
    expect(files).toMatchObject([
      { name: 'logo.png', flags: [] },
      { name: 'oferta.pdf.exe', extension: 'exe', flags: ['unusual-type'], scan: 'unscanned' },
      { name: 'kalendarz.ics', extension: 'ics', flags: [] },
      { name: 'jan.vcf', flags: [] },
    ]);
    const sealed = { 'Content-Disposition': 'attachment; filename="smime.p7m"' };
    const type = 'application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"';
    const letter = await takeWhole(eml({ ...sealed, ...typed(type) }, 'MIAG'));
    expect([letter.mail.text, letter.names, letter.files[0]?.flags]).toEqual([
      '',
      ['smime.p7m'],
      [],
    ]);
  });
});

describe('a mail of which something is lost keeps the whole as a file, and says so', () => {
  const untrue = typed('text/plain; charset=utf-8');
  const guessed = { remarks: 'charset' } as const;
  const cut = { remarks: 'cut' } as const;
  const unreadable = { remarks: 'unreadable' } as const;
  const parts = (count: number, part = { type: 'a/b', body: 'x' }) =>
    Array.from({ length: count }, () => part);
  const encoded = `=?utf-8?B?${windows.toString('base64')}?=`;

  test.each<Row>([
    ['Windows-1250 as UTF-8', () => eml(untrue, windows), { ...guessed, ...READ }],
    ['no charset, ISO-8859-2', () => eml(typed(''), iso), { ...guessed, ...READ }],
    [
      'an unknown charset',
      () => eml(typed('text/plain; charset=x-unknown'), windows),
      { ...guessed, ...READ },
    ],
    [
      'Windows-1252 from Germany',
      () => eml({ ...untrue, From: 'A <a@firma.de>' }, german),
      { ...guessed, text: 'Grüße für 5€ – ja' },
    ],
    [
      'what the HTML says itself',
      () =>
        eml(
          typed('text/html'),
          Buffer.concat([Buffer.from('<meta charset="iso-8859-2"><p>'), iso]),
        ),
      { ...guessed, ...READ },
    ],
    [
      'UTF-8 as ISO-8859-1',
      () => eml(typed('text/plain; charset=iso-8859-1'), READ.text),
      { ...guessed, ...READ },
    ],
    [
      'one part true, one not',
      () =>
        multipartEml({}, [
          { type: 'text/plain; charset=utf-8', body: 'Łódź' },
          { type: 'text/plain; charset=utf-8', body: windows },
        ]),
      { ...guessed, text: 'Łódź\nZażółć gęślą' },
    ],
    [
      'bytes in the subject and the name',
      () =>
        Buffer.concat([
          ...[Buffer.from('From: "'), windows, Buffer.from('" <a@klient.example>\r\nSubject: ')],
          ...[iso, Buffer.from('\r\nMessage-ID: <raw@klient.example>\r\n\r\nx')],
        ]),
      {
        ...guessed,
        subject: 'Zażółć gęślą',
        replyTo: expect.stringContaining('Zażółć gęślą') as never,
      },
    ],
    [
      'an encoded subject',
      () => eml({ Subject: encoded }),
      { ...guessed, subject: 'Zażółć gęślą' },
    ],
    [
      'a subject of 10 kB',
      () => eml({ Subject: 'Zapytanie '.repeat(1000) }),
      { ...cut, subject: `${'Zapytanie '.repeat(25)}…` },
    ],
    ['a text of 300,000 letters', () => eml({}, 'słowo '.repeat(50_000)), cut],
    ['a text of 12 MB', () => eml({}, Buffer.alloc(12 * MB, 'słowo ')), cut],
    [
      'a thousand and one parts',
      () => multipartEml({}, parts(1001)),
      { remarks: 'too-large unreadable', subject: 'Pytanie' },
    ],
    [
      'parts without a boundary',
      () => eml(typed('multipart/mixed'), 'Dzień dobry'),
      { ...unreadable, subject: 'Pytanie' },
    ],
    ['header fields of 2 MB', () => eml({ 'X-Much': 'x '.repeat(MB) }), unreadable],
    [
      'HTML in a hundred thousand levels',
      () => multipartEml({}, [{ ...page, body: '<b>'.repeat(100_000) }]),
      { ...unreadable, text: '' },
    ],
    [
      'more than 40 MB',
      () => eml({ Subject: 'Film' }, Buffer.alloc(41 * MB, 'a')),
      { remarks: 'too-large', subject: 'Film', sender: 'zazolc@klient.example' },
    ],
  ])('%s', async (_name, make, expected) => {
    const raw = make();
    const { mail, files } = await takeWhole(raw);
    expect(mail).toMatchObject(expected);
    expect(files).toMatchObject([{ name: 'list.eml' }]);
    expect((await bytesOf(files[0]?.file)).equals(raw)).toBe(true);
    expect(await cms.files()).toHaveLength(1);
  });

  test('files beyond 25 MB are in the whole mail only, the others bytes and all', async () => {
    const film = (nth: number) => Buffer.alloc(9 * MB, `film ${nth} `);
    const { mail, files, names } = await takeWhole(
      multipartEml({}, [
        ...[1, 2, 3].map((nth) => ({ type: 'video/mp4', body: film(nth), name: `${nth}.mp4` })),
        { type: 'text/plain', body: 'x', name: 'lista.txt' },
      ]),
    );
    expect(mail.remarks).toBe('too-large');
    expect(names).toEqual(['1.mp4', '2.mp4', 'lista.txt', 'list.eml']);
    expect((await bytesOf(files[1]?.file)).equals(film(2))).toBe(true);
  });

  test.each<[string, () => Buffer]>([
    [
      'a text of quotation marks',
      () => eml({ From: 'MAILER-DAEMON@mx.klient.example' }, '>\n'.repeat(49_000)),
    ],
    [
      'a hundred reports in one',
      () =>
        multipartEml(
          typed('multipart/report; report-type=delivery-status; boundary="granica"'),
          parts(100, { type: 'message/delivery-status', body: '>\n'.repeat(15_000) }),
        ),
    ],
  ])('%s that came back holds nobody up', async (_what, make) => {
    const start = processorTime();
    expect(await take(make())).toMatchObject({ automatic: 'bounce' });
    expect(processorTime() - start).toBeLessThan(3_000);
  });
});

describe('what is hardly a mail is stored all the same', () => {
  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['noise', randomBytes(100_000)],
    ['a text without a header', Buffer.from('Dzień dobry, to nie jest list.\r\n\r\nNaprawdę.')],
    ['a sender without an address', eml({ From: 'undisclosed-recipients:;' })],
  ])('%s', async (_name, raw) => {
    expect(await take(raw)).toMatchObject({ lead: null, sender: null, state: 'received' });
  });

  test('a mail by another way is the same mail, a copied Message-ID is not; without one its bytes count', async () => {
    const id = { 'Message-ID': '<1@klient.example>' };
    const way = { Received: 'from mx.klient.example by inny.example' };
    const nameless = eml({ 'Message-ID': '' });
    const copied = eml({ ...id, From: 'obcy@obcy.example' }, 'Kup');
    for (const [raw, taken] of [
      [eml(id), 'stored'],
      [eml({ ...way, ...id }), 'known'],
      [copied, 'stored'],
      [copied, 'known'],
      [nameless, 'stored'],
      [nameless, 'known'],
      [eml({ 'Message-ID': '', Subject: 'Inne' }), 'stored'],
    ] as const)
      expect(await offer(raw)).toBe(taken);
    const ids = (await received()).map(({ headerId }) => headerId);
    expect(ids).toEqual(['1@klient.example', '1@klient.example', null, null]);
    expect(await cms.files()).toEqual([]);
  });

  test('on a full disk it is not taken, and nothing is left of it', async () => {
    const taken = offer(bounceOf('x@osnowa.example'), undefined, { isRoomLeft: async () => false });
    await expect(taken).rejects.toThrow('No room');
    expect([await cms.messages(), await cms.files()]).toEqual([[], []]);
  });
});

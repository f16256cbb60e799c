import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Lead, Message } from '../../database/generated/payload-types.ts';
import { attachmentStore } from '../../leads/attachments/attachment-store.ts';
import {
  CONTACT,
  OFFICE_TIME,
  startTestCms,
  type TestCms,
  urlencoded,
} from '../../testing/test-cms.ts';
import { takeMail } from './take-mail.ts';
import { eml, multipartEml } from './testing/eml.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms?.stop());
beforeEach(() => cms.clear());

const options = {
  resolver: async (): Promise<never> => {
    throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
  },
  isRoomLeft: async () => true,
};

/** Takes a mail, and says what is stored of it. */
async function take(raw: Buffer) {
  expect(await takeMail(cms.payload, Readable.from([raw]), OFFICE_TIME, options)).toBe('stored');
  const mail = (await cms.messages()).findLast(({ kind }) => kind === 'received') as Message;
  const files = (await cms.attachments()).filter(({ message }) => message === mail.id);
  return { mail, files, names: files.map(({ name }) => name) };
}

async function lead(fields = {}): Promise<Lead> {
  const sent = await cms.post('/contact/send-message', urlencoded({ ...CONTACT, ...fields }));
  expect(sent.status).toBe(200);
  const made = (await cms.leads()).at(-1) as Lead;
  const data = { state: 'answered' } as const;
  await cms.payload.db.updateOne({ collection: 'leads', id: made.id, data, returning: false });
  return made;
}

const alternative = (text: string, html: string) =>
  multipartEml({ 'Content-Type': 'multipart/alternative; boundary="granica"' }, [
    { type: 'text/plain; charset=utf-8', body: text },
    { type: 'text/html; charset=utf-8', body: html },
  ]);

describe('a mail with a text and HTML that say different things', () => {
  test.each([
    ['a placeholder', 'Your mail client does not support HTML.', '<p>Prosimy o ofertę na ERP.</p>'],
    ['a hint', 'To view the message, please use an HTML compatible email viewer!', '<p>Tak.</p>'],
    ['invisible letters', '\u200b\u00a0', '<p>Bierzemy to, od marca.</p>'],
    [
      'its beginning',
      'Dzień dobry',
      '<p>Dzień dobry, zamawiamy dziesięć stanowisk i szkolenie dla kierowników.</p>',
    ],
  ])('%s as text is shown with the letter', async (_what, text, html) => {
    const { mail } = await take(alternative(text, html));
    for (const word of html.replace(/<[^>]+>/g, '').split(' ')) expect(mail.text).toContain(word);
  });

  test('a letter as text is shown with what only the HTML says', async () => {
    const { mail } = await take(
      alternative('Zamawiamy dziesięć stanowisk od marca.', '<p>Reklama <b>firmy</b></p>'),
    );
    expect(mail.text).toContain('Zamawiamy dziesięć stanowisk od marca.');
    expect(mail.text).toContain('Reklama firmy');
  });

  test('where both say the same the text is taken as it is', async () => {
    const text = 'Dzień dobry,\n\n- jeden\n- dwa\n\nhttps://klient.example/a';
    const html =
      '<p>Dzień dobry,</p><ul><li>jeden</li><li>dwa</li></ul><a href="https://klient.example/a?x=1">tu</a>';
    const { mail, names } = await take(alternative(text, html));
    expect([mail.text, mail.remarks, names]).toEqual([text, '', []]);
  });
});

describe('a charset that is missing or untrue is found, and the whole mail is kept', () => {
  const windows = Buffer.from([
    0x5a, 0x61, 0xbf, 0xf3, 0xb3, 0xe6, 0x20, 0x67, 0xea, 0x9c, 0x6c, 0xb9,
  ]);
  const iso = Buffer.from([0x5a, 0x61, 0xbf, 0xf3, 0xb3, 0xe6, 0x20, 0x67, 0xea, 0xb6, 0x6c, 0xb1]);
  const german = Buffer.from('Gr\xfc\xdfe f\xfcr 5\x80 \x96 ja', 'latin1');
  const untrue = { 'Content-Type': 'text/plain; charset=utf-8' };
  const pixel = { type: 'image/png', body: 'x', name: 'logo.png' };
  test.each<[string, Buffer, Partial<Message>]>([
    ['Windows-1250 as UTF-8', eml(untrue, windows), { text: 'Zażółć gęślą' }],
    ['ISO-8859-2 without a charset', eml({ 'Content-Type': '' }, iso), { text: 'Zażółć gęślą' }],
    [
      'an unknown one',
      eml({ 'Content-Type': 'text/plain; charset=x-unknown' }, windows),
      { text: 'Zażółć gęślą' },
    ],
    [
      'Windows-1252 from Germany',
      eml({ ...untrue, From: 'A <a@firma.de>' }, german),
      { text: 'Grüße für 5€ – ja' },
    ],
    [
      'in base64 within parts',
      multipartEml({}, [{ type: 'text/plain; charset="us-ascii"', body: windows }, pixel]),
      { text: 'Zażółć gęślą' },
    ],
    [
      'what the HTML says itself',
      eml(
        { 'Content-Type': 'text/html' },
        Buffer.concat([Buffer.from('<meta charset="iso-8859-2"><p>'), iso]),
      ),
      { text: 'Zażółć gęślą' },
    ],
    [
      'UTF-8 as ISO-8859-1',
      eml({ 'Content-Type': 'text/plain; charset=iso-8859-1' }, 'Zażółć gęślą jaźń'),
      { text: 'Zażółć gęślą jaźń' },
    ],
    [
      'one part true, one not',
      multipartEml({}, [
        { type: 'text/plain; charset=utf-8', body: 'Łódź' },
        { type: 'text/plain; charset=utf-8', body: windows },
      ]),
      { text: 'Łódź\nZażółć gęślą' },
    ],
    [
      'bytes in the subject and the name',
      eml({ From: '' }, 'x').length
        ? Buffer.concat([
            Buffer.from('From: "'),
            windows,
            Buffer.from('" <zazolc@klient.example>\r\nSubject: '),
            iso,
            Buffer.from('\r\nMessage-ID: <raw@klient.example>\r\n\r\nx'),
          ])
        : Buffer.alloc(0),
      { subject: 'Zażółć gęślą', replyTo: expect.stringContaining('Zażółć gęślą') as never },
    ],
    [
      'an encoded subject',
      eml({ Subject: `=?utf-8?B?${windows.toString('base64')}?=` }),
      { subject: 'Zażółć gęślą' },
    ],
  ])('%s', async (_what, raw, expected) => {
    const { mail, names, files } = await take(raw);
    expect(mail).toMatchObject({ ...expected, remarks: 'charset' });
    expect(names).toContain('list.eml');
    const whole = files.find(({ name }) => name === 'list.eml');
    expect(await buffer(await attachmentStore().read(whole?.file ?? ''))).toEqual(raw);
  });

  test('a sign that the mail brought itself is no reading error', async () => {
    const { mail, names } = await take(eml({}, 'Co znaczy \uFFFD w raporcie?'));
    expect([mail.text, mail.remarks, names]).toEqual(['Co znaczy \uFFFD w raporcie?', '', []]);
  });
});

test('a letter that is sealed in a file is named, and no file of a mail program is suspicious', async () => {
  const sealed = { 'Content-Disposition': 'attachment; filename="smime.p7m"' };
  const type = 'application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"';
  const { mail, files } = await take(eml({ ...sealed, 'Content-Type': type }, 'MIAG'));
  expect(mail.text).toBe('');
  expect(files).toMatchObject([{ name: 'smime.p7m', flags: [] }]);
  const card = { type: 'text/x-vcard', body: 'BEGIN:VCARD', name: 'jan.vcf' };
  expect((await take(multipartEml({}, [card]))).files).toMatchObject([{ flags: [] }]);
});

describe('what no person has written starts no clock', () => {
  test.each<[string, (lead: Lead) => Buffer]>([
    [
      'Polish, with the number',
      ({ reference }) =>
        eml(
          {
            Subject: `Odpowiedź automatyczna: [${reference}] Mamy`,
            'X-Auto-Response-Suppress': 'All',
          },
          'Jestem na urlopie.',
        ),
    ],
    [
      'German, by its subject',
      ({ reference }) =>
        eml({ Subject: `Automatische Antwort: [${reference}]` }, 'Ich bin nicht im Haus.'),
    ],
    ['French', () => eml({ Subject: 'Réponse automatique\u00a0: Re: Mamy' }, 'Je suis absente.')],
    ['Czech', () => eml({ Subject: 'Automatická odpověď: Re: Mamy' }, 'Nejsem.')],
    [
      'by two signs',
      () => eml({ Subject: 'Urlop', Precedence: 'bulk' }, 'Do 7 grudnia jestem na urlopie.'),
    ],
    ['an unusual Auto-Submitted', () => eml({ 'Auto-Submitted': 'auto-replied (vacation)' })],
    [
      'a receipt',
      () =>
        eml(
          {
            'Content-Type': 'multipart/report; report-type=disposition-notification; boundary="g"',
            Subject: 'Przeczytano: x',
          },
          '--g\r\n\r\nPrzeczytano.\r\n--g--\r\n',
        ),
    ],
  ])('%s', async (_what, mailOf) => {
    const asked = await lead();
    expect((await take(mailOf(asked))).mail).toMatchObject({
      lead: asked.id,
      automatic: 'out-of-office',
    });
    expect((await cms.leads())[0]).toMatchObject({ state: 'answered', clientWroteAt: null });
  });

  test('a reaction is shown as its sign', async () => {
    await lead();
    const reaction = {
      type: 'text/vnd.google.email-reaction+json; charset=utf-8',
      body: '{"version":1,"emoji":"👍"}',
    };
    const text = { type: 'text/plain; charset=utf-8', body: 'Anna zareagowała przez Gmaila' };
    const { mail, names } = await take(multipartEml({}, [text, reaction]));
    expect(mail).toMatchObject({ automatic: 'out-of-office', remarks: 'reaction' });
    expect(mail.text).toMatch(/^👍\n/);
    expect(names).toEqual([]);
  });

  test('a person who writes of holidays is heard', async () => {
    const { reference } = await lead();
    const subject = `Nieobecność w module urlopów [${reference}]`;
    expect((await take(eml({ Subject: subject }, 'Jak ją wpisać?'))).mail.automatic).toBeNull();
  });
});

describe('an address has one spelling', () => {
  const ascii = 'jan@xn--mller-kva.example';
  test.each(['jan@müller.example', 'JAN@MÜLLER.EXAMPLE', 'jan@mu\u0308ller.example'])(
    'a mail of %s finds the lead',
    async (address) => {
      const asked = await lead({ mail: ascii });
      expect((await take(eml({ From: `Jan <${address}>` }))).mail).toMatchObject({
        lead: asked.id,
        sender: ascii,
      });
    },
  );

  test('the form takes the letters of its domain, and stores the spelling of name servers', async () => {
    expect(await lead({ mail: 'jan@müller.example' })).toMatchObject({ mail: ascii });
  });

  test('what an earlier version stored is found, exported and erased', async () => {
    const { exportPerson } = await import('../../privacy/export.ts');
    const { erasePerson } = await import('../../privacy/erasure.ts');
    const asked = await lead({ mail: ascii });
    const data = { mail: 'jan@müller.example' };
    await cms.payload.db.updateOne({ collection: 'leads', id: asked.id, data, returning: false });
    expect((await take(eml({ From: `Jan <${ascii}>` }))).mail.lead).toBe(asked.id);
    await exportPerson(cms.payload, ascii, null);
    const [entry] = (await cms.payload.find({ collection: 'audit' })).docs;
    expect(entry?.detail).toContain('leads 1');
    await erasePerson(cms.payload, 'jan@müller.example', null);
    expect(await cms.leads()).toEqual([]);
  });
});

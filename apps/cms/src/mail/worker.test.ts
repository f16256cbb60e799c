import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailSink, startMailSink } from '../testing/mail-sink.ts';
import {
  CONTACT,
  MAIL_SETTINGS,
  OFFICE_TIME,
  startTestCms,
  type TestCms,
  urlencoded,
} from '../testing/test-cms.ts';
import { createMailTransport } from './transport.ts';
import { MailWorker } from './worker.ts';

const MINUTE = 60_000;
let cms: TestCms;
let sink: MailSink;
let worker: MailWorker;

beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms?.stop());
beforeEach(async () => {
  cms.clock.now = OFFICE_TIME;
  await cms.clear();
  sink = await startMailSink();
  worker = workerFor(sink.url);
});
afterEach(async () => {
  await worker.stop();
  await sink.stop();
});

function workerFor(smtpUrl: string | undefined): MailWorker {
  return new MailWorker(cms.payload, {
    transport: createMailTransport(smtpUrl, path.join(cms.dataDir, 'mails')),
    settings: MAIL_SETTINGS,
    now: () => cms.clock.now,
  });
}

async function send(changes: Record<string, string> = {}, form = '/contact/send-message') {
  const response = await cms.post(form, urlencoded({ ...CONTACT, ...changes }));
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { reference: string } };
  return data.reference;
}

function later(ms: number): void {
  cms.clock.now = new Date(cms.clock.now.getTime() + ms);
}

/** The mail to this recipient. */
function mailTo(recipient: string) {
  const found = sink.deliveries.filter(({ recipients }) => recipients.includes(recipient));
  expect(found).toHaveLength(1);
  return found[0] as (typeof found)[number];
}

describe('a lead causes two mails', () => {
  test('S18: the company gets a mail with a link to the lead and to its sender', async () => {
    const fullName = 'Jan\r\nBcc: v@evil.example';
    const message = '<script>alert(1)</script>\n.\nproszę & dziękuję';
    const reference = await send({ fullName, message });
    await worker.sendDue();
    const { mail, raw, recipients, sender } = mailTo('sprzedaz@osnowa.example');
    const [lead] = await cms.leads();
    expect(recipients).toEqual(['sprzedaz@osnowa.example']);
    expect(sender).toBe('formularze@osnowa.example');
    expect(mail.subject).toBe(`[${reference}] Nowe zapytanie: Kontakt, Oferta`);
    expect(mail.messageId).toBe(`<${reference.toLowerCase()}.notification@osnowa.example>`);
    expect(mail.replyTo).toMatchObject([{ address: 'zazolc@klient.example' }]);
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(mail.text).toContain(message);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.html).not.toContain('<script>');
    const link = `http://127.0.0.1:3001/admin/collections/leads/${lead?.id}`;
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(link);
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
    expect(mail.subject).not.toContain('Jan');
    expect(sink.deliveries.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'sprzedaz@osnowa.example',
      'zazolc@klient.example',
    ]);
  });

  test.each([
    ['pl', 'Mamy Twoją wiadomość', 'w\u00A0ciągu 15\u00A0minut', 'pl-PL'],
    ['en', 'We have your message', 'within 15\u00A0minutes', 'en-GB'],
    ['de', 'Ihre Nachricht ist angekommen', 'innerhalb von 15\u00A0Minuten', 'de-DE'],
  ])(
    'the visitor hears in %s when we answer, and nothing of their own',
    async (locale, subject, soon, lang) => {
      const reference = await send({ locale, message: 'TREŚĆ', fullName: 'IMIĘ' });
      await worker.sendDue();
      const { mail } = mailTo('zazolc@klient.example');
      expect(mail.subject).toBe(`${subject} (${reference})`);
      expect(mail.messageId).toBe(`<${reference.toLowerCase()}.confirmation@osnowa.example>`);
      expect(mail.html).toContain(`lang="${lang}"`);
      for (const part of [mail.text, mail.html]) {
        const register = locale === 'de' ? 'USt-IdNr. PL999' : 'NIP 9990142079';
        const lines = [reference, soon, 'Osnowa sp. z o.o.', register];
        for (const line of lines) expect(part).toContain(line);
        expect(part).not.toMatch(/TREŚĆ|IMIĘ/);
      }
    },
  );

  test('outside office hours the answer comes on the next working day', async () => {
    cms.clock.now = new Date('2026-07-04T10:00:00Z');
    await send();
    await worker.sendDue();
    expect(mailTo('zazolc@klient.example').mail.text).toContain('najbliższym dniu roboczym');
  });

  test('before it opens, the confirmation says when it does today', async () => {
    cms.clock.now = new Date('2026-07-06T05:52:00Z');
    await send();
    await worker.sendDue();
    expect(mailTo('zazolc@klient.example').mail.text).toMatch(/dziś o\s0?8:00/);
  });

  test('an application goes to the office, not to sales', async () => {
    await send({ topic: 'jobApply', jobTitle: 'Tester' }, '/career/apply');
    await worker.sendDue();
    expect(mailTo('biuro@osnowa.example').mail.subject).toContain('Rekrutacja');
    expect(mailTo('zazolc@klient.example').mail.text).not.toContain('15\u00A0minut');
  });

  test('one address gets three confirmations a day at most', async () => {
    for (let at = 0; at < 5; at += 1)
      await send({ mail: at % 2 ? 'A@klient.example' : 'a@klient.example', message: `${at}` });
    later(25 * 60 * MINUTE);
    await send({ mail: 'a@klient.example' });
    await worker.sendDue();
    const confirmed = sink.deliveries.filter(({ mail }) =>
      mail.messageId?.includes('confirmation'),
    );
    expect(confirmed).toHaveLength(4);
    const withheld = (await cms.messages()).filter(({ state }) => state === 'withheld');
    expect(withheld).toHaveLength(2);
  });
});

describe('a mail server that does not take the mail', () => {
  async function states() {
    return (await cms.messages()).map(({ state, attempts }) => [state, attempts]);
  }

  test('F13: 451 is tried again after 1, 2, 4 … minutes, with the same identity', async () => {
    await send();
    sink.answer = { status: 451, text: 'Greylisted' };
    await worker.sendDue();
    expect(await states()).toEqual([
      ['pending', 1],
      ['pending', 1],
    ]);
    expect((await cms.messages())[0]?.problem).toContain('Greylisted');
    expect(await worker.sendDue()).toBe(0);
    later(MINUTE);
    expect(await worker.sendDue()).toBe(2);
    later(MINUTE);
    expect(await worker.sendDue()).toBe(0);
    later(MINUTE);
    sink.answer = null;
    expect(await worker.sendDue()).toBe(2);
    expect(await states()).toEqual([
      ['sent', 3],
      ['sent', 3],
    ]);
    expect((await cms.messages())[0]).toMatchObject({
      problem: null,
      sentAt: cms.clock.now.toISOString(),
      recipient: 'sprzedaz@osnowa.example',
      text: expect.stringContaining('Zażółć Gęślą'),
    });
    expect(sink.deliveries).toHaveLength(2);
  });

  test('F13: 550 is final, and says why', async () => {
    await send();
    sink.answer = { status: 550, text: 'No such mailbox' };
    await worker.sendDue();
    expect(await states()).toEqual([
      ['failed', 1],
      ['failed', 1],
    ]);
    expect((await cms.messages())[0]?.problem).toContain('No such mailbox');
    later(24 * 60 * MINUTE);
    expect(await worker.sendDue()).toBe(0);
  });

  test('F12: a server that is away loses nothing; after 72 hours a mail has failed', async () => {
    await send();
    await sink.stop();
    for (let hour = 0; hour < 71; hour += 1) {
      await worker.sendDue();
      later(60 * MINUTE);
    }
    expect((await states()).map(([state]) => state)).toEqual(['pending', 'pending']);
    later(2 * 60 * MINUTE);
    await worker.sendDue();
    expect((await states()).map(([state]) => state)).toEqual(['failed', 'failed']);
    sink = await startMailSink();
  });

  test('send again: a failed message is tried once more, by hand, and nothing else can be changed', async () => {
    await send();
    sink.answer = { status: 550, text: 'No such mailbox' };
    await worker.sendDue();
    sink.answer = null;
    const [message] = await cms.messages();
    const collection = 'messages' as const;
    const change = (state: 'pending' | 'sent') =>
      cms.payload.update({ collection, id: message?.id ?? 0, data: { state } });
    await expect(change('sent')).rejects.toThrow();
    await change('pending');
    cms.clock.now = new Date(Date.now() + MINUTE);
    expect(await worker.sendDue()).toBe(1);
    expect(sink.deliveries).toHaveLength(1);
  });
});

test('F33: two workers on one outbox send each mail once', async () => {
  for (let at = 0; at < 10; at += 1) await send({ mail: `a${at}@klient.example` });
  const other = workerFor(sink.url);
  await Promise.all([worker.sendDue(), other.sendDue()]);
  await other.stop();
  const identities = sink.deliveries.map(({ mail }) => mail.messageId);
  expect(identities).toHaveLength(20);
  expect(new Set(identities).size).toBe(20);
});

test('F3, SF5: what a process claimed and did not live to send is sent within a minute', async () => {
  await send();
  const [message] = await cms.messages();
  const claimed = { state: 'sending', claimedAt: cms.clock.now.toISOString() };
  const { id } = message ?? { id: 0 };
  await cms.payload.db.updateOne({ collection: 'messages', id, data: claimed });
  expect(await worker.sendDue()).toBe(1);
  later(20_000);
  expect(await worker.sendDue()).toBe(0);
  later(20_000);
  expect(await worker.sendDue()).toBe(1);
  expect(sink.deliveries).toHaveLength(2);
});

test('SF5: a mail server slower than a claim lasts gets each mail once', async () => {
  await send();
  const lease = 600;
  const transport = createMailTransport(sink.url, cms.dataDir);
  const now = () => cms.clock.now;
  const [slow, other] = [1, 2].map(
    () => new MailWorker(cms.payload, { transport, settings: MAIL_SETTINGS, lease, now }),
  ) as [MailWorker, MailWorker];
  const answering = Promise.withResolvers<void>();
  sink.until = answering.promise;
  const sending = slow.sendDue();
  const claims = async () => (await cms.messages()).map(({ claimedAt }) => claimedAt);
  for (let part = 0; part < 5; part += 1) {
    const claimedAt = now().toISOString();
    await expect.poll(claims).toEqual([claimedAt, claimedAt]);
    expect(await other.sendDue()).toBe(0);
    later(0.9 * lease);
  }
  answering.resolve();
  expect(await sending).toBe(2);
  await Promise.all([slow.stop(), other.stop()]);
  expect(sink.deliveries).toHaveLength(2);
});

test('a running worker sends a new lead’s mails at once, and stops on request', async () => {
  cms.clock.now = new Date();
  worker.start();
  await send();
  worker.wake();
  await expect.poll(() => sink.deliveries.length).toBe(2);
});

test('without a mail server the mails are stored as files', async () => {
  const reference = await send();
  const files = workerFor(undefined);
  await files.sendDue();
  await files.stop();
  const folder = path.join(cms.dataDir, 'mails');
  expect((await readdir(folder)).sort()).toEqual([
    `${reference.toLowerCase()}.confirmation.eml`,
    `${reference.toLowerCase()}.notification.eml`,
  ]);
  const raw = await readFile(path.join(folder, `${reference.toLowerCase()}.confirmation.eml`));
  const mail = await PostalMime.parse(raw);
  expect(mail.to).toMatchObject([{ address: 'zazolc@klient.example' }]);
  expect((await cms.messages()).map(({ state }) => state)).toEqual(['kept', 'kept']);
});

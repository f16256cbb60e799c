import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { engines } from '../testing/databases.ts';
import { sendForm } from '../testing/sent-forms.ts';
import { testCms } from '../testing/test-cms.ts';
import { mailWorker, testMails } from '../testing/test-mails.ts';
import { after } from '../testing/test-team.ts';

const MINUTE = 60_000;

// Several processes share one outbox on PostgreSQL only.
describe.each(engines('PostgreSQL'))('on %s', (engine) => {
  const cms = testCms({ engine });
  const mails = testMails(cms);

  const send = (changes: Record<string, string> = {}, form?: string) =>
    sendForm(cms, changes, form);

  function later(ms: number): void {
    cms.clock.now = new Date(cms.clock.now.getTime() + ms);
  }

  /** The mail to this recipient. */
  function mailTo(recipient: string) {
    const found = mails.sink.deliveries.filter(({ recipients }) => recipients.includes(recipient));
    expect(found).toHaveLength(1);
    return found[0] as (typeof found)[number];
  }

  describe('a lead causes two mails', () => {
    test('S18: the company gets a mail with a link to the lead and to its sender', async () => {
      const fullName = 'Jan\r\nBcc: v@evil.example';
      const message = '<script>alert(1)</script>\n.\nproszę & dziękuję';
      const reference = await send({ fullName, message });
      await mails.worker.sendDue();
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
      expect(mails.sink.deliveries.flatMap(({ recipients }) => recipients).sort()).toEqual([
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
        await mails.worker.sendDue();
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

    test.each([
      [
        'on a Saturday on the next working day',
        '2026-07-04T10:00:00Z',
        /najbliższym dniu roboczym/,
      ],
      ['before the office opens when it does', '2026-07-06T05:52:00Z', /dziś o\s0?8:00/],
    ])('the answer comes %s, the confirmation says', async (_when, at, words) => {
      cms.clock.now = new Date(at);
      await send();
      await mails.worker.sendDue();
      expect(mailTo('zazolc@klient.example').mail.text).toMatch(words);
    });

    test('an application goes to the office, not to sales', async () => {
      await send({ topic: 'jobApply', jobTitle: 'Tester' }, '/career/apply');
      await mails.worker.sendDue();
      expect(mailTo('biuro@osnowa.example').mail.subject).toContain('Rekrutacja');
      expect(mailTo('zazolc@klient.example').mail.text).not.toContain('15\u00A0minut');
    });
  });

  describe('a mail server that does not take the mail', () => {
    async function states() {
      return (await cms.messages()).map(({ state, attempts }) => [state, attempts]);
    }
    const both = (state: string, attempts: number) => [
      [state, attempts],
      [state, attempts],
    ];

    test('F13: 451 is tried again after 1, 2, 4 … minutes, with the same identity', async () => {
      await send();
      mails.sink.answer = { status: 451, text: 'Greylisted' };
      await mails.worker.sendDue();
      expect(await states()).toEqual(both('pending', 1));
      expect((await cms.messages())[0]?.problem).toContain('Greylisted');
      expect(await mails.worker.sendDue()).toBe(0);
      later(MINUTE);
      expect(await mails.worker.sendDue()).toBe(2);
      later(MINUTE);
      expect(await mails.worker.sendDue()).toBe(0);
      later(MINUTE);
      mails.sink.answer = null;
      expect(await mails.worker.sendDue()).toBe(2);
      expect(await states()).toEqual(both('sent', 3));
      expect((await cms.messages())[0]).toMatchObject({
        problem: null,
        sentAt: cms.clock.now.toISOString(),
        recipient: 'sprzedaz@osnowa.example',
        text: expect.stringContaining('Zażółć Gęślą'),
      });
      expect(mails.sink.deliveries).toHaveLength(2);
    });

    test('F13: 550 is final, and says why; by hand it is sent once more, and nothing else can be changed', async () => {
      await send();
      mails.sink.answer = { status: 550, text: 'No such mailbox' };
      await mails.worker.sendDue();
      expect(await states()).toEqual(both('failed', 1));
      const [message] = await cms.messages();
      expect(message?.problem).toContain('No such mailbox');
      later(24 * 60 * MINUTE);
      expect(await mails.worker.sendDue()).toBe(0);
      mails.sink.answer = null;
      const collection = 'messages' as const;
      const change = (state: 'pending' | 'sent') =>
        cms.payload.update({ collection, id: message?.id ?? 0, data: { state } });
      await expect(change('sent')).rejects.toThrow();
      await change('pending');
      cms.clock.now = new Date(Date.now() + MINUTE);
      expect(await mails.worker.sendDue()).toBe(1);
      expect(mails.sink.deliveries).toHaveLength(1);
    });

    test('F12: a server that is away loses nothing; after 72 hours a mail has failed', async () => {
      await send();
      const away = mailWorker(cms, 'smtp://127.0.0.1:9');
      for (const [hour, state] of [
        [0, 'pending'],
        [24, 'pending'],
        [71, 'pending'],
        [73, 'failed'],
      ] as const) {
        cms.clock.now = after(hour * 60);
        await away.sendDue();
        expect((await states()).map(([found]) => found)).toEqual([state, state]);
      }
      await away.stop();
    });
  });

  test('F33: two workers on one outbox send each mail once', async () => {
    for (let at = 0; at < 10; at += 1) await send({ mail: `a${at}@klient.example` });
    const other = mailWorker(cms, mails.sink.url);
    await Promise.all([mails.worker.sendDue(), other.sendDue()]);
    await other.stop();
    const identities = mails.sink.deliveries.map(({ mail }) => mail.messageId);
    expect(identities).toHaveLength(20);
    expect(new Set(identities).size).toBe(20);
  });

  test('F3, SF5: what a process claimed and did not live to send is sent within a minute', async () => {
    await send();
    const [message] = await cms.messages();
    const claimed = { state: 'sending', claimedAt: cms.clock.now.toISOString() };
    const { id } = message ?? { id: 0 };
    await cms.payload.db.updateOne({ collection: 'messages', id, data: claimed });
    expect(await mails.worker.sendDue()).toBe(1);
    later(20_000);
    expect(await mails.worker.sendDue()).toBe(0);
    later(20_000);
    expect(await mails.worker.sendDue()).toBe(1);
    expect(mails.sink.deliveries).toHaveLength(2);
  });

  test('SF5: a mail server slower than a claim lasts gets each mail once', async () => {
    await send();
    const lease = 600;
    const slow = mailWorker(cms, mails.sink.url, { lease });
    const other = mailWorker(cms, mails.sink.url, { lease });
    const answering = Promise.withResolvers<void>();
    mails.sink.until = answering.promise;
    const sending = slow.sendDue();
    const claims = async () => (await cms.messages()).map(({ claimedAt }) => claimedAt);
    for (let part = 0; part < 5; part += 1) {
      const claimedAt = cms.clock.now.toISOString();
      await expect.poll(claims).toEqual([claimedAt, claimedAt]);
      expect(await other.sendDue()).toBe(0);
      later(0.9 * lease);
    }
    answering.resolve();
    expect(await sending).toBe(2);
    await Promise.all([slow.stop(), other.stop()]);
    expect(mails.sink.deliveries).toHaveLength(2);
  });

  test('a running worker sends a new lead’s mails at once, and stops on request', async () => {
    cms.clock.now = new Date();
    mails.worker.start();
    await send();
    mails.worker.wake();
    await expect.poll(() => mails.sink.deliveries.length).toBe(2);
  });

  test('without a mail server the mails are stored as files', async () => {
    const reference = await send();
    const files = mailWorker(cms, undefined);
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
});

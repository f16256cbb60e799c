import { setTimeout as sleep } from 'node:timers/promises';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailSink, startMailSink } from '../../testing/mail-sink.ts';
import { CONTACT, testCms, urlencoded } from '../../testing/test-cms.ts';
import { mailWorker } from '../../testing/test-mails.ts';
import { MailboxReader, type ReaderOptions } from './mailbox-reader.ts';
import { readMailboxState } from './mailbox-state.ts';
import type { TakeStep } from './take-mail.ts';
import { eml, multipartEml } from './testing/eml.ts';
import { inboxOf, READING } from './testing/inbox.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';

const cms = testCms();
const { received } = inboxOf(cms);
let server: MailServer;
let sink: MailSink;
const readers: MailboxReader[] = [];

beforeAll(async () => {
  sink = await startMailSink();
  server = await startMailServer();
});
afterAll(async () => {
  await server?.stop();
  await sink?.stop();
});
beforeEach(async () => {
  await cms.payload.db.deleteMany({ collection: 'work-leases', where: {} });
  await server.empty();
  sink.deliveries.length = 0;
});
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.stop();
});

function read(options: ReaderOptions = {}): MailboxReader {
  const reader = new MailboxReader(cms.payload, server.imapUrl, {
    ...READING,
    look: 100,
    firstPause: 100,
    ...options,
  });
  readers.push(reader);
  reader.start();
  return reader;
}

/** A visitor writes by the form, and gets the confirmation. Returns its Message-ID. */
async function visitor(mail: string): Promise<{ reference: string; messageId: string }> {
  const response = await cms.post('/contact/send-message', urlencoded({ ...CONTACT, mail }));
  const { data } = (await response.json()) as { data: { reference: string } };
  const worker = mailWorker(cms, sink.url);
  await worker.sendDue();
  await worker.stop();
  const confirmation = sink.deliveries.find(({ recipients }) => recipients.includes(mail));
  return { reference: data.reference, messageId: confirmation?.mail.messageId ?? '' };
}

/** A visitor's mail program sends a mail to the company. */
async function write(mail: SendMailOptions): Promise<void> {
  const transport = nodemailer.createTransport({ url: server.smtpUrl, ignoreTLS: true });
  await transport.sendMail({ to: 'biuro@osnowa.example', text: 'Dziękuję.', ...mail });
  transport.close();
}

describe('a mail finds its lead', () => {
  test('by the mail that it answers, by a number, by its sender; others become leads of their own', async () => {
    const answering = await visitor('jan@firma.example');
    const numbered = await visitor('ewa@firma.example');
    await visitor('ola@firma.example');
    await write({
      from: 'Jan <jan.prywatnie@dom.example>',
      subject: 'Re: Mamy Twoją wiadomość',
      inReplyTo: answering.messageId,
      references: answering.messageId,
    });
    await write({ from: 'sekretariat@firma.example', subject: `Do ${numbered.reference}` });
    await write({ from: 'OLA@Firma.example', subject: 'Jeszcze jedno' });
    await write({ from: 'obcy@obcy.example', subject: 'Oferta współpracy' });
    read();
    await expect.poll(received).toHaveLength(4);
    const leads = new Map((await cms.leads()).map(({ id, mail }) => [id, mail]));
    const places = (await received()).map(({ sender, lead }) => [
      sender,
      leads.get(lead as number),
    ]);
    expect(places).toEqual([
      ['jan.prywatnie@dom.example', 'jan@firma.example'],
      ['sekretariat@firma.example', 'ewa@firma.example'],
      ['ola@firma.example', 'ola@firma.example'],
      ['obcy@obcy.example', 'obcy@obcy.example'],
    ]);
    expect((await cms.leads()).map(({ source }) => source)).toEqual([
      ...['form', 'form', 'form'],
      'mail',
    ]);
    await expect.poll(() => server.isRead()).toBe(true);
  });

  test('a mail of our own in the same mailbox is none', async () => {
    await visitor('jan@firma.example');
    for (const { raw } of sink.deliveries) await server.deliver(raw);
    await write({ from: 'jan@firma.example', subject: 'Pytanie' });
    read();
    await expect.poll(received).toMatchObject([{ subject: 'Pytanie' }]);
  });
});

describe('a mail is taken once', () => {
  test('across restarts, away servers, and other numbers of the same mails', async () => {
    const first = read();
    await write({ from: 'a@klient.example', subject: 'Pierwszy' });
    await expect.poll(received).toHaveLength(1);
    await server.pause();
    await server.deliver(eml({ Subject: 'W czasie przerwy' }));
    const problem = async () => (await readMailboxState(cms.payload))?.problem;
    await expect.poll(problem).toBe('away');
    await server.resume();
    await expect.poll(received).toHaveLength(2);
    await expect.poll(problem).toBeNull();
    await first.stop();
    await server.renumber();
    await server.deliver(eml({ Subject: 'Po zmianie' }));
    read();
    await expect.poll(received).toHaveLength(3);
    await sleep(500);
    expect((await received()).map(({ subject }) => subject)).toEqual([
      'Pierwszy',
      'W czasie przerwy',
      'Po zmianie',
    ]);
  });

  test('ten ends between fetching and writing down: none is lost, none is doubled', async () => {
    const subjects: string[] = [];
    for (let kill = 0; kill < 10; kill += 1) {
      const subject = `List ${kill}`;
      subjects.push(subject);
      const fields = { Subject: subject, ...(kill % 3 === 0 && { 'Message-ID': '' }) };
      const part = { type: 'text/plain', body: subject, name: 'plik.txt' };
      await server.deliver(multipartEml(fields, [part]));
      expect(await endAfter((kill % 4) + 1)).toBe('killed');
    }
    read();
    await expect.poll(received).toHaveLength(subjects.length);
    await expect.poll(async () => (await readMailboxState(cms.payload))?.problem).toBeNull();
    await sleep(500);
    const stored = (await received()).map(({ subject }) => subject ?? '');
    expect(stored.toSorted()).toEqual(subjects.toSorted());
    const kept = (await cms.attachments()).map(({ file }) => file);
    expect(kept).toHaveLength(subjects.length);
    const onDisk = await cms.files();
    expect(kept.filter((file) => !onDisk.includes(file))).toEqual([]);
  });

  test('a database that is away for longer than three tries costs a mail nothing of its text', async () => {
    let tries = 0;
    // From the third try on a mail is tried to be stored as a file, too, after it was read.
    const onStep = (step: TakeStep) => {
      if (step === 'kept') tries += 1;
      if (step === 'kept' && tries < 7) throw new Error('The database is away.');
    };
    await server.deliver(eml({ Subject: 'W czasie awarii' }));
    read({ onStep });
    const whole = { subject: 'W czasie awarii', remarks: '', sender: 'zazolc@klient.example' };
    await expect.poll(received).toMatchObject([whole]);
  });

  test('a mail that cannot be stored as it was read is stored as a file, and stops no other', async () => {
    let tries = 0;
    const onStep = (step: TakeStep) => {
      if (step !== 'kept') return;
      tries += 1;
      if (tries <= 3) throw new Error('This mail cannot be stored.');
    };
    await server.deliver(eml({ Subject: 'Trucizna' }));
    await server.deliver(eml({ Subject: 'Zwykły' }));
    read({ onStep });
    await expect
      .poll(received)
      .toMatchObject([{ remarks: 'unreadable' }, { subject: 'Zwykły', remarks: '' }]);
  });

  /** Reads until so many steps were done, and ends there as a process does that is killed. */
  async function endAfter(steps: number): Promise<string> {
    let done = 0;
    let reached: () => void = () => undefined;
    const ended = new Promise<string>((resolve) => {
      reached = () => resolve('killed');
    });
    const onStep = (_step: TakeStep) => {
      done += 1;
      if (done < steps) return;
      reached();
      throw new Error('killed');
    };
    const reader = read({ onStep, firstPause: 60_000 });
    const end = await Promise.race([ended, sleep(20_000, 'late')]);
    await reader.stop();
    return end;
  }
});

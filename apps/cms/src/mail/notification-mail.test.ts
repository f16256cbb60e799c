import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailSink, startMailSink } from '../testing/mail-sink.ts';
import { SAMPLE_CATALOGUE } from '../testing/sample-catalogue.ts';
import {
  CONTACT,
  MAIL_SETTINGS,
  multipart,
  startTestCms,
  type TestCms,
} from '../testing/test-cms.ts';
import { createMailTransport } from './transport.ts';
import { MailWorker } from './worker.ts';

let cms: TestCms;
let sink: MailSink;
let worker: MailWorker;

beforeAll(async () => {
  cms = await startTestCms();
  await cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
});
afterAll(() => cms?.stop());
beforeEach(async () => {
  await cms.clear();
  sink = await startMailSink();
  worker = new MailWorker(cms.payload, {
    transport: createMailTransport(sink.url, cms.dataDir),
    settings: MAIL_SETTINGS,
    now: () => cms.clock.now,
  });
});
afterEach(async () => {
  await worker.stop();
  await sink.stop();
});

/** Sends a form with files and returns the company's mail about it, spaces as they are typed. */
async function mailAbout(
  path: string,
  fields: Record<string, string>,
  files: readonly File[] = [],
) {
  const form = multipart({ ...CONTACT, ...fields });
  for (const file of files) form.append('attachment', file);
  expect((await cms.post(path, form)).status).toBe(200);
  await worker.sendDue();
  const sender = fields.mail ?? CONTACT.mail;
  const found = sink.deliveries.find(({ recipients }) => !recipients.includes(sender));
  const plain = (text = '') => text.replace(/\u00A0/g, ' ');
  const { mail } = found ?? {};
  return { subject: mail?.subject, text: plain(mail?.text), html: plain(String(mail?.html)) };
}

test('a call can be made from the mail: the number stands first, in its international form', async () => {
  const { text, html } = await mailAbout('/contact/send-message', {
    phoneNumber: '030 1234567',
    locale: 'de',
  });
  expect(html).toContain('href="tel:+49301234567"');
  expect(text).toContain('+49 30 1234567');
  expect(text.indexOf('Telefon')).toBeLessThan(text.indexOf('Imię i nazwisko'));
  expect(text).not.toContain('spam');
});

test('the sender’s address stands in plain text once, and its link leads to it', async () => {
  const mail = 'ewa+druk@klient.example';
  const { text, html } = await mailAbout('/contact/send-message', { mail });
  expect(text.match(/ewa.{1,5}druk/g)).toEqual(['ewa+druk']);
  expect(html).toContain(`href="mailto:${mail}"`);
});

test('an invalid number is shown as it was typed', async () => {
  const { text, html } = await mailAbout('/contact/send-message', { phoneNumber: '111 111' });
  expect(text).toContain('111 111 (tak wpisano)');
  expect(html).not.toContain('tel:');
});

test('the origin of the visit is shown in words', async () => {
  const { text } = await mailAbout('/contact/send-message', {
    page: '/de/products/erp',
    referrer: 'https://www.google.de/',
    campaign: 'utm_source=google&utm_campaign=herbst&gclid=abc',
  });
  expect(text).toContain('źródło: google, kampania: herbst, kliknięcie w reklamę Google: abc');
  expect(text).toContain('www.google.de');
  expect(text).toContain('https://osnowa.example/de/products/erp');
  expect(text).not.toContain('utm_');
});

test('a calculator’s request shows choice, description, users, files and the estimate', async () => {
  const { text, html } = await mailAbout(
    '/kalkulator-aplikacji/send-message',
    {
      topic: 'estimate',
      companyName: 'Zakład',
      items: 'cart,ssl',
      users: '25',
      customised: '1',
      notes: 'Faktury z SAP',
    },
    [new File(['a'.repeat(2048)], 'opis.txt')],
  );
  const [attachment] = await cms.attachments();
  const file = `http://127.0.0.1:3001/payload/attachments/${attachment?.id}/download`;
  for (const part of [text, html]) {
    expect(part).toContain('Koszyk');
    expect(part).toContain('Faktury z SAP');
    expect(part).toContain('25');
    expect(part).toContain('opis.txt, 2 kB');
    expect(part).toContain(file);
    expect(part).toMatch(/SZ-[\dA-Z-]+/);
    expect(part).toContain('https://osnowa.example/estimate/');
  }
  expect(text).not.toContain('notes:');
});

test('an application names the job, in the title of the mail too, and its CV', async () => {
  const cv = new File(['%PDF-1.7\n'.padEnd(3000)], 'CV.pdf');
  const fields = { topic: 'jobApply', jobTitle: 'Tester oprogramowania' };
  const { subject, text } = await mailAbout('/career/apply', fields, [cv]);
  expect(subject).toContain('Rekrutacja, Tester oprogramowania');
  expect(text).toContain('Tester oprogramowania');
  expect(text).toContain('CV.pdf');
});

test('a choice is shown by its name, its answer in words', async () => {
  const { text } = await mailAbout('/consultation', {
    topic: 'Consultation',
    phone: '+48 501 002 003',
    consultationTopic: 'application',
    locale: 'de',
  });
  expect(text).toMatch(/Temat rozmowy\W+Aplikacja na zamówienie/);
});

test('one sign of spam is shown in words', async () => {
  const { text } = await mailAbout('/contact/send-message', { leaveEmpty: 'https://a.example' });
  expect(text).toContain('to może być spam: wypełniono pole, którego ludzie nie widzą');
});

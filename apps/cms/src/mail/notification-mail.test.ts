import { beforeAll, expect, test } from 'vitest';
import { SAMPLE_CATALOGUE } from '../testing/sample-catalogue.ts';
import { CONTACT, multipart, testCms } from '../testing/test-cms.ts';
import { testMails } from '../testing/test-mails.ts';

const cms = testCms();
const mails = testMails(cms);
beforeAll(() => cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE }));

/** Sends a form with files and returns the company's mail about it, spaces as they are typed. */
async function mailAbout(
  path: string,
  fields: Record<string, string>,
  ...files: [string, string][]
) {
  const form = multipart({ ...CONTACT, ...fields }, ...files);
  expect((await cms.post(path, form)).status).toBe(200);
  await mails.worker.sendDue();
  const sender = fields.mail ?? CONTACT.mail;
  const found = mails.sink.deliveries.find(({ recipients }) => !recipients.includes(sender));
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
    ['opis.txt', 'a'.repeat(2048)],
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
  const fields = { topic: 'jobApply', jobTitle: 'Tester oprogramowania' };
  const cv: [string, string] = ['CV.pdf', '%PDF-1.7\n'.padEnd(3000)];
  const { subject, text } = await mailAbout('/career/apply', fields, cv);
  expect(subject).toContain('Rekrutacja, Tester oprogramowania');
  expect(text).toContain('Tester oprogramowania');
  expect(text).toContain('CV.pdf');
});

test.each([
  [
    'a choice by its name, and its answer in words',
    '/consultation',
    { topic: 'Consultation', phone: '+48 501 002 003', consultationTopic: 'application' },
    /Temat rozmowy\W+Aplikacja na zamówienie/,
  ],
  [
    'a sign of spam in words',
    '/contact/send-message',
    { leaveEmpty: 'https://a.example' },
    /to może być spam: wypełniono pole, którego ludzie nie widzą/,
  ],
  [
    'an invalid number as it was typed',
    '/contact/send-message',
    { phoneNumber: '111 111' },
    /111 111 \(tak wpisano\)/,
  ],
])('%s', async (_what, path, fields, words) => {
  const { text, html } = await mailAbout(path, fields);
  expect(text).toMatch(words);
  if ('phoneNumber' in fields) expect(html).not.toContain('tel:');
});

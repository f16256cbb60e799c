import type { FormPath } from '@osnowa/contract';
import { expect, test } from 'vitest';
import type { SiteRequest } from '../../content/request.ts';
import { sendForm } from './send-form.ts';

const FIELDS = {
  topic: 'offer',
  fullName: 'Anna Kowalczyk',
  mail: 'anna@zaklad.example',
  phoneNumber: '+48 600 000 000',
  consent: 'on',
};

const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;
const part = (headers: string, text: string) => `--x\r\n${headers}\r\n\r\n${text}\r\n`;
const WHOLE = Object.entries(FIELDS).map(([name, value]) => part(named(name), value));

/** Sends a filled contact form with one part more, as a browser without scripts does. */
async function send(more: string, path: FormPath = '/contact/send-message') {
  let submissions = 0;
  const leads = {
    submit: async (_path: string, form: FormData | { body: ReadableStream<Uint8Array> }) => {
      if (!(form instanceof FormData)) for await (const _ of form.body);
      submissions += 1;
      return { status: 200, success: true, data: { reference: 'TK-7F3K-9QX2' } };
    },
  };
  const site = { locale: 'pl', leads, client: { address: '::1' } } as unknown as SiteRequest;
  const request = new Request('http://localhost/contact', {
    method: 'POST',
    body: `${WHOLE.join('')}${more}--x--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  const status = await sendForm(path, request, site).then(
    (sent) => sent.status,
    (refusal: { init?: { status?: number } }) => refusal.init?.status,
  );
  return { status, submissions };
}

test('the form of these rows is taken when nothing is wrong with its last part', async () => {
  expect(await send(part(named('message'), 'Dzień dobry'))).toEqual({
    status: 200,
    submissions: 1,
  });
});

test.each([
  ['I49', 'a part without Content-Disposition', part('Content-Type: text/plain', 'b')],
  ['I49', 'a part with two', part(`${named('message')}\r\n${named('companyName')}`, 'b')],
  ['I49', 'a part without a name', part('Content-Disposition: form-data', 'b')],
  ['I49', 'a part with two names', part(`${named('message')}; name="companyName"`, 'b')],
  ['I50', 'a header of 100 KB', part(`${named('message')}\r\nX: ${'y'.repeat(100_000)}`, 'b')],
  ['I50', '2,000 headers', part(`${named('message')}${'\r\nX: y'.repeat(2_000)}`, 'b')],
  ['I50', '2,000 headers before the name', part(`${'X: y\r\n'.repeat(2_000)}${named('a')}`, 'b')],
  [
    'I53',
    '`filename` beside `filename*`',
    part(`${named('attachment')}; filename="a.pdf"; filename*=UTF-8''b.exe`, '%PDF-'),
  ],
  [
    'I53',
    'the same after a file that is right',
    `${part(`${named('attachment')}; filename="a.pdf"`, '%PDF-')}${part(
      `${named('attachment')}; filename="b.pdf"; filename*=UTF-8''b.exe`,
      '%PDF-',
    )}`,
  ],
])('%s: %s is refused, and the form is not answered "sent"', async (_id, _what, more) => {
  expect(await send(more)).toEqual({ status: 400, submissions: 0 });
});

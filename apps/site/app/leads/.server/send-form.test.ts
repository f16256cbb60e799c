import { AppError, type SubmissionReply } from '@osnowa/contract';
import { expect, test, vi } from 'vitest';
import type { SiteRequest } from '../../content/request.ts';
import { sendForm } from './send-form.ts';

const FILLED = {
  fullName: 'Anna Kowalczyk',
  mail: 'anna@zaklad.example',
  phoneNumber: '+48 600 000 000',
  topic: 'offer',
  consent: 'on',
};

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

/** A site whose web API answers as the test says and records what it got. */
function siteThat(answer: () => SubmissionReply): { site: SiteRequest; sent: FormData[] } {
  const sent: FormData[] = [];
  const leads = {
    submit: async (_path: string, body: FormData) => {
      sent.push(body);
      return { status: 200, ...answer() };
    },
  };
  const site = { locale: 'de', leads, client: { address: '192.0.2.1' } };
  return { site: site as unknown as SiteRequest, sent };
}

const stored = () => ({ success: true as const, data: { reference: 'TK-7F3K-9QX2' } });
const requestWith = (body: BodyInit, headers?: HeadersInit) =>
  new Request('http://localhost/contact', { method: 'POST', body, headers });
const send = (values: Record<string, string>, site: SiteRequest) =>
  sendForm('/contact/send-message', requestWith(formOf(values)), site);

test('a filled form is passed on in the language of the page and answered with its reference and what was typed', async () => {
  const { site, sent } = siteThat(stored);
  expect(await send(FILLED, site)).toEqual({
    result: { kind: 'sent', reference: 'TK-7F3K-9QX2', values: FILLED },
    status: 200,
  });
  expect(sent[0]?.get('locale')).toBe('de');
});

test('a form with mistakes never reaches the API and gives back what was typed', async () => {
  const { site, sent } = siteThat(stored);
  const { result, status } = await send({ ...FILLED, mail: 'anna@' }, site);
  expect(status).toBe(422);
  expect(result).toMatchObject({
    kind: 'invalid',
    fields: { mail: 'invalidEmailErrorRegex' },
    values: { mail: 'anna@' },
  });
  expect(sent).toEqual([]);
});

test('the same words give the same key, other words another; the form’s own key is used', async () => {
  const { site, sent } = siteThat(stored);
  await send(FILLED, site);
  await send(FILLED, site);
  await send({ ...FILLED, fullName: 'Jan Nowak' }, site);
  await send({ ...FILLED, idempotencyKey: '1b671a64-40d5-491e-99b0-da01ff1f3341' }, site);
  const keys = sent.map((body) => body.get('idempotencyKey'));
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys[3]).toBe('1b671a64-40d5-491e-99b0-da01ff1f3341');
});

const refuse = (code: 'RateLimited' | 'Captcha' | 'Unavailable') => () => ({
  error: { code, message: 'no' },
});
const isDown = () => {
  throw new AppError('Unavailable', 'connection refused');
};
const wrong = { topic: 'topicError' } as const;
const findsWrong = () => ({
  error: { code: 'Validation' as const, message: 'no', fields: wrong },
});

test.each<[string, () => SubmissionReply, number, object]>([
  ['takes no more', refuse('RateLimited'), 429, { kind: 'refused', code: 'RateLimited' }],
  ['doubts the sender', refuse('Captcha'), 403, { kind: 'refused', code: 'Captcha' }],
  ['cannot store it', refuse('Unavailable'), 503, { kind: 'refused', code: 'Unavailable' }],
  ['is down', isDown, 503, { kind: 'refused', code: 'Unavailable' }],
  ['finds fields wrong', findsWrong, 422, { kind: 'invalid', fields: wrong }],
])(
  'where the API %s, the form says so and keeps what was typed',
  async (_, answer, status, result) => {
    const sent = await send(FILLED, siteThat(answer).site);
    expect(sent).toMatchObject({ status, result: { ...result, values: FILLED } });
  },
);

test('a body that is no form is refused', async () => {
  const { site, sent } = siteThat(stored);
  const broken = requestWith('--x\r\nbroken', {
    'content-type': 'multipart/form-data; boundary=x',
  });
  const refusal = sendForm('/contact/send-message', broken, site);
  await expect(refusal).rejects.toMatchObject({ init: { status: 400 } });
  expect(sent).toEqual([]);
});

test('a form that comes slower than 20 kB/s after 10 s is refused, and the API is spared', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { site, sent } = siteThat(stored);
  const slow = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        controller.enqueue(new TextEncoder().encode('a'));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request('http://localhost/contact', {
    method: 'POST',
    body: slow,
    duplex: 'half',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  } as RequestInit);
  const refusal = expect(sendForm('/contact/send-message', request, site)).rejects.toMatchObject({
    init: { status: 400 },
  });
  await vi.advanceTimersByTimeAsync(11_000);
  await refusal;
  vi.useRealTimers();
  expect(sent).toEqual([]);
});

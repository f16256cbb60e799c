import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { processMetrics } from '../platform/process/metrics.ts';
import { startMailSink } from '../testing/mail-sink.ts';
import { sendForm } from '../testing/sent-forms.ts';
import { OFFICE_TIME, testCms } from '../testing/test-cms.ts';
import { mailWorker } from '../testing/test-mails.ts';
import type { MailWorker } from './worker.ts';

const MINUTE = 60_000;
const cms = testCms();
let stop: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stop.map((one) => one()));
  stop = [];
});

function workerFor(url: string): MailWorker {
  const worker = mailWorker(cms, url);
  stop.push(() => worker.stop());
  return worker;
}

async function leads(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await sendForm(cms, { mail: `a${at}@klient.example` });
}

async function pending() {
  return (await cms.messages()).filter(({ state }) => state === 'pending').length;
}

function later(ms: number): void {
  cms.clock.now = new Date(cms.clock.now.getTime() + ms);
}

/** A mail server with scripted answers; after the last one of a connection it is silent. */
async function speaking(speak: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    speak(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop.push(
    () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  );
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function smtp(options: ConstructorParameters<typeof SMTPServer>[0]) {
  const server = new SMTPServer(options);
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop.push(() => new Promise((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

test('F12: after ten minutes without a server everything leaves once, within two minutes of its return', async () => {
  let sink = await startMailSink();
  const port = new URL(sink.url).port;
  await sink.stop();
  const worker = workerFor(sink.url);
  await leads(12);
  for (let minute = 0; minute < 10; minute += 1) {
    // Only a few messages ask whether the server is back.
    expect(await worker.sendDue()).toBeLessThanOrEqual(5);
    later(MINUTE);
  }
  expect(await pending()).toBe(24);
  sink = await startMailSink({ port: Number(port) });
  stop.push(() => sink.stop());
  later(MINUTE);
  await worker.sendDue();
  later(MINUTE);
  await worker.sendDue();
  expect(await pending()).toBe(0);
  expect(sink.deliveries).toHaveLength(24);
  expect(new Set(sink.deliveries.map(({ mail }) => mail.messageId)).size).toBe(24);
});

test('F13: a server that says nothing is given up after ten seconds', async () => {
  const worker = workerFor(await speaking(() => undefined));
  await leads(1);
  const started = performance.now();
  await worker.sendDue();
  // Without ours, Nodemailer's own limit of 30 s would end it.
  expect(performance.now() - started).toBeLessThan(25_000);
  expect(await pending()).toBe(2);
});

test('F13: a connection that is cut while the mail is sent is tried again later', async () => {
  const worker = workerFor(
    await speaking((socket) => {
      socket.write('220 here\r\n');
      socket.on('data', (chunk) => {
        const line = chunk.toString();
        if (line.startsWith('DATA')) socket.write('354 go on\r\n', () => socket.destroy());
        else socket.write('250 ok\r\n');
      });
    }),
  );
  await leads(1);
  expect(await worker.sendDue()).toBe(2);
  expect(await pending()).toBe(2);
  const dues = (await cms.messages()).map(({ dueAt }) => dueAt);
  expect(dues).toEqual(dues.map(() => new Date(OFFICE_TIME.getTime() + MINUTE).toISOString()));
});

test('F13: a certificate without an authority is never trusted, and nothing is sent unencrypted', async () => {
  let spoken = 0;
  const port = await smtp({
    secure: true,
    authOptional: true,
    onMailFrom: (_address, _session, done) => {
      spoken += 1;
      done();
    },
  });
  await leads(1);
  await workerFor(`smtps://127.0.0.1:${port}`).sendDue();
  expect(spoken).toBe(0);
  expect(await pending()).toBe(2);
  expect((await cms.messages())[0]?.problem).toMatch(/certificate/i);
});

test('F13: a refused login loses no mail, and reveals no password', async () => {
  const port = await smtp({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
  });
  await leads(1);
  await workerFor(`smtp://post:tajne-haslo@127.0.0.1:${port}`).sendDue();
  expect(await pending()).toBe(2);
  const problem = (await cms.messages())[0]?.problem ?? '';
  expect(problem).toContain('login');
  expect(problem).not.toContain('tajne-haslo');
});

const no = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

test.each([
  ['its greeting', 'connect', no(421, 'Service not available')],
  ['the password', 'password', no(535, '5.7.8 Wrong password')],
  ['the sender', 'sender', no(553, '5.7.1 Not your address')],
  ['the sender for now', 'sender', no(451, '4.1.8 Domain not found')],
  [
    'the sender after the recipient',
    'recipient',
    no(553, '5.7.1 <a@b.example>: Sender address rejected'),
  ],
])(
  'a server that refuses everybody by %s has refused no mail: all leave a minute after it takes them',
  async (_, where, error) => {
    let isWell = false;
    let taken = 0;
    const refusal = (step: string) => (isWell || step !== where ? null : error);
    const port = await smtp({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onConnect: (_session, done) => done(refusal('connect')),
      onAuth: (_auth, _session, done) => done(refusal('password'), { user: 'post' }),
      onMailFrom: (_address, _session, done) => done(refusal('sender')),
      onRcptTo: (_address, _session, done) => done(refusal('recipient')),
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => {
          taken += 1;
          done();
        });
      },
    });
    const worker = workerFor(`smtp://post:haslo@127.0.0.1:${port}`);
    await leads(3);
    for (let minute = 0; minute < 3; minute += 1) {
      expect(await worker.sendDue()).toBeLessThanOrEqual(5);
      later(MINUTE);
    }
    const waiting = await cms.messages();
    expect(waiting.map(({ state, attempts }) => [state, attempts])).toEqual(
      waiting.map(() => ['pending', 0]),
    );
    expect(await processMetrics().registry.metrics()).toMatch(/cms_mail_server_away\{.*\} 1/);
    isWell = true;
    await worker.sendDue();
    expect(await pending()).toBe(0);
    expect(taken).toBe(6);
    expect(await processMetrics().registry.metrics()).not.toMatch(/cms_mail_server_away\{.*\} 1/);
  },
);

test('a server that refuses one recipient, or one size, has refused that mail alone', async () => {
  const port = await smtp({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address === 'a0@klient.example' ? no(550, 'No such user') : null),
  });
  await leads(2);
  await workerFor(`smtp://127.0.0.1:${port}`).sendDue();
  const failed = (await cms.messages()).filter(({ state }) => state === 'failed');
  expect(failed.map(({ recipient, attempts }) => [recipient, attempts])).toEqual([
    ['a0@klient.example', 1],
  ]);
  expect(await pending()).toBe(0);
});

test('a mail that came back and is sent again keeps the time at which it first left', async () => {
  const sink = await startMailSink();
  stop.push(() => sink.stop());
  const worker = workerFor(sink.url);
  await leads(1);
  await worker.sendDue();
  const [message] = await cms.messages();
  const { id = 0, sentAt } = message ?? {};
  const collection = 'messages' as const;
  await cms.payload.db.updateOne({ collection, id, data: { state: 'failed' }, returning: false });
  await cms.payload.update({ collection, id, data: { state: 'pending' } });
  cms.clock.now = new Date(Date.now() + 60 * MINUTE);
  expect(await worker.sendDue()).toBe(1);
  expect((await cms.messages())[0]).toMatchObject({ state: 'sent', sentAt });
  await cms.payload.db.updateOne({ collection, id, data: { state: 'kept' }, returning: false });
  await cms.payload.update({ collection, id, data: { state: 'pending' } });
  expect((await cms.messages())[0]?.sentAt ?? null).toBeNull();
});

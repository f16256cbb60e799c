import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../access/roles.ts';
import { runningWorkers } from '../../outbox/running-workers.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';
import {
  CONTACT,
  OFFICE_TIME,
  startTestCms,
  type TestCms,
  urlencoded,
} from '../../testing/test-cms.ts';
import { DeliveryWorker } from './delivery-worker.ts';
import { type Received, type Receiver, startReceiver } from './testing/receiver.ts';
import {
  isFromHolder,
  type SubscribedBrowser,
  subscribeBrowser,
  turnOn,
} from './testing/subscribed-browser.ts';

const PASSWORD = 'Przędza-i-wątek-7';
const PHONE =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';

let cms: TestCms;
let office: BackOffice;
let pushService: Receiver;
let worker: DeliveryWorker;
const people = new Map<string, { id: number; cookie: string }>();

beforeAll(async () => {
  cms = await startTestCms([], { INTERNAL_HOSTS: '127.0.0.1' });
  office = await openBackOffice(cms);
  for (const name of ['admin', 'sales', 'recruiter', 'editor', 'anna'] as const) {
    const email = `${name}@osnowa.example`;
    const roles: Role[] = [name === 'anna' ? 'sales' : name];
    const data = { name, email, password: PASSWORD, roles };
    const { id } = await cms.payload.create({ collection: 'users', data });
    people.set(name, { id, cookie: await office.signIn(email, PASSWORD) });
  }
});
afterAll(() => cms?.stop());
beforeEach(async () => {
  cms.clock.now = OFFICE_TIME;
  for (const collection of ['deliveries', 'push-devices'] as const) {
    await cms.payload.db.deleteMany({ collection, where: {} });
  }
  await cms.clear();
  pushService = await startReceiver();
  pushService.answer = { status: 201 };
  worker = new DeliveryWorker(cms.payload, 'push', { now: () => cms.clock.now });
});
afterEach(async () => {
  runningWorkers('delivery').delete(cms.payload);
  await worker.stop();
  await pushService.stop();
});

interface Listed {
  publicKey: string;
  devices: { id: number; endpoint: string; browser: string }[];
}

function ask(name: string, path: string, body?: object, language = 'pl') {
  const headers = {
    cookie: people.get(name)?.cookie ?? '',
    'accept-language': language,
    'user-agent': PHONE,
  };
  const more = body && { method: 'POST', body: JSON.stringify(body) };
  return office.send(`/users/push${path}`, { headers, ...more });
}

async function subscribe(name: string, language = 'pl'): Promise<SubscribedBrowser & Listed> {
  const browser = subscribeBrowser(`${pushService.url}/${name}`);
  const response = await ask(name, '', browser.subscription, language);
  expect(response.status).toBe(200);
  return { ...browser, ...((await response.json()) as Listed) };
}

async function send(fields: Record<string, string> = {}, form = '/contact/send-message') {
  const response = await cms.post(form, urlencoded({ ...CONTACT, ...fields }));
  expect(response.status).toBe(200);
  return (await cms.leads()).at(-1) ?? { id: 0, reference: '' };
}

/** A browser in which a person has signed in and turned notifications on. */
const browserOf = (name: string, path = name) =>
  turnOn(office, `${name}@osnowa.example`, PASSWORD, `${pushService.url}/${path}`);

/** Names of the people who are told of a lead that comes in now. */
async function told(): Promise<string[]> {
  pushService.received.length = 0;
  await send({ mail: `${crypto.randomUUID()}@klient.example` });
  await worker.sendDue();
  return pushService.received.map(({ path }) => path.slice(1)).sort();
}

const post = (path: string, cookies: string[], body: object = {}) =>
  office.send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie: cookies.join('; ') },
  });

const sentTo = (name: string) => pushService.received.filter(({ path }) => path === `/${name}`);

test('a new lead appears on the devices of those who see it, readable by these alone', async () => {
  const sales = await subscribe('sales');
  const admin = await subscribe('admin', 'en');
  const recruiter = await subscribe('recruiter');
  const { id, reference } = await send({ message: 'TREŚĆ', companyName: 'Zakład' });
  await worker.sendDue();
  expect(sentTo('recruiter')).toEqual([]);
  const [got] = sentTo('sales') as [Received];
  expect(sales.read(got)).toEqual({
    title: 'Nowe zapytanie: Oferta',
    body: `Zażółć Gęślą · ${reference}`,
    tag: reference,
    path: `/admin/collections/leads/${id}`,
  });
  expect(() => admin.read(got)).toThrow();
  expect(admin.read(sentTo('admin')[0] as Received).title).toBe('New lead: Quote');
  expect(isFromHolder(got, sales.publicKey, pushService.url)).toBe(true);
  expect(got.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'high',
    ttl: '86400',
    topic: reference,
  });
  await send({ topic: 'jobApply', jobTitle: 'Tester' }, '/career/apply');
  await worker.sendDue();
  expect(sentTo('sales')).toHaveLength(1);
  expect(recruiter.read(sentTo('recruiter')[0] as Received).title).toContain('Rekrutacja');
});

test('an assigned lead is told to its assignee, unless they took it themselves', async () => {
  const { id } = await send();
  await subscribe('sales');
  const anna = await subscribe('anna');
  const update = (name: string, data: object) =>
    office.send(`/leads/${id}`, {
      method: 'PATCH',
      headers: { cookie: people.get(name)?.cookie ?? '' },
      body: JSON.stringify(data),
    });
  expect((await update('sales', { state: 'in-progress' })).status).toBe(200);
  expect((await update('sales', { assignee: people.get('anna')?.id })).status).toBe(200);
  cms.clock.now = new Date(Date.now() + 60_000);
  await worker.sendDue();
  expect(sentTo('sales')).toEqual([]);
  expect(anna.read(sentTo('anna')[0] as Received).title).toBe('Zapytanie jest Twoje: Oferta');
});

test('a running service sends it while the visitor reads “sent”', async () => {
  const sales = await subscribe('sales');
  const running = new DeliveryWorker(cms.payload, 'push');
  runningWorkers('delivery').set(cms.payload, running);
  running.start();
  cms.clock.now = new Date();
  const { reference } = await send();
  await expect.poll(() => sentTo('sales').length).toBe(1);
  expect(sales.read(sentTo('sales')[0] as Received).tag).toBe(reference);
  await running.stop();
});

test.each([404, 410])('a device that the push service answers %i is forgotten', async (status) => {
  await subscribe('sales');
  pushService.answer = { status, text: 'gone' };
  await send();
  await worker.sendDue();
  await send({ mail: 'b@klient.example' });
  await worker.sendDue();
  expect(pushService.received).toHaveLength(1);
  const { docs } = await cms.payload.find({ collection: 'deliveries' });
  expect(docs).toMatchObject([{ state: 'failed', problem: 'gone', answerStatus: status }]);
  expect(((await (await ask('sales', '')).json()) as Listed).devices).toEqual([]);
});

test('a push service in trouble is asked again', async () => {
  const sales = await subscribe('sales');
  pushService.answer = { status: 503 };
  await send();
  await worker.sendDue();
  pushService.answer = { status: 201 };
  cms.clock.now = new Date(cms.clock.now.getTime() + 60_000);
  await worker.sendDue();
  expect(sentTo('sales').map((one) => sales.read(one).title)).toHaveLength(2);
  expect(((await (await ask('sales', '')).json()) as Listed).devices).toMatchObject([
    { browser: 'Chrome, Android', usedAt: cms.clock.now.toISOString() },
  ]);
});

test('each person has their own devices; the trial goes to the one that is named', async () => {
  const anna = await subscribe('anna');
  const { devices } = await subscribe('sales');
  const [own] = devices;
  expect(devices.map(({ endpoint }) => endpoint)).toEqual([`${pushService.url}/sales`]);
  const foreign = anna.devices[0]?.id;
  expect((await ask('sales', '/test', { device: foreign })).status).toBe(403);
  const removed = (await (await ask('sales', '/remove', { device: foreign })).json()) as Listed;
  expect(removed.devices).toHaveLength(1);
  cms.clock.now = new Date(Date.now() + 60_000);
  // The address is typed by a person: what stands there is not read out to them.
  pushService.answer = { status: 201, text: 'of the own network' };
  const trial = ask('anna', '/test', { device: foreign });
  await expect.poll(() => worker.sendDue()).toBe(1);
  expect(await (await trial).json()).toMatchObject({ state: 'sent', answer: null });
  expect(anna.read(sentTo('anna')[0] as Received).title).toBe('Powiadomienia działają');
  const none = (await (await ask('sales', '/remove', { device: own?.id })).json()) as Listed;
  expect(none.devices).toEqual([]);
  expect((await ask('editor', '')).status).toBe(403);
  expect((await office.send('/users/push')).status).toBe(403);
});

test('a shared browser tells the account that turned it on last', async () => {
  const { subscription } = await subscribe('sales');
  await ask('anna', '', subscription);
  expect(((await (await ask('sales', '')).json()) as Listed).devices).toEqual([]);
  await send();
  await worker.sendDue();
  expect(pushService.received).toHaveLength(1);
});

test('bad addresses and keys are refused with a sentence', async () => {
  const { subscription } = subscribeBrowser('http://10.0.0.1/push');
  const response = await ask('sales', '', subscription);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Spróbuj w innej przeglądarce.');
  const keys = { p256dh: 'AAAA', auth: 'AAAA' };
  const broken = { endpoint: `${pushService.url}/x`, keys };
  expect((await ask('sales', '', broken)).status).toBe(400);
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  const offCurve = { ...broken, keys: { ...subscription.keys, p256dh } };
  expect((await ask('sales', '', offCurve)).status).toBe(400);
});

test('with an account go its devices; without its role it hears of no lead', async () => {
  const roles: Role[] = ['sales'];
  const data = { name: 'Ewa', email: 'ewa@osnowa.example', password: PASSWORD, roles };
  const { id } = await cms.payload.create({ collection: 'users', data });
  people.set('ewa', { id, cookie: await office.signIn(data.email, PASSWORD) });
  await subscribe('ewa');
  await cms.payload.update({ collection: 'users', id, data: { roles: ['editor'] } });
  await send();
  await worker.sendDue();
  expect(pushService.received).toEqual([]);
  await cms.payload.update({ collection: 'users', id, data: { roles: ['sales'] } });
  await send({ mail: 'b@klient.example' });
  await cms.payload.delete({ collection: 'users', id });
  for (const collection of ['deliveries', 'push-devices'] as const) {
    expect((await cms.payload.count({ collection })).totalDocs).toBe(0);
  }
});

test('a browser tells of no lead any more after its person has signed out', async () => {
  const { session, device } = await browserOf('anna');
  await browserOf('sales');
  expect(await told()).toEqual(['anna', 'sales']);
  expect((await post('/users/logout', [session, device])).status).toBe(200);
  expect(await told()).toEqual(['sales']);
});

test('it ends also when the session was lost before, and when another person signs in there', async () => {
  const lost = await browserOf('anna');
  expect((await post('/users/logout', [lost.device])).status).toBe(400);
  expect(await told()).toEqual([]);
  const { device } = await browserOf('anna');
  const credentials = { email: 'sales@osnowa.example', password: PASSWORD };
  expect((await post('/users/login', [device], credentials)).status).toBe(200);
  expect(await told()).toEqual([]);
});

test('with the other sessions the notifications of other devices end, and with a new password all', async () => {
  const { session, device } = await browserOf('anna');
  const { session: other, device: phone } = await browserOf('anna', 'phone');
  expect(await told()).toEqual(['anna', 'phone']);
  await post('/users/end-sessions', [session, device]);
  expect(await told()).toEqual(['anna']);
  expect((await post('/users/logout', [other, phone])).status).toBe(400);
  expect(await told()).toEqual(['anna']);
  const { id = 0 } = people.get('anna') ?? {};
  await cms.payload.update({ collection: 'users', id, data: { password: `${PASSWORD}-8` } });
  expect(await told()).toEqual([]);
  await cms.payload.update({ collection: 'users', id, data: { password: PASSWORD } });
});

test('a device that has another address goes on by its cookie, without a session', async () => {
  const { device } = await browserOf('anna');
  const { subscription } = subscribeBrowser(`${pushService.url}/anna-again`);
  const renew = (cookies: string[]) => post('/users/push/renew', cookies, subscription);
  expect((await renew(['adm-push=invented'])).status).toBe(404);
  const answer = await renew([device]);
  expect(answer.status).toBe(200);
  expect(await told()).toEqual(['anna-again']);
  expect((await renew([device])).status).toBe(404);
  const next = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  expect((await post('/users/logout', [next])).status).toBe(400);
  expect(await told()).toEqual([]);
});

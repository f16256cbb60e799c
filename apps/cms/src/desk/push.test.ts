import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearDeliveries } from '../leads/events/testing/deliveries.ts';
import { type Received, type Receiver, startReceiver } from '../leads/events/testing/receiver.ts';
import { isFromHolder, subscribeBrowser } from '../leads/events/testing/subscribed-browser.ts';
import { runWorkers } from '../platform/process/background.ts';
import { PASSWORD } from '../testing/accounts.ts';
import { sendForm } from '../testing/sent-forms.ts';
import { testStaff } from '../testing/staff.ts';
import { testCms } from '../testing/test-cms.ts';
import { DeliveryWorker } from './delivery-worker.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';

const cms = testCms({ variables: { INTERNAL_HOSTS: '127.0.0.1' } });
const staff = testStaff(cms, {
  admin: { roles: ['admin'] },
  sales: { roles: ['sales'] },
  recruiter: { roles: ['recruiter'] },
  editor: {},
  anna: { roles: ['sales'] },
  ewa: { roles: ['sales'] },
});
let pushService: Receiver;
let worker: DeliveryWorker;

type Who = keyof typeof staff.users;

beforeEach(async () => {
  await clearDeliveries(cms);
  pushService = await startReceiver();
  pushService.answer = { status: 201 };
  worker = new DeliveryWorker(cms.payload, 'push', { now: () => cms.clock.now });
});
afterEach(async () => {
  await worker.stop();
  await pushService.stop();
});

interface Listed {
  publicKey: string;
  devices: { id: number; endpoint: string; browser: string }[];
}

function ask(name: Who, path: string, body?: object, language = 'pl') {
  const headers = {
    cookie: staff.sessions[name],
    'accept-language': language,
    'user-agent': PHONE,
  };
  const more = body && { method: 'POST', body: JSON.stringify(body) };
  return staff.office.send(`/users/push${path}`, { headers, ...more });
}

async function subscribe(name: Who, language = 'pl') {
  const browser = subscribeBrowser(`${pushService.url}/${name}`);
  const response = await ask(name, '', browser.subscription, language);
  expect(response.status).toBe(200);
  return { ...browser, ...((await response.json()) as Listed) };
}

async function send(fields: Record<string, string> = {}, form?: string) {
  const reference = await sendForm(cms, fields, form);
  const { id = 0 } = (await cms.leads()).at(-1) ?? {};
  return { id, reference };
}

/** A browser in which a person has signed in and turned notifications on, with its two cookies. */
async function browserOf(name: Who, path = name) {
  const session = await staff.office.signIn(`${name}@firm.example`, PASSWORD);
  const { subscription } = subscribeBrowser(`${pushService.url}/${path}`);
  const answer = await post('/users/push', [session], subscription);
  const [device = ''] = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');
  return { session, device };
}

/** Names of the people who get a notice of a lead that comes in now. */
async function notified(): Promise<string[]> {
  pushService.received.length = 0;
  await send({ mail: `${crypto.randomUUID()}@klient.example` });
  await worker.sendDue();
  return pushService.received.map(({ path }) => path.slice(1)).sort();
}

const post = (path: string, cookies: string[], body: object = {}) =>
  staff.office.send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie: cookies.join('; ') },
  });

const sentTo = (name: string) => pushService.received.filter(({ path }) => path === `/${name}`);

const devicesOf = async (name: Who) => ((await (await ask(name, '')).json()) as Listed).devices;

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
  const update = async (name: Who, data: object) => {
    const headers = { cookie: staff.sessions[name] };
    const init = { method: 'PATCH', headers, body: JSON.stringify(data) };
    expect((await staff.office.send(`/leads/${id}`, init)).status).toBe(200);
  };
  await update('sales', { state: 'in-progress' });
  await update('sales', { assignee: staff.users.anna.id });
  cms.clock.now = new Date(Date.now() + 60_000);
  await worker.sendDue();
  expect(sentTo('sales')).toEqual([]);
  expect(anna.read(sentTo('anna')[0] as Received).title).toBe('Zapytanie jest Twoje: Oferta');
});

test('a note that mentions a colleague is on their devices, without its words, and on nobody else’s', async () => {
  const anna = await subscribe('anna', 'en');
  for (const name of ['sales', 'ewa', 'recruiter'] as const) await subscribe(name);
  const { id, reference } = await send();
  await worker.sendDue();
  pushService.received.length = 0;
  const { anna: mentioned, recruiter, sales } = staff.users;
  const text = `@${mentioned.name} @${recruiter.name} @${sales.name} Tajne: cena 100 000 zł`;
  const note = { lead: id, kind: 'note', text };
  expect((await post('/lead-notes', [staff.sessions.sales], note)).status).toBe(201);
  cms.clock.now = new Date(Date.now() + 60_000);
  await worker.sendDue();
  expect(pushService.received.map(({ path }) => path)).toEqual(['/anna']);
  const notice = anna.read(sentTo('anna')[0] as Received);
  expect(notice).toEqual({
    title: `${sales.name} mentions you in a note`,
    body: `Zażółć Gęślą · ${reference}`,
    tag: reference,
    path: `/admin/collections/leads/${id}`,
  });
  // It goes with the lead.
  await cms.payload.delete({ collection: 'leads', id });
  expect((await cms.payload.find({ collection: 'deliveries' })).docs).toEqual([]);
});

test('a running service sends it while the visitor reads “sent”', async () => {
  const sales = await subscribe('sales');
  const running = new DeliveryWorker(cms.payload, 'push');
  runWorkers(cms.payload, 'delivery', [running]);
  cms.clock.now = new Date();
  const { reference } = await send();
  await expect.poll(() => sentTo('sales').length).toBe(1);
  expect(sales.read(sentTo('sales')[0] as Received).tag).toBe(reference);
  await running.stop();
});

test('a device that the push service knows no more is forgotten', async () => {
  await subscribe('sales');
  pushService.answer = { status: 410, text: 'gone' };
  await send();
  await worker.sendDue();
  await send({ mail: 'b@klient.example' });
  await worker.sendDue();
  expect(pushService.received).toHaveLength(1);
  const { docs } = await cms.payload.find({ collection: 'deliveries' });
  expect(docs).toMatchObject([{ state: 'failed', problem: 'gone', answerStatus: 410 }]);
  expect(await devicesOf('sales')).toEqual([]);
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
  expect(await devicesOf('sales')).toMatchObject([
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
  // A person types the address: the content there is not shown to them.
  pushService.answer = { status: 201, text: 'of the own network' };
  const trial = ask('anna', '/test', { device: foreign });
  await expect.poll(() => worker.sendDue()).toBe(1);
  expect(await (await trial).json()).toMatchObject({ state: 'sent', answer: null });
  expect(anna.read(sentTo('anna')[0] as Received).title).toBe('Powiadomienia działają');
  const none = (await (await ask('sales', '/remove', { device: own?.id })).json()) as Listed;
  expect(none.devices).toEqual([]);
  expect((await ask('editor', '')).status).toBe(403);
  expect((await staff.office.send('/users/push')).status).toBe(403);
});

test('a shared browser tells the account that turned it on last', async () => {
  const { subscription } = await subscribe('sales');
  await ask('anna', '', subscription);
  expect(await devicesOf('sales')).toEqual([]);
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
  const { id } = staff.users.ewa;
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

const ANNA = { email: 'anna@firm.example', password: PASSWORD };

/** Ids of the person's other sessions. */
async function othersOf(cookie: string): Promise<string[]> {
  const asked = await staff.office.send('/users/sign-in', { headers: { cookie } });
  const { sessions } = (await asked.json()) as { sessions: { id: string; isThis: boolean }[] };
  return sessions.filter(({ isThis }) => !isThis).map(({ id }) => id);
}

type Cookies = Awaited<ReturnType<typeof browserOf>>;

/** Ways in which the notifications of a browser end. */
const ENDINGS: [what: string, end: (anna: Cookies) => Promise<unknown>][] = [
  ['its person has signed out', ({ session, device }) => post('/users/logout', [session, device])],
  ['so too when the session was lost before', ({ device }) => post('/users/logout', [device])],
  [
    'another person has signed in there',
    ({ device }) =>
      post('/users/login', [device], { email: 'sales@firm.example', password: PASSWORD }),
  ],
  [
    'its session was ended from another browser with all others',
    async () => post('/users/end-sessions', [await staff.office.signIn(ANNA.email, PASSWORD)]),
  ],
  [
    'its session was ended by hand, also a later one that it was signed in to',
    async ({ device }) => {
      const cookie = await staff.office.signIn(ANNA.email, PASSWORD);
      const before = await othersOf(cookie);
      await post('/users/login', [device], ANNA);
      const [newest] = (await othersOf(cookie)).filter((id) => !before.includes(id));
      for (const session of before) await post('/users/end-sessions', [cookie], { session });
      expect(await notified()).toEqual(['anna', 'sales']);
      await post('/users/end-sessions', [cookie], { session: newest });
    },
  ],
  [
    'its person has a new password',
    async () => {
      const anna = { collection: 'users', id: staff.users.anna.id } as const;
      await cms.payload.update({ ...anna, data: { password: `${PASSWORD}-8` } });
      await cms.payload.update({ ...anna, data: { password: PASSWORD } });
    },
  ],
];

test.each(ENDINGS)('a browser tells of no lead any more when %s', async (_what, end) => {
  const anna = await browserOf('anna');
  await browserOf('sales');
  expect(await notified()).toEqual(['anna', 'sales']);
  await end(anna);
  expect(await notified()).toEqual(['sales']);
});

test('a device that has another address goes on by its cookie, without a session', async () => {
  const { device } = await browserOf('anna');
  const { subscription } = subscribeBrowser(`${pushService.url}/anna-again`);
  const renew = (cookies: string[]) => post('/users/push/renew', cookies, subscription);
  expect((await renew(['adm-push=invented'])).status).toBe(404);
  const answer = await renew([device]);
  expect(answer.status).toBe(200);
  expect(await notified()).toEqual(['anna-again']);
  expect((await renew([device])).status).toBe(404);
  const next = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  expect((await post('/users/logout', [next])).status).toBe(400);
  expect(await notified()).toEqual([]);
});

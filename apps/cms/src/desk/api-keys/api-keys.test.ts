import { parse } from 'csv-parse/sync';
import { beforeEach, expect, test } from 'vitest';
import type { LeadData } from '../../leads/sales/lead-data.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { testStaff } from '../../testing/staff.ts';
import { testCms } from '../../testing/test-cms.ts';

const MINUTE = 60_000;

const cms = testCms();
const staff = testStaff(cms, { admin: { roles: ['admin'] }, sales: { roles: ['sales'] } });
beforeEach(async () => {
  await cms.payload.db.deleteMany({ collection: 'api-keys', where: {} });
  // The newest changes are not in the feed yet.
  cms.clock.now = new Date(Date.now() - 10 * MINUTE);
});

const post = (role: 'admin' | 'sales', path: string, body: object = {}) =>
  staff.ask(role, path, { body });

/** A key as an administrator makes it. */
async function newKey(data: object = {}) {
  const expiresAt = new Date(Date.now() + MINUTE).toISOString();
  const made = await post('admin', '/api-keys', { name: 'CRM', expiresAt, ...data });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const response = await post('admin', `/api-keys/${doc.id}/key`);
  const { secret } = (await response.json()) as { secret: string };
  return { id: doc.id, secret };
}

/** As a program asks: without a cookie, an origin, or any other sign of a browser. */
function read(key: string, path: string) {
  const headers = { authorization: `Bearer ${key}`, origin: '', 'content-type': '' };
  return staff.office.send(`/leads${path}`, { headers });
}

interface Page {
  leads: LeadData[];
  next: string;
  more: boolean;
}

async function page(key: string, query = ''): Promise<Page> {
  const response = await read(key, `/feed${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Page;
}

async function send(fields: Record<string, string> = {}, form?: string) {
  await sendForm(cms, fields, form);
  cms.clock.now = new Date(cms.clock.now.getTime() + 1_000);
}

async function noted(action: 'export' | 'channel') {
  const where = { action: { equals: action } };
  return (await cms.payload.find({ collection: 'audit', where, sort: 'id' })).docs;
}

const exportsNoted = async () => (await noted('export')).map(({ detail }) => detail);

test('a program gets each lead once, and again when it has changed', async () => {
  const { secret } = await newKey();
  for (const name of ['a', 'b', 'c']) await send({ mail: `${name}@klient.example` });
  const first = await page(secret, '?limit=2');
  expect(first.leads.map(({ email }) => email)).toEqual(['a@klient.example', 'b@klient.example']);
  expect(first.more).toBe(true);
  const second = await page(secret, `?limit=2&since=${first.next}`);
  expect(second.leads.map(({ email }) => email)).toEqual(['c@klient.example']);
  expect(second.more).toBe(false);
  const nothing = await page(secret, `?since=${second.next}`);
  expect(nothing).toEqual({ leads: [], next: second.next, more: false });
  const [lead] = await cms.leads();
  await cms.payload.db.updateOne({
    collection: 'leads',
    id: lead?.id ?? 0,
    data: { state: 'won', updatedAt: new Date(Date.now() - MINUTE).toISOString() },
  });
  const changed = await page(secret, `?since=${second.next}`);
  expect(changed.leads).toMatchObject([{ email: 'a@klient.example', state: 'won' }]);
  expect(await exportsNoted()).toEqual([
    'API key: CRM; feed, 2',
    'API key: CRM; feed, 1',
    'API key: CRM; feed, 1',
  ]);
});

test('a program reads neither applications nor sign-ups nor what is in quarantine', async () => {
  const { secret } = await newKey();
  await send({ topic: 'jobApply', jobTitle: 'Tester' }, '/career/apply');
  await send({ leaveEmpty: 'x', message: 'Casino.' });
  await send({ mail: 'klient@klient.example' });
  expect((await page(secret)).leads.map(({ email }) => email)).toEqual(['klient@klient.example']);
  const list = await read(secret, '/export?where[formType][equals]=career');
  const rows = parse(await list.text(), { columns: true, bom: true, delimiter: ';' });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ 'E-mail': 'klient@klient.example' });
  const json = await read(secret, '/export?format=json');
  const { leads } = (await json.json()) as Page;
  expect(leads).toMatchObject([{ email: 'klient@klient.example', phone: '+48501002003' }]);
  expect(await exportsNoted()).toEqual([
    'API key: CRM; feed, 1',
    'API key: CRM',
    'API key: CRM; JSON',
  ]);
});

test('a person downloads the list of the screen as JSON too', async () => {
  await send({ mail: 'jeden@klient.example' });
  await send({ mail: 'dwa@klient.example', message: 'Coś innego.' });
  const one = await staff.ask('sales', '/leads/export?format=json&search=jeden');
  expect(one.headers.get('content-disposition')).toMatch(/leads-.*\.json"$/);
  expect(await one.json()).toMatchObject({ leads: [{ email: 'jeden@klient.example' }] });
  const none = await staff.ask('sales', '/leads/export?format=json&search=nikt');
  expect(await none.json()).toEqual({ leads: [] });
});

test('a key that is unknown, off, or past its time opens nothing', async () => {
  await send();
  const { id, secret } = await newKey();
  const answers = async (key: string) => [
    (await read(key, '/feed')).status,
    (await read(key, '/export')).status,
  ];
  expect(await answers(secret)).toEqual([200, 200]);
  expect(await answers('osk_guessed')).toEqual([401, 401]);
  await cms.payload.update({ collection: 'api-keys', id, data: { isOn: false } });
  expect(await answers(secret)).toEqual([401, 401]);
  const { secret: old } = await newKey({ expiresAt: new Date(Date.now() - 1).toISOString() });
  expect(await answers(old)).toEqual([401, 401]);
  // A key opens the data that it is for, and nothing else.
  const { secret: good } = await newKey();
  for (const path of ['', '/1', '?limit=1']) expect((await read(good, path)).status).toBe(403);
  expect((await staff.office.send('/leads/feed', { headers: { origin: '' } })).status).toBe(403);
});

test('the key is shown once; its hash, its use and its maker are known', async () => {
  await send();
  const { id, secret } = await newKey();
  expect(secret).toMatch(/^osk_[\w-]{43}$/);
  const before = Date.now();
  await page(secret);
  const shown = await (await staff.ask('admin', `/api-keys/${id}`)).text();
  expect(shown).not.toContain(secret.slice(12));
  expect(shown).not.toContain('"hash"');
  expect(JSON.parse(shown)).toMatchObject({ hint: `${secret.slice(0, 10)}…`, name: 'CRM' });
  expect(Date.parse(JSON.parse(shown).usedAt)).toBeGreaterThanOrEqual(before);
  const renewed = await post('admin', `/api-keys/${id}/key`);
  const { secret: second } = (await renewed.json()) as { secret: string };
  expect((await read(secret, '/feed')).status).toBe(401);
  expect((await read(second, '/feed')).status).toBe(200);
  expect((await post('sales', `/api-keys/${id}/key`)).status).toBe(403);
  expect((await post('sales', '/webhooks/1/secret')).status).toBe(403);
  expect((await post('sales', '/webhooks/1/test')).status).toBe(403);
  const channels = await noted('channel');
  expect(channels.map(({ person, detail }) => [person, detail])).toEqual([
    ['admin@firm.example', 'created'],
    ['admin@firm.example', 'new key'],
    ['admin@firm.example', 'new key'],
  ]);
});

test('the secret of a webhook is made anew and shown once', async () => {
  const data = { name: 'CRM', address: 'https://crm.example/hook', events: ['lead.received'] };
  const made = await post('admin', '/webhooks', data);
  const text = await made.text();
  expect(text).not.toContain('secret');
  const { id } = (JSON.parse(text) as { doc: { id: number } }).doc;
  const answer = await post('admin', `/webhooks/${id}/secret`);
  const { secret } = (await answer.json()) as { secret: string };
  expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
  const row = await cms.payload.db.findOne<{ id: number; secret: string }>({
    collection: 'webhooks',
    where: { id: { equals: id } },
  });
  expect(row?.secret).not.toContain(secret);
  expect(cms.payload.decrypt(row?.secret ?? '')).toBe(secret);
  await cms.payload.delete({ collection: 'webhooks', id });
});

test.each([
  'since=gestern',
  'limit=0',
  'limit=1000',
  'limit=x',
  'since=2026-99-99',
  'since=2026-07-06T08:00:00Z_2147483648',
  'since=%2B012026-07-06T08:00:00Z',
])('I108 %s is refused with a sentence', async (query) => {
  const { secret } = await newKey();
  const response = await read(secret, `/feed?${query}`);
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(/since is a time|limit is a number/);
});

import { createLocalReq, type PayloadRequest } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contentChanges } from '../publishing/content-changes.ts';
import { testApi } from '../testing/running-api.ts';
import { importTable, redirectEndpoints } from './endpoints.ts';

const api = testApi();
let reported: string[];

beforeAll(async () => {
  contentChanges(api.payload).listen({
    onChange: ({ tags }) => reported.push(...tags),
    onGap: () => reported.push('gap'),
  });
});

beforeEach(async () => {
  reported = [];
  const { payload } = api;
  await payload.delete({ collection: 'redirects', where: {} });
  for (const [from, to] of [
    ['/a', '/contact'],
    ['/b', '/about'],
  ] as const) {
    await payload.create({ collection: 'redirects', data: { from, to, status: '301' } });
  }
  reported = [];
});

const load = (...lines: string[]) =>
  importTable(api.payload, new TextEncoder().encode(['from;to;status', ...lines].join('\n')));

const stored = async () =>
  (await api.payload.find({ collection: 'redirects', sort: 'from', pagination: false })).docs.map(
    ({ from, to, status }) => `${from} ${to} ${status}`,
  );

const BEFORE = ['/a /contact 301', '/b /about 301'];

test('rows are added and changed, nothing is removed, and the site is notified once', async () => {
  expect(await load('/a;/contact;301', '/b;/services;302', '/c;/about;')).toEqual({
    created: 1,
    changed: 1,
    unchanged: 1,
  });
  expect(await stored()).toEqual(['/a /contact 301', '/b /services 302', '/c /about 301']);
  expect(reported).toEqual(['redirects']);
  const answer = await (await api.request('/redirects')).json();
  expect(answer).toContainEqual(expect.objectContaining({ from: '/c', to: '/about', status: 301 }));
});

test('one wrong row, and nothing is taken over', async () => {
  const outcome = await load('/c;/about;301', '/d;nowhere;301');
  expect(outcome).toMatchObject({ problems: [{ row: 3 }] });
  expect(await stored()).toEqual(BEFORE);
  expect(reported).toEqual([]);
});

test.each([
  ['to itself', ['/c;/c/?x=1;301'], [2]],
  ['to itself with more of a query', ['/c?x=1;/c?x=1&y=2;301'], [2]],
  ['to what is redirected already', ['/c;/a;301'], [2]],
  ['to what the file redirects', ['/c;/d#x;301', '/d;/about;301'], [2]],
  ['from where others lead to', ['/about;/services;301'], [2]],
  ['to itself in other letters', ['/c;/C;301'], [2]],
  ['to what is redirected in other letters', ['/c;/A?x=1;301'], [2]],
  ['from where others lead to, in other letters', ['/About;/services;301'], [2]],
  ['in a circle', ['/c;/d;301', '/d;/c;301'], [2, 3]],
])('S17 a redirect %s is refused', async (_what, lines, rows) => {
  expect(await load(...lines)).toMatchObject({ problems: rows.map((row) => ({ row })) });
  expect(await stored()).toEqual(BEFORE);
});

test('a file may turn the direction of what it names itself', async () => {
  expect(await load('/b;/services;301', '/about;/services;301')).toMatchObject({ created: 1 });
});

test('a failure in the middle leaves everything as it was', async () => {
  const { db } = api.payload;
  const create = db.create.bind(db);
  let calls = 0;
  db.create = (async (given: Parameters<typeof create>[0]) => {
    calls += 1;
    if (calls === 2) throw new Error('the disk is full');
    return create(given);
  }) as typeof db.create;
  await expect(load('/c;/x;301', '/d;/x;301')).rejects.toThrow('the disk is full');
  db.create = create as typeof db.create;
  expect(await stored()).toEqual(BEFORE);
});

type Given = Partial<Record<'role' | 'language' | 'body', string>>;

async function call(path: string, { role, language = 'pl', body = '' }: Given): Promise<Response> {
  const user = role
    ? { id: 1, collection: 'users', roles: [role], email: 'a@osnowa.example' }
    : undefined;
  const req = await createLocalReq({ user: user as never }, api.payload);
  const bytes = new TextEncoder().encode(body);
  const more = {
    headers: new Headers({ 'content-length': String(bytes.byteLength) }),
    body: new Response(bytes).body,
    i18n: { ...req.i18n, language },
  };
  const endpoint = redirectEndpoints.find((one) => one.path === path);
  return (await endpoint?.handler(Object.assign(req, more) as PayloadRequest)) as Response;
}

test('an editor gets the table as a file to save', async () => {
  const answer = await call('/export', { role: 'editor' });
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="redirects-/);
  expect(await answer.text()).toContain('/a;/contact;301');
});

test('an editor learns what is wrong in the language of the back office', async () => {
  const answer = await call('/import', {
    role: 'editor',
    language: 'en',
    body: 'from;to\n/b;nirgends',
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    problems: [{ row: 2, message: expect.stringContaining('The new address has to') }],
  });
});

test.each([undefined, 'sales', 'recruiter'])('for %s there is no table', async (role) => {
  await expect(call('/export', { role })).rejects.toMatchObject({ status: 404 });
  await expect(call('/import', { role, body: 'from;to\n/b;/c' })).rejects.toMatchObject({
    status: 404,
  });
});

test('a file beyond any table is not read', async () => {
  const body = `from;to\n${'x'.repeat(1024 * 1024)}`;
  await expect(call('/import', { role: 'admin', body })).resolves.toMatchObject({ status: 413 });
});

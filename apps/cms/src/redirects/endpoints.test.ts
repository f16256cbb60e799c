import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../testing/running-api.ts';
import { redirectEndpoints } from './endpoints.ts';

let api: RunningApi;

beforeAll(async () => {
  api = await startApi();
  const data = { from: '/a', to: '/contact', status: '301' as const };
  await api.payload.create({ collection: 'redirects', data });
});

afterAll(() => api?.stop());

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
  expect(await answer.text()).toContain('/a;/contact;301;0');
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
  await expect(call('/import', { role: 'admin', body })).rejects.toMatchObject({ status: 413 });
});

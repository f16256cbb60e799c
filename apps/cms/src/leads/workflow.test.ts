import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LEAD_STATES, type LeadState } from '../fields/states.ts';
import { CONTACT, startTestCms, type TestCms, urlencoded } from '../testing/test-cms.ts';
import { nextStates } from './next-states.ts';

let cms: TestCms;
let anna: TypedUser;

beforeAll(async () => {
  cms = await startTestCms();
  const data = {
    name: 'Anna',
    email: 'anna@osnowa.example',
    password: 'Przędza-i-wątek-7',
    roles: ['sales' as const],
  };
  const user = await cms.payload.create({ collection: 'users', data });
  anna = { ...user, collection: 'users' } as TypedUser;
});
beforeEach(async () => {
  await cms.clear();
  await cms.post('/contact/send-message', urlencoded(CONTACT));
});
afterAll(() => cms?.stop());

async function give(state: LeadState) {
  const [lead] = await cms.leads();
  return cms.payload.update({
    collection: 'leads',
    id: lead?.id as number,
    data: { state },
    depth: 0,
    overrideAccess: false,
    user: anna,
  });
}

test('the person who takes a lead is its assignee, and the first answer is remembered', async () => {
  expect(await give('in-progress')).toMatchObject({ assignee: anna.id, firstAnsweredAt: null });
  const { firstAnsweredAt } = await give('answered');
  expect(Date.now() - Date.parse(firstAnsweredAt ?? '')).toBeLessThan(60_000);
  await give('in-progress');
  expect((await give('answered')).firstAnsweredAt).toBe(firstAnsweredAt);
});

test('a lead that is lost without a word was not answered', async () => {
  expect((await give('lost')).firstAnsweredAt).toBeNull();
});

test('a decision is taken back before another is made', async () => {
  await give('won');
  await expect(give('lost')).rejects.toMatchObject({ status: 400 });
  expect((await give('in-progress')).state).toBe('in-progress');
});

test('spam comes into the inbox before anything is decided about it', async () => {
  await give('spam');
  await expect(give('won')).rejects.toMatchObject({ status: 400 });
  expect((await give('new')).state).toBe('new');
});

test('the history names each change and its author, oldest first', async () => {
  await give('in-progress');
  await give('answered');
  const [lead] = await cms.leads();
  expect(lead?.history).toMatchObject([
    { by: 'Anna', change: 'state', from: 'new', to: 'in-progress' },
    { by: 'Anna', change: 'assignee', from: null, to: 'Anna' },
    { by: 'Anna', change: 'state', from: 'in-progress', to: 'answered' },
  ]);
});

test.each(LEAD_STATES.map(({ value }) => value))('%s leads somewhere, never to itself', (state) => {
  expect(nextStates(state)).not.toContain(state);
  expect(nextStates(state).length).toBeGreaterThan(0);
});

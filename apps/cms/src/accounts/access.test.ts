import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newAccount } from '../testing/accounts.ts';
import { sendForm } from '../testing/sent-forms.ts';
import { testCms } from '../testing/test-cms.ts';
import type { Role } from './roles.ts';

const cms = testCms();
const people = new Map<Role, TypedUser>();

beforeAll(async () => {
  for (const role of ['admin', 'editor', 'sales', 'recruiter'] as const) {
    people.set(role, await newAccount(cms.payload, role, role));
  }
});
beforeEach(async () => {
  await sendForm(cms);
  await sendForm(cms, { topic: 'jobApply', jobTitle: 'Tester' }, '/career/apply');
});

const as = (role: Role) => ({ overrideAccess: false, user: people.get(role), depth: 0 }) as const;

test.each([
  ['admin', ['career', 'contact']],
  ['sales', ['contact']],
  ['recruiter', ['career']],
] as const)('%s sees leads and mails of %j', async (role, forms) => {
  for (const collection of ['leads', 'messages'] as const) {
    const { docs } = await cms.payload.find({ collection, pagination: false, ...as(role) });
    expect([...new Set(docs.map(({ formType }) => formType))].sort()).toEqual(forms);
  }
});

test('no account changes leads outside its scope', async () => {
  const [contact, application] = await cms.leads();
  const work = (id = 0, role: Role = 'admin') =>
    cms.payload.update({ collection: 'leads', id, data: { state: 'won' }, ...as(role) });
  await expect(work(contact?.id, 'recruiter')).rejects.toThrow();
  await expect(work(application?.id, 'sales')).rejects.toThrow();
  await expect(work(contact?.id, 'editor')).rejects.toThrow();
});

test('only administrators delete a lead, and its messages go with it', async () => {
  const [lead] = await cms.leads();
  const remove = (role: Role) =>
    cms.payload.delete({ collection: 'leads', id: lead?.id ?? 0, ...as(role) });
  await expect(remove('sales')).rejects.toThrow();
  await remove('admin');
  expect(await cms.leads()).toHaveLength(1);
  expect((await cms.messages()).map(({ lead: of }) => of)).not.toContain(lead?.id);
});

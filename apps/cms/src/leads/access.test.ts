import type { TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { CONTACT, startTestCms, type TestCms, urlencoded } from '../testing/test-cms.ts';

let cms: TestCms;
const people = new Map<Role, TypedUser>();

beforeAll(async () => {
  cms = await startTestCms();
  for (const role of ['admin', 'editor', 'sales', 'recruiter'] as const) {
    const data = {
      name: role,
      email: `${role}@osnowa.example`,
      password: 'Przędza-i-wątek-7',
      roles: [role],
    };
    const user = await cms.payload.create({ collection: 'users', data });
    people.set(role, { ...user, collection: 'users' } as TypedUser);
  }
  await cms.post('/contact/send-message', urlencoded(CONTACT));
  const application = { ...CONTACT, topic: 'jobApply', jobTitle: 'Tester' };
  await cms.post('/career/apply', urlencoded(application));
});
afterAll(() => cms?.stop());

/** The options under which this person, or a visitor without an account, works. */
function as(role: Role | null) {
  const user = role && people.get(role);
  return { overrideAccess: false, user: user ?? null, depth: 0 } as const;
}

async function formsSeenBy(role: Role | null, collection: 'leads' | 'messages') {
  const { docs } = await cms.payload.find({ collection, pagination: false, ...as(role) });
  return [...new Set(docs.map(({ formType }) => formType))].sort();
}

describe.each(['leads', 'messages'] as const)('%s', (collection) => {
  test.each([
    ['admin', ['career', 'contact']],
    ['sales', ['contact']],
    ['recruiter', ['career']],
  ] as const)('%s sees %j', async (role, forms) => {
    expect(await formsSeenBy(role, collection)).toEqual(forms);
  });

  test.each(['editor', null] as const)('%s sees none', async (role) => {
    await expect(formsSeenBy(role, collection)).rejects.toThrow();
  });
});

test.each([
  ['messages', 'admin'],
  ['messages', 'sales'],
  ['messages', 'recruiter'],
  ['messages', 'editor'],
  ['leads', 'editor'],
  ['leads', 'recruiter'],
] as const)('no %s are created by %s', async (collection, role) => {
  const data = { fullName: 'Anna', phoneNumber: '600 700 800', source: 'phone' } as never;
  const made = cms.payload.create({ collection, data, ...as(role) });
  await expect(made).rejects.toMatchObject({ status: 403 });
});

describe('working a lead', () => {
  test('sales set state and assignee; what the visitor wrote, and earlier notes, stay as they were', async () => {
    const [lead] = await cms.leads();
    const sales = people.get('sales');
    const data = {
      state: 'in-progress' as const,
      assignee: sales?.id as number,
      notes: 'Oddzwonić',
      fullName: 'Ktoś inny',
      mail: 'inny@klient.example',
      message: 'Co innego',
      reference: 'TK-2222-2222',
      consent: { clause: 'Inna zgoda' },
    };
    await cms.payload.update({ collection: 'leads', id: lead?.id ?? 0, data, ...as('sales') });
    expect((await cms.leads())[0]).toMatchObject({
      ...lead,
      state: 'in-progress',
      assignee: sales?.id,
      history: [
        { by: 'sales', change: 'state', from: 'new', to: 'in-progress', at: expect.any(String) },
        { by: 'sales', change: 'assignee', from: null, to: 'sales', at: expect.any(String) },
      ],
      updatedAt: expect.any(String),
    });
  });

  test('no account reaches leads outside its scope', async () => {
    const [contact, application] = await cms.leads();
    const work = (id: number | undefined, role: Role) =>
      cms.payload.update({
        collection: 'leads',
        id: id ?? 0,
        data: { state: 'won' },
        ...as(role),
      });
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
});

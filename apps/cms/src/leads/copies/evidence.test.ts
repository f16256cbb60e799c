import { type Field, type FieldAccess, traverseFields } from 'payload';
import { describe, expect, test } from 'vitest';
import { ROLES } from '../../accounts/roles.ts';
import { signInQuickly } from '../../accounts/testing/sign-in-quickly.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { testStaff } from '../../testing/staff.ts';
import { testCms } from '../../testing/test-cms.ts';

signInQuickly();

const cms = testCms();
const staff = testStaff(cms, { Anna: { roles: [...ROLES] } });
const send = (path: string, body: object, method = 'PATCH') =>
  staff.ask('Anna', path, { method, body });

/** Whether a person of every role at once may write a field. */
async function isOpen(field: Field, operation: 'create' | 'update'): Promise<boolean> {
  const rule = (field as { access?: Partial<Record<typeof operation, FieldAccess>> }).access;
  const user = { collection: 'users', roles: [...ROLES] };
  const doc = operation === 'update' ? { kind: 'received' } : undefined;
  return (await rule?.[operation]?.({ req: { user }, doc } as never)) ?? true;
}

async function openFields(slug: string, operation: 'create' | 'update') {
  const { fields } = cms.payload.collections[slug as 'leads'].config;
  const names: string[] = [];
  const checks: Promise<void>[] = [];
  const callback = ({ field }: { field: unknown }) => {
    const known = field as Field & { name?: string };
    if (!known.name || known.type === 'ui' || known.type === 'join') return;
    const { name } = known;
    checks.push(isOpen(known, operation).then((open) => void (open && names.push(name))));
  };
  traverseFields({ fields, callback, callbackStack: [] } as never);
  await Promise.all(checks);
  return names.sort();
}

test('nobody writes when a document was made or changed, in any collection', async () => {
  const open: string[] = [];
  for (const { slug, fields } of cms.payload.config.collections) {
    for (const field of fields) {
      if (!('name' in field && /^(created|updated)At$/.test(field.name))) continue;
      const rules = await Promise.all([isOpen(field, 'create'), isOpen(field, 'update')]);
      if (rules.some(Boolean)) open.push(`${slug}.${field.name}`);
    }
  }
  expect(open).toEqual([]);
});

/** Fields of a visitor's data that people write through the API; hooks judge what they write. */
const WRITTEN_BY_PEOPLE = {
  leads: [
    ...['answeredElsewhere', 'assignee', 'currency', 'expectedAt', 'lossReason'],
    ...['mergedInto', 'nextStep', 'nextStepAt', 'state', 'value'],
  ],
  messages: ['automatic', 'lead', 'state'],
  bookings: ['state'],
  subscribers: ['fullName', 'locale', 'state'],
  deliveries: ['state'],
} as const;

test.each(Object.entries(WRITTEN_BY_PEOPLE))(
  'of %s people change these fields, and all others are evidence',
  async (slug, expected) => {
    // The fields inside of a group are evidence with it.
    const inside = ['clause', 'version', 'hash', 'acceptedAt', 'form', 'page', 'withdrawnAt'];
    const open = (await openFields(slug, 'update')).filter((name) => !inside.includes(name));
    expect(open.filter((name) => slug !== 'leads' || name !== 'locale')).toEqual(expected);
  },
);

describe('through the API', () => {
  test('a lead stays as old as it is, with its number, its words and its consent', async () => {
    await sendForm(cms);
    const [lead] = await cms.leads();
    const forged = {
      ...{ createdAt: '2001-01-01T00:00:00.000Z', updatedAt: '2001-01-01T00:00:00.000Z' },
      ...{ reference: 'X', mail: 'x@x.example', message: 'x', history: [], notes: 'x' },
      ...{ consent: { clause: 'x' }, firstAnsweredAt: '2001-01-01T00:00:00.000Z' },
    };
    const before = Date.now();
    expect((await send(`/leads/${lead?.id}`, forged)).status).toBe(200);
    const { updatedAt, ...after } = (await cms.leads())[0] as unknown as Record<string, unknown>;
    expect(after).toEqual({ ...lead, updatedAt: undefined });
    expect(Date.parse(String(updatedAt))).toBeGreaterThanOrEqual(before);
    const entered = { createdAt: '2001-01-01T00:00:00.000Z', mail: 'jan@firm.example' };
    const made = (await (await send('/leads', entered, 'POST')).json()) as { doc: typeof lead };
    expect(Date.parse(String(made.doc?.createdAt))).toBeGreaterThanOrEqual(before);
  });

  test('a sign-up for the newsletter is confirmed by its sender; staff unsubscribe it, and the log says who', async () => {
    const stored = {
      ...{ mail: 'ewa@firm.example', fullName: 'Ewa', locale: 'pl', state: 'pending' },
      ...{ consent: 'Tak.', requestedAt: new Date().toISOString(), ticket: 'x' },
    };
    const { id } = await cms.payload.db.create({ collection: 'subscribers', data: stored });
    const now = () => cms.payload.findByID({ collection: 'subscribers', id: Number(id) });
    const before = await now();
    const forged = { mail: 'x@firm.example', consent: { clause: 'x' }, createdAt: '2001-01-01' };
    expect((await send(`/subscribers/${id}`, forged)).status).toBe(200);
    expect(await now()).toEqual({ ...before, updatedAt: expect.any(String) });
    const confirmed = await send(`/subscribers/${id}`, { state: 'confirmed' });
    expect(confirmed.status).toBe(400);
    expect(await confirmed.text()).toContain('zapisuje się sam');
    expect((await send('/subscribers', stored, 'POST')).status).toBe(403);
    expect((await send(`/subscribers/${id}`, { state: 'unsubscribed' })).status).toBe(200);
    expect((await now()).unsubscribedAt).toEqual(expect.any(String));
    const { docs } = await cms.payload.find({ collection: 'audit', sort: '-id', limit: 1 });
    expect(docs[0]).toMatchObject({ action: 'withdrawal', person: 'anna@firm.example' });
  });
});

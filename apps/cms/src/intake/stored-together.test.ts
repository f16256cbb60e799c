import { createLocalReq } from 'payload';
import { describe, expect, test, vi } from 'vitest';
import { GroupCommit } from '../platform/database/writes/group-commit.ts';
import { newAccount } from '../testing/accounts.ts';
import { ENGINES } from '../testing/databases.ts';
import { SAMPLE_FILES } from '../testing/sample-files.ts';
import { CONTACT, multipart, testCms } from '../testing/test-cms.ts';

const PATH = '/contact/send-message';
const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** Fields that differ between any two documents. */
const OWN = ['id', 'reference', 'idempotencyKey', 'lead', 'file'];

/** Fields that change when a lead is taken up. */
const CHANGED = ['updatedAt', 'history', 'assignee', 'state', 'nextStep'];

function withoutOwn(document: object): object {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !OWN.includes(name)));
}

describe.each(ENGINES)('%s', (engine) => {
  const cms = testCms({ engine });

  test('rows are what Payload itself would write, and an editor saves them unharmed', async () => {
    const fields = {
      ...{ ...CONTACT, idempotencyKey: KEY, companyName: 'Tartak „Borowy”' },
      referrer: 'https://szukaj.example/',
      campaign: 'wiosna',
      budzet: 'do 100 000 zł',
    };
    const form = multipart(fields, ['cv.pdf', SAMPLE_FILES.pdf]);
    expect((await cms.post(PATH, form)).status).toBe(200);
    const { payload } = cms;
    const stored = [await cms.leads(), await cms.attachments(), await cms.messages()] as const;
    const [[lead], [attachment], messages] = stored;
    if (!lead || !attachment) throw new Error('Nothing was stored.');
    expect(lead).toMatchObject({
      extra: [{ key: 'budzet', value: 'do 100 000 zł' }],
      consent: { version: '2026-01', acceptedAt: lead.createdAt, page: '/contact' },
      companyName: 'Tartak „Borowy”',
    });

    const same = { ...lead, id: undefined, reference: 'TK-2222-2222', idempotencyKey: null };
    const twin = await payload.db.create({ collection: 'leads', data: same });
    for (const message of messages) {
      const data = { ...message, id: undefined, lead: twin.id };
      await payload.db.create({ collection: 'messages', data });
    }
    const file = { ...attachment, id: undefined, lead: twin.id, file: 'b'.repeat(36) };
    await payload.db.create({ collection: 'attachments', data: file });
    for (const read of [cms.leads, cms.attachments, cms.messages]) {
      const documents = (await read()).map(withoutOwn);
      const half = documents.length / 2;
      expect(documents.slice(0, half)).toEqual(documents.slice(half));
    }

    const user = await newAccount(payload, 'Ewa', 'sales');
    const req = await createLocalReq({ user }, payload);
    const saved = await payload.update({
      collection: 'leads',
      id: lead.id,
      data: { ...lead, state: 'in-progress', nextStep: 'Oddzwonić.' },
      depth: 0,
      overrideAccess: false,
      req,
    });
    const unchanged = Object.entries(lead).filter(([name]) => !CHANGED.includes(name));
    expect(saved).toMatchObject(JSON.parse(JSON.stringify(Object.fromEntries(unchanged))));
    expect(saved).toMatchObject({
      state: 'in-progress',
      nextStep: 'Oddzwonić.',
      assignee: user.id,
    });
  });

  test('submissions at the same time share a transaction, and each gets its own answer', async () => {
    const drizzle = cms.payload.db.drizzle as unknown as { transaction(): unknown };
    const transactions = vi.spyOn(drizzle, 'transaction');
    const forms = [
      ...Array.from({ length: 20 }, (_, at) => ({ ...CONTACT, mail: `a${at}@klient.example` })),
      ...['1', '2', '3', '4', '5'].map((message) => ({
        ...CONTACT,
        mail: 'z@klient.example',
        message,
      })),
      ...Array.from({ length: 9 }, () => ({ ...CONTACT, idempotencyKey: KEY })),
      { ...CONTACT, idempotencyKey: KEY, message: 'Co innego.' },
    ];
    const replies = await Promise.all(forms.map((form) => cms.post(PATH, multipart(form))));
    expect(transactions.mock.calls.length).toBeLessThan(forms.length / 2);
    transactions.mockRestore();

    const statuses = replies.map(({ status }) => status);
    expect(statuses.slice(0, 25)).toEqual(Array(25).fill(200));
    const keyed = replies.slice(25);
    expect(new Set(statuses.slice(25))).toEqual(new Set([200, 409]));
    const taken = keyed.filter(({ ok }) => ok).map((reply) => reply.text());
    expect(new Set(await Promise.all(taken)).size).toBe(1);
    expect(await cms.leads()).toHaveLength(26);
    const toOne = (await cms.messages()).filter(({ recipient }) => recipient?.startsWith('z@'));
    const states = toOne.map(({ state }) => state).sort();
    expect(states).toEqual(['pending', 'pending', 'pending', 'withheld', 'withheld']);
  });

  test('a lead that cannot be stored leaves the others of its group unharmed', async () => {
    const group = new GroupCommit<number, number>(cms.payload, async (items) => {
      if (items.includes(3)) throw new Error('No 3.');
      return items.map((value) => ({ status: 'fulfilled', value }));
    });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((item) => group.store(item)));
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true]);
    expect(await group.store(5)).toBe(5);
  });
});

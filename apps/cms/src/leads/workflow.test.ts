import { beforeEach, describe, expect, test } from 'vitest';
import { LEAD_STATES, type LeadState } from '../kit/states/states.ts';
import { label, officeWords } from '../kit/words.ts';
import type { Lead } from '../platform/database/generated/payload-types.ts';
import { eraseLead } from '../privacy/erasure.ts';
import { putLead } from '../testing/lead-in-state.ts';
import { sendForm } from '../testing/sent-forms.ts';
import { testStaff } from '../testing/staff.ts';
import { testCms } from '../testing/test-cms.ts';
import { waitingFilter } from './deadlines/reply-deadline.ts';

import { nextStates } from './next-states.ts';

const cms = testCms();
const staff = testStaff(cms, { Anna: { roles: ['sales'] } });
beforeEach(() => sendForm(cms));

const asAnna = () => ({ depth: 0, overrideAccess: false, user: staff.users.Anna }) as const;

async function give(state: LeadState, more: Partial<Lead> = {}) {
  const [lead] = await cms.leads();
  const data = { state, ...more } as Partial<Lead>;
  return cms.payload.update({ collection: 'leads', id: lead?.id as number, data, ...asAnna() });
}

test('the person who takes a lead is its assignee, and the first answer is remembered', async () => {
  const assignee = staff.users.Anna.id;
  expect(await give('in-progress')).toMatchObject({ assignee, firstAnsweredAt: null });
  const { firstAnsweredAt } = await give('in-progress', { answeredElsewhere: true } as object);
  expect(firstAnsweredAt).not.toBeNull();
  await give('in-progress');
  const { firstAnsweredAt: still } = await give('answered');
  expect(still).toBe(firstAnsweredAt);
  expect((await cms.leads())[0]?.history?.slice(0, 3)).toMatchObject([
    { by: 'Anna', change: 'state', from: 'new', to: 'in-progress' },
    { by: 'Anna', change: 'assignee', from: null, to: 'Anna' },
    { by: 'Anna', change: 'state', from: 'in-progress', to: 'answered', how: 'by-hand' },
  ]);
});

test('a loss says why, at the field and in the history; taken back, it says so no more', async () => {
  const message = 'Wybierz, dlaczego zapytanie jest przegrane.';
  await expect(give('lost')).rejects.toMatchObject({
    data: { errors: [{ path: 'lossReason', message }] },
  });
  expect((await cms.leads())[0]).toMatchObject({ state: 'new', history: null });
  // It was not answered.
  const { firstAnsweredAt } = await give('lost', { lossReason: 'price' });
  expect(firstAnsweredAt).toBeNull();
  const [lead] = await cms.leads();
  expect(lead).toMatchObject({ lossReason: 'price', history: [{ to: 'lost', reason: 'price' }] });
  expect(await give('talking')).toMatchObject({ state: 'talking', lossReason: null });
});

/** Leads whose reply deadline runs. */
async function waiting(): Promise<number> {
  return (await cms.payload.count({ collection: 'leads', where: waitingFilter(new Date()) }))
    .totalDocs;
}

test('a card that is moved is no answer: the clock runs until the lead is won', async () => {
  for (const state of ['talking', 'offer'] as const) {
    expect(await give(state)).toMatchObject({ state, firstAnsweredAt: null });
    expect(await waiting()).toBe(1);
  }
  await give('won');
  expect(await waiting()).toBe(0);
});

test('the view of overdue leads has a short address, which is true whenever it is opened', async () => {
  const [lead] = await cms.leads();
  const late = async (word = officeWords('pl').leads.list.overdue) => {
    const asked = { collection: 'leads', where: { state: { equals: word } } } as const;
    return (await cms.payload.find({ ...asked, ...asAnna() })).docs;
  };
  const receive = (at: Date) => {
    return putLead(cms.payload, lead?.id as number, { createdAt: at.toISOString() });
  };
  await receive(new Date());
  expect(await late()).toEqual([]);
  await receive(new Date(Date.now() - 30 * 24 * 60 * 60_000));
  for (const word of Object.values(label((w) => w.leads.list.overdue))) {
    expect((await late(word)).map(({ id }) => id)).toEqual([lead?.id]);
  }
  await give('talking', { answeredElsewhere: true } as object);
  expect(await late()).toEqual([]);
});

test('a lead is “answered” once a person says that the customer was answered elsewhere: its clock stops', async () => {
  await expect(give('answered')).rejects.toThrow(/nie dostał jeszcze odpowiedzi/);
  await give('talking');
  const said = { answeredElsewhere: true } as object;
  const before = Date.now();
  const { state, firstAnsweredAt } = await give('talking', said);
  expect(state).toBe('talking');
  expect(Date.parse(firstAnsweredAt ?? '')).toBeGreaterThanOrEqual(before);
  expect(await waiting()).toBe(0);
  await give('answered', said);
  expect((await cms.leads())[0]?.history).toMatchObject([
    { from: 'new', to: 'talking' },
    { by: 'Anna', change: 'answered' },
    { by: 'Anna', change: 'assignee', from: null, to: 'Anna' },
    { from: 'talking', to: 'answered' },
  ]);
});

test('a card that is moved answers neither a customer who wrote again nor one who wrote a mail', async () => {
  const [lead] = await cms.leads();
  const at = new Date().toISOString();
  for (const known of [
    { firstAnsweredAt: at },
    { source: 'mail', firstAnsweredAt: null },
  ] as const) {
    const waits = { ...known, state: 'in-progress', waitsSince: at } as const;
    const stored = { collection: 'leads', id: lead?.id as number, data: waits } as const;
    await cms.payload.db.updateOne({ ...stored, returning: false });
    await expect(give('answered')).rejects.toThrow(/nie dostał jeszcze odpowiedzi/);
    expect(await waiting()).toBe(1);
  }
});

test('a lead goes from talking to an offer and is won', async () => {
  await give('talking');
  await give('offer', { value: 48_000, currency: 'EUR' });
  const won = await give('won');
  expect(won).toMatchObject({ state: 'won', value: 48_000 });
  expect((await cms.leads())[0]?.history).toContainEqual(
    expect.objectContaining({ change: 'value', from: null, to: '48000 EUR' }),
  );
});

test.each([-1, 1.5, 2_000_000_000])('%d is no value of a lead', async (value) => {
  await expect(give('offer', { value })).rejects.toMatchObject({
    data: { errors: [{ path: 'value', message: expect.stringContaining('od 0 do miliarda') }] },
  });
});

test.each([
  ['a decision is taken back before another is made', 'won', 'lost', 'in-progress'],
  ['spam comes into the inbox before anything is decided about it', 'spam', 'won', 'new'],
] as const)('%s', async (_what, state, refused, next) => {
  await give(state);
  await expect(give(refused)).rejects.toMatchObject({ status: 400 });
  expect((await give(next)).state).toBe(next);
});

test.each(LEAD_STATES)('%s leads somewhere, never to itself', (state) => {
  expect(nextStates(state)).not.toContain(state);
  // A merged lead is separated again, which is no step.
  expect(nextStates(state).length > 0).toBe(state !== 'merged');
});

test('many leads get a state and an assignee by one request, each with its history', async () => {
  await sendForm(cms, { mail: 'drugi@x.example' });
  await sendForm(cms, { mail: 'trzeci@x.example' });
  const ids = (await cms.leads()).map(({ id }) => id);
  await cms.payload.update({ collection: 'leads', id: ids[2] as number, data: { state: 'won' } });
  const query = new URLSearchParams({ 'where[id][in]': ids.join(','), depth: '0' });
  const body = { state: 'spam', assignee: staff.users.Anna.id };
  const reply = await staff.ask('Anna', `/leads?${query}`, { method: 'PATCH', body });
  const { docs, errors } = (await reply.json()) as { docs: Lead[]; errors: { id: number }[] };
  expect(docs).toHaveLength(2);
  expect(errors.map(({ id }) => id)).toEqual([ids[2]]);
  const [one, other, won] = await cms.leads();
  for (const lead of [one, other]) {
    expect(lead).toMatchObject({
      state: 'spam',
      history: [
        { by: 'Anna', change: 'state', from: 'new', to: 'spam' },
        { by: 'Anna', change: 'assignee', to: 'Anna' },
      ],
    });
  }
  expect(won).toMatchObject({ state: 'won', assignee: null });
});

describe('a lead that is entered by hand', () => {
  const call = { source: 'phone', topic: 'offer', fullName: 'Jan Kos', phoneNumber: '600 700 800' };

  function enter(data: object) {
    return cms.payload.create({ collection: 'leads', data: data as never, ...asAnna() });
  }

  test('is its author’s, in progress, with a number and without a mail to anybody', async () => {
    const before = (await cms.messages()).length;
    const lead = await enter({ ...call, message: ' Pyta o ERP.\r\nOddzwonić. ', state: 'won' });
    expect(lead).toMatchObject({
      reference: expect.stringMatching(/^TK-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      formType: 'contact',
      source: 'phone',
      state: 'in-progress',
      assignee: staff.users.Anna.id,
      mail: '',
      phoneNormalised: '+48600700800',
      message: 'Pyta o ERP.\nOddzwonić.',
      locale: 'pl',
    });
    expect((await cms.leads())[1]?.history).toMatchObject([{ by: 'Anna', change: 'entered' }]);
    expect(await cms.messages()).toHaveLength(before);
    const late = { and: [waitingFilter(new Date()), { id: { equals: lead.id } }] };
    expect((await cms.payload.count({ collection: 'leads', where: late })).totalDocs).toBe(0);
  });

  test.each([
    [{ phoneNumber: '' }, 'mail', 'Podaj e-mail albo telefon'],
    [{ mail: 'jan@', phoneNumber: '' }, 'mail', 'To nie wygląda na adres e-mail'],
    [{ phoneNumber: '12' }, 'phoneNumber', 'To nie wygląda na numer telefonu'],
    [{ fullName: 'x'.repeat(10_001) }, 'fullName', 'Najwyżej'],
  ])('says at the field what is wrong: %j', async (change, path, sentence) => {
    await expect(enter({ ...call, ...change })).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path, message: expect.stringContaining(sentence) }] },
    });
    expect(await cms.leads()).toHaveLength(1);
  });
});

describe('two leads of one conversation', () => {
  beforeEach(() => sendForm(cms, { message: 'Drugi list' }));

  async function merge(which: number, into: number | null) {
    const all = await cms.leads();
    const id = all[which]?.id as number;
    const mergedInto = into === null ? null : (all[into]?.id as number);
    return cms.payload.update({ collection: 'leads', id, data: { mergedInto }, ...asAnna() });
  }

  test('are merged and separated, both histories say so, and the state comes back', async () => {
    await give('in-progress');
    const [one, other] = await cms.leads();
    expect(await merge(0, 1)).toMatchObject({ state: 'merged', mergedInto: other?.id });
    const [merged, target] = await cms.leads();
    expect(merged?.history).toContainEqual(
      expect.objectContaining({ by: 'Anna', change: 'merged', lead: other?.reference }),
    );
    expect(target?.history).toMatchObject([{ by: 'Anna', change: 'joined', lead: one?.reference }]);
    await expect(give('won')).rejects.toMatchObject({ status: 400 });
    expect(await merge(0, null)).toMatchObject({ state: 'in-progress', mergedInto: null });
    const [, left] = await cms.leads();
    expect(left?.history).toMatchObject([
      { change: 'joined' },
      { change: 'left', lead: one?.reference },
    ]);
  });

  test('never into itself, into a merged one, or away from others that were merged into it', async () => {
    await expect(merge(0, 0)).rejects.toThrow(/nim samym/);
    await merge(0, 1);
    await expect(merge(1, 0)).rejects.toThrow(/połączono już inne/);
    await sendForm(cms, { message: 'Trzeci list' });
    await expect(merge(2, 0)).rejects.toThrow(/już nie ma, albo połączono/);
    expect(await merge(2, 1)).toMatchObject({ state: 'merged' });
  });

  test('of two that are merged into each other at once, one stays', async () => {
    const outcomes = await Promise.allSettled([merge(0, 1), merge(1, 0)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const states = (await cms.leads()).map(({ state }) => state).sort();
    expect(states).toEqual(['merged', 'new']);
  });

  test('a merged lead comes back to the inbox when the other one is erased', async () => {
    await merge(0, 1);
    const [, target] = await cms.leads();
    const merged = (await cms.leads())[0]?.updatedAt as string;
    await eraseLead(cms.payload, target?.reference as string, new Date());
    const left = await cms.leads();
    expect(left).toMatchObject([{ state: 'in-progress', mergedInto: null }]);
    expect(Date.parse(left[0]?.updatedAt as string)).toBeGreaterThan(Date.parse(merged));
  });
});

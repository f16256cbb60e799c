import { createLocalReq } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LeadScope } from '../../accounts/access.ts';
import { leadCounts } from '../../leads/search/find.ts';
import type { Lead } from '../../platform/database/generated/payload-types.ts';
import { engines } from '../../testing/databases.ts';
import { SAMPLE_CATALOGUE } from '../../testing/sample-catalogue.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { testStaff } from '../../testing/staff.ts';
import { testCms } from '../../testing/test-cms.ts';
import { readPerson } from '../person/person-view.tsx';
import { readPipeline } from './read-pipeline.ts';

describe.each(engines('PostgreSQL'))('%s', (engine) => {
  const cms = testCms({ engine });
  const staff = testStaff(cms, {
    admin: { roles: ['admin'] },
    sales: { roles: ['sales'] },
    recruiter: { roles: ['recruiter'] },
  });
  beforeAll(() => cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE }));
  beforeEach(() => {
    // Columns of answered or decided leads show recent ones only.
    cms.clock.now = new Date();
  });

  type Who = keyof typeof staff.users;
  const as = (who: Who) => createLocalReq({ user: staff.users[who] }, cms.payload);

  /** Columns of the pipeline, by their names. */
  async function columns() {
    const all = await readPipeline(await as('sales'));
    return Object.fromEntries(all.map(({ phase, ...column }) => [phase.name, column]));
  }

  async function send(data: Partial<Lead>, fields: Record<string, string> = {}): Promise<Lead> {
    const reference = await sendForm(cms, { mail: `${Math.random()}@x.example`, ...fields });
    const lead = (await cms.leads()).find((one) => one.reference === reference) as Lead;
    return cms.payload.update({ collection: 'leads', id: lead.id, data, depth: 0 });
  }

  test('the pipeline has each lead in its column, and sums values by currency', async () => {
    const fresh = await send({ value: 1_000 });
    const taken = await send({ state: 'in-progress', value: 500, currency: 'EUR' });
    await send({ state: 'offer', value: 20_000 });
    await send({ state: 'offer', value: 7_000 });
    await send({ state: 'lost', lossReason: 'price' });
    await send({ state: 'spam', value: 9 });
    const { new: open, offer, lost, won } = await columns();
    expect(open?.leads.map(({ id }) => id).sort()).toEqual([fresh.id, taken.id].sort());
    const byCurrency = open?.sums.toSorted((one, other) => one.amount - other.amount);
    expect(byCurrency).toEqual([
      { amount: 500, currency: 'EUR' },
      { amount: 1_000, currency: 'PLN' },
    ]);
    expect(offer).toMatchObject({ count: 2, sums: [{ amount: 27_000, currency: 'PLN' }] });
    expect(lost).toMatchObject({ count: 1, sums: [] });
    expect(won).toMatchObject({ count: 0 });
  });

  test('without a value by hand a lead is worth its estimate', async () => {
    const quote = { topic: 'estimate', companyName: 'Zakład', items: 'cart', mail: 'a@x.example' };
    await sendForm(cms, quote, '/kalkulator-aplikacji/send-message');
    const { new: column } = await columns();
    const worth = column?.leads[0]?.worth;
    expect(worth).toMatchObject({ currency: 'PLN' });
    expect(worth?.amount).toBeGreaterThan(0);
    expect(column?.sums).toEqual([worth]);
  });

  test('what was decided long ago has left the pipeline; an open offer has not', async () => {
    cms.clock.now = new Date(Date.now() - 120 * 24 * 60 * 60_000);
    const at = cms.clock.now.toISOString();
    const { id } = await send({ state: 'won' });
    await cms.payload.db.updateMany({
      collection: 'lead-events',
      where: { lead: { equals: id } },
      data: { at },
    });
    await send({ state: 'offer' });
    expect(await columns()).toMatchObject({ won: { count: 0 }, offer: { count: 1 } });
  });

  test('what came in long ago and was decided today is in the pipeline, the last decision first', async () => {
    cms.clock.now = new Date(Date.now() - 200 * 24 * 60 * 60_000);
    const long = await send({ value: 1_000 });
    const other = await send({ value: 20 });
    for (const { id } of [other, long]) {
      await cms.payload.update({ collection: 'leads', id, data: { state: 'won' } });
    }
    const { won } = await columns();
    expect(won?.leads.map(({ id }) => id)).toEqual([long.id, other.id]);
    expect(won).toMatchObject({ count: 2, sums: [{ amount: 1_020, currency: 'PLN' }] });
  });

  test('merges at the same moment leave no lead in a merged one, and each refusal is a sentence', async () => {
    for (let round = 0; round < 2; round += 1) {
      const ids = [(await send({})).id, (await send({})).id, (await send({})).id];
      const [one, two, three] = ids as [number, number, number];
      const merge = (id: number, mergedInto: number) =>
        cms.payload.update({ collection: 'leads', id, data: { mergedInto } });
      const outcomes = await Promise.allSettled([
        merge(one, two),
        merge(two, one),
        merge(three, one),
      ]);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 400 });
      }
      const leads = (await cms.leads()).filter(({ id }) => ids.includes(id));
      const merged = leads.filter(({ state }) => state === 'merged');
      const targets = merged.map(({ mergedInto }) => mergedInto);
      expect(merged.filter(({ id }) => targets.includes(id))).toEqual([]);
      expect(merged.length).toBeGreaterThan(0);
    }
  });

  test('the tabs of the inbox count the leads that their reader sees', async () => {
    await send({ state: 'won' });
    await send({});
    await sendForm(cms, { topic: 'jobApply', jobTitle: 'Tester' }, '/career/apply');
    const counts = async (scope: LeadScope) =>
      Object.fromEntries((await leadCounts(cms.payload, scope)).states);
    expect(await counts('all')).toEqual({ new: 1, won: 1 });
    expect(await counts('sales')).toEqual({ new: 1, won: 1 });
    expect(await counts('recruiting')).toEqual({ new: 1 });
    expect(await counts('none')).toEqual({});
  });

  test('a card names its owner and its value; others’ applications are not counted', async () => {
    const lead = await send({
      state: 'offer',
      value: 300,
      assignee: Number(staff.users.sales.id),
    });
    await sendForm(cms, { topic: 'jobApply', jobTitle: 'Tester' }, '/career/apply');
    const all = Object.values(await columns());
    const cards = all.flatMap(({ leads }) => leads);
    expect(cards).toMatchObject([
      { id: lead.id, assigneeName: 'sales', worth: { amount: 300, currency: 'PLN' } },
    ]);
    expect(all.map(({ count }) => count)).toEqual([0, 0, 0, 1, 0, 0]);
  });

  test('a person’s page has what the reader may see', async () => {
    const mail = 'ewa@zaklad.example';
    const lead = await send({}, { mail });
    await sendForm(cms, { mail, topic: 'jobApply', jobTitle: 'Tester' }, '/career/apply');
    const newsletter = { topic: 'Newsletter', fullName: 'Ewa', mail, consent: 'on' };
    await sendForm(cms, newsletter, '/newsletter');
    const read = async (role: Who) => readPerson(await as(role), String(lead.id));
    const forms = async (role: Who) =>
      (await read(role))?.leads.map(({ formType }) => formType).sort();
    expect(await forms('sales')).toEqual(['contact', 'newsletter']);
    expect(await forms('admin')).toEqual(['career', 'contact', 'newsletter']);
    expect(await read('recruiter')).toBeNull();
    const person = await read('sales');
    expect(person?.mails.map(({ kind }) => kind)).toContain('confirmation');
    expect(person?.company).toEqual({ domain: 'zaklad.example', colleagues: [] });
    expect(person?.subscriber).toMatchObject({ mail, state: 'pending' });
  });

  test('a saved view is its author’s until it is shared with those who work on leads', async () => {
    const salesOnly = { overrideAccess: false, user: staff.users.sales } as const;
    const data = {
      title: 'Moje oferty',
      relatedCollection: 'leads' as const,
      where: { state: { equals: 'offer' } },
    };
    const view = await cms.payload.create({
      collection: 'payload-query-presets',
      data,
      ...salesOnly,
    });
    const seenBy = async (role: Who) => {
      const reader = { overrideAccess: false, user: staff.users[role] } as const;
      const { docs } = await cms.payload.find({ collection: 'payload-query-presets', ...reader });
      return docs.map(({ title }) => title);
    };
    expect(await seenBy('sales')).toEqual(['Moje oferty']);
    expect(await seenBy('admin')).toEqual([]);
    await cms.payload.update({
      collection: 'payload-query-presets',
      id: view.id,
      data: { isShared: true, access: { read: { constraint: 'everyone' } } },
      ...salesOnly,
    });
    expect(await seenBy('admin')).toEqual(['Moje oferty']);
  });
});

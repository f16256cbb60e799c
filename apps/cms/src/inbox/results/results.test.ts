import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { laterInWords, laterReplies } from '../../desk/reply-times.ts';
import { officeAt } from '../../leads/deadlines/office-hours.ts';
import type { EventKind } from '../../leads/events/lead-events.ts';
import { insertEvents } from '../../leads/events/record-events.ts';
import type { Lead } from '../../platform/database/generated/payload-types.ts';
import { newAccount } from '../../testing/accounts.ts';
import { engines } from '../../testing/databases.ts';
import { SAMPLE_CATALOGUE } from '../../testing/sample-catalogue.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { testCms } from '../../testing/test-cms.ts';
import { type PERIODS, readResults, spanOf } from './read-results.ts';
import { ResultTables } from './results-view.tsx';

const ZONE = 'Europe/Warsaw';

describe.each(engines('PostgreSQL'))('the results of sales on %s', (engine) => {
  const cms = testCms({ engine });
  let anna = 0;
  beforeAll(async () => {
    anna = Number((await newAccount(cms.payload, 'Anna', 'sales')).id);
    await cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
  });
  beforeEach(() => {
    // What is open is what the pipeline shows today.
    cms.clock.now = new Date();
  });

  async function lead(data: Partial<Lead>, fields: Record<string, string> = {}, form?: string) {
    const reference = await sendForm(cms, { mail: `${Math.random()}@x.example`, ...fields }, form);
    const { id } = (await cms.leads()).find((one) => one.reference === reference) as Lead;
    await cms.payload.db.updateOne({ collection: 'leads', id, data, returning: false });
    return id;
  }

  async function decided(at: string, data: Partial<Lead>, campaign = '') {
    const id = await lead(data, campaign ? { campaign } : {});
    const event = { lead: id, at, kind: 'state', facts: { to: data.state as string } } as const;
    await insertEvents(cms.payload, {}, [event]);
  }

  const results = (period: (typeof PERIODS)[number], today: string) =>
    readResults(cms.payload, spanOf(period, today, ZONE), today);

  test('count what was decided in the period, and what is open, each currency apart', async () => {
    const google = 'utm_medium=cpc&utm_source=google&utm_campaign=jesie%C5%84+26&gclid=x';
    await decided('2026-06-30T22:30:00Z', { state: 'won', value: 1_000, assignee: anna }, google);
    await decided('2026-07-31T21:59:00Z', { state: 'won', value: 50, currency: 'EUR' });
    await decided('2026-07-31T22:01:00Z', { state: 'won', value: 7 });
    await decided('2026-07-10T10:00:00Z', { state: 'lost', value: 300, assignee: anna }, google);
    await decided('2026-06-30T21:00:00Z', { state: 'lost', value: 9 });
    // It was won, and is open again.
    await decided('2026-07-11T10:00:00Z', { state: 'won' });
    const [again] = (await cms.leads()).slice(-1);
    const data = { state: 'offer', value: 20_000, assignee: anna } as const;
    await cms.payload.db.updateOne({ collection: 'leads', id: again?.id ?? 0, data });
    const expectedAt = (day: string) => ({ expectedAt: `${day}T12:00:00.000Z` });
    await lead({ state: 'talking', value: 1, ...expectedAt('2026-09-02') });
    await lead({ state: 'new', value: 2, ...expectedAt('2026-09-30') });
    await lead({ state: 'new', value: 4, ...expectedAt('2026-07-14') });
    const { all, people, campaigns, months } = await results('month', '2026-07-31');
    const pln = (amount: number) => ({ amount, currency: 'PLN' });
    const byCurrency = all[1].won.sums.toSorted((one, other) => one.amount - other.amount);
    expect(all[1]).toMatchObject({ won: { count: 2 }, lost: { count: 1, sums: [pln(300)] } });
    expect(byCurrency).toEqual([{ amount: 50, currency: 'EUR' }, pln(1_000)]);
    expect(all[1].open).toEqual({ count: 4, sums: [pln(20_007)] });
    expect(Object.fromEntries(people)).toMatchObject({
      Anna: { won: { count: 1 }, lost: { count: 1 }, open: { count: 1 } },
      null: { won: { count: 1 }, lost: { count: 0 }, open: { count: 3 } },
    });
    expect(campaigns).toMatchObject([
      ['google, jesień 26', { won: { sums: [pln(1_000)] }, lost: { sums: [pln(300)] } }],
      [null, { won: { sums: [{ amount: 50, currency: 'EUR' }] } }],
    ]);
    expect(months).toMatchObject([
      ['', { open: { sums: [pln(4)] } }],
      ['2026-09', { open: { count: 2, sums: [pln(3)] } }],
      [null, { open: { sums: [pln(20_000)] } }],
    ]);
    const markup = renderToStaticMarkup(
      createElement(ResultTables, {
        results: await results('month', '2026-07-31'),
        language: 'pl',
      }),
    );
    expect(markup.replaceAll('\u00a0', ' ')).toContain('20 007 zł');
    expect(markup).toContain('wrzesień 2026');
    expect(markup).toContain('data minęła');
  });

  test('replies to later words are counted apart', async () => {
    const id = await lead({ state: 'answered', firstAnsweredAt: '2026-07-06T08:00:00.000Z' });
    const event = (kind: EventKind, at: string) => ({ lead: id, kind, at: `2026-07-06T${at}Z` });
    await insertEvents(cms.payload, {}, [
      event('reply-sent', '08:00:00'),
      event('reply-received', '08:10:00'),
      event('reply-received', '08:20:00.500'),
      event('reply-sent', '08:30:30'),
    ]);
    const [from, to] = [new Date('2026-07-01'), new Date('2026-08-01')];
    const office = await officeAt(cms.payload, to);
    const later = await laterReplies(cms.payload, { from, to }, office);
    expect(later).toEqual({ count: 1, median: 21 });
    expect(laterInWords(later, 'pl')?.replaceAll('\u00a0', ' ')).toMatch(
      /klientów: 1\..* 21 min\.$/,
    );
  });

  test('a lead without a value counts with its estimate', async () => {
    const quote = { topic: 'estimate', companyName: 'Zakład', items: 'cart' };
    await lead({}, quote, '/kalkulator-aplikacji/send-message');
    const [, { open }] = (await results('month', '2026-07-15')).all;
    expect(open).toMatchObject({ count: 1, sums: [{ currency: 'PLN' }] });
    expect(open.sums[0]?.amount).toBeGreaterThan(0);
  });

  test.each([
    ['month', '2026-06-30T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
    ['last-month', '2026-05-31T22:00:00.000Z', '2026-06-30T22:00:00.000Z'],
    ['quarter', '2026-06-30T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
    ['year', '2025-12-31T23:00:00.000Z', '2026-07-15T22:00:00.000Z'],
  ] as const)('the period %s has its days by the company’s clock', (period, from, to) => {
    const span = spanOf(period, '2026-07-15', ZONE);
    expect([span.from.toISOString(), span.to.toISOString()]).toEqual([from, to]);
    expect(spanOf('last-month', '2026-01-03', ZONE).from.toISOString()).toBe(
      '2025-11-30T23:00:00.000Z',
    );
  });
});

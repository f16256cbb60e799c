import { savedEstimate, successReply } from '@osnowa/contract';
import { estimateOf } from '@osnowa/estimate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Catalogue } from '../database/generated/payload-types.ts';
import { SAMPLE_CATALOGUE } from '../testing/sample-catalogue.ts';
import { CONTACT, startTestCms, type TestCms, urlencoded } from '../testing/test-cms.ts';

const PATH = '/kalkulator-aplikacji/send-message';
let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
  await cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
});
afterAll(() => cms?.stop());
beforeEach(() => cms.clear());

function send(changes: Record<string, string> = {}): Promise<Response> {
  const quote = { ...CONTACT, topic: 'estimate', companyName: 'Zakład', items: 'cart,ssl' };
  return cms.post(PATH, urlencoded({ ...quote, ...changes }));
}

test('a sent choice is an estimate of the lead, with a link of its own', async () => {
  const { data } = successReply.parse(await (await send({ later: 'cart', mobile: '1' })).json());
  const read = await cms.request(`/estimates/${data.estimate?.key}`);
  const estimate = savedEstimate.parse(await read.json());
  expect(estimate.choice).toEqual({
    items: ['cart', 'ssl'],
    later: ['cart'],
    preset: null,
    mobile: true,
  });
  const [lead] = await cms.leads();
  const ofLead = await cms.payload.findByID({
    collection: 'estimates',
    id: lead?.estimate as number,
  });
  expect(ofLead.number).toBe(estimate.number);
});

test('what was described in words is printed with the figures, and is no total', async () => {
  const notes = 'Faktury z SAP, także z Kolonii';
  const answer = await send({ notes, customised: '1', users: '25' });
  const { data } = successReply.parse(await answer.json());
  const read = await cms.request(`/estimates/${data.estimate?.key}`);
  expect(read.headers.get('content-disposition')).toContain(`${data.estimate?.number}.json`);
  expect(savedEstimate.parse(await read.json())).toMatchObject({
    described: { users: 25, customised: true, notes },
    rounding: 'up',
  });
});

test('a saved estimate comes along with a request as it is, and is not made again', async () => {
  const { data: first } = successReply.parse(await (await send()).json());
  const { totalDocs } = await cms.payload.count({ collection: 'estimates' });
  const key = first.estimate?.key ?? '';
  const again = await send({ items: '', estimate: key, mail: 'prezes@firma.example' });
  const { data } = successReply.parse(await again.json());
  expect(data.estimate).toEqual(first.estimate);
  expect((await cms.payload.count({ collection: 'estimates' })).totalDocs).toBe(totalDocs);
  const leads = await cms.leads();
  expect(leads.map(({ estimate }) => estimate)).toHaveLength(2);
  expect(new Set(leads.map(({ estimate }) => estimate)).size).toBe(1);
});

test('what was sent keeps its figures when a dearer catalogue is published', async () => {
  const { data } = successReply.parse(await (await send()).json());
  const read = async () => {
    const answer = await cms.request(`/estimates/${data.estimate?.key}`);
    const { catalogue, choice } = savedEstimate.parse(await answer.json());
    return estimateOf(catalogue, choice, 'PLN');
  };
  const before = await read();
  const { docs } = await cms.payload.find({ collection: 'catalogues' });
  const { id, rates } = docs[0] as Catalogue;
  const publish = (next: object) =>
    cms.payload.update({
      collection: 'catalogues',
      id,
      data: { rates: { ...rates, ...next }, _status: 'published' },
    });
  await publish({ dailyRatePLN: 9_000, rangeFactor: 2, smallestDays: 70 });
  expect(await read()).toEqual(before);
  await publish({});
});

test('an estimate stored before words and rounding were opens with the figures of its day', async () => {
  const { data } = successReply.parse(await (await send({ items: 'ssl' })).json());
  const where = { key: { equals: data.estimate?.key } };
  const choice = { items: ['ssl'], later: [], preset: null, mobile: false };
  await cms.payload.db.updateOne({ collection: 'estimates', where, data: { choice } });
  const read = await cms.request(`/estimates/${data.estimate?.key}`);
  expect(savedEstimate.parse(await read.json())).toMatchObject({
    choice,
    described: { users: null, customised: false, notes: '' },
    rounding: 'nearest',
  });
});

test('a catalogue stored before there was a smallest project has none', async () => {
  const { data } = successReply.parse(await (await send({ items: 'ssl' })).json());
  const [stored] = (await cms.payload.find({ collection: 'catalogue-versions' })).docs;
  const catalogue = stored?.catalogue as unknown as { rates: { smallestDays?: number | null } };
  delete catalogue.rates.smallestDays;
  const { id } = stored as { id: number };
  await cms.payload.db.updateOne({ collection: 'catalogue-versions', id, data: { catalogue } });
  const read = await cms.request(`/estimates/${data.estimate?.key}`);
  const { choice, catalogue: kept } = savedEstimate.parse(await read.json());
  expect(kept.rates.smallestDays).toBeNull();
  expect(estimateOf(kept, choice, 'PLN').effort).toMatchObject({ missing: 0, low: 3 });
});

test('the same submission again names the same estimate', async () => {
  const idempotencyKey = '0b9a6a34-6c2b-4c3e-9a53-0f2c1f4f2f6e';
  const before = (await cms.payload.count({ collection: 'estimates' })).totalDocs;
  const answers = [await send({ idempotencyKey }), await send({ idempotencyKey })];
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
  expect(second).toEqual(first);
  const { totalDocs } = await cms.payload.count({ collection: 'estimates' });
  expect(totalDocs).toBe(before + 1);
});

test('I38 an item that is not in the catalogue is refused, and nothing is stored', async () => {
  const answer = await send({ items: 'cart,moon' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    error: { code: 'Validation', fields: { items: 'formNotFilledCorrectly' } },
  });
  expect(await cms.leads()).toEqual([]);
});

test('I38 a total that the sender claims changes nothing', async () => {
  const { data } = successReply.parse(
    await (await send({ total: '700007', low: '-900009' })).json(),
  );
  const read = await cms.request(`/estimates/${data.estimate?.key}`);
  expect(await read.text()).not.toMatch(/700007|900009/);
});

test('a description in words alone is a lead without an estimate', async () => {
  const { data } = successReply.parse(await (await send({ items: '' })).json());
  expect(data.estimate).toBeUndefined();
  expect(await cms.leads()).toHaveLength(1);
});

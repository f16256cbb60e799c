import { estimateSaved, savedEstimate, successReply } from '@osnowa/contract';
import { estimateOf } from '@osnowa/estimate';
import { beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../platform/database/generated/payload-types.ts';
import { SAMPLE_CATALOGUE } from '../../testing/sample-catalogue.ts';
import { CONTACT, testCms, urlencoded } from '../../testing/test-cms.ts';

const CHOICE = { items: ['cart', 'ssl'], later: ['cart'], preset: null, mobile: true };

/** The visitor's data of an estimate that is saved. */
interface Data {
  estimate?: { number: string; key: string } | undefined;
}

const PATH = '/kalkulator-aplikacji/send-message';
const cms = testCms();
beforeAll(async () => {
  await cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
});

function send(changes: Record<string, string> = {}): Promise<Response> {
  const quote = { ...CONTACT, topic: 'estimate', companyName: 'Zakład', items: 'cart,ssl' };
  return cms.post(PATH, urlencoded({ ...quote, ...changes }));
}

/** The visitor's answer after sending a choice. */
async function sent(changes: Record<string, string> = {}) {
  return successReply.parse(await (await send(changes)).json()).data;
}

/** Saves a choice without sending it to anybody. */
function keep(changes: object = {}): Promise<Response> {
  const body = { calculator: 'kalkulator-aplikacji', locale: 'pl', choice: CHOICE, ...changes };
  return cms.request('/estimates', { method: 'POST', body: JSON.stringify(body) });
}

async function kept(changes: object = {}): Promise<Data> {
  return { estimate: estimateSaved.parse(await (await keep(changes)).json()).data };
}

/** The estimate under its link. */
async function readAgain({ estimate }: Data) {
  return savedEstimate.parse(await (await cms.request(`/estimates/${estimate?.key}`)).json());
}

const countEstimates = async () => (await cms.payload.count({ collection: 'estimates' })).totalDocs;

test('a saved choice can be read again under its key, with what its figures are made of', async () => {
  const data = await kept({ choice: { ...CHOICE, items: ['cart', 'cart', 'ssl'] } });
  const read = await readAgain(data);
  const { number = '', key = '' } = data.estimate ?? {};
  expect(read).toMatchObject({ number, calculator: 'kalkulator-aplikacji', choice: CHOICE });
  const { effort } = estimateOf(read.catalogue, read.choice, 'PLN');
  expect(effort).toEqual({ items: 11, mobile: 4, missing: 0, sum: 15, low: 15, high: 20 });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  for (const other of ['1', '0'.repeat(32), `${key.slice(0, 31)}g`, `${key}a`])
    expect((await cms.request(`/estimates/${other}`)).status).toBe(404);
});

test('it is a PDF with embedded fonts', async () => {
  const { estimate } = await kept();
  const answer = await cms.request(`/estimates/${estimate?.key}/pdf?locale=de`);
  const pdf = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.includes('FontFile')).toBe(true);
  expect(pdf.byteLength).toBeLessThan(200_000);
});

test.each([
  ['an item that no catalogue has', { choice: { ...CHOICE, items: ['cart', 'moon'] } }, 422],
  ['nothing chosen', { choice: { ...CHOICE, items: [] } }, 400],
  ['ten thousand items', { choice: { ...CHOICE, items: Array(10_000).fill('cart') } }, 413],
  ['a total of the sender', { total: 0 }, 400],
  ['an unknown calculator', { calculator: 'kalkulator-marzeń' }, 400],
  ['a calculator without a catalogue', { calculator: 'kalkulator-dms' }, 404],
])('I38 %s cannot be an estimate', async (_, changes, status) => {
  expect((await keep(changes)).status).toBe(status);
});

test('a sent choice is an estimate of the lead, with a link of its own', async () => {
  const { number, choice } = await readAgain(await sent({ later: 'cart', mobile: '1' }));
  expect(choice).toEqual({ items: ['cart', 'ssl'], later: ['cart'], preset: null, mobile: true });
  const id = (await cms.leads())[0]?.estimate as number;
  expect((await cms.payload.findByID({ collection: 'estimates', id })).number).toBe(number);
});

test('what was described in words is printed with the figures, and is no total', async () => {
  const notes = 'Faktury z SAP, także z Kolonii';
  const data = await sent({ notes, customised: '1', users: '25' });
  const read = await cms.request(`/estimates/${data.estimate?.key}`);
  expect(read.headers.get('content-disposition')).toContain(`${data.estimate?.number}.json`);
  expect(savedEstimate.parse(await read.json())).toMatchObject({
    described: { users: 25, customised: true, notes },
    rounding: 'up',
  });
});

test('a saved estimate comes along with a request as it is, and is not made again', async () => {
  const { estimate } = await sent();
  const before = await countEstimates();
  const again = { items: '', estimate: estimate?.key ?? '', mail: 'prezes@firma.example' };
  expect((await sent(again)).estimate).toEqual(estimate);
  const [first, second] = await cms.leads();
  expect(second?.estimate).toBe(first?.estimate);
  expect(await countEstimates()).toBe(before);
  // One submission that is sent twice.
  const idempotencyKey = '0b9a6a34-6c2b-4c3e-9a53-0f2c1f4f2f6e';
  const twice = { idempotencyKey, mail: 'ola@klient.example' };
  expect(await sent(twice)).toEqual(await sent(twice));
  expect(await countEstimates()).toBe(before + 1);
});

test('what was sent keeps its figures when a dearer catalogue is published', async () => {
  const data = await sent();
  const figures = async () => {
    const { catalogue, choice } = await readAgain(data);
    return estimateOf(catalogue, choice, 'PLN');
  };
  const before = await figures();
  const { docs } = await cms.payload.find({ collection: 'catalogues' });
  const { id, rates } = docs[0] as Catalogue;
  const publish = (next: object) =>
    cms.payload.update({
      collection: 'catalogues',
      id,
      data: { rates: { ...rates, ...next }, _status: 'published' },
    });
  await publish({ dailyRatePLN: 9_000, rangeFactor: 2, smallestDays: 70 });
  expect(await figures()).toEqual(before);
  await publish({});
});

test('an estimate stored before words and rounding were opens with the figures of its day', async () => {
  const data = await sent({ items: 'ssl' });
  const where = { key: { equals: data.estimate?.key } };
  const choice = { items: ['ssl'], later: [], preset: null, mobile: false };
  await cms.payload.db.updateOne({ collection: 'estimates', where, data: { choice } });
  expect(await readAgain(data)).toMatchObject({
    choice,
    described: { users: null, customised: false, notes: '' },
    rounding: 'nearest',
  });
});

test('a catalogue stored before there was a smallest project has none', async () => {
  const data = await sent({ items: 'ssl' });
  const [stored] = (await cms.payload.find({ collection: 'catalogue-versions' })).docs;
  const catalogue = stored?.catalogue as unknown as { rates: { smallestDays?: number | null } };
  delete catalogue.rates.smallestDays;
  const { id } = stored as { id: number };
  await cms.payload.db.updateOne({ collection: 'catalogue-versions', id, data: { catalogue } });
  const { choice, catalogue: kept } = await readAgain(data);
  expect(kept.rates.smallestDays).toBeNull();
  expect(estimateOf(kept, choice, 'PLN').effort).toMatchObject({ missing: 0, low: 3 });
});

/** Finished projects of eight or more, which took so many times the estimated days. */
async function finish(...ratios: number[]) {
  for (const [index, ratio] of ratios.entries()) {
    const work = [{ part: 'security', estimated: 10, actual: 10 * ratio }];
    const name = `Projekt ${index} ${ratio}`;
    const data = { name, calculator: 'kalkulator-aplikacji', closedOn: '2026-05-29', work };
    await cms.payload.create({ collection: 'delivered-projects', data: data as never });
  }
}

test('a kept estimate keeps its range to the byte, whatever projects are finished later', async () => {
  const bytes = async ({ estimate }: Data) =>
    (await cms.request(`/estimates/${estimate?.key}`)).text();
  const before = await kept();
  const first = await bytes(before);
  expect(first).not.toMatch(/history|basis/);
  await finish(0.9, 1, 1, 1.1, 1.2, 1.2, 1.3, 2);
  const measured = await kept();
  const second = await bytes(measured);
  expect(JSON.parse(second).basis).toEqual({ projects: 8, isMeasured: true, low: 0.9, high: 2 });
  await finish(5, 5, 5);
  expect(await bytes(before)).toBe(first);
  expect(await bytes(measured)).toBe(second);
  const { catalogue, choice } = await readAgain(measured);
  expect(estimateOf(catalogue, choice, 'PLN').effort).toMatchObject({ sum: 15, low: 13, high: 30 });
  expect(await bytes(await kept())).toContain('"projects":11');
  await cms.payload.delete({ collection: 'delivered-projects', where: {} });
  expect(await bytes(before)).toBe(first);
  expect(await bytes(measured)).toBe(second);
  // Without a project, a new estimate has the version of the catalogue that it had before.
  const versions = await cms.payload.count({ collection: 'catalogue-versions' });
  await kept();
  expect(await cms.payload.count({ collection: 'catalogue-versions' })).toEqual(versions);
});

test('I38 an item that is not in the catalogue is refused, and nothing is stored', async () => {
  const answer = await send({ items: 'cart,moon' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    error: { code: 'Validation', fields: { items: 'formNotFilledCorrectly' } },
  });
  expect(await cms.leads()).toEqual([]);
});

test('I38 a total that the sender claims changes nothing; words alone are a lead without an estimate', async () => {
  const { estimate } = await sent({ total: '700007', low: '-900009' });
  const read = await cms.request(`/estimates/${estimate?.key}`);
  expect(await read.text()).not.toMatch(/700007|900009/);
  expect((await sent({ items: '', mail: 'ola@klient.example' })).estimate).toBeUndefined();
  expect(await cms.leads()).toHaveLength(2);
});

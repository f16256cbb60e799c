import { type Catalogue, estimateSaved, type SavedEstimate, savedEstimate } from '@osnowa/contract';
import { estimateOf } from '@osnowa/estimate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../testing/running-api.ts';
import { SAMPLE_CATALOGUE } from '../testing/sample-catalogue.ts';

let api: RunningApi;

const CHOICE = { items: ['cart', 'ssl'], later: ['cart'], preset: null, mobile: true };

beforeAll(async () => {
  api = await startApi();
  await api.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
});
afterAll(() => api.stop());

function keep(changes: object = {}): Promise<Response> {
  const body = { calculator: 'kalkulator-aplikacji', locale: 'pl', choice: CHOICE, ...changes };
  return api.request('/estimates', { method: 'POST', body: JSON.stringify(body) });
}

async function saved(): Promise<{ number: string; key: string; estimate: SavedEstimate }> {
  const { data } = estimateSaved.parse(await (await keep()).json());
  const read = await api.request(`/estimates/${data.key}`);
  return { ...data, estimate: savedEstimate.parse(await read.json()) };
}

const figuresOf = ({ catalogue, choice }: SavedEstimate) =>
  estimateOf(catalogue, choice, 'PLN').effort;

describe('a saved estimate', () => {
  test('can be read again under its key, with what its figures are made of', async () => {
    const { number, estimate } = await saved();
    expect(estimate).toMatchObject({ number, calculator: 'kalkulator-aplikacji', choice: CHOICE });
    expect(figuresOf(estimate)).toEqual({ items: 11, mobile: 4, missing: 0, low: 15, high: 20 });
  });

  test('keeps its figures when the catalogue changes', async () => {
    const { key, estimate } = await saved();
    const { docs } = await api.payload.find({ collection: 'catalogues' });
    const [catalogue] = docs;
    const groups = structuredClone(catalogue?.groups ?? []);
    const cart = groups[0]?.items?.[0];
    if (cart) cart.dayCost = 80;
    await api.payload.update({
      collection: 'catalogues',
      id: catalogue?.id as number,
      data: { groups, version: '2' },
    });
    const again = savedEstimate.parse(await (await api.request(`/estimates/${key}`)).json());
    expect(figuresOf(again)).toEqual(figuresOf(estimate));
    const current = (await (await api.request('/kalkulator-aplikacji')).json()) as Catalogue;
    expect(estimateOf(current, again.choice, 'PLN').effort.items).toBe(83);
  });

  test('has no link that can be guessed', async () => {
    const { key } = await saved();
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    for (const other of ['1', '0'.repeat(32), `${key.slice(0, 31)}g`, `${key}a`]) {
      expect((await api.request(`/estimates/${other}`)).status).toBe(404);
    }
  });

  test.each(['pl', 'en', 'de'])('is a PDF with embedded fonts in %s', async (locale) => {
    const { key } = await saved();
    const answer = await api.request(`/estimates/${key}/pdf?locale=${locale}`);
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('FontFile')).toBe(true);
    expect(pdf.byteLength).toBeLessThan(200_000);
  });
});

describe('I38 what cannot be an estimate is refused', () => {
  test.each([
    ['an item that no catalogue has', { choice: { ...CHOICE, items: ['cart', 'moon'] } }, 422],
    ['nothing chosen', { choice: { ...CHOICE, items: [] } }, 400],
    ['ten thousand items', { choice: { ...CHOICE, items: Array(10_000).fill('cart') } }, 413],
    ['a total of the sender', { total: 0 }, 400],
    ['an unknown calculator', { calculator: 'kalkulator-marzeń' }, 400],
    ['a calculator without a catalogue', { calculator: 'kalkulator-dms' }, 404],
  ])('%s', async (_, changes, status) => {
    const body = JSON.stringify({
      calculator: 'kalkulator-aplikacji',
      locale: 'pl',
      choice: CHOICE,
      ...changes,
    });
    const answer = await api.request('/estimates', { method: 'POST', body });
    expect(answer.status).toBe(status);
  });

  test('what stands twice counts once', async () => {
    const doubled = { ...CHOICE, items: ['cart', 'cart', 'ssl'] };
    const { data } = estimateSaved.parse(await (await keep({ choice: doubled })).json());
    const read = savedEstimate.parse(await (await api.request(`/estimates/${data.key}`)).json());
    expect(read.choice.items).toEqual(['cart', 'ssl']);
  });
});

import { palette } from '@osnowa/brand';
import { area, feature } from '@osnowa/contract';
import { writeLocalised } from '@osnowa/text';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, startFakeApi } from '../../../server/testing/fake-api.ts';
import { testClient } from '../../../server/testing/test-client.ts';
import { PICTURE_OF_TEST } from '../../ui/testing/picture-of-test.ts';
import type { Content } from '../content.ts';
import { casesOf } from './cards.ts';
import {
  areaNamed,
  careerNamed,
  leadingAccent,
  otherExamples,
  realizationNamed,
} from './details.ts';

const AREA = area.parse({
  id: 1,
  PageName: 'sales',
  updated_at: '2026-11-02T08:00:00.000Z',
  Order: 1,
  shouldShowInHeaderMenu: true,
  Icon: 'store',
  ...['Name', 'CardTitle', 'ShortDescription', 'Header1', 'SubHeader1'].reduce(withWords, {}),
  ...['Header2', 'SubHeader2', 'SeoTitle', 'SeoDescription'].reduce(withWords, {}),
  ...['Description1', 'Description2', 'Description3'].reduce(withWords, {}),
  HeaderImage: null,
  ImageHeader: null,
  DescriptionImage: null,
  features: [7, 3, 9],
  realizations: [],
});

function withWords(all: object, name: string): object {
  return { ...all, ...writeLocalised(name, { pl: `${name} po polsku` }) };
}

const featureOf = (id: number) =>
  feature.parse({
    id,
    Icon: 'tags',
    ...writeLocalised('CardTitle', { pl: `Funkcja ${id}` }),
    feature_elements: [],
  });

let api: FakeApi;
let content: Content;

beforeEach(async () => {
  api = await startFakeApi();
  api.content.areas = [AREA];
  api.content['area-features'] = [featureOf(3), featureOf(7)];
  content = testClient(api.url).forRequest('pl');
});

/** The error response of a loader. */
const refusalOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'a page',
    ({ data, init }) => [init.status, data.code],
  );

test('an area shows its features in the editor’s order; one that is gone is left out', async () => {
  const { features } = await areaNamed(content, 'areas', 'sales');
  expect(features.map(({ id }) => id)).toEqual([7, 3]);
  expect(api.calls).toContain('area-features?id_in=7&id_in=3&id_in=9');
  expect(content.degraded).toBe(false);
});

test('features that cannot be read are an empty section on a page that is not cached', async () => {
  delete api.content['area-features'];
  const { area, features } = await areaNamed(content, 'areas', 'sales');
  expect([area.pageName, features]).toEqual(['sales', []]);
  expect(content.degraded).toBe(true);
  await expect(content.get('area-features', { id_in: [7] })).rejects.toMatchObject({
    code: 'FeatureNotFound',
  });
});

test.each<[string, () => Promise<unknown>, string]>([
  ['area', () => areaNamed(content, 'areas', 'nothing'), 'NotFound'],
  ['industry', () => areaNamed(content, 'industries', 'sales'), 'NotFound'],
  ['case study', () => realizationNamed(content, 'nothing'), 'NotFound'],
  ['job', () => careerNamed(content, 'nothing'), 'CareerNotFound'],
])(
  'a missing %s is 404, with the code of the specification, and 503 if it cannot be read',
  async (_, read, code) => {
    expect(await refusalOf(read())).toEqual([404, code]);
    api.mode = 'gone';
    content = testClient(api.url).forRequest('pl');
    expect(await refusalOf(read())).toEqual([503, 'Unavailable']);
  },
);

test('other examples are those made in the same way, in the order of the list', () => {
  const made = (slug: string, ...technologies: string[]) => ({ slug, technologies });
  const all = [made('a', 'C#'), made('b', 'React'), made('c'), made('d', 'React', 'Node.js')];
  const others = otherExamples(made('d', 'React', 'Node.js'), all);
  expect(others.map(({ slug }) => slug)).toEqual(['b', 'a', 'c']);
});

test('areas that quote the same customer have different figures; one without a case study has none', () => {
  const pl = (text: string) => ({ text, lang: 'pl' as const });
  const image = PICTURE_OF_TEST;
  const figures = ['−23%', '+12'].map((value) => ({ id: value, value: pl(value), label: pl('') }));
  const quoting = (id: number | null, realizations: number[] = []) => ({
    quotedRealization: id,
    realizations,
  });
  const cases = casesOf(
    [quoting(5), quoting(null, [5]), quoting(5), quoting(null), quoting(99)],
    [{ id: 5, image, figures, proof: null }],
  );
  expect(cases.map((one) => one?.figure?.value.text)).toEqual([
    '−23%',
    undefined,
    '+12',
    undefined,
    undefined,
  ]);
  expect(cases[1]?.image).toBe(image);
});

test('the line of an area has the colour of the product that quotes the first of its customers', () => {
  const products = [
    { accent: palette.success, quotedRealization: 9 },
    { accent: palette.warning, quotedRealization: 4 },
    { accent: palette.accent, quotedRealization: null },
  ];
  expect(leadingAccent([{ id: 1 }, { id: 4 }, { id: 9 }], products)).toBe(palette.warning);
  expect(leadingAccent([{ id: 1 }], products)).toBeNull();
});

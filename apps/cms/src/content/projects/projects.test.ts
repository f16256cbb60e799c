import { type ReadReply, TAGS_HEADER } from '@osnowa/contract';
import { estimateOf } from '@osnowa/estimate';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { officeWords } from '../../kit/words.ts';
import type { DeliveredProject } from '../../platform/database/generated/payload-types.ts';
import { contentChanges } from '../../publishing/content-changes.ts';
import { testApi } from '../../testing/running-api.ts';
import { SAMPLE_CATALOGUE } from '../../testing/sample-catalogue.ts';
import { beginProject } from './begin-project.ts';
import { importProjects } from './import.ts';

const api = testApi();
const collection = 'delivered-projects';
const CALCULATOR = 'kalkulator-aplikacji';
let reported: string[] = [];

beforeAll(async () => {
  await api.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
  contentChanges(api.payload).listen({
    onChange: ({ tags }) => reported.push(...tags),
    onGap: () => reported.push('gap'),
  });
});

beforeEach(async () => {
  await api.payload.delete({ collection, where: {} });
  reported = [];
});

const project = (name: string, actual: number, changes: object = {}) => ({
  name,
  calculator: CALCULATOR,
  closedOn: '2026-05-29T00:00:00.000Z',
  origin: 'hand' as const,
  work: [{ part: 'security', estimated: 10, actual }],
  ...changes,
});

const store = (...of: Parameters<typeof project>) =>
  api.payload.create({ collection, data: project(...of) as never });

const read = async <Name extends 'delivered-projects' | typeof CALCULATOR>(name: Name) =>
  (await (await api.request(`/${name}`)).json()) as ReadReply<Name>;

const history = async () => (await read(CALCULATOR)).rates.history;

test('a finished project has its sums, and is in the catalogue of its calculator without its name', async () => {
  const work = [
    { part: 'security', estimated: 10, actual: 12.5 },
    { part: 'Przeniesienie danych', estimated: 0, actual: 4 },
  ];
  const stored = await store('Zakład pana Jana', 0, { work });
  expect(stored).toMatchObject({ estimated: 10, actual: 16.5, state: 'closed' });
  expect(await history()).toEqual([{ days: 10, ratio: 1.65 }]);
  const [shown] = await read(collection);
  expect(shown).toEqual({
    id: stored.id,
    Calculator: CALCULATOR,
    ClosedOn: '2026-05-29',
    Estimated: 10,
    Actual: 16.5,
    Label_pl: null,
    Label_en: null,
    Label_de: null,
  });
});

test('a change drops what shows the range, and new estimates use it at once', async () => {
  const tags = async () => (await api.request(`/${CALCULATOR}`)).headers.get(TAGS_HEADER);
  expect((await tags())?.split(' ')).toContain(collection);
  for (let nth = 1; nth <= 7; nth += 1) await store(`Projekt ${nth}`, 10 + nth);
  const figures = async () => {
    const catalogue = await read(CALCULATOR);
    const choice = { items: ['cart', 'ssl'], later: [], preset: null, mobile: false };
    return estimateOf(catalogue, choice, 'PLN');
  };
  expect((await figures()).basis).toMatchObject({ projects: 7, isMeasured: false });
  reported = [];
  const { id } = await store('Projekt 8', 30);
  expect(reported).toContain(collection);
  expect(reported).not.toContain('facts');
  expect((await figures()).basis).toEqual({ projects: 8, isMeasured: true, low: 1.1, high: 3 });
  expect((await figures()).effort).toMatchObject({ sum: 11, low: 12, high: 33 });
  await api.payload.update({ collection, id, data: { deletedAt: '2026-11-30' } as never });
  expect((await figures()).basis).toMatchObject({ projects: 7, isMeasured: false });
});

test('a running project counts in nothing until it is closed', async () => {
  const work = [{ part: 'security', estimated: 20 }];
  const id = await beginProject(api.payload, { calculator: CALCULATOR, name: 'Oferta 7', work });
  expect(await api.payload.findByID({ collection, id })).toMatchObject({
    state: 'running',
    origin: 'offer',
    estimated: 20,
    actual: null,
  });
  expect(await history()).toEqual([]);
  expect(await read(collection)).toEqual([]);
  const close = (data: Partial<DeliveredProject>) =>
    api.payload.update({ collection, id, data: { closedOn: '2026-11-02', ...data } });
  await expect(close({})).rejects.toMatchObject({
    data: { errors: [{ path: 'work.0.actual' }] },
  });
  reported = [];
  await close({ work: [{ part: 'security', estimated: 20, actual: 31 }] });
  expect(reported).toContain(collection);
  expect(await history()).toEqual([{ days: 20, ratio: 1.55 }]);
});

const REST = [{ part: 'y', estimated: 4, actual: 4 }];

test.each([
  ['a day to come', { closedOn: '2999-01-01T00:00:00.000Z' }, 'closedOn'],
  ['nothing estimated', { work: [{ part: 'x', estimated: 0, actual: 4 }] }, 'work'],
  ['nothing done', { work: [{ part: 'x', estimated: 4, actual: 0 }] }, 'work'],
  [
    'fewer than no days',
    { work: [...REST, { part: 'x', estimated: 4, actual: -1 }] },
    'work.1.actual',
  ],
])('%s is refused at its field', async (_what, changes, path) => {
  await expect(store('Zły', 1, changes)).rejects.toMatchObject({
    data: { errors: [expect.objectContaining({ path })] },
  });
});

test('the short form of a calculator has the projects of the long one', async () => {
  const data = { ...SAMPLE_CATALOGUE, calculator: 'kalkulator-dms-n' } as const;
  const { id } = await api.payload.create({ collection: 'catalogues', data });
  await store('Obieg', 12, { calculator: 'kalkulator-dms' });
  const short = await (await api.request('/kalkulator-dms-n')).json();
  expect(short.rates.history).toEqual([{ days: 10, ratio: 1.2 }]);
  expect(await history()).toEqual([]);
  await api.payload.db.deleteOne({ collection: 'catalogues', where: { id: { equals: id } } });
});

test('an earlier site gets catalogues without the field that it does not know', async () => {
  await store('Projekt', 12);
  const headers = { 'x-later-fields': 'smallestDays' };
  const known = await (await api.request(`/${CALCULATOR}`, { headers })).json();
  expect(known.rates).not.toHaveProperty('history');
});

const HEADING = 'Kalkulator;Nazwa;Zakończono;Część;Przewidziane;Rzeczywiste';

const load = (...lines: string[]) =>
  importProjects(api.payload, new TextEncoder().encode(lines.join('\n')), { user: null });

const count = async () => (await api.payload.count({ collection })).totalDocs;

/** Rows and sentences of what is wrong with a file. */
async function problemsOf(...lines: string[]) {
  const outcome = await load(...lines);
  if (!('problems' in outcome)) throw new Error('The file was taken over.');
  return outcome.problems.map(({ row, words }) => `${row} ${words(officeWords('en'))}`);
}

test('a file is taken over, and the same file again adds nothing', async () => {
  const file = [
    HEADING,
    'Aplikacja;Zakład;29.05.2026;security;10,5;12',
    'Aplikacja;Zakład;2026-05-29;Szkolenie;0;1,25',
    'kalkulator-dms;Obieg;2026-01-02;capture;20;18',
  ];
  expect(await load(...file)).toEqual({ created: 2, unchanged: 0 });
  expect(reported).toContain(collection);
  expect(await history()).toEqual([{ days: 10.5, ratio: 1.262 }]);
  expect(await load(...file)).toEqual({ created: 0, unchanged: 2 });
  const more = [...file, 'DMS;Nowy;2026-02-02;capture;20;40'];
  expect(await load(...more)).toEqual({ created: 1, unchanged: 2 });
  const english = [
    'calculator,name,closed,part,estimated,actual',
    'ERP,Plant,2026-03-01,sales,4,5',
  ];
  expect(await load(...english)).toEqual({ created: 1, unchanged: 0 });
  expect(await count()).toBe(4);
});

test('each fault is named by row and column, and then nothing is taken over', async () => {
  const problems = await problemsOf(
    HEADING,
    'Aplikacja;Dobry;2026-05-29;security;10;12',
    'CRM;Zły;2026-02-30;;dziesięć;-1',
    'Aplikacja;Dobry;2026-05-30;ssl;1;1',
    'Aplikacja;Pusty;2026-05-30;ssl;0;1',
    'Aplikacja;Jutro;2999-01-01;ssl;1;1',
  );
  expect(problems.map((one) => one.replace(/:.*/, ''))).toEqual([
    ...['Kalkulator', 'Zakończono', 'Część', 'Przewidziane', 'Rzeczywiste'].map((at) => `3 ${at}`),
    '4 Zakończono',
    '5 Przewidziane',
    '6 Zakończono',
  ]);
  expect(problems[0]).toBe(
    '3 Kalkulator: there is no such calculator. Write its name, such as “Application”.',
  );
  expect(await count()).toBe(0);
});

test.each([
  ['other columns', ['from;to', '/a;/b']],
  ['only a heading', [HEADING]],
  ['a quote that is never closed', [HEADING, '"Aplikacja;Zakład;2026-05-29;security;10;12']],
  ['two thousand and one rows', [HEADING, ...Array(2001).fill('Aplikacja;Z;2026-05-29;s;1;1')]],
])('S17 a file with %s is no table of projects', async (_what, lines) => {
  expect(await problemsOf(...lines)).toEqual([expect.stringMatching(/^0 /)]);
});

test('a file does not change what is stored, or bring back what is in the trash', async () => {
  const { id } = await store('Zakład', 12);
  const line = 'Aplikacja;Zakład;2026-05-29;security;10;13';
  const added = 'Aplikacja;Nowy;2026-05-29;security;10;13';
  expect(await problemsOf(HEADING, added, line)).toEqual([
    expect.stringMatching(/^3 .*other days/),
  ]);
  await api.payload.update({ collection, id, data: { deletedAt: '2026-11-30' } as never });
  expect(await problemsOf(HEADING, line)).toEqual([expect.stringMatching(/^2 .*trash/)]);
  expect(await count()).toBe(0);
});

test('a failure in the middle leaves everything as it was', async () => {
  const { db } = api.payload;
  const create = db.create.bind(db);
  let calls = 0;
  db.create = (args) => {
    calls += args.collection === collection ? 1 : 0;
    return calls === 2 ? Promise.reject(new Error('The disk is full.')) : create(args);
  };
  try {
    const rows = ['A', 'B'].map((name) => `Aplikacja;${name};2026-05-29;security;10;12`);
    await expect(load(HEADING, ...rows)).rejects.toThrow();
  } finally {
    db.create = create;
  }
  expect([await count(), reported]).toEqual([0, []]);
});

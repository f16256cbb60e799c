import { shownToday } from '@osnowa/text/facts';
import { beforeAll, describe, expect, test } from 'vitest';
import { officeWords } from '../../kit/words.ts';
import { officeAt } from '../../leads/deadlines/office-hours.ts';
import { promisedMinutes } from '../../leads/deadlines/office-time.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { beginFactDay } from '../../reads/fact-day.ts';
import { factsOf } from '../../reads/facts.ts';
import { readSiteWords } from '../../reads/site-words.ts';
import { outcomeOf } from '../../testing/outcome.ts';
import { richText } from '../../testing/rich-text.ts';
import { testApi } from '../../testing/running-api.ts';
import { testStaff } from '../../testing/staff.ts';
import { storePage, storePost } from '../../testing/stored-content.ts';
import type { Uses } from '../uses/uses-endpoint.ts';
import type { FactChoices } from './fact-choices.ts';
import { factsWith, queryIn } from './fact-query.ts';
import { withReference } from './typed-figure.ts';

const api = testApi();
const staff = testStaff(api, { editor: {}, sales: { roles: ['sales'] } });

async function storeFact(key: string, value: object, more: object = {}): Promise<number> {
  const values = [{ since: '2020-01-01T12:00:00.000Z', ...value }];
  const data = { key, kind: 'number', values, _status: 'published', ...more };
  const draft = data._status === 'draft';
  return (await api.payload.create({ collection: 'facts', draft, data: data as never })).id;
}

let rate: number;

beforeAll(async () => {
  const money = { kind: 'money', note: 'Zarząd' };
  rate = await storeFact('stawka', { amount: 1400, eur: 340 }, money);
  await storeFact('stawka-nocna', { amount: 2000, eur: 500 }, money);
  await storeFact('dni', { amount: 3 });
});

describe('the facts that a text may refer to', () => {
  const choices = async (locale: string) => {
    const answer = await staff.ask('editor', `/facts/choices?locale=${locale}`);
    return ((await answer.json()) as FactChoices).facts;
  };

  test('have their values in the language of the text, drafts too', async () => {
    await storeFact('gwarancja', { amount: 12 }, { kind: 'months', _status: 'draft' });
    const found = await choices('de');
    const keys = ['dni', 'gwarancja', 'reply-sales', 'stawka', 'stawka-nocna'];
    expect(found.map(({ key }) => key)).toEqual(keys);
    const shown = found.map((one) => one.shown?.replaceAll('\u00a0', ' '));
    expect(shown).toEqual(['3', '12 Monate', '15 Minuten', '340 €', '500 €']);
    expect(found[3]).toMatchObject({ kind: 'money', note: 'Zarząd' });
    expect((await choices('pl'))[1]?.shown).toBe('12 miesięcy');
  });

  test('are for people who write content', async () => {
    const statusFor = async (who: 'editor' | 'sales' | null, locale = 'pl') =>
      (await staff.ask(who, `/facts/choices?locale=${locale}`)).status;
    expect(await statusFor('sales')).toBe(404);
    expect(await statusFor(null)).toBe(404);
    expect(await statusFor('editor', 'fr')).toBe(400);
  });
});

test.each([
  ['Dzień: {', { words: '', typed: '{', from: 7 }],
  ['Od {staw', { words: 'staw', typed: '{staw', from: 3 }],
  ['{fact:dni} i {fact:st', { words: 'st', typed: '{fact:st', from: 13 }],
  ['Od {fact:stawka}', null],
  ['Od { ', null],
  ['Od {pierwszy\nwiersz', null],
])('behind %j the list looks for %j', (before, query) => {
  expect(queryIn(before)).toEqual(query);
});

test('the list finds a fact by its key, its value and its note', () => {
  const fact = { kind: 'money', values: [] } as const;
  const choices = [
    { ...fact, key: 'stawka', shown: '1400\u00a0zł', note: 'Zarząd' },
    { ...fact, key: 'serwer', shown: null, note: '' },
  ];
  const found = (words: string) => factsWith(choices, words).map(({ key }) => key);
  expect(['STAW', '400 zł', 'zarz', '', 'null'].map(found)).toEqual([
    ['stawka'],
    ['stawka'],
    ['stawka'],
    ['stawka', 'serwer'],
    [],
  ]);
});

test.each([
  ['Za 1400\u00a0zł albo 11400 zł', 'Za {fact:stawka} albo 11400 zł'],
  ['1400 zł, 1400 zł.', '{fact:stawka}, {fact:stawka}.'],
  ['2.1400 zł', '2.1400 zł'],
  [undefined, undefined],
])('one press writes the reference into %j', (value, expected) => {
  const figure = { written: '1400 zł', reference: '{fact:stawka}' };
  expect(withReference(value, figure)).toBe(expected);
  const formats = (text = '') => ({ root: { children: [{ type: 'text', text, style: text }] } });
  const after = formats(value);
  after.root.children[0] = { type: 'text', text: expected ?? '', style: value ?? '' };
  expect(withReference(formats(value), figure)).toEqual(after);
});

test('the reply time of the company is in built-in words, in the promise to visitors and in the clock', async () => {
  const words = async () => {
    const { Words } = await readSiteWords(api.payload);
    return Words.find(({ Key }) => Key === 'forms.intro') as Record<string, string> | undefined;
  };
  const received = new Date('2026-11-30T09:00:00Z');
  const promised = async () => promisedMinutes(await officeAt(api.payload, received), received);
  expect([await words(), await promised()]).toEqual([undefined, 15]);
  const reply = await storeFact('reply-sales', { amount: 1, to: 2 }, { kind: 'hours' });
  const texts = await words();
  expect(texts?.Text_pl?.replaceAll('\u00a0', ' ')).toContain('w ciągu 1–2 godzin,');
  expect(texts?.Text_de).toMatch(/1–2\sStunden/);
  expect(texts?.Text_en).toMatch(/1–2\shours/);
  expect(await promised()).toBe(120);
  await api.payload.delete({ collection: 'facts', id: reply });
  expect([await words(), await promised()]).toEqual([undefined, 15]);
});

test('a reckoned fact has a figure from the first day; without a year of founding there are no settings, and without these no site', async () => {
  expect((await api.request('/site-settings')).status).toBe(404);
  const unfounded = { slug: 'site-settings', data: { foundedYear: null as never } } as const;
  expect(await outcomeOf(api.payload.updateGlobal(unfounded))).toContain(
    'foundedYear: To pole jest wymagane.',
  );
  const names = Object.keys(officeWords('pl').content.facts.reckonedNames);
  expect(names).toContain('yearsSinceFounding');
  for (const reckoned of names) {
    const id = await storeFact('liczba', {}, { kind: 'years', values: [], reckoned });
    const { byKey, day } = await factsOf(api.payload, { drafts: true });
    const shown = shownToday('liczba', 'pl', byKey, day)?.replace('\u00a0', ' ');
    expect([reckoned, shown]).toEqual([reckoned, expect.stringMatching(/^\d+ lat$/)]);
    await api.payload.delete({ collection: 'facts', id });
  }
});

test.each(['words', 'date'])('a fact of the kind «%s» cannot be reckoned', async (kind) => {
  const reckoned = storeFact('ludzie', {}, { kind, values: [], reckoned: 'people' });
  expect(await outcomeOf(reckoned)).toContain('Policzyć można liczbę');
});

test('a value that begins today is changed content, once', async () => {
  const cachedDay = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
  expect(await beginFactDay(api.payload)).toBe(false);
  const { work_leases: leases } = tablesOf(api.payload);
  await queryBuilder(api.payload).update(leases).set({ state: '2026-01-02' });
  expect(await beginFactDay(api.payload)).toBe(false);
  await storeFact('od-dzis', { since: `${cachedDay}T12:00:00.000Z`, amount: 4 });
  await queryBuilder(api.payload).update(leases).set({ state: '2026-01-02' });
  const log = async () => (await api.payload.db.count({ collection: 'content-changes' })).totalDocs;
  const before = await log();
  expect([await beginFactDay(api.payload), await beginFactDay(api.payload)]).toEqual([true, false]);
  expect(await log()).toBe(before + 1);
});

describe('a fact that texts refer to', () => {
  const placesOf = async (id: number) => {
    const answer = await staff.ask('editor', `/facts/${id}/uses`);
    return ((await answer.json()) as Uses).places;
  };

  test('names every place: plain, with formats, in a draft, as a factor', async () => {
    const content = richText('Trzy dni kosztują {fact:dni*stawka}, dzień {fact:stawka|from}.');
    const post = await storePost(api.payload, 'cena', { description: 'Za {fact:stawka}', content });
    await storePost(api.payload, 'noc', { description: 'Nocą {fact:stawka-nocna}' });
    const { id } = await storePost(api.payload, 'dni');
    const data = { title: 'Za {fact:dni*stawka}', _status: 'draft' } as const;
    await api.payload.update({ collection: 'posts', id, draft: true, data });
    const text = { blockType: 'text', title: 'Od {fact:stawka}', content: richText('Bez ceny') };
    const page = await storePage(api.payload, {
      title: 'Cennik',
      sections: [text, { ...text, title: 'Dni', content: richText('Po {fact:stawka}') }],
      _status: 'draft',
    });
    const places = await placesOf(rate);
    const form = (below: string) => `/admin/collections/${below}`;
    expect(places.map(({ href }) => href).sort()).toEqual([
      form(`pages/${page.id}?locale=pl&field=sections.0.title`),
      form(`pages/${page.id}?locale=pl&field=sections.1.content`),
      form(`posts/${post.id}?locale=pl&field=content`),
      form(`posts/${post.id}?locale=pl&field=description`),
      form(`posts/${id}?locale=pl&field=title`),
    ]);
    expect(places.map(({ name }) => name)).toContain('Strona: Cennik');
    const previews = places.map(({ name, preview }) => [name, preview?.split('?')[0]]);
    expect(previews).toContainEqual(['Wpis: Wpis cena', expect.stringMatching(/\/blog\/cena$/)]);
  });

  test('is neither deleted nor moved to the trash, and the refusal names the places', async () => {
    const sentence = /„Wpis cena”/;
    const call = { collection: 'facts', id: rate } as const;
    expect(await outcomeOf(api.payload.delete(call))).toMatch(sentence);
    const deletedAt = new Date().toISOString();
    const trashed = api.payload.update({ ...call, data: { deletedAt } });
    expect(await outcomeOf(trashed)).toMatch(sentence);
    expect(await outcomeOf(api.payload.delete(call))).toContain('„Cennik”');
  });

  test('is not deleted either while other prices are reckoned by it', async () => {
    const id = await storeFact('eur', { amount: 4.25 });
    const call = { collection: 'facts', id } as const;
    const price = await storeFact('serwer', { amount: 780 }, { kind: 'money' });
    expect(await outcomeOf(api.payload.delete(call))).toContain('„serwer”');
    await api.payload.delete({ collection: 'facts', id: price });
    expect(await outcomeOf(api.payload.delete(call))).toBe('done');
  });

  test('can be deleted once nothing refers to it', async () => {
    const id = await storeFact('dojazd', { amount: 2 });
    const page = await storePage(api.payload, { title: 'Za {fact:dojazd}' });
    const call = { collection: 'facts', id } as const;
    expect(await outcomeOf(api.payload.delete(call))).toContain('„Za {fact:dojazd}”');
    const data = { title: 'Bez dojazdu' };
    await api.payload.update({ collection: 'pages', id: page.id, data });
    expect(await placesOf(id)).toEqual([]);
    expect(await outcomeOf(api.payload.delete(call))).toBe('done');
  });
});

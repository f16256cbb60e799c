import { beforeAll, describe, expect, test } from 'vitest';
import { outcomeOf } from '../../testing/outcome.ts';
import { richText } from '../../testing/rich-text.ts';
import { testApi } from '../../testing/running-api.ts';
import { testStaff } from '../../testing/staff.ts';
import { storePage, storePost } from '../../testing/stored-content.ts';
import type { Uses } from '../uses/uses-endpoint.ts';
import type { FactChoices } from './fact-choices.ts';
import { factsWith, queryIn } from './fact-query.ts';

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
    expect(found.map(({ key }) => key)).toEqual(['dni', 'gwarancja', 'stawka', 'stawka-nocna']);
    const shown = found.map((one) => one.shown?.replaceAll('\u00a0', ' '));
    expect(shown).toEqual(['3', '12 Monate', '340 €', '500 €']);
    expect(found[2]).toMatchObject({ kind: 'money', note: 'Zarząd' });
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

describe('a fact that texts refer to', () => {
  const placesOf = async (id: number) => {
    const answer = await staff.ask('editor', `/facts/${id}/uses`);
    return ((await answer.json()) as Uses).places;
  };

  test('names every place: plain, with formats, in a draft, as a factor', async () => {
    const content = richText('Trzy dni kosztują {fact:dni*stawka}, dzień {fact:stawka|from}.');
    const post = await storePost(api.payload, 'cena', { description: 'Za {fact:stawka}', content });
    await storePost(api.payload, 'noc', { description: 'Nocą {fact:stawka-nocna}' });
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
    ]);
    expect(places.map(({ name }) => name)).toContain('Strona: Cennik');
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

import type { Locale } from '@osnowa/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { richText } from '../testing/rich-text.ts';
import { testApi } from '../testing/running-api.ts';
import { testStaff } from '../testing/staff.ts';
import { pageForm, storePage } from '../testing/stored-content.ts';
import type { Originals } from './endpoints.ts';

const api = testApi();
const staff = testStaff(api, {
  editor: {},
  german: { languages: ['de'] },
  sales: { roles: ['sales'] },
});

type Who = 'editor' | 'german' | 'sales' | null;

const FIRST = 'sections.aaaaaaaaaaaaaaaaaaaaaaaa.title';
const SECOND = 'sections.bbbbbbbbbbbbbbbbbbbbbbbb.title';
const CONTENT = 'sections.cccccccccccccccccccccccc.content';

let id: number;

beforeEach(async () => {
  const rows = [
    { blockType: 'contact', id: 'aaaaaaaaaaaaaaaaaaaaaaaa', title: 'Napisz do nas' },
    { blockType: 'contact', id: 'bbbbbbbbbbbbbbbbbbbbbbbb', title: 'Zadzwoń do nas' },
    {
      ...{ blockType: 'text', id: 'cccccccccccccccccccccccc', title: 'Ceny' },
      content: richText('Ceny są w cenniku.', 'Bez umowy.'),
    },
  ];
  id = (await storePage(api.payload, { title: 'Kontakt', sections: rows })).id;
});

interface Asked {
  who?: Who;
  language?: string;
}

const place = (language: string) => ({ source: 'pages', document: String(id), language });

async function answered(response: Response) {
  const { errors, ...originals } = (await response.json()) as Originals & {
    errors?: { message: string }[];
  };
  const of = (key: string) => originals.texts?.find((text) => text.key === key);
  const states = (key: string) => of(key)?.sentences.map(({ state }) => state);
  return { status: response.status, of, states, ...originals, message: errors?.[0]?.message };
}

const read = async ({ who = 'editor', language = 'de' }: Asked = {}) =>
  answered(await staff.ask(who, `/translations?${new URLSearchParams(place(language))}`));

async function confirm(
  key: string,
  seen: string[],
  { who = 'editor', language = 'de' }: Asked = {},
) {
  return answered(
    await staff.ask(who, '/translations', { body: { ...place(language), key, seen } }),
  );
}

/** Saves titles of the sections as the form does. */
async function write(locale: Locale, titles: readonly string[]): Promise<void> {
  const { sections = [] } = await pageForm(api.payload, id, locale);
  const data = {
    sections: sections?.map((section, at) => ({ ...section, title: titles[at] ?? section.title })),
    _status: 'draft',
  } as never;
  await api.payload.update({ collection: 'pages', id, locale, draft: true, data });
}

const title = async (locale: Locale) =>
  (await pageForm(api.payload, id, locale)).sections?.[0]?.title;

describe('a form in another language', () => {
  test('gets the originals of all its fields at once, each with its translation', async () => {
    await write('de', ['', 'Rufen Sie uns an']);
    const { status, isWritable, of, states } = await read();
    expect([status, isWritable]).toEqual([200, true]);
    expect(of(SECOND)).toMatchObject({
      path: 'sections.1.title',
      original: 'Zadzwoń do nas',
      translation: 'Rufen Sie uns an',
    });
    expect([states(FIRST), states(SECOND)]).toEqual([['missing'], ['current']]);
    expect(of(CONTENT)).toMatchObject({
      kind: 'richText',
      original: 'Ceny są w cenniku.\nBez umowy.',
      formatted: { root: { children: [{ type: 'paragraph' }, { type: 'paragraph' }] } },
    });
  });

  test('says what changed in the original, until the translation is saved or confirmed', async () => {
    await write('de', ['Schreiben Sie uns', 'Rufen Sie uns an']);
    await write('pl', ['Napisz do nas dziś', 'Zadzwoń dziś']);
    const before = await read();
    expect(before.of(FIRST)?.sentences).toEqual([
      { state: 'stale', before: 'Napisz do nas', now: 'Napisz do nas dziś', segment: 0 },
    ]);
    const confirmed = await confirm(FIRST, ['Napisz do nas dziś']);
    expect([confirmed.states(FIRST), confirmed.states(SECOND)]).toEqual([['current'], ['stale']]);
    expect(await title('de')).toBe('Schreiben Sie uns');
    await write('de', ['Schreiben Sie uns', 'Rufen Sie heute an']);
    expect((await read()).states(SECOND)).toEqual(['current']);
  });

  test('is not confirmed against an original that it has not shown', async () => {
    await write('de', ['Schreiben Sie uns']);
    await write('pl', ['Napisz do nas dziś']);
    await write('pl', ['Napisz do nas jutro']);
    const { message, status } = await confirm(FIRST, ['Napisz do nas dziś']);
    expect([status, message]).toEqual([
      409,
      'Oryginał zmienił się, odkąd otwarto ten formularz. Odśwież stronę i porównaj jeszcze raz.',
    ]);
    expect((await read()).states(FIRST)).toEqual(['stale']);
  });

  test.each([
    ['a salesperson', { who: 'sales' }, 404],
    ['a visitor', { who: null }, 404],
    ['the language of the original', { language: 'pl' }, 400],
    ['a language that is not there', { language: 'xx' }, 400],
  ] as const)('gets nothing for %s', async (_what, asked, status) => {
    expect((await read(asked)).status).toBe(status);
    expect((await confirm(FIRST, ['Napisz do nas'], asked)).status).toBe(status);
  });

  test('of a language that an account does not write can be read, and not confirmed', async () => {
    expect((await read({ who: 'german' })).isWritable).toBe(true);
    const english = { who: 'german', language: 'en' } as const;
    const { isWritable, status } = await read(english);
    expect([status, isWritable]).toEqual([200, false]);
    expect((await confirm(FIRST, ['Napisz do nas'], english)).status).toBe(403);
  });

  test('of a document in the trash, or without translations, gets nothing and no error', async () => {
    await api.payload.update({
      ...{ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } },
      trash: true,
    });
    expect(await read()).toMatchObject({ status: 200, texts: [] });
    const { id: tag } = await api.payload.create({
      collection: 'tags',
      data: { name: 'Etykieta' } as never,
    });
    const query = new URLSearchParams({ source: 'tags', document: String(tag), language: 'de' });
    const answer = await staff.ask('editor', `/translations?${query}`);
    expect([answer.status, await answer.json()]).toEqual([200, { texts: [], isWritable: true }]);
  });
});

import { type Navigation, navigation, TAGS_HEADER } from '@osnowa/contract';
import { type CollectionSlug, createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { contentChanges } from '../../changes/content-changes.ts';
import { fillEmpty } from '../../content-files/demo.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { firstBar } from './built-in.ts';

let api: RunningApi;
let payload: Payload;

beforeAll(async () => {
  api = await startApi();
  payload = api.payload;
  await fillEmpty(payload, 'starter', () => undefined);
});

afterAll(() => api?.stop());

type Fields = Record<string, unknown>;

async function read(): Promise<{ answer: Navigation; tags: string[] }> {
  const response = await api.request('/navigation');
  expect(response.status).toBe(200);
  const tags = (response.headers.get(TAGS_HEADER) ?? '').split(' ');
  return { answer: navigation.parse(await response.json()), tags };
}

const destinations = async () => (await read()).answer.Bar?.map(({ To }) => To);

function storePage(pageName: string, title: string, _status: 'published' | 'draft' = 'published') {
  const data = { title, pageName, sections: [], _status } as never;
  return payload.create({ collection: 'pages', data, draft: _status === 'draft' });
}

const change = (collection: CollectionSlug, id: number, data: Fields) =>
  payload.update({ collection, id, data: data as never });

function to(id: number, more: Fields = {}, relationTo: CollectionSlug = 'pages'): Fields {
  return { blockType: 'plain', document: { relationTo, value: id }, place: 'everywhere', ...more };
}

const column = (links: Fields[], more: Fields = {}) => ({
  ...{ blockType: 'column', title: 'Kolumna', links },
  ...more,
});

async function save(data: Fields, locale: 'pl' | 'en' | 'de' = 'pl', language = 'pl') {
  const req = await createLocalReq({ locale }, payload);
  Object.assign(req, { i18n: { ...req.i18n, language } });
  return payload.updateGlobal({ slug: 'navigation', data: data as never, locale, req });
}

/** What an editor reads at the fields of a refused form. */
async function refusalsOf(data: Fields, language = 'pl'): Promise<Record<string, string>> {
  try {
    await save({ columns: [], ...data }, 'pl', language);
    return {};
  } catch (error) {
    const { errors = [] } = (error as { data?: { errors?: { path: string; message: string }[] } })
      .data ?? { errors: [] };
    return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  }
}

describe('an arranged menu', () => {
  let shown: number;
  let waiting: number;

  beforeAll(async () => {
    shown = (await storePage('targi', 'Targi Hannover', 'published')).id as number;
    waiting = (await storePage('jesien', 'Jesień', 'draft')).id as number;
  });

  test('leads to what visitors can open, follows its address, and changes with it', async () => {
    await save({ bar: [to(shown), to(waiting)], columns: [column([to(waiting)])] });
    const { answer, tags } = await read();
    expect(answer.Bar?.map(({ To, Title_pl }) => [To, Title_pl])).toEqual([
      ['/targi', 'Targi Hannover'],
    ]);
    expect(answer.Columns?.map(({ Links }) => Links)).toEqual([[]]);
    // Of the page that visitors see its own tag; of the one that they will see that of all pages.
    expect(tags).toEqual(['navigation', 'pages:targi', 'pages']);

    await change('pages', waiting, { pageName: 'jesien-w-firmie', _status: 'published' });
    expect(await destinations()).toEqual(['/targi', '/jesien-w-firmie']);
    expect((await read()).tags).toEqual(['navigation', 'pages:targi', 'pages:jesien-w-firmie']);
    await change('pages', shown, { pageName: 'targi/hannover', _status: 'published' });
    expect(await destinations()).toEqual(['/targi/hannover', '/jesien-w-firmie']);
    await change('pages', waiting, { _status: 'draft' });
    expect(await destinations()).toEqual(['/targi/hannover']);
    await change('pages', waiting, { _status: 'published' });
  });

  test('holds a label for each language, typeset, and an article with a date in the future back', async () => {
    const words = { type: 'text', version: 1, text: 'Treść' };
    const paragraph = { type: 'paragraph', version: 1, children: [words] };
    const root = { type: 'root', version: 1, direction: null, format: '', indent: 0 };
    const moment = Date.now() + 60_000;
    const post = await payload.create({
      collection: 'posts',
      data: {
        ...{ slug: 'jutro', title: 'Jutro', description: 'Opis', _status: 'published' },
        publishedAt: new Date(moment).toISOString(),
        content: { root: { ...root, children: [paragraph] } },
      } as never,
    });
    const entries = [to(shown, { label: 'Targi w marcu' }), to(post.id as number, {}, 'posts')];
    const { bar } = (await save({ bar: entries })) as unknown as { bar: Fields[] };
    const german = bar.map((entry, at) => ({ ...entry, label: at === 0 ? 'Messe' : null }));
    await save({ bar: german }, 'de');
    const [entry, ...others] = (await read()).answer.Bar ?? [];
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      Label_pl: 'Targi w\u00a0marcu',
      Label_en: null,
      Label_de: 'Messe',
    });
    vi.useFakeTimers({ toFake: ['Date'], now: moment + 1_000 });
    onTestFinished(() => void vi.useRealTimers());
    await expect.poll(destinations).toEqual(['/targi/hannover', '/blog/jutro']);
    await save({ bar: [to(shown)] });
    await payload.delete({ collection: 'posts', id: post.id });
  });

  test('leaves out what is broken in the database, and shows the rest', async () => {
    const value = { relationTo: 'pages', value: shown };
    const bar = [
      { id: 'a', blockType: 'plain', document: { relationTo: 'users', value: 1 } },
      { id: 'b', blockType: 'plain', url: 'javascript:alert(1)', label: { pl: 'Zły' } },
      { id: 'c', blockType: 'own', document: value, place: 'nowhere', icon: 7, label: 'x' },
      { id: 'd', blockType: 'listed', document: value, place: 'bar', list: 'leads' },
    ];
    await payload.db.updateGlobal({ slug: 'navigation', data: { bar, columns: 'broken' } });
    const changed = { source: 'navigation', tags: ['navigation'] };
    await contentChanges(payload).record(changed, null);
    const { answer } = await read();
    const entries = answer.Bar?.map(({ id, To, Place, List }) => [id, To, Place, List]);
    expect(entries).toEqual([
      ['c', '/targi/hannover', 'everywhere', null],
      ['d', '/targi/hannover', 'bar', null],
    ]);
    // A footer that cannot be read is as if none were stored.
    expect(answer.Columns?.map(({ Heading }) => Heading)).toContain('company');
  });

  test('keeps a document that it leads to from being deleted, with a sentence that names the menu', async () => {
    await save({ bar: [to(shown)], columns: [column([to(waiting)])] });
    for (const id of [shown, waiting]) {
      const deletion = payload.delete({ collection: 'pages', id });
      await expect(deletion).rejects.toThrow(/w użyciu: Menu i stopka/);
    }
    await save({ bar: [to(shown)], columns: [] });
    await payload.delete({ collection: 'pages', id: waiting });
  });
});

describe('an editor reads at the field why an entry is refused', () => {
  let page: number;
  let long: number;

  beforeAll(async () => {
    page = (await storePage('kampania', 'Kampania')).id as number;
    long = (await storePage('dluga', 'Oprogramowanie szyte na miarę')).id as number;
  });

  const own = (items: Fields[]) => to(page, { blockType: 'own', items });
  const link = (id: number, more: Fields = {}) => ({
    document: { relationTo: 'pages', value: id },
    ...more,
  });
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    url: `https://${name}.example`,
    label: name,
  }));

  const REFUSED: [what: string, path: string, sentence: RegExp, entries: () => Fields][] = [
    ['nowhere', 'bar.0.document', /donikąd/, () => ({ bar: [{ blockType: 'plain' }] })],
    [
      'an address without https',
      'bar.1.url',
      /zaczyna się od https/,
      () => ({ bar: [to(page), { blockType: 'plain', url: 'http://a.example', label: 'A' }] }),
    ],
    [
      'an external address without a label',
      'bar.0.label',
      /nie ma tytułu/,
      () => ({ bar: [{ blockType: 'plain', url: 'https://a.example' }] }),
    ],
    ['the same target twice', 'bar.1.document', /drugi raz/, () => ({ bar: [to(page), to(page)] })],
    [
      'the same target twice in a drop-down',
      'bar.0.items.1.document',
      /drugi raz/,
      () => ({ bar: [own([link(page), link(page)])] }),
    ],
    ['a fifth item', 'bar.0.items', /cztery|najwyżej 4/, () => ({ bar: [own(five)] })],
    ['an empty drop-down', 'bar.0.items', /choć jedną/, () => ({ bar: [own([])] })],
    [
      'a label that does not fit',
      'bar.0.label',
      /za długa: znaków 29/,
      () => ({ bar: [to(page, { label: 'Kampania jesienna w Hanowerze' })] }),
    ],
    ['a title that does not fit', 'bar.0.label', /„Oprogramowanie/, () => ({ bar: [to(long)] })],
    ['an empty bar', 'bar', /choć jeden/, () => ({ bar: [] })],
    [
      'a bar that is too wide',
      'bar',
      /za długi; znaków ponad miarę: 33/,
      () => ({
        bar: [...five, ...five].map(({ url }, at) => ({
          ...{ blockType: 'plain', url: `${url}/${at}`, label: 'Jedenaście!', place: 'bar' },
        })),
      }),
    ],
    [
      'an empty column',
      'columns.0.links',
      /jest pusta/,
      () => ({ bar: [to(page)], columns: [column([])] }),
    ],
    [
      'a column without a title',
      'columns.0.title',
      /tytułu po polsku/,
      () => ({ bar: [to(page)], columns: [column([link(page)], { title: null })] }),
    ],
    [
      'a fifth column',
      'columns',
      /najwyżej 4/,
      () => ({ bar: [to(page)], columns: Array.from({ length: 5 }, () => column([link(page)])) }),
    ],
  ];

  test.each(REFUSED)('%s', async (_what, path, sentence, entries) => {
    expect((await refusalsOf(entries()))[path]).toMatch(sentence);
    const english = (await refusalsOf(entries(), 'en'))[path] ?? '';
    expect(english).toMatch(/^[\x20-\x7e“”]+[.]$|Oprogramowanie/);
    expect(english).not.toMatch(sentence);
  });

  test('a bar that is too wide in German alone, by the words of the site', async () => {
    const stored = await payload.findGlobal({ slug: 'navigation', depth: 0 });
    expect(stored.bar).toHaveLength(1);
    const req = await createLocalReq({}, payload);
    const built = (await firstBar({ req })) as Fields[];
    expect(await refusalsOf({ bar: built })).toEqual({});
    // As the form stores a page that is not published yet: its title is in a version alone.
    const id = (await storePage('targi', '', 'draft')).id as number;
    const title = { title: 'Targi' } as never;
    await payload.update({ collection: 'pages', id, data: title, draft: true, autosave: true });
    const wider = [...built, to(id)];
    const { bar: sentence } = await refusalsOf({ bar: wider });
    expect(sentence).toMatch(/„Deutsch” jest za długi; znaków ponad miarę: 4/);
    const elsewhere = [...built, to(page, { label: 'Targi', place: 'phone' })];
    expect(await refusalsOf({ bar: elsewhere })).toEqual({});
  });

  test('and one page may stand in the bar, on phones, and in the footer under two names', async () => {
    const bar = [to(page, { place: 'bar' }), to(page, { place: 'phone' })];
    const links = [link(page), link(page, { label: 'Jesień' })];
    expect(await refusalsOf({ bar, columns: [column(links)] })).toEqual({});
    // An entry on phones only takes no room in the bar.
    const phones = [...five, ...five].map(({ url, label }, at) => ({
      ...{ blockType: 'plain', url: `${url}/${at}`, label, place: 'phone' },
    }));
    expect(await refusalsOf({ bar: [to(page), ...phones] })).toEqual({});
  });
});

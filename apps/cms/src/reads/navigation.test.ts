import { type Navigation, navigation, TAGS_HEADER } from '@osnowa/contract';
import { type CollectionSlug, createLocalReq, type Payload } from 'payload';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fillEmpty } from '../app/content-files/demo.ts';
import { contentChanges } from '../publishing/content-changes.ts';
import { testApi } from '../testing/running-api.ts';
import { storePost } from '../testing/stored-content.ts';
import { firstBar } from './built-in.ts';

const api = testApi();
let payload: Payload;

beforeAll(async () => {
  payload = api.payload;
  await fillEmpty(payload, 'starter', () => undefined);
});

type Fields = Record<string, unknown>;

const LONG = 'Kampania jesienna w Hanowerze';

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

/** Errors at the fields of a refused form, as an editor reads them. */
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

describe('until an editor saves the menus', () => {
  test('the site shows its own bar, and a footer with the built-in links whose documents are there', async () => {
    const { answer, tags } = await read();
    expect(answer.Bar).toBeNull();
    const footer = answer.Columns?.map(({ Heading, Links }) => [
      Heading,
      Links.map(({ To }) => To),
    ]);
    expect(footer).toEqual([
      ...[
        ['solutions', []],
        ['products', []],
        ['services', []],
      ],
      ['company', ['/about', '/realizations', '/careers']],
    ]);
    // A missing document may come: then the footer changes.
    expect(tags).toEqual([
      ...['navigation', 'pages:about', 'pages:realizations', 'pages:careers'],
      ...['pages', 'products', 'services'],
    ]);
    await storePage('impressum', 'Dane firmy');
    const company = (await read()).answer.Columns?.at(-1);
    expect(company?.Links.map(({ To, Title_pl }) => [To, Title_pl]).at(-1)).toEqual([
      '/impressum',
      'Dane firmy',
    ]);
  });

  test('the form begins with the entries that the site shows', async () => {
    const { bar, columns } = (await payload.findGlobal({ slug: 'navigation' })) as {
      bar: { blockType: string; document: { value: { pageName: string } } }[];
      columns: { heading: string; links: unknown[] }[];
    };
    expect(bar.map(({ blockType, document }) => `${blockType} ${document.value.pageName}`)).toEqual(
      [
        ...['plain services', 'listed products', 'listed realizations', 'plain about'],
        ...['listed areas', 'listed industries', 'own about', 'plain careers', 'plain blog'],
        'plain contact',
      ],
    );
    // Nothing but the pages is there yet: no product, no service.
    const counts = columns.map(({ heading, links }) => [heading, links.length]);
    expect(counts).toEqual([
      ['solutions', 0],
      ['products', 0],
      ['services', 0],
      ['company', 4],
    ]);
  });
});

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
    const moment = Date.now() + 60_000;
    const publishedAt = new Date(moment).toISOString();
    const post = await storePost(payload, 'jutro', { title: 'Jutro', publishedAt });
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
    // An unreadable footer is as if none were stored.
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
  const outside = (url: string, label?: string): Fields => ({ blockType: 'plain', url, label });
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    url: `https://${name}.example`,
    label: name,
  }));
  const ten = (more: Fields) =>
    [...five, ...five].map(({ url, label }, at) => ({
      ...{ blockType: 'plain', url: `${url}/${at}`, label },
      ...more,
    }));

  const BAR: [what: string, path: string, sentence: RegExp, entries: () => Fields[]][] = [
    ['nowhere', 'bar.0.document', /donikąd/, () => [{ blockType: 'plain' }]],
    ['no https', 'bar.1.url', /od https/, () => [to(page), outside('http://a.example', 'A')]],
    ['no label', 'bar.0.label', /nie ma tytułu/, () => [outside('https://a.example')]],
    ['the same target twice', 'bar.1.document', /drugi raz/, () => [to(page), to(page)]],
    ['twice inside', 'bar.0.items.1.document', /drugi/, () => [own([link(page), link(page)])]],
    ['a fifth item', 'bar.0.items', /cztery|najwyżej 4/, () => [own(five)]],
    ['an empty drop-down', 'bar.0.items', /choć jedną/, () => [own([])]],
    ['a long label', 'bar.0.label', /za długa: znaków 29/, () => [to(page, { label: LONG })]],
    ['a long title', 'bar.0.label', /„Oprogramowanie/, () => [to(long)]],
    ['an empty bar', 'bar', /choć jeden/, () => []],
    ['a wide bar', 'bar', /ponad miarę: 33/, () => ten({ label: 'Jedenaście!', place: 'bar' })],
  ];
  const COLUMNS: typeof BAR = [
    ['an empty column', 'columns.0.links', /jest pusta/, () => [column([])]],
    ['no title', 'columns.0.title', /tytułu po/, () => [column([link(page)], { title: null })]],
    ['a fifth column', 'columns', /najwyżej 4/, () => five.map(() => column([link(page)]))],
  ];
  const refused = [
    ...BAR.map(([what, path, sentence, entries]) => {
      return { what, path, sentence, form: () => ({ bar: entries() }) };
    }),
    ...COLUMNS.map(([what, path, sentence, columns]) => {
      return { what, path, sentence, form: () => ({ bar: [to(page)], columns: columns() }) };
    }),
  ];

  test.each(refused)('$what', async ({ path, sentence, form }) => {
    expect((await refusalsOf(form()))[path]).toMatch(sentence);
    const english = (await refusalsOf(form(), 'en'))[path] ?? '';
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
    await payload.update({ collection: 'pages', id, data: title, draft: true });
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
    const phones = ten({ place: 'phone' });
    expect(await refusalsOf({ bar: [to(page), ...phones] })).toEqual({});
  });
});

import { siteSettings } from '@osnowa/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeAdministrator } from '../access/accounts/administrator.ts';
import { fieldInWords } from '../admin/editing/missing-fields.ts';
import { incompleteDocuments } from '../reads/incomplete.ts';
import { type RunningApi, startApi } from '../testing/running-api.ts';
import { storeGlobal, storePicture, storeRelated } from '../testing/sample-documents.ts';
import type { Related } from '../testing/samples.ts';

const PASSWORD = 'a long word for the tests 42';

let api: RunningApi;
let payload: Payload;
let related: Related;

beforeAll(async () => {
  api = await startApi();
  payload = api.payload;
  related = await storeRelated(payload);
});

afterAll(() => api?.stop());

const ROOT = { type: 'root', version: 1, direction: null, format: '', indent: 0 };
const text = { type: 'text', version: 1, text: 'Treść' };
const PARAGRAPH = { type: 'paragraph', version: 1, children: [text] };

function storePage(pageName: string) {
  const data = { title: 'Strona', pageName, sections: [], _status: 'published' } as never;
  return payload.create({ collection: 'pages', data });
}

const idOf = (name: string) => Number((related[name] as { id: number }).id);

function storePost(slug: string, more: object = {}) {
  return payload.create({
    collection: 'posts',
    data: {
      slug,
      title: `Wpis ${slug}`,
      description: 'Opis',
      publishedAt: new Date(Date.now() - 60_000).toISOString(),
      content: { root: { ...ROOT, children: [PARAGRAPH] } },
      _status: 'published',
      ...more,
    } as never,
  });
}

describe('deleting what is in use', () => {
  test('is refused with the places: a published post, a draft, a picture in a text', async () => {
    const { id: picture } = (await storePicture(payload, 'w-uzyciu.png')) as { id: number };
    const node = { type: 'upload', version: 3, relationTo: 'media', value: picture, fields: {} };
    await storePost('w-tekscie', { content: { root: { ...ROOT, children: [node] } } });
    await storePost('szkic', { mainImage: picture, _status: 'draft' });
    const deletion = payload.delete({ collection: 'media', id: picture });
    await expect(deletion).rejects.toThrow(/„Wpis w-tekscie”.*„Wpis szkic”/);
  });

  test('an editor who has it open is no place of use', async () => {
    const { id } = await storePost('otwarty');
    const email = 'otwiera@editors.example';
    const editor = await payload.create({
      collection: 'users',
      data: { name: 'Ewa', email, password: PASSWORD, roles: ['editor'] },
    });
    const user = { relationTo: 'users', value: editor.id };
    const document = { relationTo: 'posts', value: id };
    await payload.create({
      collection: 'payload-locked-documents',
      data: { document, user, globalSlug: null } as never,
    });
    await payload.delete({ collection: 'posts', id });
    const { totalDocs } = await payload.count({
      collection: 'posts',
      where: { id: { equals: id } },
    });
    expect(totalDocs).toBe(0);
    await payload.delete({ collection: 'users', id: editor.id });
  });

  test('in bulk too: only unused ones are deleted', async () => {
    const { id } = await storePost('z-autorem', { author: idOf('author') });
    const free = await payload.create({
      collection: 'authors',
      data: { firstName: 'Wolny', lastName: 'Autor' } as never,
      draft: true,
    });
    const { docs, errors } = await payload.delete({
      collection: 'authors',
      where: { id: { in: [idOf('author'), free.id] } },
    });
    expect(docs.map((author) => author.id)).toEqual([free.id]);
    expect(errors[0]?.message).toContain('„Wpis z-autorem”');
    await payload.delete({ collection: 'posts', id });
    await payload.delete({ collection: 'authors', id: idOf('author') });
  });
});

describe('a catalogue', () => {
  const item = { key: 'ocr', name: 'OCR', dayCost: 2 };
  const catalogue = {
    calculator: 'kalkulator-dms',
    version: '2026-11',
    title: 'DMS',
    rates: { rangeFactor: 1.3, mobileFactor: 1.5, dailyRatePLN: null },
    groups: [{ key: 'rejestry', name: 'Rejestry', choice: 'many', items: [item] }],
    _status: 'published',
  };
  let id: number;
  const change = (data: object, draft = false) =>
    payload.update({ collection: 'catalogues', id, data: data as never, draft });

  beforeAll(async () => {
    const stored = await payload.create({ collection: 'catalogues', data: catalogue as never });
    id = stored.id;
  });

  const cheap = (dayCost: number | null) => [
    { ...catalogue.groups[0], items: [{ ...item, dayCost }] },
  ];
  test.each([
    ['no group', { groups: [] }, 'groups', /przynajmniej jednej grupy/],
    [
      'a group of nothing',
      { groups: [{ ...catalogue.groups[0], items: [] }] },
      'groups.0.items',
      /przynajmniej jednej pozycji/,
    ],
    [
      'a range of times 500',
      { rates: { ...catalogue.rates, rangeFactor: 500 } },
      'rates.rangeFactor',
      /mnożnik od 1 do 3/,
    ],
    [
      'a rate of zero',
      { rates: { ...catalogue.rates, dailyRatePLN: 0 } },
      'rates.dailyRatePLN',
      /albo zostaw puste pole/,
    ],
    ['an item of a billion days', { groups: cheap(1e9) }, 'groups.0.items.0.dayCost', /0 do 1000/],
    ['an item without days', { groups: cheap(null) }, 'groups.0.items.0.dayCost', /0 do 1000/],
  ])('with %s is refused at the field, and may be a draft', async (_what, data, path, sentence) => {
    const publication = change({ ...data, _status: 'published' });
    await expect(publication).rejects.toMatchObject({
      data: { errors: [{ path, message: expect.stringMatching(sentence) }] },
    });
    await change({ ...data, _status: 'draft' }, true);
    await change({ ...catalogue, _status: 'published' });
  });

  test('can be neither deleted nor withdrawn', async () => {
    await expect(payload.delete({ collection: 'catalogues', id })).rejects.toThrow(/nie można usu/);
    await expect(change({ _status: 'draft' })).rejects.toThrow(/nie można wycofać/);
    expect((await payload.findByID({ collection: 'catalogues', id }))._status).toBe('published');
  });

  test('gets a new version for other days, also through a draft, and none for other words', async () => {
    expect((await change({ title: 'Obieg', _status: 'published' })).version).toBe('2026-11');
    const groups = [{ ...catalogue.groups[0], items: [{ ...item, dayCost: 3 }] }];
    await change({ groups, _status: 'draft' }, true);
    const today = new Date().toISOString().slice(0, 10);
    expect((await change({ groups, _status: 'published' })).version).toBe(today);
    const rates = { ...catalogue.rates, rangeFactor: 1.4 };
    expect((await change({ rates, _status: 'published' })).version).toBe(`${today}.2`);
  });
});

test('a post with a date in the future appears at that time, by itself', async () => {
  const moment = Date.now() + 60_000;
  const publishedAt = new Date(moment).toISOString();
  await storePost('jutro', { publishedAt });
  const read = async (path: string) => (await api.request(path)).json();
  const slugs = async () =>
    ((await read('/blog-posts/index')) as { slug: string }[]).map(({ slug }) => slug);
  expect(await slugs()).not.toContain('jutro');
  expect(await read('/blog-posts?slug=jutro')).toEqual([]);
  expect(await read('/blog-posts?_q=jutro')).toEqual([]);
  vi.useFakeTimers({ toFake: ['Date'], now: moment + 1_000 });
  onTestFinished(() => void vi.useRealTimers());
  await expect.poll(slugs).toContain('jutro');
});

test('the start page names a published employee whom the site leaves out, until corrected', async () => {
  const employee = {
    name: 'Anna',
    surname: 'Adamczyk',
    position: 'Doradca',
    image: idOf('image'),
  };
  const data = { ...employee, _status: 'published' } as never;
  const { id } = await payload.create({ collection: 'employees', data });
  // As deleting the picture used to leave it.
  await payload.db.updateOne({ collection: 'employees', id, data: { image: null } });
  await api.request('/employees');
  expect(incompleteDocuments(payload)).toEqual([{ source: 'employees', id, fields: ['image'] }]);
  await payload.update({ collection: 'employees', id, data: { image: idOf('image') } });
  await api.request('/employees');
  expect(incompleteDocuments(payload)).toEqual([]);
});

test.each([
  ['employees', 'image', 'pl', 'Obraz'],
  ['pages', 'title_de', 'pl', 'Tytuł (Deutsch)'],
  ['pages', 'sections.2.items.0.title_pl', 'en', 'Section 3 › Items 1 › Title (Polski)'],
] as const)('A-4 what %s lack as “%s” is named in words (%s)', (slug, path, language, words) => {
  const { flattenedFields } = payload.collections[slug].config;
  expect(fieldInWords(flattenedFields, path, language)).toBe(words);
});

test('the first administrator has the chosen address, or one that no other installation has', async () => {
  const drawn = await makeAdministrator(payload);
  expect(drawn?.email).toMatch(/^administrator-[0-9a-f]{6}@/);
  await payload.db.deleteMany({ collection: 'users', where: {} });
  const chosen = await makeAdministrator(payload, 'anna@firma.example');
  expect(chosen?.email).toBe('anna@firma.example');
});

describe('A-8 a version', () => {
  const person = (name: string) =>
    payload.create({
      collection: 'users',
      data: { name, email: `${name}@versions.example`, password: PASSWORD, roles: ['editor'] },
    });

  test('names who saved it, also when another person or a program saves the next one', async () => {
    const [ewa, jan] = [await person('Ewa'), await person('Jan')];
    const { id } = await storePost('kto-zapisal');
    for (const user of [ewa, jan]) {
      await payload.update({
        collection: 'posts',
        id,
        data: { description: `Opis: ${user.name}` },
        user,
        overrideAccess: false,
      });
    }
    const { docs } = await payload.findVersions({
      collection: 'posts',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    expect(docs.map(({ version }) => version.updatedBy ?? null)).toEqual([null, 'Ewa', 'Jan']);
    const read = await api.request('/blog-posts?slug=kto-zapisal');
    const answer = await read.text();
    expect(answer).toContain('kto-zapisal');
    expect(answer).not.toMatch(/updated_?by|Ewa/i);
  });

  test('of the site settings names who saved it too', async () => {
    const ola = await person('Ola');
    const slug = 'site-settings' as const;
    await storeGlobal(payload, related, { slug, schema: siteSettings, fill: 'minimal' });
    const data = { companyName: 'Firma Oli' } as never;
    await payload.updateGlobal({ slug, data, user: ola, overrideAccess: false });
    const { docs } = await payload.findGlobalVersions({ slug, sort: '-createdAt', limit: 1 });
    expect(docs[0]?.version).toMatchObject({ companyName: 'Firma Oli', updatedBy: 'Ola' });
  });
});

test('a redirect that a renamed document left goes with the document', async () => {
  const { id } = await storePage('stara-nazwa');
  const rename = { pageName: 'nowa-nazwa', _status: 'published' } as never;
  await payload.update({ collection: 'pages', id, data: rename });
  const leading = async () => {
    const where = { to: { equals: '/nowa-nazwa' } };
    return (await payload.find({ collection: 'redirects', where })).docs.map(({ from }) => from);
  };
  expect(await leading()).toEqual(['/stara-nazwa']);
  await payload.delete({ collection: 'pages', id });
  expect(await leading()).toEqual([]);
});

test('the list of pages finds a page by its address', async () => {
  const { admin } = payload.collections.pages.config;
  expect(admin.listSearchableFields).toEqual(['title', 'pageName']);
});

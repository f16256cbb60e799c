import { siteSettings } from '@osnowa/contract';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fieldInWords } from '../../reads/missing-fields.ts';
import { incompleteDocuments } from '../../reads/records.ts';
import { outcomeOf } from '../../testing/outcome.ts';
import { node, richText } from '../../testing/rich-text.ts';
import { testApi } from '../../testing/running-api.ts';
import { storeGlobal, storePicture, storeRelated } from '../../testing/sample-documents.ts';
import type { Related } from '../../testing/samples.ts';
import { testStaff } from '../../testing/staff.ts';
import { storePost } from '../../testing/stored-content.ts';

const api = testApi();
const staff = testStaff(api, { Ewa: {}, Jan: {} });
let related: Related;

beforeAll(async () => {
  related = await storeRelated(api.payload);
});

const idOf = (name: string) => Number((related[name] as { id: number }).id);

test('a post cannot take a category’s address, nor a category a post’s', async () => {
  const category = (slug: string) =>
    api.payload.create({ collection: 'categories', data: { name: slug, slug } });
  await category('chmura');
  expect(await outcomeOf(storePost(api.payload, 'chmura'))).toMatch(/^slug: /);
  await storePost(api.payload, 'raporty');
  expect(await outcomeOf(category('raporty'))).toMatch(/^slug: /);
});

test('an address left empty is made from the title', async () => {
  const data = { name: 'Łańcuch dostaw' } as never;
  expect((await api.payload.create({ collection: 'tags', data })).slug).toBe('lancuch-dostaw');
});

describe('languages', () => {
  const feature = (more: object = {}) => {
    const card = { icon: 'truck', cardTitle: 'Trasy', featureElements: [{ name: 'Mapa' }] };
    const data = { ...card, _status: 'published', ...more } as never;
    return api.payload.create({ collection: 'features', data });
  };

  test('only Polish is required, and the others fall back to it', async () => {
    const { id } = await feature();
    const german = { collection: 'features', id, locale: 'de' } as const;
    expect((await api.payload.findByID(german)).cardTitle).toBe('Trasy');
    const emptied = api.payload.update({ ...german, data: { cardTitle: '' } });
    expect(await outcomeOf(emptied)).toBe('done');
  });

  test('what was begun in English cannot be published before it has its Polish text', async () => {
    const { id, featureElements } = await feature();
    const more = { featureElements: [...(featureElements ?? []), { name: 'Only English' }] };
    const call = { collection: 'features', id, locale: 'en', data: more } as const;
    expect(await outcomeOf(api.payload.update(call))).toMatch(/^featureElements\.1\.name: /);
    const draft = api.payload.update({ ...call, draft: true, data: { ...more, _status: 'draft' } });
    expect(await outcomeOf(draft)).toBe('done');
    const begun = { icon: 'truck', cardTitle: 'Routes', featureElements: [], _status: 'published' };
    const data = begun as never;
    const save = api.payload.create({ collection: 'features', locale: 'en', data });
    expect(await outcomeOf(save)).toMatch(/^cardTitle: /);
  });
});

describe('deleting what is in use', () => {
  test('is refused with the places: a published post, a draft, a picture in a text', async () => {
    const { id: picture } = (await storePicture(api.payload, 'w-uzyciu.png')) as { id: number };
    const shown = node('upload', [], { relationTo: 'media', value: picture, fields: {} });
    await storePost(api.payload, 'w-tekscie', { content: richText(shown) });
    await storePost(api.payload, 'szkic', { mainImage: picture, _status: 'draft' });
    const deletion = api.payload.delete({ collection: 'media', id: picture });
    await expect(deletion).rejects.toThrow(/„Wpis w-tekscie”.*„Wpis szkic”/);
  });

  test('an editor who has it open is no place of use', async () => {
    const { id } = await storePost(api.payload, 'otwarty');
    const user = { relationTo: 'users', value: staff.users.Ewa.id };
    const lock = { document: { relationTo: 'posts', value: id }, user, globalSlug: null };
    await api.payload.create({ collection: 'payload-locked-documents', data: lock as never });
    await api.payload.delete({ collection: 'posts', id });
    const where = { id: { equals: id } };
    expect((await api.payload.count({ collection: 'posts', where })).totalDocs).toBe(0);
  });

  test('in bulk too: only unused ones are deleted', async () => {
    await storePost(api.payload, 'z-autorem', { author: idOf('author') });
    const data = { firstName: 'Wolny', lastName: 'Autor' } as never;
    const free = await api.payload.create({ collection: 'authors', data, draft: true });
    const where = { id: { in: [idOf('author'), free.id] } };
    const { docs, errors } = await api.payload.delete({ collection: 'authors', where });
    expect(docs.map((author) => author.id)).toEqual([free.id]);
    expect(errors[0]?.message).toContain('„Wpis z-autorem”');
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
    api.payload.update({ collection: 'catalogues', id, data: data as never, draft });

  beforeAll(async () => {
    const stored = await api.payload.create({ collection: 'catalogues', data: catalogue as never });
    id = stored.id;
  });

  test('that cannot be calculated with is refused at its fields, and may be a draft', async () => {
    const wrong = {
      groups: [
        { ...catalogue.groups[0], items: [{ ...item, dayCost: 1e9 }] },
        { ...catalogue.groups[0], key: 'pusta', items: [] },
      ],
      rates: { ...catalogue.rates, rangeFactor: 500, dailyRatePLN: 0 },
    };
    expect((await outcomeOf(change({ ...wrong, _status: 'published' }))).split('\n')).toEqual([
      expect.stringMatching(/^rates\.rangeFactor: .*mnożnik od 1 do 3/),
      expect.stringMatching(/^rates\.dailyRatePLN: .*albo zostaw puste pole/),
      expect.stringMatching(/^groups\.1\.items: .*przynajmniej jednej pozycji/),
      expect.stringMatching(/^groups\.0\.items\.0\.dayCost: .*0 do 1000/),
    ]);
    expect(await outcomeOf(change({ ...wrong, _status: 'draft' }, true))).toBe('done');
    await change({ ...catalogue, _status: 'published' });
  });

  test('is the only one of its calculator', async () => {
    const second = api.payload.create({ collection: 'catalogues', data: catalogue as never });
    expect(await outcomeOf(second)).toMatch(/^calculator: /);
  });

  test('can be neither deleted nor withdrawn', async () => {
    const stored = { collection: 'catalogues', id } as const;
    await expect(api.payload.delete(stored)).rejects.toThrow(/nie można usu/);
    await expect(change({ _status: 'draft' })).rejects.toThrow(/nie można wycofać/);
    expect((await api.payload.findByID(stored))._status).toBe('published');
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
  await storePost(api.payload, 'jutro', { publishedAt });
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
  const { id } = await api.payload.create({ collection: 'employees', data });
  // As deleting the picture used to leave it.
  await api.payload.db.updateOne({ collection: 'employees', id, data: { image: null } });
  await api.request('/employees');
  const named = { source: 'employees', id, fields: ['image'] };
  expect(incompleteDocuments(api.payload)).toEqual([named]);
  await api.payload.update({ collection: 'employees', id, data: { image: idOf('image') } });
  await api.request('/employees');
  expect(incompleteDocuments(api.payload)).toEqual([]);
});

test.each([
  ['employees', 'image', 'pl', 'Obraz'],
  ['pages', 'title_de', 'pl', 'Tytuł (Deutsch)'],
  ['pages', 'sections.2.items.0.title_pl', 'en', 'Section 3 › Items 1 › Title (Polski)'],
] as const)('A-4 what %s lack as “%s” is named in words (%s)', (slug, path, language, words) => {
  const { flattenedFields } = api.payload.collections[slug].config;
  expect(fieldInWords(flattenedFields, path, language)).toBe(words);
});

describe('A-8 a version', () => {
  test('names who saved it, also when another person or a program saves the next one', async () => {
    const { id } = await storePost(api.payload, 'kto-zapisal');
    for (const user of [staff.users.Ewa, staff.users.Jan]) {
      const data = { description: `Opis: ${user.email}` };
      await api.payload.update({ collection: 'posts', id, data, user, overrideAccess: false });
    }
    const where = { parent: { equals: id } };
    const saved = { collection: 'posts', where, sort: 'createdAt' } as const;
    const { docs } = await api.payload.findVersions(saved);
    expect(docs.map(({ version }) => version.updatedBy ?? null)).toEqual([null, 'Ewa', 'Jan']);
    const read = await api.request('/blog-posts?slug=kto-zapisal');
    const answer = await read.text();
    expect(answer).toContain('kto-zapisal');
    expect(answer).not.toMatch(/updated_?by|Ewa/i);
  });

  test('of the site settings names who saved it too', async () => {
    const slug = 'site-settings' as const;
    await storeGlobal(api.payload, related, { slug, schema: siteSettings, fill: 'minimal' });
    const data = { companyName: 'Firma Ewy' } as never;
    await api.payload.updateGlobal({ slug, data, user: staff.users.Ewa, overrideAccess: false });
    const { docs } = await api.payload.findGlobalVersions({ slug, sort: '-createdAt', limit: 1 });
    expect(docs[0]?.version).toMatchObject({ companyName: 'Firma Ewy', updatedBy: 'Ewa' });
  });
});

import {
  FIELD_MARKS_HEADER,
  type Locale,
  MOST_PREVIEW_BYTES,
  PREVIEW_HEADER,
  PREVIEW_VALUES_PATH,
  type PreviewRecords,
  product,
} from '@osnowa/contract';
import type { CollectionSlug } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../testing/databases.ts';
import { node, richText, words } from '../testing/rich-text.ts';
import { testApi } from '../testing/running-api.ts';
import { storeDocument, storePicture, storeRelated } from '../testing/sample-documents.ts';
import { TEST_SECRETS } from '../testing/settings.ts';

const preview = { [PREVIEW_HEADER]: TEST_SECRETS.PREVIEW_TOKEN, [FIELD_MARKS_HEADER]: 'on' };

type Fields = Record<string, unknown>;

const paragraph = (text: string) => richText(node('paragraph', [words(text)]));

describe.each(engines('SQLite'))('a form that is not saved, on %s', (engine) => {
  const api = testApi(engine);
  let product1: number;
  let page: number;

  beforeAll(async () => {
    const { payload } = api;
    const related = await storeRelated(payload);
    const full = { collection: 'products', schema: product, fill: 'full' } as const;
    const given = { QuotedRealization: null, quotedRealization: null };
    ({ id: product1 } = await storeDocument(payload, related, { ...full, given }));
    const picture = ((await storePicture(payload)) as unknown as { id: number }).id;
    const sections = [
      { blockType: 'text', content: paragraph('Po polsku') },
      { blockType: 'picture', image: picture },
    ];
    const data = { title: 'Targi', pageName: 'targi', sections, _status: 'published' };
    const made = await payload.create({ collection: 'pages', data: data as never, locale: 'pl' });
    page = (made as { id: number }).id;
  });

  const send = (body: object, headers: Record<string, string> = preview) =>
    api.request(PREVIEW_VALUES_PATH, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const recordsOf = async (form: string, locale: Locale, data: Fields) =>
    (await (await send({ form, locale, data })).json()) as PreviewRecords;

  /** The values of a form, as Payload loads them. */
  const formOf = async (collection: CollectionSlug, id: number, locale: Locale) =>
    (await api.payload.findByID({
      ...{ collection, id, locale, draft: true, depth: 0, fallbackLocale: false },
    })) as unknown as Fields;

  const readOf = async (path: string, id: number) => {
    const all = (await (await api.request(path, { headers: preview })).json()) as Fields[];
    return all.find((one) => one.id === id);
  };

  test('menus are shown as in their form', async () => {
    const entry = { blockType: 'plain', id: 'b'.repeat(24), place: 'everywhere' };
    const bar = [{ ...entry, document: { relationTo: 'pages', value: page }, label: 'Zapraszamy' }];
    const { navigation } = await recordsOf('globals/navigation', 'pl', { bar, columns: 0 });
    expect(navigation?.record).toMatchObject({ Bar: [{ To: '/targi', Label_pl: 'Zapraszamy' }] });
    expect(await api.payload.count({ collection: 'pages' })).toMatchObject({ totalDocs: 1 });
  });

  test('what lacks a required field has no record', async () => {
    const form = await formOf('pages', page, 'pl');
    const answer = await recordsOf(`collections/pages/${page}`, 'pl', { ...form, title: '' });
    expect(answer.pages).toEqual({ id: page, record: null });
  });

  test.each<[CollectionSlug, string, Locale, (form: Fields) => Fields]>([
    ['products', '/products', 'de', () => ({ title: 'Ein Titel', order: 7 })],
    ['products', '/products', 'pl', () => ({ modules: [], image: null })],
    [
      'products',
      '/products',
      'pl',
      ({ benefits }) => ({
        benefits: (benefits as Fields[]).toReversed().map((row) => ({ ...row, title: 'Inaczej' })),
      }),
    ],
    ['pages', '/pages?PageName=targi', 'en', () => ({ title: 'A fair' })],
    [
      'pages',
      '/pages?PageName=targi',
      'en',
      ({ sections }) => {
        const [text, picture] = sections as Fields[];
        const added = { id: 'a'.repeat(24), blockType: 'text', content: paragraph('New') };
        return { sections: [added, picture, { ...text, content: paragraph('English') }] };
      },
    ],
  ])('%s: is shown as the saved draft would be, %# in %s', async (collection, path, locale, of) => {
    const id = collection === 'pages' ? page : product1;
    const form = await formOf(collection, id, locale);
    const data = { ...form, ...of(form) };
    const before = await readOf(path, id);
    const answer = await recordsOf(`collections/${collection}/${id}`, locale, data);
    const unsaved = answer[collection];
    expect(unsaved?.id).toBe(id);
    expect(unsaved?.record).not.toEqual(before);
    expect(await readOf(path, id)).toEqual(before);
    await api.payload.update({
      ...{ collection, id, locale, draft: true, fallbackLocale: false },
      data: { ...data, _status: 'draft' } as never,
    });
    const saved = await readOf(path, id);
    const times = { updated_at: null };
    expect({ ...unsaved?.record, ...times }).toEqual({ ...saved, ...times });
  });

  test('only the site asks, for documents that it shows, and not for too much', async () => {
    const values = { form: `collections/pages/${page}`, locale: 'pl', data: {} };
    expect((await send(values, {})).status).toBe(404);
    expect((await send(values, { ...preview, [PREVIEW_HEADER]: 'guessed' })).status).toBe(404);
    for (const form of ['collections/leads/1', 'collections/pages/999', 'globals/retention']) {
      expect((await send({ ...values, form })).status).toBe(404);
    }
    expect((await send({ ...values, form: 'collections/pages/1/../2' })).status).toBe(400);
    const long = { ...values, data: { title: 'x'.repeat(MOST_PREVIEW_BYTES) } };
    expect((await send(long)).status).toBe(413);
  });
});

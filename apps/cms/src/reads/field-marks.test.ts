import {
  ADMIN_HEADER,
  FIELD_MARKS_HEADER,
  fieldsIn,
  PREVIEW_HEADER,
  READS,
  siteSettings,
  withoutMarks,
} from '@osnowa/contract';
import { beforeAll, expect, test } from 'vitest';
import { READ_NAMES } from '../publishing/sources.ts';
import { node, richText, words } from '../testing/rich-text.ts';
import { testApi } from '../testing/running-api.ts';
import { storeGlobal, storePicture, storeRelated } from '../testing/sample-documents.ts';
import { TEST_SECRETS } from '../testing/settings.ts';

const preview = { [PREVIEW_HEADER]: TEST_SECRETS.PREVIEW_TOKEN };
const marks = { [FIELD_MARKS_HEADER]: 'on' };

/** Unicode's tag characters, of which marks are made. */
const TAGS = /[\u{E0000}-\u{E007F}]/u;

const api = testApi('SQLite', { CMS_URL: 'https://cms.osnowa.example' });
let ids: { page: number; post: number; category: number; author: number; media: number };

/** A picture in a rich text. */
const picture = (value: number) => ({
  ...{ version: 3, type: 'upload', relationTo: 'media', value },
  ...{ format: '', id: 'a', fields: null },
});

beforeAll(async () => {
  const { payload } = api;
  const related = await storeRelated(payload);
  await storeGlobal(payload, related, {
    slug: 'site-settings',
    schema: siteSettings,
    fill: 'full',
  });
  const media = ((await storePicture(payload)) as unknown as { id: number }).id;
  const create = async (collection: string, data: object) => {
    const made = await payload.create({ collection, data, locale: 'pl' } as never);
    return (made as { id: number }).id;
  };
  const category = await create('categories', { name: 'Wdrożenia', slug: 'wdrozenia' });
  const author = await create('authors', { firstName: 'Anna', lastName: 'Lis', image: media });
  const post = await create('posts', {
    slug: 'wpis',
    title: 'Magazyn bez kartek',
    description: 'Pierwszy akapit.\n\nDrugi akapit.',
    content: richText(node('paragraph', [words('Ważne', 1)]), picture(media)),
    mainImage: media,
    category,
    author,
    publishedAt: '2026-01-01T00:00:00.000Z',
    _status: 'published',
  });
  const point = (title: string) => ({ title, description: `${title} dokładniej` });
  const page = await create('pages', {
    pageName: 'oferta-znakow',
    title: 'Oferta',
    sections: [
      { blockType: 'claims', title: 'Liczby' },
      { blockType: 'points', title: 'Punkty', items: [point('Pierwszy'), point('Drugi')] },
    ],
    _status: 'draft',
  });
  ids = { page, post, category, author, media };
});

async function read(name: string, headers: Record<string, string> = { ...preview, ...marks }) {
  const response = await api.request(`/${name}`, { headers });
  return { response, body: (await response.json()) as Record<string, unknown>[] };
}

/** The fields that a text names. */
const named = (text: unknown) =>
  fieldsIn(String(text)).map(({ field: { form, path } }) => `${form}#${path}`);

test('a text of a draft names its document, its place in rows and blocks, and its field', async () => {
  const { body } = await read('pages?PageName=oferta-znakow');
  const [page] = body as unknown as [
    Record<string, string> & { Sections: Record<string, never>[] },
  ];
  const form = `collections/pages/${ids.page}`;
  expect(named(page.Title_pl)).toEqual([`${form}#title`]);
  const [, points] = page.Sections as unknown as { Items: Record<string, string>[] }[];
  expect(points?.Items.map((item) => named(item.Description_pl))).toEqual([
    [`${form}#sections.1.items.0.description`],
    [`${form}#sections.1.items.1.description`],
  ]);
  expect(named(page.PageName)).toEqual([]);
});

test('what belongs to another document leads there; a picture leads to where it is chosen', async () => {
  const { body } = await read('blog-posts');
  const [post] = body as unknown as Record<string, Record<string, string>>[];
  const form = `collections/posts/${ids.post}`;
  expect(named(post?.category?.Name_pl)).toEqual([`collections/categories/${ids.category}#name`]);
  expect(named(post?.category?.slug)).toEqual([]);
  const author = `collections/authors/${ids.author}`;
  expect(named(post?.author?.LastName)).toEqual([`${author}#lastName`]);
  const portrait = post?.author?.Image as unknown as Record<string, string> | undefined;
  expect(named(portrait?.alt_pl)).toEqual([`${author}#image`]);
  // Where the description is left out, the colour in place of the picture still names the field.
  expect(named(portrait?.color)).toEqual([`${author}#image`]);
  expect(named(portrait?.path)).toEqual([]);
  expect(named(post?.MainImage?.alt_pl)).toEqual([`${form}#mainImage`]);
  // Each paragraph, each word of a rich text and each picture in it.
  expect(named(post?.Description)).toEqual([`${form}#description`, `${form}#description`]);
  expect(named(post?.Content)).toEqual([`${form}#content`, `${form}#content`]);
  expect(withoutMarks(post?.Content)).toContain('<strong>Ważne</strong>');
});

test('telephone and mail lead to their fields; what programs read has no mark', async () => {
  const { body } = await read('site-settings');
  const settings = body as unknown as Record<string, Record<string, string>>;
  expect(named(settings.Office?.Phone)).toEqual(['globals/site-settings#office.phone']);
  expect(named(settings.Sales?.email)).toEqual(['globals/site-settings#sales.email']);
  expect(named(settings.Address?.City)).toEqual(['globals/site-settings#address.city']);
  for (const value of [settings.TimeZone, settings.Trackers, settings.Address?.CountryCode]) {
    expect(JSON.stringify(value)).not.toMatch(TAGS);
  }
});

test.each(READ_NAMES)('%s without its marks is what it is without them', async (name) => {
  const query = name === 'blog-posts/neighbours' ? '?slug=wpis' : '';
  const plain = await read(name + query, preview);
  const marked = await read(name + query);
  expect(JSON.stringify(plain.body)).not.toMatch(TAGS);
  expect(withoutMarks(marked.body)).toEqual(plain.body);
  if (plain.response.status === 200) READS[name].reply.parse(withoutMarks(marked.body));
});

test('the site learns the address of the back office; nothing of this travels to visitors', async () => {
  const shown = await read('blog-posts');
  expect(shown.response.headers.get(ADMIN_HEADER)).toBe('https://cms.osnowa.example');
  for (const headers of [{}, marks, { ...marks, [PREVIEW_HEADER]: 'guessed' }]) {
    const { response, body } = await read('blog-posts', headers as Record<string, string>);
    expect(response.headers.has(ADMIN_HEADER)).toBe(false);
    expect(JSON.stringify(body)).not.toMatch(TAGS);
  }
});

import { blogCategory, blogPost, blogTag, DEFAULT_LOCALE, LOCALE_CODES } from '@osnowa/contract';
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import sharp from 'sharp';
import type { z } from 'zod';
import {
  type Fill,
  type Related,
  sample,
  translations,
  typedFields,
  withRowIds,
} from './samples.ts';

type Fields = Record<string, unknown>;

/** A stored document and the web API's expected answer for it. */
export interface Stored {
  id: number;
  wire: Fields;
}

/** A document to store. */
export interface SampleDocument {
  collection: CollectionSlug;
  schema: z.ZodObject;
  fill: Fill;
  /** Wire fields that must differ from the sample. */
  given?: Fields;
  /** CMS fields that the contract does not show. */
  hidden?: Fields;
}

/** Writes a published document, first in the default language and then in the others. */
export async function storeDocument(
  payload: Payload,
  related: Related,
  { collection, schema, fill, given = {}, hidden = {} }: SampleDocument,
): Promise<Stored> {
  const wire = { ...(sample(schema, fill, related) as Fields), ...given };
  const data = { ...typedFields(schema, wire, DEFAULT_LOCALE), ...hidden, _status: 'published' };
  const stored = await payload.create({ collection, data: data as never, locale: DEFAULT_LOCALE });
  const { id } = stored as unknown as { id: number };
  for (const locale of translations(fill, LOCALE_CODES)) {
    const typed = withRowIds(typedFields(schema, wire, locale), stored) as Fields;
    const translated = { ...typed, _status: 'published' };
    await payload.update({ collection, id, locale, data: translated as never });
  }
  return { id, wire: { ...wire, id } };
}

/** As `storeDocument`, for a global. */
export async function storeGlobal(
  payload: Payload,
  related: Related,
  { slug, schema, fill }: { slug: GlobalSlug; schema: z.ZodObject; fill: Fill },
): Promise<Fields> {
  const wire = sample(schema, fill, related) as Fields;
  let stored: unknown = {};
  for (const locale of [DEFAULT_LOCALE, ...translations(fill, LOCALE_CODES)]) {
    const typed = withRowIds(typedFields(schema, wire, locale), stored) as Fields;
    const data = { ...typed, _status: 'published' };
    stored = await payload.updateGlobal({ slug, locale, data: data as never });
  }
  return wire;
}

/** A picture of 8 × 6 px, described in every language, and its wire form. */
export async function storePicture(payload: Payload, name = 'obraz.png'): Promise<Fields> {
  const background = { r: 68, g: 170, b: 85 };
  const create = { width: 8, height: 6, channels: 3 as const, background };
  const data = await sharp({ create }).png().toBuffer();
  const file = { data, mimetype: 'image/png', name, size: data.byteLength };
  const media = { collection: 'media' as const };
  const { id, filename } = await payload.create({
    ...media,
    file,
    locale: DEFAULT_LOCALE,
    data: { alt: 'Obraz pl' },
  });
  await payload.update({ ...media, id, locale: 'en', data: { alt: 'Obraz en' } });
  await payload.update({ ...media, id, locale: 'de', data: { alt: 'Obraz de' } });
  return {
    id,
    path: `/media/${filename}`,
    width: 8,
    height: 6,
    color: '#44aa55',
    focalX: 50,
    focalY: 50,
    phonePart: null,
    versions: { pl: null, en: null, de: null },
    alt_pl: 'Obraz pl',
    alt_en: 'Obraz en',
    alt_de: 'Obraz de',
  };
}

async function storePdf(payload: Payload): Promise<Fields> {
  const data = Buffer.from('%PDF-1.4\nxref\n%%EOF\n');
  const file = { data, mimetype: 'application/pdf', name: 'owu.pdf', size: data.byteLength };
  const document = { title: 'Ogólne warunki umów' };
  const { id, filename } = await payload.create({
    collection: 'files',
    file,
    data: document as never,
  });
  return { id, path: `/files/${filename}`, bytes: data.byteLength };
}

/** Everything that the samples refer to, by wire field. */
export async function storeRelated(payload: Payload): Promise<Related> {
  const image = await storePicture(payload);
  const related = { image, file: await storePdf(payload) };
  const full = async (collection: CollectionSlug, schema: z.ZodObject, given?: Fields) =>
    (await storeDocument(payload, related, { collection, schema, fill: 'full', given })).wire;
  const author = blogPost.shape.author.unwrap();
  return {
    ...related,
    author: await full('authors', author),
    category: await full('categories', blogCategory, { slug: 'kategoria' }),
    blog_tags: [await full('tags', blogTag)],
  };
}

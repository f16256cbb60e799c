import { READS, type ReadName } from '@osnowa/contract';
import type { CollectionSlug } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { env } from '../../platform/process/env.ts';
import { testApi } from '../../testing/running-api.ts';
import { contentCollections } from '../collections/index.ts';
import { fillEmpty } from './demo.ts';

const api = testApi();
const contentSlugs = contentCollections(env).map(({ slug }) => slug as CollectionSlug);
const silent = () => undefined;

/** How many documents each collection holds, and when the last of them was changed. */
async function state() {
  const newest = contentSlugs.map(async (collection) => {
    const call = { collection, sort: '-updatedAt', limit: 1, depth: 0 } as const;
    const { docs, totalDocs } = await api.payload.find(call);
    return [collection, totalDocs, docs[0] && 'updatedAt' in docs[0] && docs[0].updatedAt];
  });
  return Promise.all(newest);
}

/** Reads that answer nothing without a query. */
const NEEDED: Partial<Record<ReadName, string>> = {
  'blog-posts/neighbours': '?slug=gdzie-utknela-faktura',
};

async function answer<Name extends ReadName>(name: Name) {
  const response = await api.request(`/${name}${NEEDED[name] ?? ''}`);
  expect(response.status, name).toBe(200);
  return READS[name].reply.parse(await response.json()) as unknown[];
}

/** Fields whose Polish text lacks a translation. */
function untranslated(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const own = Object.keys(record)
    .filter((field) => field.endsWith('_pl') && record[field] !== null)
    .flatMap((field) => [field.replace(/_pl$/, '_en'), field.replace(/_pl$/, '_de')])
    .filter((field) => !record[field]);
  return [...own, ...Object.values(record).flatMap(untranslated)];
}

describe('once the demo is loaded', () => {
  beforeAll(async () => {
    expect(await fillEmpty(api.payload, 'demo', silent)).toBe(true);
  });

  test('the screen of a product comes in the languages of its readers, with the part for phones', async () => {
    for (const { slug, Image } of READS.products.reply.parse(await answer('products'))) {
      const { pl, en, de } = Image?.versions ?? {};
      expect([pl, en?.path, de?.path]).toEqual([
        null,
        expect.stringMatching(`^/media/products-${slug}-1-en-`),
        expect.stringMatching(`^/media/products-${slug}-1-de-`),
      ]);
      type Part = Pick<NonNullable<typeof Image>, 'phonePart' | 'focalX' | 'focalY'>;
      const partOf = (one: Part | null | undefined) => [one?.phonePart, one?.focalX, one?.focalY];
      expect(partOf(Image)).toEqual([
        expect.stringMatching(/half|third/),
        expect.any(Number),
        expect.any(Number),
      ]);
      expect(partOf(en)).toEqual(partOf(Image));
    }
  });

  test.each(Object.keys(READS) as ReadName[])(
    '%s says something, in English and German too',
    async (name) => {
      const said = await answer(name);
      expect(said).not.toEqual([]);
      expect(untranslated(said)).toEqual([]);
    },
  );

  test('each language of a row has its own words', async () => {
    const products = (await answer('products')) as { Benefits: Record<string, unknown>[] }[];
    expect(products.map(({ Benefits }) => Benefits.length)).toEqual([6, 6, 6, 6]);
    expect(products[0]?.Benefits[0]).toMatchObject({
      Title_pl: 'Jedna liczba w\u00A0całej firmie',
      Title_en: 'One figure across the company',
      Title_de: 'Eine Zahl im ganzen Unternehmen',
    });
  });

  test('a figure in a post comes with its caption, its text and its size', async () => {
    const posts = (await answer('blog-posts')) as { slug: string; Content: string }[];
    const post = posts.find(({ slug }) => slug === 'stan-magazynu-ktoremu-mozna-wierzyc');
    expect(post?.Content).toMatch(
      /<figure><img src="\/media\/articles-magazyn-przyczyny[^"]*\.webp" alt="Przyczyny 118 [^"]+" width="1300" height="860"><figcaption>Przyczyny 118 niezgodności\.[^<]+<\/figcaption><\/figure>/,
    );
  });

  test('areas and industries show their case studies, the most telling first', async () => {
    const realizations = (await answer('realizations')) as { id: number; slug: string }[];
    const industries = READS.industries.reply.parse(await answer('industries'));
    const { realizations: shown } = industries.find((one) => one.PageName === 'hospitality') ?? {};
    const slugs = shown?.map((id) => realizations.find((one) => one.id === id)?.slug);
    expect(slugs).toEqual(['gastro-kasse', 'hotel-room', 'tiptip']);
  });

  test('each case study names its customer, quotes a person and has a figure before and after', async () => {
    const realizations = (await answer('realizations')) as { slug: string; Proof: object }[];
    const empty = realizations.flatMap(({ slug, Proof }) =>
      Object.entries(Proof).flatMap(([name, value]) => (value ? [] : [`${slug}: ${name}`])),
    );
    expect(empty).toEqual([]);
  });

  test('products, areas, industries, the home page and the shop’s page quote one', async () => {
    const realizations = (await answer('realizations')) as { id: number; slug: string }[];
    const slugOf = new Map(realizations.map(({ id, slug }) => [id, slug]));
    /** The case study that each page quotes. */
    const quoted = async (name: ReadName) =>
      Object.fromEntries(
        (await answer(name)).map((one) => {
          const { quotedRealization, slug, PageName } = one as Record<string, string | number>;
          return [slug ?? PageName, slugOf.get(Number(quotedRealization))];
        }),
      );
    for (const name of ['products', 'areas', 'industries'] as const) {
      expect(Object.values(await quoted(name)), name).not.toContain(undefined);
    }
    const pages = await quoted('pages');
    expect(pages).toMatchObject({ home: 'metal-olechow', ecommerce: 'sruby24' });
  });

  test('a post has headings, a table and links in its HTML', async () => {
    const posts = (await answer('blog-posts')) as { slug: string; Content: string }[];
    const post = posts.find(({ slug }) => slug === 'pierwsze-osiem-tygodni-z-erp');
    expect(post?.Content).toMatch(/<h2[^>]*>Tydzień pierwszy/);
    expect(post?.Content).toContain('<td><p>Poniedziałek</p></td>');
    expect(post?.Content).toMatch(
      /<blockquote>[^<]+<\/blockquote><p><em>Teresa Bielak, kierowniczka/,
    );
    expect(post?.Content).toMatch(/<a [^>]*href="\/kalkulator-erp-n"/);
    expect(post?.Content).not.toMatch(/\*\*|\]\(|\| ---/);
  });

  test('a second run does not change anything', async () => {
    const before = await state();
    expect(await fillEmpty(api.payload, 'demo', silent)).toBe(false);
    expect(await state()).toEqual(before);
  });
});

import {
  blogPostSidebar,
  catalogue,
  EXAMPLES,
  errorReply,
  feature,
  knownFields,
  LATER_FIELDS_HEADER,
  PREVIEW_HEADER,
  READS,
  type ReadName,
  realization,
  siteSettings,
} from '@osnowa/contract';
import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { READ_NAMES, SOURCES } from '../publishing/sources.ts';
import { ENGINES, engines } from '../testing/databases.ts';
import { testApi } from '../testing/running-api.ts';
import { storeDocument, storeGlobal, storeRelated } from '../testing/sample-documents.ts';
import type { Related } from '../testing/samples.ts';
import { TEST_SECRETS } from '../testing/settings.ts';

/** The index shows the posts of another read, in short. */
const LISTS = READ_NAMES.filter(
  (name) => (READS[name].reply as z.ZodType) instanceof z.ZodArray && name !== 'blog-posts/index',
);

/** Fields that the read does not show: those that choose it, and those that its figures are made of. */
function hiddenOf(name: ReadName, fill: string): Record<string, unknown> {
  if (name === 'delivered-projects') {
    return { name: fill, origin: 'hand', work: [{ part: 'Wszystko', estimated: 4, actual: 6 }] };
  }
  return name === 'estimate-elements' ? { offer: 'customised' } : {};
}

const VALUE = {
  ...{ since: '2026-01-01', amount: 10, to: 20, eur: 2.5, toEur: 5, date: null },
  ...{ text_pl: null, text_en: null, text_de: null },
};

/** Values that another document, stored before, must not have. */
function uniqueOf(name: ReadName, fill: string): Record<string, unknown> {
  if (name === 'redirects') return { from: `/stary-${fill}` };
  if (name === 'delivered-projects') {
    return { ClosedOn: '2026-05-29', Estimated: 4, Actual: 6 };
  }
  if (name === 'facts') return { key: `stawka-${fill}`, values: [VALUE] };
  return name === 'blog-categories' || name === 'blog-tags' ? { slug: `nazwa-${fill}` } : {};
}

/** Values for a query: some that the contract understands, and others that strangers send. */
const VALUES = fc.oneof(
  fc.constantFrom('1', '2', '100', 'id:asc', 'id:desc', 'Order:asc', 'created_at:desc'),
  fc.constantFrom('przyklad-full', 'kategoria', 'faktura', '', '-1', '1e9', '0', "' OR 1=1 --"),
  fc.constantFrom('\u0000', '%', '../..', '{"$ne":null}', '9'.repeat(400), '[object Object]'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const KEYS = fc.oneof(
  fc.constantFrom('_sort', '_start', '_limit', '_q', 'slug', 'PageName', 'Name', 'id_in'),
  fc.constantFrom('category', 'tag', 'where', 'draft', 'locale', '__proto__', 'depth'),
  fc.string({ maxLength: 12 }),
);
const QUERIES = fc.array(fc.tuple(KEYS, VALUES), { maxLength: 4 });

async function storeReferred(payload: Payload): Promise<Related> {
  const related = await storeRelated(payload);
  const sidebar = { collection: 'sidebars', schema: blogPostSidebar, fill: 'full' } as const;
  const card = { collection: 'features', schema: feature, fill: 'full' } as const;
  const example = {
    collection: 'realizations',
    schema: realization,
    fill: 'minimal',
    given: { slug: 'powiazana' },
  } as const;
  const quoted = { ...example, fill: 'full', given: { slug: 'cytowana' } } as const;
  return {
    ...related,
    quotedRealization: (await storeDocument(payload, related, quoted)).id,
    blog_post_sidebar: { id: (await storeDocument(payload, related, sidebar)).id },
    features: [(await storeDocument(payload, related, card)).id],
    realizations: [(await storeDocument(payload, related, example)).id],
  };
}

describe.each(ENGINES)('on %s', (engine) => {
  const api = testApi(engine);
  let related: Related;

  beforeAll(async () => {
    related = await storeReferred(api.payload);
  });

  async function read(name: ReadName): Promise<unknown> {
    const response = await api.request(`/${name}`);
    expect(response.status).toBe(200);
    return READS[name].reply.parse(await response.json());
  }

  describe('what an editor fills in is what the web API answers', () => {
    test.each(LISTS)('%s: every field, and only what is required', async (name) => {
      const source = SOURCES[name];
      if (!('collection' in source)) throw new Error('a list comes from a collection');
      const schema = (READS[name].reply as unknown as z.ZodArray<z.ZodObject>).element;
      const { only } = source;
      for (const fill of ['full', 'minimal'] as const) {
        const { wire } = await storeDocument(api.payload, related, {
          collection: source.collection,
          schema,
          fill,
          given: uniqueOf(name, fill),
          hidden: { ...hiddenOf(name, fill), ...(only && { [only.field]: only.value }) },
        });
        expect(await read(name)).toContainEqual(wire);
      }
    });

    test('blog-posts/index: every post, in short', async () => {
      const posts = READS['blog-posts'].reply.parse(await read('blog-posts'));
      const short = posts.map(({ id, slug, Language, created_at, updated_at, Title, category }) => {
        const own = { id, slug, Language, created_at, updated_at, Title };
        return { ...own, category: category && { id: category.id, slug: category.slug } };
      });
      expect(short.length).toBeGreaterThan(0);
      const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
      const index = READS['blog-posts/index'].reply.parse(await read('blog-posts/index'));
      expect(index.toSorted(byId)).toEqual(short.toSorted(byId));
    });

    const CALCULATORS = READ_NAMES.filter((name) => READS[name].reply === catalogue);
    test.each(CALCULATORS)('%s: missing, required only, then every field', async (name) => {
      const { payload } = api;
      expect((await api.request(`/${name}`)).status).toBe(404);
      for (const fill of ['minimal', 'full'] as const) {
        const { id, wire } = await storeDocument(payload, related, {
          collection: 'catalogues',
          schema: catalogue,
          fill,
          hidden: { calculator: name },
        });
        // Projects are documents of their own: content/projects/projects.test.ts.
        const rates = { ...(wire['rates'] as object), history: expect.any(Array) };
        expect(await read(name)).toEqual({ ...wire, rates });
        // Past the rule that keeps an editor from deleting a catalogue.
        const where = { id: { equals: id } };
        if (fill === 'minimal') await payload.db.deleteOne({ collection: 'catalogues', where });
      }
    });

    test('site-settings: missing, required only, then every field', async () => {
      expect((await api.request('/site-settings')).status).toBe(404);
      for (const fill of ['minimal', 'full'] as const) {
        const settings = { slug: 'site-settings', schema: siteSettings, fill } as const;
        const wire = await storeGlobal(api.payload, related, settings);
        // Nothing says here that content files were loaded.
        expect(await read('site-settings')).toEqual({ ...wire, Unsaved: false });
      }
    });
  });

  test('a site of the version before gets no field that it does not know', async () => {
    const fieldsFor = async (known: string, also: Record<string, string> = {}) => {
      const headers = { ...also, [LATER_FIELDS_HEADER]: known };
      const response = await api.request('/realizations', { headers });
      const [first] = (await response.json()) as object[];
      return { etag: response.headers.get('etag'), fields: Object.keys(first ?? {}) };
    };
    const now = await fieldsFor(knownFields('realizations') ?? '');
    const before = await fieldsFor('');
    expect(now.fields).toContain('Proof');
    expect(before.fields).toEqual(now.fields.filter((name) => name !== 'Proof'));
    expect(before.etag).not.toBe(now.etag);
    const preview = { [PREVIEW_HEADER]: TEST_SECRETS.PREVIEW_TOKEN };
    expect((await fieldsFor('', preview)).fields).toEqual(before.fields);
  });

  test('a site of the version before gets no section of a kind that it does not know', async () => {
    const kindsFor = async (name: 'pages' | 'products', known: string) => {
      const response = await api.request(`/${name}`, { headers: { [LATER_FIELDS_HEADER]: known } });
      const records = (await response.json()) as { Sections?: { kind: string }[] }[];
      return new Set(records.flatMap(({ Sections }) => Sections ?? []).map(({ kind }) => kind));
    };
    const examples = EXAMPLES.map(({ shape }) => shape.kind.value);
    const ofPages = await kindsFor('pages', knownFields('pages') ?? '');
    expect([...ofPages]).toEqual(expect.arrayContaining([...examples, 'hero']));
    const before = await kindsFor('pages', 'quotedRealization');
    expect([...before]).toEqual([...ofPages].filter((kind) => !examples.includes(kind as never)));
    expect([...(await kindsFor('products', knownFields('products') ?? ''))]).toEqual(examples);
    expect(await kindsFor('products', 'quotedRealization')).toEqual(new Set());
  });

  // A query is checked before the database is asked.
  const asked = engines('SQLite').includes(engine) ? READ_NAMES : [];
  test.each(asked)('any query of %s gets an answer that conforms to the contract', async (name) => {
    const { query, reply } = READS[name];
    await fc.assert(
      fc.asyncProperty(QUERIES, async (pairs) => {
        const parameters = new URLSearchParams(pairs);
        const response = await api.request(`/${name}?${parameters}`);
        const answer: unknown = await response.json();
        if (response.status === 200) {
          expect(reply.safeParse(answer).success).toBe(true);
          return;
        }
        expect([400, 404]).toContain(response.status);
        expect(errorReply.safeParse(answer).success).toBe(true);
        const isUnderstood = query.safeParse(Object.fromEntries(pairs)).success;
        const isOnce = new Set(parameters.keys()).size === pairs.length;
        if (isUnderstood && isOnce) expect(response.status).toBe(404);
      }),
      { numRuns: 60 },
    );
  });
});

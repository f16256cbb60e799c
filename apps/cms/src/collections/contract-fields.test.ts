import { blogCategory, READS } from '@osnowa/contract';
import { camelCase, splitSuffix } from '@osnowa/text';
import type { Field } from 'payload';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { siteSettings } from '../globals/site-settings.ts';
import { env } from '../process/env.ts';
import { contentCollections } from './index.ts';

/** Wire fields that Payload writes itself, whose name differs on purpose, or that no editor sets. */
const KEPT_ELSEWHERE = ['id', 'kind', 'updated_at', 'created_at', 'Unsaved'];

/** The fields of one level, whatever rows, tabs and unnamed groups they are arranged in. */
function named(fields: readonly Field[]): Map<string, Field> {
  const found = fields.flatMap((field): [string, Field][] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => [...named(tab.fields)]);
    if ('name' in field && field.name) return [[field.name, field]];
    return 'fields' in field ? [...named(field.fields)] : [];
  });
  return new Map(found);
}

function withoutNull(schema: z.ZodType): z.ZodType {
  const isWrapped = schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? withoutNull(schema.unwrap() as z.ZodType) : schema;
}

/** Lists the contract's fields that the back office lacks, as paths. */
function missing(schema: z.ZodType, fields: readonly Field[], path: string): string[] {
  const inner = withoutNull(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  const have = named(fields);
  return Object.entries(inner.shape).flatMap(([wire, wireSchema]) => {
    if (KEPT_ELSEWHERE.includes(wire)) return [];
    const suffix = splitSuffix(wire);
    const name = camelCase(suffix?.name ?? wire);
    const field = have.get(name);
    const place = `${path}.${name}`;
    if (!field) return [`${place} is missing`];
    const localised = 'localized' in field && field.localized === true;
    if (localised !== (suffix !== null)) return [`${place} localised: ${localised}`];
    return insideOf(field, wireSchema as z.ZodType, place);
  });
}

function insideOf(field: Field, schema: z.ZodType, place: string): string[] {
  const wire = withoutNull(schema);
  if (field.type === 'group') return missing(wire, field.fields, place);
  if (field.type === 'array') {
    return missing((wire as z.ZodArray).element as z.ZodType, field.fields, place);
  }
  if (field.type !== 'blocks') return [];
  const union = (wire as z.ZodArray).element as z.ZodDiscriminatedUnion;
  return union.options.flatMap((option) => {
    const kind = [...((option as z.ZodObject).shape.kind as z.ZodLiteral).values][0];
    const block = field.blocks.find(({ slug }) => slug === kind);
    return block
      ? missing(option as z.ZodType, block.fields, `${place}.${String(kind)}`)
      : [`${place}.${String(kind)} is missing`];
  });
}

const READ_OF = {
  slides: 'main-page-sliders',
  products: 'products',
  services: 'services',
  realizations: 'realizations',
  areas: 'areas',
  industries: 'industries',
  features: 'area-features',
  'estimate-elements': 'estimate-elements',
  employees: 'employees',
  careers: 'careers',
  posts: 'blog-posts',
  sidebars: 'blog-post-sidebars',
  pages: 'pages',
  redirects: 'redirects',
} as const;

describe('every field of the contract can be edited, in as many languages as it has', () => {
  const collections = contentCollections(env);
  const fieldsOf = (slug: string) => collections.find((one) => one.slug === slug)?.fields ?? [];

  test.each(Object.entries(READ_OF))('collection %s', (slug, read) => {
    const item = (READS[read].reply as z.ZodArray).element as z.ZodType;
    expect(missing(item, fieldsOf(slug), slug)).toEqual([]);
  });

  test('collection catalogues', () => {
    const { reply } = READS['kalkulator-aplikacji'];
    expect(missing(reply, fieldsOf('catalogues'), 'catalogues')).toEqual([]);
  });

  test('categories, tags and authors of the blog', () => {
    const post = READS['blog-posts'].reply.element.shape;
    expect(missing(blogCategory, fieldsOf('categories'), 'categories')).toEqual([]);
    expect(missing(post.author, fieldsOf('authors'), 'authors')).toEqual([]);
    expect(missing(post.blog_tags.element, fieldsOf('tags'), 'tags')).toEqual([]);
  });

  test('site settings', () => {
    expect(missing(READS['site-settings'].reply, siteSettings.fields, 'settings')).toEqual([]);
  });
});

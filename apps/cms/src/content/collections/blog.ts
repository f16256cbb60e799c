import { type CommercialBlock, DEFAULT_LOCALE } from '@osnowa/contract';
import type { Block, Field } from 'payload';
import { common } from '../../kit/fields/field-options.ts';
import { picture } from '../../kit/fields/picture.ts';
import { icon, LOCALE_OPTIONS, publishedAt } from '../../kit/fields/values.ts';
import { label } from '../../kit/words.ts';
import { contentBlock } from '../blocks/content-block.ts';
import { richText } from '../fields/rich-text.ts';
import { titles } from '../fields/rows.ts';
import { slug } from '../fields/slug.ts';
import {
  button,
  colour,
  destination,
  line,
  lines,
  localisedLine,
  localisedLines,
  withFactPicker,
} from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

/** Blog posts. Each is written in one language, for its readers, so nothing in them is localised. */
export const posts = contentCollection({
  slug: 'posts',
  one: label((w) => w.content.posts.one),
  many: label((w) => w.content.posts.many),
  about: label((w) => w.content.posts.about),
  group: 'blog',
  title: 'title',
  columns: ['title', 'language', 'category', 'author', 'publishedAt'],
  defaultSort: '-publishedAt',
  fields: [
    slug('slug', { from: 'title', notOneOf: 'categories' }),
    {
      ...common('language', { sidebar: true }),
      type: 'select',
      required: true,
      defaultValue: DEFAULT_LOCALE,
      options: LOCALE_OPTIONS,
    },
    publishedAt(),
    { ...common('category', { sidebar: true }), type: 'relationship', relationTo: 'categories' },
    {
      ...common('blogTags', { sidebar: true }),
      type: 'relationship',
      relationTo: 'tags',
      hasMany: true,
    },
    { ...common('author', { sidebar: true }), type: 'relationship', relationTo: 'authors' },
    {
      ...common('blogPostSidebar', { sidebar: true }),
      type: 'relationship',
      relationTo: 'sidebars',
    },
    withFactPicker(line('title')),
    withFactPicker(lines('description', { hint: label((w) => w.content.posts.descriptionHint) })),
    picture('mainImage'),
    richText('content'),
  ],
});

type Kind = CommercialBlock['kind'];

const optional = { optional: true };

/** An empty list shows nothing. */
const filled = { atLeast: 1 };

function colouredButton(): Field[] {
  return [button(), colour('buttonColor', optional)];
}

const FIELDS: Record<Kind, () => Field[]> = {
  plain: () => [localisedLine('title'), localisedLines('descriptiveText'), ...colouredButton()],
  image: () => [picture('image', { optional: false }), destination('link', { optional: false })],
  list: () => [localisedLine('title'), titles('items', 'name', filled)],
  top: () => [
    picture('image', { optional: false }),
    localisedLine('text1'),
    localisedLine('text2', optional),
  ],
  insidePost: () => [
    picture('image', { optional: false }),
    localisedLine('title'),
    localisedLines('descriptiveText'),
    ...colouredButton(),
  ],
  stickyBottom: () => [
    picture('image'),
    localisedLine('textPrimary'),
    localisedLine('textSecondary', optional),
    ...colouredButton(),
  ],
  stickyBottomMobile: () => [
    picture('image'),
    localisedLine('textTitle'),
    localisedLine('textSwipeUp'),
    ...colouredButton(),
    titles('listMobile', 'name'),
  ],
};

/** Commercial blocks in the column of a blog post and inside it, one for each kind of the contract. */
const commercialBlocks: Block[] = Object.entries(FIELDS).map(([kind, fields]) =>
  contentBlock(
    kind,
    label((w) => w.blocks.commercial[kind as Kind]),
    fields(),
  ),
);

/** Categories of the blog. The slug is a path segment that no post can have. */
export const categories = contentCollection({
  slug: 'categories',
  one: label((w) => w.content.blogTaxonomy.categoriesOne),
  many: label((w) => w.content.blogTaxonomy.categoriesMany),
  group: 'blog',
  title: 'name',
  columns: ['name', 'slug'],
  drafts: false,
  fields: [
    slug('slug', { from: 'name', notOneOf: 'posts' }),
    icon({ optional: true }),
    localisedLine('name'),
  ],
});

/** Tags of the blog, in Polish like the posts. */
export const tags = contentCollection({
  slug: 'tags',
  one: label((w) => w.content.blogTaxonomy.tagsOne),
  many: label((w) => w.content.blogTaxonomy.tagsMany),
  group: 'blog',
  title: 'name',
  columns: ['name', 'slug'],
  drafts: false,
  fields: [slug('slug', { from: 'name' }), line('name')],
});

/** Authors of the blog. */
export const authors = contentCollection({
  slug: 'authors',
  one: label((w) => w.content.blogTaxonomy.authorsOne),
  many: label((w) => w.content.blogTaxonomy.authorsMany),
  group: 'blog',
  title: 'lastName',
  columns: ['firstName', 'lastName', 'image'],
  drafts: false,
  fields: [
    {
      type: 'row',
      fields: [line('firstName', { width: 50 }), line('lastName', { width: 50 })],
    },
    picture('image'),
  ],
});

/** Sets of commercial blocks that posts refer to. */
export const sidebars = contentCollection({
  slug: 'sidebars',
  one: label((w) => w.content.sidebars.one),
  many: label((w) => w.content.sidebars.many),
  about: label((w) => w.content.sidebars.about),
  group: 'blog',
  title: 'name',
  columns: ['name'],
  fields: [
    line('name', { hint: label((w) => w.content.sidebars.nameHint) }),
    {
      name: 'blocks',
      label: label((w) => w.fields.blocks),
      labels: {
        singular: label((w) => w.content.sidebars.blocksSingular),
        plural: label((w) => w.content.sidebars.blocksPlural),
      },
      type: 'blocks',
      blocks: commercialBlocks,
      custom: { row: label((w) => w.content.sidebars.blocksRow) },
      admin: { initCollapsed: true },
    },
  ],
});

import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { picture } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { slug } from '../../fields/slug/slug.ts';
import { line, lines } from '../../fields/text.ts';
import { publishedAt } from '../../fields/values.ts';
import { label } from '../../kit/words.ts';
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
      name: 'language',
      label: label((w) => w.fields.language),
      type: 'select',
      required: true,
      defaultValue: DEFAULT_LOCALE,
      options: Object.entries(LOCALES).map(([value, { name }]) => ({ value, label: name })),
      admin: { position: 'sidebar' },
    },
    publishedAt(),
    {
      name: 'category',
      label: label((w) => w.fields.category),
      type: 'relationship',
      relationTo: 'categories',
      admin: { position: 'sidebar' },
    },
    {
      name: 'blogTags',
      label: label((w) => w.fields.blogTags),
      type: 'relationship',
      relationTo: 'tags',
      hasMany: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'author',
      label: label((w) => w.fields.author),
      type: 'relationship',
      relationTo: 'authors',
      admin: { position: 'sidebar' },
    },
    {
      name: 'blogPostSidebar',
      label: label((w) => w.fields.blogPostSidebar),
      type: 'relationship',
      relationTo: 'sidebars',
      admin: { position: 'sidebar' },
    },
    line('title'),
    lines('description', {
      hint: label((w) => w.content.posts.descriptionHint),
    }),
    picture('mainImage'),
    richText('content'),
  ],
});

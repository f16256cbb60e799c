import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { LABELS } from '../../fields/labels.ts';
import { picture } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { slug } from '../../fields/slug/slug.ts';
import { line, lines } from '../../fields/text.ts';
import { publishedAt } from '../../fields/values.ts';
import { contentCollection } from './content-collection.ts';

/** Blog posts. Each is written in one language, for its readers, so nothing in them is localised. */
export const posts = contentCollection({
  slug: 'posts',
  one: { pl: 'Wpis', en: 'Post' },
  many: { pl: 'Wpisy', en: 'Posts' },
  about: {
    pl: 'Każdy wpis jest w jednym języku. W wersji angielskiej i niemieckiej najpierw są wpisy w jej języku, pod nimi polskie.',
    en: 'Each post is in one language. The English and the German site list the posts in their own language first, and the Polish ones below.',
  },
  group: 'blog',
  title: 'title',
  columns: ['title', 'language', 'category', 'author', 'publishedAt'],
  defaultSort: '-publishedAt',
  fields: [
    slug('slug', { from: 'title', notOneOf: 'categories' }),
    {
      name: 'language',
      label: LABELS.language,
      type: 'select',
      required: true,
      defaultValue: DEFAULT_LOCALE,
      options: Object.entries(LOCALES).map(([value, { name }]) => ({ value, label: name })),
      admin: { position: 'sidebar' },
    },
    publishedAt(),
    {
      name: 'category',
      label: LABELS.category,
      type: 'relationship',
      relationTo: 'categories',
      admin: { position: 'sidebar' },
    },
    {
      name: 'blogTags',
      label: LABELS.blogTags,
      type: 'relationship',
      relationTo: 'tags',
      hasMany: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'author',
      label: LABELS.author,
      type: 'relationship',
      relationTo: 'authors',
      admin: { position: 'sidebar' },
    },
    {
      name: 'blogPostSidebar',
      label: LABELS.blogPostSidebar,
      type: 'relationship',
      relationTo: 'sidebars',
      admin: { position: 'sidebar' },
    },
    line('title'),
    lines('description', {
      hint: {
        pl: 'Dwa, trzy zdania: na liście wpisów i w wyszukiwarkach.',
        en: 'Two or three sentences: in the list of posts and in search engines.',
      },
    }),
    picture('mainImage'),
    richText('content'),
  ],
});

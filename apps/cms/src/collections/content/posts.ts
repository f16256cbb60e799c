import { LABELS } from '../../fields/labels.ts';
import { picture } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { slug } from '../../fields/slug/slug.ts';
import { line, lines } from '../../fields/text.ts';
import { publishedAt } from '../../fields/values.ts';
import { contentCollection } from './content-collection.ts';

/** Blog posts. They are written in Polish only, so nothing in them is localised. */
export const posts = contentCollection({
  slug: 'posts',
  one: { pl: 'Wpis', en: 'Post' },
  many: { pl: 'Wpisy', en: 'Posts' },
  about: {
    pl: 'Wpisy są po polsku w każdej wersji językowej witryny.',
    en: 'Posts are in Polish in every language of the site.',
  },
  group: 'blog',
  title: 'title',
  columns: ['title', 'category', 'author', 'publishedAt'],
  defaultSort: '-publishedAt',
  fields: [
    slug('slug', { from: 'title', notOneOf: 'categories' }),
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
        pl: 'Dwa, trzy zdania: na liście wpisów i w wyszukiwarce.',
        en: 'Two or three sentences: in the list of posts and in search engines.',
      },
    }),
    picture('mainImage'),
    richText('content'),
  ],
});

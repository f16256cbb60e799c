import { picture } from '../../fields/picture.ts';
import { slug } from '../../fields/slug/slug.ts';
import { line, localisedLine } from '../../fields/text.ts';
import { icon } from '../../fields/values.ts';
import { contentCollection } from './content-collection.ts';

/** Categories of the blog. The slug is a path segment that no post can have. */
export const categories = contentCollection({
  slug: 'categories',
  one: { pl: 'Kategoria', en: 'Category' },
  many: { pl: 'Kategorie', en: 'Categories' },
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
  one: { pl: 'Tag', en: 'Tag' },
  many: { pl: 'Tagi', en: 'Tags' },
  group: 'blog',
  title: 'name',
  columns: ['name', 'slug'],
  drafts: false,
  fields: [slug('slug', { from: 'name' }), line('name')],
});

/** Authors of the blog. */
export const authors = contentCollection({
  slug: 'authors',
  one: { pl: 'Autor', en: 'Author' },
  many: { pl: 'Autorzy', en: 'Authors' },
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

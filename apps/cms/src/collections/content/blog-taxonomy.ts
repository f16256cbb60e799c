import { picture } from '../../fields/picture.ts';
import { slug } from '../../fields/slug/slug.ts';
import { line, localisedLine } from '../../fields/text.ts';
import { icon } from '../../fields/values.ts';
import { label } from '../../kit/words.ts';
import { contentCollection } from './content-collection.ts';

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

import type { PostContent } from '../../../content/domain.ts';

/** A post in Polish. For tests. */
export const POST_OF_TEST: PostContent = {
  id: 1,
  slug: 'kody',
  language: 'pl',
  createdAt: '2026-02-03T10:00:00.000Z',
  updatedAt: '2026-03-03T10:00:00.000Z',
  title: 'Kody',
  description: 'O kodach.',
  content: '<p>Tekst</p>',
  mainImage: null,
  author: { id: 1, firstName: 'Anna', lastName: 'Nowak', image: null },
  category: null,
  blogTags: [{ id: 1, slug: 'dane', name: 'dane' }],
  blogPostSidebar: null,
};

import { READS } from '@osnowa/contract';
import { beforeAll, expect, test } from 'vitest';
import { Content } from '../../../reads/content.ts';
import { testApi } from '../../../testing/running-api.ts';
import { storePosts } from './store-posts.ts';

const api = testApi();

beforeAll(async () => {
  const create = (collection: string, data: object) =>
    api.payload.create({ collection: collection as never, data: data as never });
  await create('categories', { slug: 'erp', name: 'ERP', icon: 'boxes', _status: 'published' });
  await create('tags', { slug: 'koszty', name: 'koszty', _status: 'published' });
  await create('authors', { firstName: 'Anna', lastName: 'Tkacz', _status: 'published' });
  await create('sidebars', { name: 'Puste', blocks: [], _status: 'published' });
});

test('posts are added up to the number that is asked for, answer like written ones, and are listed', async () => {
  expect(await storePosts(api.payload, 3)).toBe(3);
  expect(await storePosts(api.payload, 8)).toBe(5);
  expect(await storePosts(api.payload, 8)).toBe(0);
  await expect(storePosts(api.payload, 7)).rejects.toThrow('8 posts already');
  const answer = await new Content(api.payload).answer('blog-posts', {}, { drafts: false });
  const posts = READS['blog-posts'].reply.parse(answer);
  expect(posts).toHaveLength(8);
  expect(posts[0]).toMatchObject({ category: { slug: 'erp' }, author: { LastName: 'Tkacz' } });
  expect(posts.every(({ Content }) => Content.includes('<h2'))).toBe(true);
  // The CMS lists them, because each has a version.
  const { totalDocs } = await api.payload.find({ collection: 'posts', draft: true, limit: 1 });
  expect(totalDocs).toBe(8);
});

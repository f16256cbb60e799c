import { describe, expect, test } from 'vitest';
import { content, needed, pathOf } from '../support/content.ts';
import { stack } from '../support/env.ts';

const posts = (await content('blog-posts', '?_limit=100')).filter(({ category }) => category);
const post = needed(posts[0], 'post with a category');
const other = needed(
  posts.find(({ category }) => category?.slug !== post.category?.slug)?.category ?? undefined,
  'second category',
);
const tag = needed(posts.find((one) => one.blog_tags[0])?.blog_tags[0], 'tag of a post');
const POST = pathOf(post);
const CATEGORY = POST.slice(0, POST.lastIndexOf('/'));

const ask = (path: string) => fetch(stack.site + path, { redirect: 'manual' });

describe('where a path below /blog leads', () => {
  const there: [path: string, status: number, location: string | null][] = [
    ['/blog', 200, null],
    ['/blog?page=2', 200, null],
    ['/blog?page=1', 200, null],
    ['/blog?page=99', 404, null],
    [`/blog?tag=${tag.slug}`, 200, null],
    ['/blog?tag=nie-ma', 404, null],
    [CATEGORY, 200, null],
    [`/en${CATEGORY}`, 200, null],
    [`${CATEGORY}?page=50`, 404, null],
    [POST, 200, null],
    [`/de${POST}`, 200, null],
    [`/blog/${other.slug}/${post.slug}`, 301, POST],
    [`/en/blog/nie-ma/${post.slug}?utm=1&q=2`, 301, `/en${POST}?utm=1&q=2`],
    [`/en/blog/${post.slug}?utm=%C5%82`, 301, `/en${POST}?utm=%C5%82`],
    ['/blog/nie-ma', 404, null],
    [`${CATEGORY}/nie-ma`, 404, null],
    [`${POST}/dalej`, 404, null],
    ['/blog/Zażółć', 404, null],
    ['/en/blog/rss.xml', 404, null],
  ];
  test.each(there)('%s → %d %s', async (path, status, location) => {
    for (const time of ['rendered', 'from the cache']) {
      const response = await ask(path);
      expect([time, response.status]).toEqual([time, status]);
      expect([time, response.headers.get('location')]).toEqual([time, location]);
    }
  });
});

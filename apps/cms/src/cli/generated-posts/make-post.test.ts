import { slug } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { makePost } from './make-post.ts';

const POSTS = Array.from({ length: 2_000 }, (_, number) => makePost(number + 1, 100));

test('a number gives the same post each time, and no two numbers the same address', () => {
  const { chance, ...post } = makePost(7, 100);
  const { chance: again, ...other } = makePost(7, 100);
  expect(other).toEqual(post);
  expect(chance.between(1, 1e9)).toBe(again.between(1, 1e9));
  expect(new Set(POSTS.map((each) => each.slug)).size).toBe(POSTS.length);
  expect(POSTS.filter((each) => !slug.safeParse(each.slug).success)).toEqual([]);
});

test('posts differ: in titles, in length and in their sections', () => {
  expect(new Set(POSTS.map(({ title }) => title)).size).toBeGreaterThan(1_950);
  expect(new Set(POSTS.map(({ sections }) => sections.length))).toEqual(new Set([4, 5, 6, 7]));
  expect(POSTS.every(({ sections }) => new Set(sections).size === sections.length)).toBe(true);
});

test('they spread over the years before the first post that was written', () => {
  const years = POSTS.map(({ publishedAt }) => Number(publishedAt.slice(0, 4)));
  expect(Math.min(...years)).toBe(2009);
  expect(Math.max(...years)).toBe(2024);
  expect(POSTS.every(({ publishedAt }) => publishedAt < '2024-11')).toBe(true);
});

import { expect, test, vi } from 'vitest';
import { TaggedCache } from './tagged-cache.ts';

function cacheOf(maxWeight = 100) {
  return new TaggedCache<string>({ maxWeight, weigh: (value) => value.length });
}

test('a value is made once, also for those who ask while it is being made', async () => {
  const cache = cacheOf();
  const make = vi.fn(async () => 'made');
  expect(await Promise.all([cache.get('a', [], make), cache.get('a', [], make)])).toEqual([
    'made',
    'made',
  ]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('what depends on a dropped tag is made again, the rest stays', async () => {
  const cache = cacheOf();
  const make = vi.fn(async () => 'made');
  await cache.get('a', ['products', 'media'], make);
  await cache.get('b', ['areas'], make);
  cache.onChange({ tags: ['media'] });
  await cache.get('a', [], make);
  await cache.get('b', [], make);
  expect(make).toHaveBeenCalledTimes(3);
});

test('a value that was read before a change is not cached after it', async () => {
  const cache = cacheOf();
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = cache.get('a', ['products'], () => promise);
  cache.onChange({ tags: ['products'] });
  resolve('before the change');
  await early;
  expect(await cache.get('a', ['products'], async () => 'after it')).toBe('after it');
});

test('a failure is not cached', async () => {
  const cache = cacheOf();
  await expect(cache.get('a', [], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', [], async () => 'back')).toBe('back');
});

test('the oldest values make room', async () => {
  const cache = cacheOf(10);
  for (const key of ['a', 'b', 'c']) await cache.get(key, [], async () => 'four');
  const make = vi.fn(async () => 'four');
  await cache.get('c', [], make);
  await cache.get('b', [], make);
  expect(make).not.toHaveBeenCalled();
  await cache.get('a', [], make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a gap in the change log drops every value', async () => {
  const cache = cacheOf();
  await cache.get('a', ['products'], async () => 'old');
  cache.onGap();
  expect(await cache.get('a', ['products'], async () => 'new')).toBe('new');
});

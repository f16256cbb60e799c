import { expect, test } from 'vitest';
import { RateLimit } from './rate-limit.ts';

test('a released place is free again', () => {
  const limit = new RateLimit([{ most: 1, ms: 1000 }], () => 5);
  const first = limit.take('a');
  expect(first.ok).toBe(true);
  expect(limit.take('a').ok).toBe(false);
  if (first.ok) first.giveBack();
  expect(limit.take('a').ok).toBe(true);
});

test('a weighted request waits until enough weight has left the window', () => {
  let now = 0;
  const limit = new RateLimit([{ most: 100, ms: 1000 }], () => now);
  expect(limit.take('a', 60).ok).toBe(true);
  now = 500;
  expect(limit.take('a', 40).ok).toBe(true);
  expect(limit.take('a', 1)).toEqual({ ok: false, retryAfterSeconds: 1 });
  now = 1000;
  expect(limit.take('a', 60).ok).toBe(true);
  expect(limit.take('a', 1).ok).toBe(false);
  expect(limit.take('b', 101).ok).toBe(false);
});

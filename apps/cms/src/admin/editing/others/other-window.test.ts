import { expect, test } from 'vitest';
import { isChangedElsewhere, isOfOtherWindow } from './other-window.ts';

const NOW = Date.parse('2026-11-26T08:00:00.000Z');
const lock = (author: number, minutes: number) => ({
  updatedAt: new Date(NOW - minutes * 60_000).toISOString(),
  user: { value: { id: author } },
});

test('a lock of one’s own account tells of another window; a colleague’s and an old one do not', () => {
  expect(isOfOtherWindow(lock(7, 1), 7, NOW)).toBe(true);
  expect(isOfOtherWindow({ ...lock(7, 1), user: { value: 7 } }, 7, NOW)).toBe(true);
  expect(isOfOtherWindow(lock(8, 1), 7, NOW)).toBe(false);
  expect(isOfOtherWindow(lock(7, 6), 7, NOW)).toBe(false);
  expect(isOfOtherWindow({ updatedAt: new Date(NOW).toISOString() }, undefined, NOW)).toBe(false);
});

test('a document that was saved later elsewhere is told apart from this window’s own save', () => {
  const own = '2026-11-26T07:40:00.000Z';
  expect(isChangedElsewhere('2026-11-26T07:43:00.000Z', own)).toBe(true);
  expect(isChangedElsewhere('2026-11-26T07:40:00.400Z', own)).toBe(false);
  expect(isChangedElsewhere('2026-11-26T07:39:00.000Z', own)).toBe(false);
  expect(isChangedElsewhere(null, own)).toBe(false);
});

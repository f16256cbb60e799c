import { expect, test } from 'vitest';
import { isRenewalDue } from './session-in-use.tsx';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 26, 7, 43);

test.each([
  ['a page that does not know its session yet', undefined, false],
  ['one that began a moment ago', 30, false],
  ['one that is five minutes old', 24.9, true],
  ['one that ends in three minutes, which Payload would let end', 3, true],
  ['one that has ended', -1, false],
])('use renews the session of %s: %s min left, %s', (_what, left, isDue) => {
  const endsAt = left === undefined ? undefined : NOW + left * MINUTE;
  expect(isRenewalDue(endsAt, NOW)).toBe(isDue);
});

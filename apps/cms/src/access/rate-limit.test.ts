import { expect, test } from 'vitest';
import { INTAKE_LIMITS } from '../intake/submission-limits.ts';
import { RateLimit } from './rate-limit.ts';

test('five at once, then a minute; twenty an hour; sixty a day; others are not held up', () => {
  let now = 0;
  const limit = new RateLimit(INTAKE_LIMITS.address, () => now);
  const sendUntilRefused = () => {
    let sent = 0;
    while (limit.take('203.0.113.9').ok) sent += 1;
    return sent;
  };
  expect(sendUntilRefused()).toBe(5);
  expect(limit.take('203.0.113.9')).toEqual({ ok: false, retryAfterSeconds: 60 });
  expect(limit.take('203.0.113.10').ok).toBe(true);

  let inTheHour = 5;
  for (let minute = 1; minute < 60; minute += 1) {
    now = minute * 60_000;
    inTheHour += sendUntilRefused();
  }
  expect(inTheHour).toBe(20);

  let inTheDay = inTheHour;
  for (let minute = 60; minute < 24 * 60; minute += 1) {
    now = minute * 60_000;
    inTheDay += sendUntilRefused();
  }
  expect(inTheDay).toBe(60);
});

test('a place given back is free again', () => {
  const limit = new RateLimit([{ most: 1, ms: 1000 }], () => 5);
  const first = limit.take('a');
  expect(first.ok).toBe(true);
  expect(limit.take('a').ok).toBe(false);
  if (first.ok) first.giveBack();
  expect(limit.take('a').ok).toBe(true);
});

test('what counts by weight waits until enough of it is past', () => {
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

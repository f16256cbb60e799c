import type { Payload } from 'payload';
import { afterEach, expect, test, vi } from 'vitest';
import { atEndOfBackground, beginBackground, endBackground, repeat } from './background.ts';

afterEach(() => {
  endBackground();
  vi.useRealTimers();
});

test('work of the code before a reload ends when the new code’s begins, or the database closes', () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const start = (code: string) => {
    const end = beginBackground();
    repeat({} as Payload, async () => done.push(code), { every: 1_000, first: 0, failure: '' });
    atEndOfBackground(() => done.push(`${code} ended`));
    return end;
  };
  const first = start('old');
  vi.advanceTimersByTime(1);
  const second = start('new');
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  vi.advanceTimersByTime(1);
  endBackground();
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual(['old', 'old ended', 'new', 'new ended']);
  expect(second.aborted).toBe(true);
});

test('what fails each time is said once, until it succeeds again', async () => {
  beginBackground();
  const said: unknown[] = [];
  const payload = { logger: { error: ({ msg }: { msg: string }) => said.push(msg) } };
  let fails = true;
  const work = () => (fails ? Promise.reject(new Error('away')) : Promise.resolve());
  const run = repeat(payload as unknown as Payload, work, { every: 60_000, failure: 'Away.' });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  for (const failing of [true, true, false, true]) {
    fails = failing;
    run();
    await settled();
  }
  expect(said).toEqual(['Away.', 'Away.']);
});

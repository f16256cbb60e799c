import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atEndOfBackground, beginBackground, endBackground, wake } from '../process/background.ts';
import { startPeriodic } from './periodic.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endBackground();
  vi.useRealTimers();
});

const job = { name: 'scan', every: 60_000, failure: 'Away.' };

test('work of the code before a reload ends when the new code’s begins, or the database closes', async () => {
  const done: string[] = [];
  const start = (code: string) => {
    const end = beginBackground();
    startPeriodic({} as Payload, [{ ...job, first: 0, run: () => done.push(code) }]);
    atEndOfBackground(() => done.push(`${code} ended`));
    return end;
  };
  const first = start('old');
  await vi.advanceTimersByTimeAsync(1);
  const second = start('new');
  await vi.advanceTimersByTimeAsync(1);
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  endBackground();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(done).toEqual(['old', 'old ended', 'new', 'new ended']);
});

test('what fails is said once until it succeeds, and work that is woken several times runs once', async () => {
  beginBackground();
  const said: unknown[] = [];
  const payload = { logger: { error: ({ msg }: { msg: string }) => said.push(msg) } };
  const answers = [false, false, true, false];
  startPeriodic(payload as never, [
    { ...job, name: 'links', run: () => (answers.shift() ? 1 : Promise.reject(new Error())) },
    { ...job, every: null, gathers: 300, run: () => said.push('woken') },
    { ...job, name: 'search', first: 0, isOnce: true, run: () => said.push('once') },
  ]);
  await vi.advanceTimersByTimeAsync(240_000);
  for (let times = 0; times < 3; times += 1) wake(payload as never, 'scan');
  await vi.advanceTimersByTimeAsync(300);
  expect(said).toEqual(['once', 'Away.', 'Away.', 'woken']);
});

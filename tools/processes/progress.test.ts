import { afterEach, expect, test, vi } from 'vitest';
import { createProgress } from './progress.mjs';

afterEach(() => vi.useRealTimers());

test('each step is one line with its number, time and result; a long one says every 15 s what it does', async () => {
  vi.useFakeTimers();
  const parts: string[] = [];
  const progress = createProgress(3, { write: (part: string) => parts.push(part) });
  await progress.step('Building the site', async () => 'up to date');
  const failing = progress.step('Building the CMS', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  const done = progress.step('Preparing the database', async (report) => {
    report('Content: pages (12)');
    await new Promise((resolve) => setTimeout(resolve, 16_000));
  });
  await vi.advanceTimersByTimeAsync(16_000);
  await done;
  const [first, second, ...rest] = parts.join('').split('\n');
  expect(first).toBe('[1/3] Building the site … 0.0 s, up to date');
  expect(second).toBe('[2/3] Building the CMS … failed');
  expect(rest.join('\n')).toContain('    15 s so far: Content: pages (12)\n');
});

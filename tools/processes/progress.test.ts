import { afterEach, expect, test, vi } from 'vitest';
import { createProgress } from './progress.mjs';

afterEach(() => vi.useRealTimers());

test('a long step says every 15 s what it does', async () => {
  vi.useFakeTimers();
  const parts: string[] = [];
  const progress = createProgress(0, { write: (part: string) => parts.push(part) });
  const done = progress.step('Preparing the database', async (tell) => {
    tell('Content: pages (12)');
    await new Promise((resolve) => setTimeout(resolve, 16_000));
  });
  await vi.advanceTimersByTimeAsync(16_000);
  await done;
  expect(parts.join('')).toContain('    15 s so far: Content: pages (12)\n');
});

test('each step is one line with its number, its time and its result', async () => {
  let text = '';
  const progress = createProgress(3, {
    write(part: string) {
      text += part;
    },
  });
  await progress.step('Building the site', async () => 'up to date');
  const failing = progress.step('Building the CMS', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  progress.announce('Starting');
  expect(text).toBe(
    '[1/3] Building the site … 0.0 s, up to date\n[2/3] Building the CMS … failed\n[3/3] Starting …\n',
  );
});

import { expect, test } from 'vitest';
import { createProgress } from './progress.mjs';

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

import { expect, test, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('calls during a run share the next one, which begins after it', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = vi.fn(async () => gates[work.mock.calls.length - 1]?.promise);
  const run = oneAtATime(work);
  const first = run();
  const others = [run(), run()];
  expect(work).toHaveBeenCalledTimes(1);
  gates[0]?.resolve();
  await first;
  await expect.poll(() => work.mock.calls.length).toBe(2);
  gates[1]?.resolve();
  await Promise.all(others);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failed run fails for its own callers, and the next one runs', async () => {
  const work = vi.fn(async () => {
    if (work.mock.calls.length === 1) throw new Error('away');
  });
  const run = oneAtATime(work);
  const first = run();
  const second = run();
  await expect(first).rejects.toThrow('away');
  await expect(second).resolves.toBeUndefined();
});

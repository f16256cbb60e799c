import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { afterAll, onTestFinished, vi } from 'vitest';

/**
 * For a test file about something else: no answer to a sign-in is delayed, and a hash takes a
 * thousandth of its time, for all accounts alike.
 * @returns a function that makes hashes take their time for the rest of a test
 */
export function signInQuickly(): () => void {
  const { setTimeout: wait } = timers;
  vi.spyOn(timers, 'setTimeout').mockImplementation((ms = 0, value) =>
    wait(Math.min(ms, 1), value),
  );
  const { pbkdf2 } = crypto;
  const inNoTime: typeof pbkdf2 = (password, salt, rounds, ...rest) =>
    pbkdf2(password, salt, Math.ceil(rounds / 1_000), ...rest);
  const hashing = vi.spyOn(crypto, 'pbkdf2').mockImplementation(inNoTime);
  syncBuiltinESMExports();
  afterAll(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  return () => {
    hashing.mockImplementation(pbkdf2);
    onTestFinished(() => void hashing.mockImplementation(inNoTime));
  };
}

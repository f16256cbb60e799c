/**
 * Counts what comes within a minute of the clock, for each key on its own.
 * @param most how much of it is let through
 * @param now ms since any fixed moment
 * @returns whether one more is let through; it counts either way
 */
export function createMinuteLimit(most: number, now: () => number): (key?: string) => boolean {
  const seen = new Map<string, number>();
  let minute = 0;
  return (key = '') => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      minute = current;
      seen.clear();
    }
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count <= most;
  };
}

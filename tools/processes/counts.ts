/** Numbers of passed and failed tests or checks. */
export type Counts = { passed: number; failed: number };

/** The sum of several counts. */
export function sumCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }),
    { passed: 0, failed: 0 },
  );
}

/** The last line of a gate: `12 passed, 0 failed`. */
export function sayCounts({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

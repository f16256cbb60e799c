/** Days from the first to the last one, both included, as `YYYY-MM-DD`. */
export interface DaySpan {
  from: string;
  to: string;
}

/** A span as it is stored: Payload stores days as instants near noon, UTC. */
export interface StoredSpan {
  from?: string | null;
  to?: string | null;
}

/** Longest span, in days: longer than any leave, shorter than a wrong year. */
export const LONGEST_DAYS = 400;

export const DAY = 24 * 60 * 60_000;

/** The part of a date that a day consists of. */
export function dayOf(stored: string | Date): string {
  return new Date(stored).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Stored rows as spans; a row without a first day, left by an earlier version, is skipped. */
export function spansOf(rows: unknown): DaySpan[] {
  if (!Array.isArray(rows)) return [];
  return (rows as StoredSpan[]).flatMap(({ from, to }) => {
    if (!from) return [];
    const first = dayOf(from);
    return [{ from: first, to: to ? dayOf(to) : first }];
  });
}

/** Every day of some spans, as `YYYY-MM-DD`. */
export function daysOf(spans: readonly DaySpan[]): string[] {
  return spans.flatMap(({ from, to }) => {
    const first = Date.parse(from);
    const count = Math.min((Date.parse(to) - first) / DAY, LONGEST_DAYS);
    return Array.from({ length: Math.max(0, count) + 1 }, (_, nth) =>
      dayOf(new Date(first + nth * DAY)),
    );
  });
}

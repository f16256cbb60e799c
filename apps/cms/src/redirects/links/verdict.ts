/** What is wrong with an address, or why it cannot be said. */
export const REASONS = [
  // On this site.
  'missing',
  // Elsewhere.
  'gone',
  'no-host',
  'no-server',
  'certificate',
  'private',
  'refused',
  'silent',
] as const;

export type Reason = (typeof REASONS)[number];

/** What one look at an address says. */
export type Verdict =
  | { state: 'works' }
  | { state: 'broken' | 'unknown'; reason: Reason /** Of the HTTP answer. */; status?: number };

/** Faults of an address, or reasons why it cannot be checked. */
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

/** Result of one look at an address. */
export type Verdict =
  | { state: 'works' }
  | { state: 'broken' | 'unknown'; reason: Reason /** Of the HTTP answer. */; status?: number };

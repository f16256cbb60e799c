import type { SentResult } from '../../leads/form/form.ts';

/** Path of an estimate's page that says that the estimate was sent. */
export function sentPath(estimate: string, { reference, isUnmailed }: SentResult): string {
  return `/estimate/${estimate}?sent=${reference}${isUnmailed ? '&mail=none' : ''}`;
}

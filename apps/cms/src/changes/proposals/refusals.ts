import type { PayloadRequest } from 'payload';
import { Refusal } from '../../kit/endpoint.ts';
import { wordsFor } from '../../kit/words.ts';

const STATUSES = {
  unknown: 404,
  withdrawn: 410,
  expired: 410,
  gone: 410,
  sent: 409,
  conflict: 409,
  empty: 400,
  marks: 400,
  structure: 409,
  often: 429,
  decided: 409,
  changed: 409,
  reason: 400,
  language: 400,
  name: 400,
  days: 400,
  unreadable: 400,
} as const;

/** Name of a reason. */
export type RefusalCode = keyof typeof STATUSES;

/** Refuses a request for a reason, with more that its answer holds. */
export function refusal(req: PayloadRequest, code: RefusalCode, more: object = {}): Refusal {
  const data = { code, ...more };
  return new Refusal(wordsFor(req).changes.proposals[code], STATUSES[code], data);
}

import { AppError, TRAP_FIELD } from '@osnowa/contract';
import type { SenderFlag } from '../leads/spam-flags.ts';
import type { SortedFields } from '../leads/submission-fields.ts';

/** Nobody fills in a form faster than this, in ms. */
const FASTEST_PERSON = 2_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Multipart needs no permission to be posted across sites, so a browser's word is taken for where
 * the form stood: first `Sec-Fetch-Site`, then `Origin`. A client that says nothing (our own site's
 * server, which has looked itself, does not) goes on: no authority is carried that another site
 * could misuse, and only a solved captcha makes a sender believed.
 * @throws AppError Forbidden for a form on another site
 */
export function refuseOtherSites(headers: Headers, siteOrigin: string): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site === 'same-origin') return;
  if (site === 'cross-site' || (origin !== null && origin !== siteOrigin)) {
    throw new AppError('Forbidden', 'The form stands on another site.');
  }
}

/**
 * Signs that a program sent this: it filled the field that people do not see, or was faster than a
 * person. It is answered like everybody else.
 */
export function senderFlags({ common }: SortedFields, now: Date): SenderFlag[] {
  const flags: SenderFlag[] = [];
  if (common[TRAP_FIELD]) flags.push('trap');
  const startedAt = common.startedAt ?? '';
  const started = /^\d+$/.test(startedAt) ? Number(startedAt) : Date.parse(startedAt);
  const elapsed = now.getTime() - started;
  if (elapsed >= 0 && elapsed < FASTEST_PERSON) flags.push('fast');
  return flags;
}

/**
 * The key of a submission, in lower case as PostgreSQL and SQLite compare it alike.
 * @returns `null` when none was sent
 * @throws AppError BadRequest when it is no UUID
 */
export function submissionKey({ common }: SortedFields): string | null {
  const key = common.idempotencyKey;
  if (!key) return null;
  if (!UUID.test(key)) throw new AppError('BadRequest', 'The idempotency key is not a UUID.');
  return key.toLowerCase();
}

import type { Message } from '../../../database/generated/payload-types.ts';
import type { AdminLanguage } from '../../../fields/admin-label.ts';
import { leadViewLabels } from './labels.ts';
import { type AtTheCompany, inWords } from './parts.tsx';

/** A refusal as mail servers write it: three digits from 500 on. */
const REFUSAL = /\b5\d\d\b|\b5\.\d+\.\d+\b/;

/** Why a mail did not leave or arrive: a refusal of a server has a sentence before it. */
export function problemInWords(
  problem: string | null | undefined,
  language: AdminLanguage,
): string | null {
  if (!problem) return null;
  if (!REFUSAL.test(problem)) return problem;
  return leadViewLabels(language).words.refusedBy.replace('{answer}', () => problem);
}

/** Since when a mail waits that a server has not taken, and when it is tried again. */
export function waitInWords(
  { state, attempts, problem, dueAt, firstDueAt }: Message,
  at: AtTheCompany,
): string | null {
  const hasFailed = attempts > 0 || Boolean(problem);
  if (state !== 'pending' || !hasFailed || !dueAt || !firstDueAt) return null;
  return leadViewLabels(at.locale)
    .words.waits.replace('{since}', inWords(firstDueAt, at) ?? '')
    .replace('{next}', inWords(dueAt, at) ?? '');
}

import { fill } from '@osnowa/text';
import type { Message } from '../../../database/generated/payload-types.ts';
import type { AdminLanguage } from '../../../kit/office-language.ts';
import { officeWords } from '../../../kit/words.ts';
import { type AtTheCompany, inWords } from './parts.tsx';

/** Patterns of server and connection errors, with their sentences. The first match counts. */
const KINDS = [
  // Three digits from 500 on, or from 400 on.
  [/\b5\d\d\b|\b5\.\d+\.\d+\b/, 'refusedBy'],
  [/\b4\d\d\b|\b4\.\d+\.\d+\b/, 'askedToWait'],
  [/\bE[A-Z]{5,}\b|time-?out|timed out|greeting|socket|connection|certificate/i, 'unreachable'],
] as const;

/**
 * Reason why a mail was not sent or did not arrive, as a sentence. It quotes the server or the
 * connection, mostly in English.
 */
export function problemInWords(
  problem: string | null | undefined,
  language: AdminLanguage,
): string | null {
  if (!problem) return null;
  const [, sentence = 'notMade'] = KINDS.find(([sign]) => sign.test(problem)) ?? [];
  return fill(officeWords(language).leads.leadView[sentence], { answer: problem });
}

/** Since when a mail waits that a server has not taken, and when it is tried again. */
export function waitInWords(
  { state, attempts, problem, dueAt, firstDueAt }: Message,
  at: AtTheCompany,
): string | null {
  const hasFailed = attempts > 0 || Boolean(problem);
  if (state !== 'pending' || !hasFailed || !dueAt || !firstDueAt) return null;
  return fill(officeWords(at.locale).leads.leadView.waits, {
    since: inWords(firstDueAt, at) ?? '',
    next: inWords(dueAt, at) ?? '',
  });
}

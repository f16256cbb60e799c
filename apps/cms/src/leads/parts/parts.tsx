import { LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { ReactNode } from 'react';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import type { Message } from '../../platform/database/generated/payload-types.ts';

export function leadAddress(id: number): string {
  return `/admin/collections/leads/${id}`;
}

/** A time in the company's time zone. */
export function inWords(time: string | null | undefined, { locale, timeZone }: AtTheCompany) {
  if (!time) return null;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(new Date(time));
}

/** A day that was chosen without a time: it is stored as noon of that day, UTC. */
export function dayInWords(day: string, locale: AdminLanguage): string {
  const format = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(new Date(day));
}

export function Part(props: { title: string; id?: string; children: ReactNode }) {
  const { title, id, children } = props;
  return (
    <section id={id}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export interface InLanguage {
  locale: AdminLanguage;
}

/** The same, with the company's time zone. */
export interface AtTheCompany extends InLanguage {
  timeZone: string;
}

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

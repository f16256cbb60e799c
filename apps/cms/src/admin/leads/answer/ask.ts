import { ask } from '../../../kit/ask.ts';
import type { Draft } from '../../../leads/conversation/drafts.ts';
import type { AnswerField } from './refusals.ts';

/** Sentences at the parts of the form. */
export type FieldErrors = Partial<Record<AnswerField, string>>;

/** The answer of an endpoint of the form. */
type Said<Body> =
  | { kind: 'done'; answer: Body }
  /** Another window was faster; its draft, if it left one. */
  | { kind: 'conflict'; current: Draft | null }
  | { kind: 'refused'; message: string; errors: FieldErrors }
  | { kind: 'signed-out' }
  /** No answer, or an unreadable one. */
  | { kind: 'away' };

interface Data {
  current: Draft | null;
  errors: { path: AnswerField; message: string }[];
}

/** Asks an endpoint of the form that answers a lead. */
export async function askReply<Body>(
  lead: number,
  path: string,
  body: object,
): Promise<Said<Body>> {
  const answer = await ask<Body, Data>(`/leads/${lead}/reply${path}`, { body });
  if (answer.ok) return { kind: 'done', answer: answer.body };
  const { data, sentence, status } = answer.refusal;
  // A lead is hidden from people without a session as one that does not exist.
  if ([401, 403, 404].includes(status)) return { kind: 'signed-out' };
  if (data.current !== undefined) return { kind: 'conflict', current: data.current };
  if (status === 0 || status >= 500) return { kind: 'away' };
  const errors = (data.errors ?? []).map(({ path: at, message }) => [at, message]);
  return { kind: 'refused', message: sentence, errors: Object.fromEntries(errors) };
}

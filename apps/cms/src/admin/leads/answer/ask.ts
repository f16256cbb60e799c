import type { Draft } from '../../../leads/conversation/drafts.ts';
import type { AnswerField } from './refusals.ts';

/** Sentences at the parts of the form. */
export type FieldErrors = Partial<Record<AnswerField, string>>;

/** The answer of an endpoint of the form. */
type Said<Answer> =
  | { kind: 'done'; answer: Answer }
  /** Another window was faster; its draft, if it left one. */
  | { kind: 'conflict'; current: Draft | null }
  | { kind: 'refused'; message: string; errors: FieldErrors }
  | { kind: 'signed-out' }
  /** No answer, or an unreadable one. */
  | { kind: 'away' };

interface ErrorBody {
  current?: Draft | null;
  errors?: { message?: string; data?: { errors?: { path: AnswerField; message: string }[] } }[];
}

/** Asks an endpoint of the form that answers a lead. */
export async function askReply<Answer>(
  lead: number,
  path: string,
  body: object | FormData,
): Promise<Said<Answer>> {
  const isForm = body instanceof FormData;
  const response = await fetch(`/payload/leads/${lead}/reply${path}`, {
    method: 'POST',
    credentials: 'include',
    ...(isForm ? {} : { headers: { 'content-type': 'application/json' } }),
    body: isForm ? body : JSON.stringify(body),
  }).catch(() => null);
  if (!response) return { kind: 'away' };
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return { kind: 'done', answer: answer as Answer };
  return refusalOf(response.status, answer);
}

function refusalOf(status: number, answer: unknown): Exclude<Said<never>, { kind: 'done' }> {
  const { current, errors } = (answer ?? {}) as ErrorBody;
  // A lead is hidden from people without a session as one that does not exist.
  if ([401, 403, 404].includes(status)) return { kind: 'signed-out' };
  if (status === 409 && current !== undefined) return { kind: 'conflict', current };
  const [first] = errors ?? [];
  if (status >= 500 || !first) return { kind: 'away' };
  const fieldErrors = Object.fromEntries(
    (first.data?.errors ?? []).map(({ path, message }) => [path, message]),
  );
  return { kind: 'refused', message: first.message ?? '', errors: fieldErrors };
}

import { callTime, ERROR_STATUS, type FormPath, reference } from '@osnowa/contract';
import { data, redirect } from '../../content/answer.ts';
import type { ActionArgs } from '../../content/page-module.ts';
import { localePath } from '../../i18n/locale-path.ts';
import type { FormResult, SentResult } from '../form/form.ts';
import { sendForm } from './send-form.ts';

type FormArgs = Pick<ActionArgs, 'site' | 'request'>;

/**
 * Action of a page that takes a form of browsers without scripts: it shows the page again with the
 * errors and the typed text, or redirects to its thank-you page.
 * @param anchor id of the section with the form
 */
export function formAction(path: FormPath, anchor: string) {
  const answer = answerForm(path);
  return async (args: FormArgs) => {
    const answered = await answer(args);
    const { data: result } = answered;
    if (result.kind !== 'sent') return answered;
    const { locale, path: page } = args.site;
    throw redirect(localePath(locale, thankYouOf(result, args.request, page, anchor)), 303);
  };
}

/**
 * The same for a page that shows the thanks itself, because its address must not contain
 * everything. A reload sends the form again; its key makes that the same request.
 */
export function answerForm(path: FormPath) {
  return async ({ site, request }: FormArgs) => {
    const result = await sendForm(path, request, site, true);
    return data(result, answerTo(result));
  };
}

/** Status and headers of the answer to a form. */
export function answerTo(result: FormResult) {
  const refusal = result.kind === 'invalid' ? 'Validation' : 'code' in result && result.code;
  return {
    status: refusal ? ERROR_STATUS[refusal] : 200,
    headers: { 'cache-control': 'no-store' },
  };
}

/** Page after sending: that of an estimate sent with it, otherwise the form's thank-you page. */
function thankYouOf(
  { reference: number, estimate, isUnmailed, callTime: time }: SentResult,
  request: Request,
  path: string,
  anchor: string,
): string {
  const query = estimate ? new URLSearchParams() : new URL(request.url).searchParams;
  query.set('sent', number);
  if (isUnmailed) query.set('mail', 'none');
  if (time) query.set('call', time);
  if (estimate) return `/estimate/${estimate}?${query}`;
  return `${path}?${query}#${anchor}`;
}

/** The result of a sent form, from the address of its thank-you page; otherwise `null`. */
export function sentResult(request: Request): FormResult | null {
  const query = new URL(request.url).searchParams;
  const sent = reference.safeParse(query.get('sent'));
  if (!sent.success) return null;
  const unmailed = query.get('mail') === 'none' ? { isUnmailed: true as const } : {};
  const call = callTime.safeParse(query.get('call')).data;
  return { kind: 'sent', reference: sent.data, ...unmailed, ...(call && { callTime: call }) };
}

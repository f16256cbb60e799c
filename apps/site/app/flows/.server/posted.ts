import type { FieldErrors } from '@osnowa/contract';
import { data, redirect } from '../../content/answer.ts';
import type { SiteRequest } from '../../content/request.ts';
import { localePath } from '../../i18n/locale-path.ts';
import type { FormValues } from '../../leads/form/form.ts';
import { type Answers, NOTHING, type Posted } from '../engine/answers.ts';

/**
 * The fields of another stage's form, from a browser without scripts. `null` for the lead form, which
 * alone may have files and is therefore multipart, and whose body is left unread.
 */
export async function stageFields(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type');
  if (!type?.startsWith('application/x-www-form-urlencoded')) return null;
  return new URLSearchParams(await request.text());
}

interface Found {
  written: Answers;
  errors?: FieldErrors;
  typed?: FormValues;
}

/** The answer to a posted stage: its page, with its errors if it has some. */
export function postedStage({ written, errors = {}, typed = {} }: Found) {
  const posted: Posted = { kind: 'posted', written, errors, typed };
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return data(posted, { status, headers: { 'cache-control': 'no-store' } });
}

/** Leads to another address; 307 repeats a posted form there. */
export function sendTo(
  { locale }: Pick<SiteRequest, 'locale'>,
  address: string,
  status: 302 | 307,
): Response {
  return redirect(localePath(locale, address), status);
}

/**
 * Leads back to the first stage. After a form without a choice the stage shows an error; an address
 * that was saved or copied begins without one.
 */
export function backTo(
  { locale }: Pick<SiteRequest, 'locale'>,
  first: string,
  { isForm, kept = '', status }: { isForm: boolean; kept?: string; status: 302 | 303 },
): Response {
  const nothing = isForm ? `?${NOTHING}=1` : '';
  return redirect(
    localePath(locale, first) + nothing + kept.replace('?', nothing ? '&' : '?'),
    status,
  );
}

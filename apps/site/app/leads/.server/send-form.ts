import { createHash } from 'node:crypto';
import { AppError, checkForm, ERROR_STATUS, type FormPath } from '@tkalnia/contract';
import { data } from 'react-router';
import type { SiteRequest } from '../../content/request.ts';
import type { FormResult, FormValues } from '../form-result.ts';

/** Outcome of a submission and the HTTP status that says the same. */
export interface SentForm {
  result: FormResult;
  status: number;
}

/**
 * Checks a submitted form, passes it to the web API and tells how it ended. The API checks again;
 * what it answers is the truth. Never throws for an API that is down: the visitor keeps the form.
 * @throws a 400 answer for a body that is no form
 */
export async function sendForm(
  path: FormPath,
  request: Request,
  site: SiteRequest,
): Promise<SentForm> {
  const form = await formOf(request);
  const values = valuesOf(form);
  const check = checkForm(path, values);
  if (!check.ok) return { result: { kind: 'invalid', fields: check.fields, values }, status: 422 };
  const body = bodyOf(form, values, site);
  try {
    const reply = await site.leads.submit(path, body, site.client);
    if ('success' in reply)
      return { result: { kind: 'sent', reference: reply.data.reference }, status: 200 };
    const { code, fields } = reply.error;
    if (fields) return { result: { kind: 'invalid', fields, values }, status: 422 };
    return { result: { kind: 'refused', code, values }, status: ERROR_STATUS[code] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      result: { kind: 'refused', code: error.code, values },
      status: ERROR_STATUS[error.code],
    };
  }
}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) throw data({ code: 'BadRequest' }, { status: 400 });
    throw error;
  }
}

function valuesOf(form: FormData): FormValues {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

function bodyOf(form: FormData, values: FormValues, site: SiteRequest): FormData {
  const body = new FormData();
  for (const [name, value] of form) body.append(name, value);
  body.set('locale', site.locale);
  if (!values.idempotencyKey) body.set('idempotencyKey', keyOfContent(values));
  return body;
}

/**
 * Idempotency key of a form sent without JavaScript, where the page is the same for everybody and
 * cannot bear one: a UUID made from what was typed and the day, so that sending the page again
 * (reload, back, double click) stores nothing twice.
 */
function keyOfContent(values: FormValues): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256')
    .update(JSON.stringify([day, values]))
    .digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

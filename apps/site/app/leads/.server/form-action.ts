import { type FormPath, reference } from '@tkalnia/contract';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { siteRequest } from '../../content/request.ts';
import { localePath } from '../../i18n/locale-path.ts';
import type { FormResult } from '../form-result.ts';
import { sendForm } from './send-form.ts';

/**
 * Action of a page that takes a form of browsers without scripts: it shows the page again with
 * what is wrong and what was typed, or leads on to its thank-you.
 * @param anchor id of the section where the form stands
 */
export function formAction(path: FormPath, anchor: string) {
  return async ({ context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
    const site = context.get(siteRequest);
    const { result, status } = await sendForm(path, request, site);
    if (result.kind === 'sent') {
      const address = `${site.path}?sent=${result.reference}#${anchor}`;
      throw redirect(localePath(site.locale, address), 303);
    }
    return data(result, { status, headers: { 'cache-control': 'no-store' } });
  };
}

/** That a form was sent, as the address of its thank-you says; otherwise nothing. */
export function sentResult(request: Request): FormResult | null {
  const sent = reference.safeParse(new URL(request.url).searchParams.get('sent'));
  return sent.success ? { kind: 'sent', reference: sent.data } : null;
}

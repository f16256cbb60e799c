import { AppError, ERROR_STATUS, saveEstimate } from '@osnowa/contract';
import { data, redirect } from 'react-router';
import type { ActionArgs } from '../content/page-module.ts';
import { notFound } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { localePath } from '../i18n/locale-path.ts';

/** Saves a choice and redirects to its page. */
export async function action({ context, request }: ActionArgs) {
  const { locale, estimates, client } = context.get(siteRequest);
  const form = await request.formData();
  const keysIn = (name: string) =>
    String(form.get(name) ?? '')
      .split(',')
      .filter(Boolean);
  const order = saveEstimate.safeParse({
    calculator: form.get('calculator'),
    locale,
    choice: {
      items: keysIn('items'),
      later: keysIn('later'),
      preset: form.get('preset') || null,
      mobile: form.get('mobile') === '1',
    },
  });
  if (!order.success) throw data({ code: 'BadRequest' }, { status: ERROR_STATUS.BadRequest });
  try {
    const { key } = await estimates.keep(order.data, client);
    return redirect(localePath(locale, `/estimate/${key}`), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw data({ code: error.code }, { status: ERROR_STATUS[error.code] });
  }
}

/** There is nothing to read here. */
export function loader() {
  throw notFound();
}

import { ERROR_STATUS, saveEstimate } from '@osnowa/contract';
import { data, redirect } from '../content/answer.ts';
import type { ActionArgs } from '../content/page-module.ts';
import { notFound, required } from '../content/refusal.ts';
import { localePath } from '../i18n/locale-path.ts';

/** Saves a choice and redirects to its page. */
export async function action({ site, request }: ActionArgs) {
  const { locale, api, client } = site;
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
  const saved = await required(api.call('saveEstimate', order.data, client));
  return redirect(localePath(locale, `/estimate/${saved.data.key}`), 303);
}

/** There is nothing to read here. */
export function loader() {
  throw notFound();
}

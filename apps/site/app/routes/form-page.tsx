import type { FormPath } from '@osnowa/contract';
import { contentPage } from '../content/.server/pages.ts';
import type { ActionArgs, LoaderArgs, PageProps } from '../content/page-module.ts';
import { notFound } from '../content/refusal.ts';
import { formAction, sentResult } from '../leads/.server/form-action.ts';
import { offeredCalls } from '../leads/.server/offered-calls.ts';
import { CONTACT_FORM_ID } from '../leads/form/form.ts';
import { contentPageHead } from '../pages/content-page/content-page-head.server.ts';
import { FormPage } from '../pages/form/form-page.tsx';

/** Pages with a form of their own, and the action that takes it from browsers without scripts. */
const TAKES: Record<string, { form: 'contact' | 'consultation' | 'newsletter'; path: FormPath }> = {
  '/contact': { form: 'contact', path: '/contact/send-message' },
  '/consultation': { form: 'consultation', path: '/consultation' },
  '/newsletter': { form: 'newsletter', path: '/newsletter' },
};

/** Also read by the popups, which show the same form under the same words. */
export async function loader({ site, request }: LoaderArgs) {
  const takes = TAKES[site.path];
  if (!takes) throw notFound();
  const content = await contentPage(site.content, takes.form);
  const result = sentResult(request);
  const head = contentPageHead(content, site, result !== null);
  const isList = new URL(request.url).searchParams.get('times') === 'list';
  const calls =
    takes.form === 'consultation' ? await offeredCalls(site, isList ? 'now' : 'later') : {};
  return { ...content, head, form: takes.form, result, ...calls };
}

/** Takes the form of a browser without scripts. */
export async function action(args: ActionArgs) {
  const takes = TAKES[args.site.path];
  if (!takes) throw notFound();
  return formAction(takes.path, CONTACT_FORM_ID)(args);
}

export default function FormRoute({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { page, data, form, result, calls } = loaderData;
  return (
    <FormPage page={page} data={data} form={form} result={actionData ?? result} calls={calls} />
  );
}

import { FORMS, type FormPath } from '@osnowa/contract';
import type { ActionArgs, LoaderArgs } from '../content/page-module.ts';
import { notFound } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { passForm } from '../leads/.server/pass-form.ts';
import { popupContent } from '../leads/.server/popup-content.ts';

/** Takes any form from a script, on whatever page it stands, and answers with JSON. */
export async function action({ context, request, params }: ActionArgs<'*'>) {
  const path = `/${params['*']}`;
  if (!isFormPath(path)) throw notFound();
  const { result, status } = await passForm(path, request, context.get(siteRequest));
  return Response.json(result, { status, headers: { 'cache-control': 'no-store' } });
}

/** What a popup shows around its form; the times at which an adviser is free. */
export async function loader({ context, params }: LoaderArgs<'*'>) {
  const which = params['*'];
  if (which === 'consultation/times') {
    const free = await context.get(siteRequest).calls.free();
    const status = free ? 200 : 503;
    return Response.json(free, { status, headers: { 'cache-control': 'no-store' } });
  }
  if (which !== 'consultation' && which !== 'newsletter') throw notFound();
  return Response.json(await popupContent(context.get(siteRequest), which));
}

function isFormPath(path: string): path is FormPath {
  return Object.hasOwn(FORMS, path);
}

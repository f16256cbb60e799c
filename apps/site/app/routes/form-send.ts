import { FORMS, type FormPath } from '@osnowa/contract';
import type { ActionArgs, LoaderArgs } from '../content/page-module.ts';
import { notFound } from '../content/refusal.ts';
import { type SiteRequest, siteRequest } from '../content/request.ts';
import { passForm } from '../leads/.server/pass-form.ts';
import { popupContent } from '../leads/.server/popup-content.ts';

/** Takes any form from a script, whatever its page, and answers with JSON. */
export async function action({ context, request, params }: ActionArgs<'*'>) {
  const path = `/${params['*']}`;
  if (!isFormPath(path)) throw notFound();
  const { result, status } = await passForm(path, request, context.get(siteRequest));
  return Response.json(result, { status, headers: { 'cache-control': 'no-store' } });
}

/** Content of a popup around its form, or the times at which an adviser is free. */
export async function loader({ context, params }: LoaderArgs<'*'>) {
  const which = params['*'];
  if (which === 'consultation/times') {
    return callTimes(context.get(siteRequest));
  }
  if (which !== 'consultation' && which !== 'newsletter') throw notFound();
  return Response.json(await popupContent(context.get(siteRequest), which));
}

/** The free times, for the script of a form; a refused request leaves the form's own times. */
async function callTimes({ calls, client }: SiteRequest): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  const wait = calls.waitOf(client.address);
  if (wait !== null) {
    return Response.json(null, { status: 429, headers: { ...headers, 'retry-after': `${wait}` } });
  }
  const free = await calls.free();
  return Response.json(free, { status: free ? 200 : 503, headers });
}

function isFormPath(path: string): path is FormPath {
  return Object.hasOwn(FORMS, path);
}

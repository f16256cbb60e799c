import { FORMS, type FormPath } from '@tkalnia/contract';
import { notFound } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { sendForm } from '../leads/.server/send-form.ts';
import type { Route } from './+types/form-send.ts';

/** Takes any form from a script, on whatever page it stands, and answers with JSON. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const path = `/${params['*']}`;
  if (!isFormPath(path)) throw notFound();
  const { result, status } = await sendForm(path, request, context.get(siteRequest));
  return Response.json(result, { status, headers: { 'cache-control': 'no-store' } });
}

/** There is nothing to read here. */
export function loader() {
  throw notFound();
}

function isFormPath(path: string): path is FormPath {
  return Object.hasOwn(FORMS, path);
}

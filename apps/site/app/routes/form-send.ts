import { FORMS, type FormPath } from '@osnowa/contract';
import type { ActionArgs, LoaderArgs } from '../content/page-module.ts';
import { notFound } from '../content/refusal.ts';
import { answerTo } from '../leads/.server/form-action.ts';
import { callTimes } from '../leads/.server/offered-calls.ts';
import { popupContent } from '../leads/.server/popup-content.ts';
import { sendForm } from '../leads/.server/send-form.ts';

/** Takes any form from a script, whatever its page, and answers with JSON. */
export async function action({ site, request, params }: ActionArgs<'rest'>) {
  const path = `/${params.rest}`;
  if (!isFormPath(path)) throw notFound();
  const result = await sendForm(path, request, site, false);
  return Response.json(result, answerTo(result));
}

/** Content of a popup around its form, or the times at which an adviser is free. */
export async function loader({ site, params }: LoaderArgs<'rest'>) {
  const which = params.rest;
  if (which === 'consultation/times') return callTimes(site);
  if (which !== 'consultation' && which !== 'newsletter') throw notFound();
  return Response.json(await popupContent(site, which));
}

function isFormPath(path: string): path is FormPath {
  return Object.hasOwn(FORMS, path);
}

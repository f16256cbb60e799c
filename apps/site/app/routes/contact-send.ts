import { notFound } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { sendForm } from '../leads/.server/send-form.ts';
import type { Route } from './+types/contact-send.ts';

/** Takes the contact form from a script, on whatever page it stands, and answers with JSON. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteRequest);
  const { result, status } = await sendForm('/contact/send-message', request, site);
  return Response.json(result, { status, headers: { 'cache-control': 'no-store' } });
}

/** There is nothing to read here. */
export function loader() {
  throw notFound();
}

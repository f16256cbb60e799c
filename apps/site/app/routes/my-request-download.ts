import { ERROR_STATUS } from '@osnowa/contract';
import { notFound } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { linkForm, PRIVATE } from '../screens/links/link-page.server.ts';
import type { Route } from './+types/my-request-download.ts';

/** A copy of what a visitor sent, as a file to keep or to take elsewhere. */
export async function action({ context, request }: Route.ActionArgs) {
  const { token } = await linkForm(request);
  const lead = await context.get(siteRequest).links.read(token);
  if (typeof lead === 'string') {
    return new Response(null, { status: ERROR_STATUS[lead], headers: PRIVATE });
  }
  return new Response(`${JSON.stringify(lead, null, 2)}\n`, {
    headers: {
      ...PRIVATE,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${lead.reference}.json"`,
    },
  });
}

/** There is nothing to read here. */
export function loader() {
  throw notFound();
}

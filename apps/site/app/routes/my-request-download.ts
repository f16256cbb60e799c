import { LINK_PAGES, LINK_PARAMETER } from '@osnowa/site-map';
import { redirect } from '../content/answer.ts';
import type { ActionArgs } from '../content/page-module.ts';
import { notFound } from '../content/refusal.ts';
import { localePath } from '../i18n/locale-path.ts';
import { linkForm, orCode, PRIVATE } from '../pages/links/link-page.server.ts';

/**
 * A visitor's request as a file to keep or to take elsewhere: as PDF, or all of it as JSON. If
 * there is none, the page that the link opens gives the reason.
 */
export async function action({ site, request }: ActionArgs) {
  const { api, locale } = site;
  const { token, intent } = await linkForm(request);
  const sent =
    intent === 'pdf'
      ? await orCode(api.call('printRequest', { token, locale }))
      : await orCode(api.call('readRequest', { token }));
  if (typeof sent === 'string') {
    const page = `${LINK_PAGES.request}?${LINK_PARAMETER}=${encodeURIComponent(token)}`;
    throw redirect(localePath(locale, page), 303, PRIVATE);
  }
  const [reference] = token.split('.');
  return sent instanceof ArrayBuffer
    ? asFile(sent, 'application/pdf', `${reference}.pdf`)
    : asFile(`${JSON.stringify(sent, null, 2)}\n`, 'application/json', `${reference}.json`);
}

function asFile(body: BodyInit, type: string, name: string): Response {
  const disposition = `attachment; filename="${name}"`;
  return new Response(body, {
    headers: { ...PRIVATE, 'content-type': type, 'content-disposition': disposition },
  });
}

/** There is nothing to read here. */
export function loader() {
  throw notFound();
}

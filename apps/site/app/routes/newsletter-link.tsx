import { LINK_PAGES } from '@osnowa/site-map';
import { data } from '../content/answer.ts';
import type { ActionArgs, LoaderArgs, PageProps } from '../content/page-module.ts';
import type { SiteRequest } from '../content/request.ts';
import {
  linkForm,
  linkPage,
  linkResult,
  PRIVATE,
  refusalOf,
  tokenInAddress,
} from '../pages/links/link-page.server.ts';
import { NewsletterLinkPage } from '../pages/links/newsletter-link-page.tsx';

/** Only asks: mail programs open links by themselves. */
export async function loader({ site, request }: LoaderArgs) {
  const page = linkOf(site);
  const token = tokenInAddress(request);
  const status = token ? 200 : 404;
  return data({ ...(await linkPage(site, page)), page, token }, { status });
}

/** Takes the button of the page, and the one click of a mail program (RFC 8058). */
export async function action({ site, request }: ActionArgs) {
  const { token } = await linkForm(request);
  const call = linkOf(site) === 'confirm' ? 'confirmNewsletter' : 'unsubscribe';
  return linkResult(await refusalOf(site.api.call(call, { token })));
}

function linkOf({ path }: SiteRequest): 'confirm' | 'unsubscribe' {
  return path === LINK_PAGES.confirm ? 'confirm' : 'unsubscribe';
}

export function headers() {
  return PRIVATE;
}

export default function NewsletterLink({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { head: _, ...rest } = loaderData;
  return <NewsletterLinkPage {...rest} result={actionData ?? null} />;
}

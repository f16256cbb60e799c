import { NEWSLETTER_CALLS } from '@osnowa/contract';
import { LINK_PAGES } from '@osnowa/site-map';
import { data } from 'react-router';
import type { ActionArgs, LoaderArgs, PageProps } from '../content/page-module.ts';
import { type SiteRequest, siteRequest } from '../content/request.ts';
import {
  linkForm,
  linkPage,
  linkResult,
  PRIVATE,
  tokenInAddress,
} from '../pages/links/link-page.server.ts';
import { NewsletterLinkPage } from '../pages/links/newsletter-link-page.tsx';

/** Only asks: mail programs open links by themselves. */
export async function loader({ context, request }: LoaderArgs) {
  const site = context.get(siteRequest);
  const page = linkOf(site);
  const token = tokenInAddress(request);
  const status = token ? 200 : 404;
  return data({ ...(await linkPage(site, page)), page, token }, { status });
}

/** Takes the button of the page, and the one click of a mail program (RFC 8058). */
export async function action({ context, request }: ActionArgs) {
  const site = context.get(siteRequest);
  const { token } = await linkForm(request);
  return linkResult(await site.links.follow(NEWSLETTER_CALLS[linkOf(site)], token));
}

function linkOf({ path }: SiteRequest): keyof typeof NEWSLETTER_CALLS {
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

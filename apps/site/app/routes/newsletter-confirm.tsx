import { NEWSLETTER_CALLS } from '@osnowa/contract';
import { data } from 'react-router';
import { siteRequest } from '../content/request.ts';
import {
  linkForm,
  linkPage,
  linkResult,
  PRIVATE,
  tokenInAddress,
} from '../screens/links/link-page.server.ts';
import { NewsletterLinkScreen } from '../screens/links/newsletter-link-screen.tsx';
import type { Route } from './+types/newsletter-confirm.ts';

/** Only asks: mail programs open links by themselves. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await linkPage(context.get(siteRequest), 'confirm');
  const token = tokenInAddress(request);
  return data({ ...page, token }, { status: token ? 200 : 404 });
}

/** Takes the button of the page. */
export async function action({ context, request }: Route.ActionArgs) {
  const { token } = await linkForm(request);
  return linkResult(await context.get(siteRequest).links.follow(NEWSLETTER_CALLS.confirm, token));
}

export function headers() {
  return PRIVATE;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { head: _, ...rest } = loaderData;
  return <NewsletterLinkScreen {...rest} page="confirm" result={actionData ?? null} />;
}

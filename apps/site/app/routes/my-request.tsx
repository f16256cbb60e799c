import { AppError, ERROR_STATUS, VISITOR_CALLS, type VisitorLead } from '@osnowa/contract';
import { LINK_PAGES, LINK_PARAMETER } from '@osnowa/site-map';
import { inOneLanguage } from '@osnowa/text';
import { data, redirect } from 'react-router';
import { readMessages } from '../content/.server/messages.ts';
import type { ActionArgs, LoaderArgs, PageProps } from '../content/page-module.ts';
import { type SiteRequest, siteRequest } from '../content/request.ts';
import { localePath } from '../i18n/locale-path.ts';
import { offeredCalls } from '../leads/.server/offered-calls.ts';
import { choiceFacts } from '../pages/links/choice-facts.server.ts';
import {
  linkForm,
  linkPage,
  linkResult,
  PRIVATE,
  tokenInAddress,
} from '../pages/links/link-page.server.ts';
import { MyRequestPage } from '../pages/links/my-request-page.tsx';

/** Shows a visitor's request to the holder of the link in the confirmation. Changes nothing. */
export async function loader({ context, request }: LoaderArgs) {
  const site = context.get(siteRequest);
  const page = await linkPage(site, 'request');
  const token = tokenInAddress(request);
  const shown = token ? await site.links.read(token) : 'NotFound';
  const status = typeof shown === 'string' ? ERROR_STATUS[shown] : 200;
  const chosen =
    typeof shown === 'string'
      ? []
      : choiceFacts(shown, await sentEstimate(site, shown), {
          locale: site.locale,
          labels: (await readMessages(site.content, site.locale)).calculators,
          fields: page.words.request.fields,
        });
  const isMovable = typeof shown !== 'string' && shown.call?.isMovable;
  const offered = isMovable ? await offeredCalls(site, 'now') : {};
  return data({ ...page, token, shown, chosen, ...offered }, { status });
}

/** The chosen estimate, in the language of the page; `null` if it cannot be read. */
async function sentEstimate(site: SiteRequest, { estimate }: VisitorLead) {
  if (!estimate) return null;
  try {
    const { choice, catalogue } = await site.estimates.saved(estimate.key);
    const { groups, presets } = inOneLanguage(catalogue, site.locale);
    return { ...estimate, choice, catalogue: { groups, presets } };
  } catch (error) {
    // Deleted meanwhile, or the API is down: the rest of the request is still shown.
    if (error instanceof AppError) return null;
    throw error;
  }
}

const CALLS = new Map<string, string>([
  ['withdraw', VISITOR_CALLS.withdraw],
  ['delete', VISITOR_CALLS.delete],
  ['extend', VISITOR_CALLS.extend],
  ['cancelCall', VISITOR_CALLS.cancelCall],
]);

/** Carries out the visitor's decision, and shows the request again unless it was deleted. */
export async function action({ context, request }: ActionArgs) {
  const site = context.get(siteRequest);
  const { token, intent, time } = await linkForm(request);
  const call = CALLS.get(intent);
  const follow = async () => (call ? await site.links.follow(call, token) : 'BadRequest');
  const code = intent === 'moveCall' ? await site.links.moveCall(token, time) : await follow();
  if (code === null && intent !== 'delete') {
    const address = `${LINK_PAGES.request}?${LINK_PARAMETER}=${token}`;
    throw redirect(localePath(site.locale, address), { status: 303, headers: PRIVATE });
  }
  return linkResult(code);
}

export function headers() {
  return PRIVATE;
}

export default function MyRequest({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { head: _, ...rest } = loaderData;
  return <MyRequestPage {...rest} result={actionData ?? null} />;
}

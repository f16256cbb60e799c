import { AppError, ERROR_STATUS, type VisitorLead } from '@osnowa/contract';
import { LINK_PAGES, LINK_PARAMETER } from '@osnowa/site-map';
import { inOneLanguage } from '@osnowa/text';
import { readMessages } from '../content/.server/messages.ts';
import { data, redirect } from '../content/answer.ts';
import type { ActionArgs, LoaderArgs, PageProps } from '../content/page-module.ts';
import type { SiteRequest } from '../content/request.ts';
import { localePath } from '../i18n/locale-path.ts';
import { offeredCalls } from '../leads/.server/offered-calls.ts';
import { choiceFacts } from '../pages/links/choice-facts.server.ts';
import {
  type LinkForm,
  linkForm,
  linkPage,
  linkResult,
  orCode,
  PRIVATE,
  refusalOf,
  tokenInAddress,
} from '../pages/links/link-page.server.ts';
import { MyRequestPage } from '../pages/links/my-request-page.tsx';

/** Shows a visitor's request to the holder of the link in the confirmation. Changes nothing. */
export async function loader({ site, request }: LoaderArgs) {
  const page = await linkPage(site, 'request');
  const token = tokenInAddress(request);
  const shown = token ? await orCode(site.api.call('readRequest', { token })) : 'NotFound';
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
    const { choice, catalogue } = await site.api.call('savedEstimate', {
      key: estimate.key,
    });
    const { groups, presets } = inOneLanguage(catalogue, site.locale);
    return { ...estimate, choice, catalogue: { groups, presets } };
  } catch (error) {
    // Deleted meanwhile, or the API is down: the rest of the request is still shown.
    if (error instanceof AppError) return null;
    throw error;
  }
}

const INTENTS = ['withdraw', 'delete', 'extend', 'cancelCall'] as const;

/** Carries out the visitor's decision, and shows the request again unless it was deleted. */
export async function action({ site, request }: ActionArgs) {
  const form = await linkForm(request);
  const code = await refusalOf(decide(site, form));
  if (code === null && form.intent !== 'delete') {
    const address = `${LINK_PAGES.request}?${LINK_PARAMETER}=${form.token}`;
    throw redirect(localePath(site.locale, address), 303, PRIVATE);
  }
  return linkResult(code);
}

async function decide({ api }: SiteRequest, { token, intent, time }: LinkForm): Promise<void> {
  const other = INTENTS.find((one) => one === intent);
  if (intent === 'moveCall') await api.call('moveCall', { token, time });
  else if (other) await api.call(other, { token });
  else throw new AppError('BadRequest', 'This can be done with no request.');
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

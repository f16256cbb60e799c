import { ERROR_STATUS } from '@osnowa/contract';
import { readMessages } from '../content/.server/messages.ts';
import { data } from '../content/answer.ts';
import type { ActionArgs, LoaderArgs, PageProps } from '../content/page-module.ts';
import { linkPage, PRIVATE } from '../pages/links/link-page.server.ts';
import { OfferPage } from '../pages/offer/offer-page.tsx';
import { MissingOffer } from '../pages/offer/offer-state.tsx';
import {
  askedIn,
  readOffer,
  statusOf,
  takeForm,
  takenOf,
  viewOf,
} from '../pages/offer/offer-view.server.ts';
import type { OfferResult } from '../pages/offer/offer-view.ts';

/** An offer for the holder of its link. After a form it is read again, in its present version. */
export async function loader(args: LoaderArgs<'key', OfferResult>) {
  const { site, params, request, actionData: result } = args;
  const { version, wanted } = askedIn(request);
  const asked = result ? {} : { version, isVisit: site.isVisit };
  const [page, messages, shown] = await Promise.all([
    linkPage(site, 'offer'),
    readMessages(site.content, site.locale),
    readOffer(site, params.key, asked),
  ]);
  const { head, phone } = page;
  const { offer: words } = page.words;
  const said = result ? null : new URL(request.url).searchParams.get('said');
  const all = { link: params.key, words, links: page.words, phone, said, head };
  if (typeof shown === 'string')
    return data({ ...all, code: shown, offer: null }, { status: ERROR_STATUS[shown] });
  const taken = takenOf(shown, result?.taken ?? wanted);
  const offer = {
    shown,
    taken,
    people: messages.calculators.team,
    ...viewOf(shown, messages, site),
  };
  return data({ ...all, code: null, offer }, {});
}

/** Takes every form of an offer; the page shows it again with what was not done. */
export async function action({ site, params, request }: ActionArgs<'key'>) {
  const result = await takeForm(site, params.key, request);
  return data(result, { status: statusOf(result), headers: PRIVATE });
}

export function headers() {
  return PRIVATE;
}

export default function Offer({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { offer, code, head: _, links, ...rest } = loaderData;
  if (!offer) return <MissingOffer code={code} links={links} {...rest} result={actionData} />;
  return <OfferPage {...rest} {...offer} result={actionData} />;
}

import type { Locale } from '@osnowa/contract';
import { clientAddress, limitKey, TRUSTED_PROXIES } from '@osnowa/http/client-address';
import { MINUTE_MS, RateLimit } from '@osnowa/http/rate-limit';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { type OfferedText, titleOf } from '../../changes/proposals/offered-texts.ts';
import {
  LONGEST_TEXT,
  type ProposalState,
  type ProposedTexts,
} from '../../changes/proposals/proposal.ts';
import { placeOfProposal } from '../../changes/proposals/proposal-rows.ts';
import { refusal } from '../../changes/proposals/refusals.ts';
import { handIn, type OpenLink, openLink } from '../../changes/proposals/translator.ts';
import { fieldsAt, newestRow } from '../../changes/translations/newest-state.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { fieldInWords } from '../editing/missing-fields.ts';
import { readAsProposal } from './request-body.ts';

/** Requests from one address: the page stores once a second while a translator types, in some windows. */
const OF_ONE_ADDRESS = [{ most: 300, ms: MINUTE_MS }];
/** Links from one address that open nothing. */
const OF_A_STRANGER = [{ most: 20, ms: MINUTE_MS }];

const sentence = z.string().max(LONGEST_TEXT);

const request = z.object({
  token: z.string().max(200),
  /** Of the proposal that the window shows; without it, the link is only read. */
  version: z.number().int().optional(),
  typed: z
    .array(
      z.object({
        key: z.string().min(1).max(500),
        text: sentence,
        original: z.array(z.array(sentence).max(5_000)).max(5_000),
        translation: sentence,
      }),
    )
    .max(500)
    .default([]),
  isSent: z.boolean().default(false),
});

/** Content of a translator's page. */
export interface Offer {
  /** Of the document; `null` for one without a title, and after the proposal was sent. */
  title: string | null;
  language: Locale;
  name: string;
  note: string;
  expiresAt: string;
  state: ProposalState;
  version: number;
  texts: (OfferedText & { label: string })[];
  proposed: ProposedTexts;
}

async function offerOf(req: PayloadRequest, { proposal, texts }: OpenLink): Promise<Offer> {
  const place = placeOfProposal(proposal);
  const fields = fieldsAt(req, place);
  const reader = adminLanguage(req.i18n.language);
  const isOpen = proposal.state === 'open';
  const row = (isOpen && (await newestRow(req, place))) || undefined;
  const { expiresAt, language, name, note, state, texts: proposed, version } = proposal;
  return {
    ...{ expiresAt, language, name, note, proposed, state, version },
    title: isOpen ? await titleOf(req, place) : null,
    texts: texts.map((text) => ({
      ...text,
      label: fieldInWords(fields, text.path, reader, row),
    })),
  };
}

/** Opens a link; one that opens nothing counts against its sender. */
function opener(req: PayloadRequest, strangers: RateLimit, address: string) {
  return async (token: string) => {
    const place = strangers.take(address);
    if (!place.ok) throw refusal(req, 'often');
    const link = await openLink(req, token, new Date());
    place.giveBack();
    return link;
  };
}

/**
 * `POST /payload/translations/offer`: reads, stores and sends a translator's proposal. Only the
 * token in the body counts: a session neither helps nor is needed.
 */
export function translatorEndpoint(
  all: RateLimit = new RateLimit(OF_ONE_ADDRESS),
  strangers: RateLimit = new RateLimit(OF_A_STRANGER),
): Endpoint {
  return endpoint({
    ...readAsProposal(),
    path: '/translations/offer',
    method: 'post',
    who: (req) => {
      if (!all.take(addressOf(req)).ok) throw refusal(req, 'often');
    },
    body: request,
    run: async (req, { token, version, typed, isSent }) => {
      req.user = null;
      const open = opener(req, strangers, addressOf(req));
      const link = await open(token);
      if (version !== undefined) await handIn(req, link, { version, typed, isSent });
      const offer = await offerOf(req, version === undefined ? link : await open(token));
      const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
      return Response.json(offer, { headers });
    },
  });
}

function addressOf({ headers }: PayloadRequest): string {
  return limitKey(clientAddress(headers, TRUSTED_PROXIES) ?? '');
}

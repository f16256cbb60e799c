import { z } from 'zod';
import { callTime, freeCalls } from './calls.ts';
import { captchaReply } from './captcha.ts';
import { estimateKey, estimateSaved, savedEstimate, saveEstimate } from './estimates.ts';
import { LOCALE_CODES } from './locale.ts';
import { changesReply, cursor } from './notice.ts';
import { OFFER_INPUTS, shownOffer } from './offers.ts';
import { redirectHits } from './replies.ts';
import { visitorLead } from './visitor.ts';

function get<Path extends string, Input extends z.ZodObject, Reply extends z.ZodType>(
  path: Path,
  input: Input,
  reply: Reply,
) {
  return { method: 'GET', path, input, reply } as const;
}

function post<Path extends string, Input extends z.ZodObject, Reply extends z.ZodType>(
  path: Path,
  input: Input,
  reply: Reply,
) {
  return { method: 'POST', path, input, reply } as const;
}

const nothing = z.strictObject({});
const ofEstimate = z.strictObject({ key: estimateKey });
const locale = z.enum(LOCALE_CODES);
const pdf = z.instanceof(ArrayBuffer);

/** The token of a link in a mail. It is in the body and not in the address, so that no log contains it. */
const link = z.strictObject({ token: z.string() });
const done = z.strictObject({ success: z.literal(true) });

/**
 * Every call of the contract but for reads (`READS`), forms (`FORMS`) and previews, with its path below
 * the API's address, its input and its reply. `POST` takes the input as JSON, `GET` in the address: in
 * the places of its path, the rest as a query.
 */
export const ENDPOINTS = {
  captcha: get('/captcha', nothing, captchaReply),
  /** The times at which an adviser is free. Never cached. */
  freeCalls: get('/consultation/times', nothing, freeCalls),
  saveEstimate: post('/estimates', saveEstimate, estimateSaved),
  savedEstimate: get('/estimates/:key', ofEstimate, savedEstimate),
  estimatePdf: get('/estimates/:key/pdf', ofEstimate.extend({ locale: locale.optional() }), pdf),
  changes: get('/content-changes', z.strictObject({ after: cursor.optional() }), changesReply),
  /** How often visitors followed each redirect since the last report. Signed as change notices are. */
  reportHits: post('/redirects/hits', redirectHits, z.null()),
  /** 403 `Forbidden` for a token that is altered, expired or used already. */
  confirmNewsletter: post('/newsletter/confirm', link, done),
  /** 403 for an altered token; else the same answer whether the address was subscribed or not. */
  unsubscribe: post('/newsletter/unsubscribe', link, done),
  // The visitor's own request, by the link in its confirmation: 403 `Forbidden` for an altered token,
  // 404 `NotFound` when it has been deleted.
  readRequest: post('/my-request', link, visitorLead),
  printRequest: post('/my-request/pdf', link.extend({ locale }), pdf),
  /** The company stops working with it and deletes it when `withdrawnDays` have passed. */
  withdraw: post('/my-request/withdraw', link, done),
  /** Deleted at once, with its files. */
  delete: post('/my-request/delete', link, done),
  /** The application is stored for future recruitment too; 409 `Conflict` when there is nothing to extend. */
  extend: post('/my-request/extend', link, done),
  /**
   * Another time for the call with an adviser; 409 when it is over or cancelled, 422 `Validation`
   * when the time is not free.
   */
  moveCall: post('/my-request/call/move', link.extend({ time: callTime }), done),
  cancelCall: post('/my-request/call/cancel', link, done),
  // An offer, by the key of its link: 404 `NotFound` for none, 403 `Forbidden` for deciding by the link
  // for reading, 409 `Conflict` for one that is no longer open, or is another version by now.
  readOffer: post('/offer', OFFER_INPUTS.read, shownOffer),
  printOffer: post('/offer/pdf', OFFER_INPUTS.print, pdf),
  acceptOffer: post('/offer/accept', OFFER_INPUTS.accept, done),
  declineOffer: post('/offer/decline', OFFER_INPUTS.decline, done),
  askForTime: post('/offer/more-time', OFFER_INPUTS.askForTime, done),
  askAboutOffer: post('/offer/ask', OFFER_INPUTS.ask, done),
} as const;

export type EndpointName = keyof typeof ENDPOINTS;

export type EndpointInput<Name extends EndpointName> = z.output<(typeof ENDPOINTS)[Name]['input']>;

export type EndpointReply<Name extends EndpointName> = z.output<(typeof ENDPOINTS)[Name]['reply']>;

/** Path and query of a `GET` with its input. */
export function addressOf<Name extends EndpointName>(
  name: Name,
  input: EndpointInput<Name>,
): string {
  const query = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = ENDPOINTS[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = String(query.get(key));
    query.delete(key);
    return value;
  });
  return query.size > 0 ? `${path}?${new URLSearchParams([...query] as [string, string][])}` : path;
}

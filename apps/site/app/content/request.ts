import type { Locale } from '@osnowa/contract';
import { createContext } from 'react-router';
import type { CallApi } from './.server/apis/call-api.ts';
import type { EstimateApi } from './.server/apis/estimate-api.ts';
import type { LinkApi } from './.server/apis/link-api.ts';
import type { Content } from './.server/content-client.ts';
import type { LeadApi } from './.server/lead-api.ts';

/**
 * The part of a request that loaders and actions get: never headers, cookies or the raw address.
 */
export interface SiteRequest {
  locale: Locale;
  /** Path without language prefix, beginning with `/`. */
  path: string;
  /** Origin of the site's public address, without a slash at its end. */
  publicUrl: string;
  content: Content;
  leads: LeadApi;
  estimates: EstimateApi;
  calls: CallApi;
  links: LinkApi;
  /** The sender of a form; for rate limits, never logged whole. */
  client: { address: string };
}

/** The server fills it for every request; loaders read it by `context.get(siteRequest)`. */
export const siteRequest = createContext<SiteRequest>();

import type { Locale } from '@osnowa/contract';
import type { ApiClient } from './api.ts';
import type { Content } from './content.ts';

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
  api: ApiClient;
  /** The sender of a form; for rate limits, never logged whole. */
  client: { address: string };
  /** A person opened this page, which is for one reader; no program that tries links did. */
  isVisit: boolean;
}

import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALES,
  type Locale,
  PREVIEW_PARAMETER,
  PREVIEW_SECONDS,
  ticketText,
} from '@osnowa/contract';
import { sign } from '@osnowa/http';
import type { CollectionSlug, GeneratePreviewURL } from 'payload';
import { env } from '../../process/env.ts';
import { ADDRESSES, type AddressedDocument, type PathOf } from '../../redirects/document-path.ts';

/** A page that lists documents of a kind. */
function on(path: string): PathOf {
  return () => path;
}

/** The page that shows a document, without the language; a kind that is not listed has no page. */
function pathFor(collection: CollectionSlug): PathOf | undefined {
  if (collection === 'services') return on('/services');
  if (collection === 'slides') return on('/');
  return collection === 'categories' ? undefined : ADDRESSES[collection]?.pathOf;
}

/** The name in the page's address; a document without one has no address yet. */
function isNamed(document: AddressedDocument): boolean {
  return (
    !('slug' in document || 'pageName' in document) || Boolean(document.slug ?? document.pageName)
  );
}

/**
 * The button that opens the page of a document with its drafts; none for a document without a page.
 */
export function previewOf(collection: CollectionSlug): GeneratePreviewURL | undefined {
  const pathOf = pathFor(collection);
  if (!pathOf) return undefined;
  return async (document, { locale, req }) => {
    if (!isNamed(document)) return null;
    const language: Locale = isLocale(locale) ? locale : DEFAULT_LOCALE;
    const seen = await pathOf(document, req);
    const path = `${LOCALES[language].prefix}${seen === '/' ? '' : seen}` || '/';
    const settings = { siteUrl: env.PUBLIC_URL, token: env.PREVIEW_TOKEN, now: new Date() };
    return previewAddress(path, settings);
  };
}

/** Settings for the address of a page with its drafts. */
interface PreviewSettings {
  /** Origin of the site that visitors use. */
  siteUrl: string;
  /** Shared with the site. */
  token: string;
  now: Date;
}

/** Address at which the site shows this one page with its drafts, for an hour. */
function previewAddress(path: string, { siteUrl, token, now }: PreviewSettings): string {
  const expires = Math.floor(now.getTime() / 1_000) + PREVIEW_SECONDS;
  const signature = sign(token, ticketText(path, expires));
  return `${siteUrl}${path}?${PREVIEW_PARAMETER}=${expires}.${signature}`;
}

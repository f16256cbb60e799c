import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALES,
  type Locale,
  PREVIEW_PARAMETER,
  PREVIEW_SECONDS,
  sharePicturePath,
  ticketText,
} from '@osnowa/contract';
import { sign } from '@osnowa/http';
import { CALCULATOR_NAMES, calculatorNamed } from '@osnowa/site-map';
import type { CollectionSlug, GeneratePreviewURL, LivePreviewConfig } from 'payload';
import { isTranslator } from '../../accounts/translators.ts';
import { env } from '../../platform/process/env.ts';
import { type AddressedDocument, type PageKind, pageKind } from '../../reads/addresses.ts';

type PathOf = PageKind['pathOf'];

function on(path: string): PathOf {
  return () => Promise.resolve(path);
}

/** The page that shows a document, without the language; a kind that is not listed has no page. */
export function pathFor(collection: CollectionSlug): PathOf | undefined {
  if (collection === 'services') return on('/services');
  if (collection === 'slides') return on('/');
  if (collection === 'catalogues') return ({ calculator }) => Promise.resolve(`/${calculator}`);
  return collection === 'categories' ? undefined : pageKind(collection)?.pathOf;
}

/**
 * Whether a document has an address: one with a name in it has none before it is named, and a
 * calculator that another one has replaced has no page.
 */
export function hasAddress(document: AddressedDocument): boolean {
  if ('calculator' in document) {
    const name = CALCULATOR_NAMES.find((one) => one === document.calculator);
    return name !== undefined && calculatorNamed(name).movedTo === undefined;
  }
  return (
    !('slug' in document || 'pageName' in document) || Boolean(document.slug ?? document.pageName)
  );
}

/**
 * The button that opens the page of a document with its drafts; none for a document without a page,
 * nor in the trash, where the site has none to show.
 */
export function previewOf(collection: CollectionSlug): GeneratePreviewURL | undefined {
  const pathOf = pathFor(collection);
  if (!pathOf) return undefined;
  return async (document, { locale, req }) =>
    // A page shows drafts of other documents, too.
    hasAddress(document) && !document.deletedAt && !isTranslator(req.user)
      ? ownPreview(await pathOf(document, req), locale)
      : null;
}

/** Address at which a signed-in person sees a page with its drafts. */
function ownPreview(path: string, locale: string): string {
  const expires = nextExpiry(new Date());
  return previewAddress({ path, locale: isLocale(locale) ? locale : DEFAULT_LOCALE, expires });
}

/** The home page with its drafts: for parts of every page. */
const homePage: GeneratePreviewURL = (_document, { locale }) => ownPreview('/', locale);

/** Widths at which an editor looks at a page, in CSS pixels: a phone, a tablet, a desktop. */
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 768, height: 1_024 },
  { width: 1_280, height: 800 },
];

/**
 * The same page next to the form, updated while somebody types. Payload's own size, which fills the
 * space, is called “Auto” by payload.patch.
 */
export function livePreviewOf(collection: CollectionSlug): LivePreviewConfig | undefined {
  const address = previewOf(collection);
  return address && nextToForm(address);
}

function nextToForm(address: GeneratePreviewURL): LivePreviewConfig {
  return {
    url: ({ data, locale, req }) => address(data, { locale: locale.code, req, token: null }),
    breakpoints: WIDTHS.map((size) => ({
      ...size,
      name: `${size.width}`,
      label: `${size.width} px`,
    })),
  };
}

export const homePreviews = { preview: homePage, livePreview: nextToForm(homePage) };

/** A page whose drafts are shown: in which language, until when, and by which link. */
interface PreviewAddress {
  /** Without the language: the ticket is valid for the page in all of them. */
  path: string;
  locale: Locale;
  /** Unix seconds. */
  expires: number;
  link?: string;
}

/** The parameter that opens a page with its drafts, signed. */
function ticketParameter(ticket: Omit<PreviewAddress, 'locale'>): string {
  const signature = sign(env.PREVIEW_TOKEN, ticketText(ticket));
  const parts = [ticket.expires, signature, ...(ticket.link ? [ticket.link] : [])];
  return `${PREVIEW_PARAMETER}=${parts.join('.')}`;
}

/** Address at which the site shows this one page with its drafts. */
export function previewAddress({ locale, ...ticket }: PreviewAddress): string {
  const { prefix } = LOCALES[locale];
  const path = ticket.path === '/' ? prefix || '/' : prefix + ticket.path;
  return `${env.PUBLIC_URL}${path}?${ticketParameter(ticket)}`;
}

/**
 * Address of the picture of a shared link to a page, drawn of its draft.
 * @param path without the language
 */
export function sharePictureAddress(path: string, locale: Locale): string {
  const ticket = ticketParameter({ path, expires: nextExpiry(new Date()) });
  return `${env.PUBLIC_URL}${sharePicturePath(locale, path)}?${ticket}`;
}

/**
 * Tickets stay the same for a quarter of an hour, in seconds: with another address after each save,
 * the page next to the form would be loaded anew instead of updated.
 */
const SAME_SECONDS = 15 * 60;

/** When a ticket of a signed-in person expires: after an hour at least. */
function nextExpiry(now: Date): number {
  const quarter = Math.ceil(now.getTime() / 1_000 / SAME_SECONDS);
  return quarter * SAME_SECONDS + PREVIEW_SECONDS;
}

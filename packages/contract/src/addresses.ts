import { MOVED, PAGES } from '@osnowa/site-map';
import { z } from 'zod';
import { LOCALE_CODES } from './locale.ts';

/** Address of a page below the site's root: lower-case words joined by hyphens, nested by slashes. */
export const pageAddress = z
  .string()
  .max(180)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/);

/** Address of the home page among the content pages; its path is `/`. */
export const HOME_PAGE = 'home';

/** Pages that the site's code, menus and mails link to: they keep their address, undeletable. */
const BUILT_IN_PAGES: ReadonlySet<string> = new Set([
  HOME_PAGE,
  'about',
  'accessibility',
  'areas',
  'blog',
  'careers',
  'consultation',
  'contact',
  'ecommerce',
  'estimate-project',
  'how-we-deliver',
  'industries',
  'newsletter',
  'privacy',
  'products',
  'realizations',
  'services',
]);

/** First segments of addresses that routes, files or other services use. */
const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  // Languages, and the prefix of Polish, which is redirected.
  ...LOCALE_CODES,
  // Paths with a route. Editors may add pages below a built-in page that has one.
  ...PAGES.map(({ path }) => path)
    .filter((path) => !BUILT_IN_PAGES.has(path))
    .map((path) => path.split('/', 1)[0] ?? ''),
  // Addresses that have moved permanently.
  ...[...MOVED.keys()].map((path) => path.split('/', 2)[1] ?? ''),
  // Files, pictures and reports of the site.
  'assets',
  'captcha',
  'csp-report',
  'estimates',
  'files',
  'healthz',
  'home',
  'img',
  'metrics',
  'pattern',
  'readyz',
  'share',
  'sitemap',
  // The content service, if one proxy serves both applications.
  'admin',
  'api',
  'media',
  'payload',
]);

/** Whether the site relies on the page at this address. */
export function isBuiltInPage(address: string): boolean {
  return BUILT_IN_PAGES.has(address);
}

/** Whether an address belongs to the site's routes, so that no page can have it. */
export function isReservedAddress(address: string): boolean {
  return !BUILT_IN_PAGES.has(address) && RESERVED_SEGMENTS.has(address.split('/', 1)[0] ?? '');
}

/** Language-free path of the page at an address. */
export function pathOfPage(address: string): string {
  return address === HOME_PAGE ? '/' : `/${address}`;
}

/** Address of the page at a language-free path; `null` if no page of the content can be there. */
export function pageAt(path: string): string | null {
  if (path === '/') return HOME_PAGE;
  const address = path.slice(1);
  if (address === HOME_PAGE || isReservedAddress(address)) return null;
  return pageAddress.safeParse(address).success ? address : null;
}

/**
 * An address as redirects compare it: decoded, composed, in small letters, without a slash at the end of
 * its path, the parts of its query in order.
 */
export function comparedAddress(address: string): string {
  const [path = '', query] = address.split(/\?(.*)/s);
  const plain = folded(path).replace(/(?<=.)\/$/, '');
  const parts = query ? folded(query).split('&').filter(Boolean).sort() : [];
  return parts.length > 0 ? `${plain}?${parts.join('&')}` : plain;
}

function folded(text: string): string {
  try {
    return decodeURI(text).normalize('NFC').toLowerCase();
  } catch (error) {
    if (error instanceof URIError) return text.toLowerCase();
    throw error;
  }
}

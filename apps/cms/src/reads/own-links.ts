import { DEFAULT_LOCALE, LOCALE_CODES } from '@osnowa/contract';

/** A path that begins with a language, without it; `null` for any other. */
export function withoutLanguage(path: string): string | null {
  const locale = LOCALE_CODES.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
  return locale ? path.slice(locale.length + 1) || '/' : null;
}

/**
 * An address of the content as the site gets it: one of this site is a path without language, so that
 * each visitor stays in theirs. A post has one language: a link that names it keeps it.
 * @param publicUrl address of the site
 */
export function withoutOwnLanguage(address: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  const isOwn = URL.parse(address)?.origin === origin;
  const path = isOwn ? address.slice(origin.length).replace(/^(?!\/)/, '/') : address;
  if (!path.startsWith('/')) return address;
  const [, bare = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const isPost = /^\/\w+\/blog\/[^/]+\/[^/]+/.test(bare);
  return isPost && !bare.startsWith(`/${DEFAULT_LOCALE}/`)
    ? path
    : (withoutLanguage(bare) ?? bare) + rest;
}

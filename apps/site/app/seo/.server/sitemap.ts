import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import { localePath } from '../../i18n/locale-path.ts';
import { newestOf, type SitePage } from './site-pages.ts';

/** Most addresses that one sitemap may hold, by its protocol. */
const MAX_ADDRESSES = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type Page = Pick<SitePage, 'path' | 'languages' | 'modified'>;

/**
 * The sitemap at `/sitemap.xml`: all addresses, or an index of the parts when they are too many.
 * @param publicUrl origin of the public address
 * @param most addresses in one part
 */
export function sitemap(pages: readonly Page[], publicUrl: string, most = MAX_ADDRESSES): string {
  const parts = partsOf(pages, most);
  if (parts.length < 2) return addressList(parts[0] ?? [], publicUrl);
  const entries = parts.map((part, index) => {
    const address = `${publicUrl}/sitemap/${index + 1}.xml`;
    return `<sitemap><loc>${address}</loc>${changed(newestOf(part))}</sitemap>`;
  });
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** Part of a sitemap that was split, counted from 1; `null` when there is no such part. */
export function sitemapPart(
  pages: readonly Page[],
  publicUrl: string,
  number: number,
  most = MAX_ADDRESSES,
): string | null {
  const parts = partsOf(pages, most);
  const part = parts.length < 2 ? undefined : parts[number - 1];
  return part ? addressList(part, publicUrl) : null;
}

/** A page stays in one part with all its languages. */
function partsOf(pages: readonly Page[], most: number): Page[][] {
  const parts: Page[][] = [[]];
  let addresses = 0;
  for (const page of pages) {
    addresses += page.languages.length;
    if (addresses > most) {
      parts.push([]);
      addresses = page.languages.length;
    }
    parts.at(-1)?.push(page);
  }
  return parts;
}

function addressList(pages: readonly Page[], publicUrl: string): string {
  const entries = pages.flatMap((page) =>
    page.languages.map((locale) => entry(page, locale, publicUrl)),
  );
  const namespaces = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${HEAD}<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

function entry({ path, languages, modified }: Page, locale: Locale, publicUrl: string): string {
  const address = (code: Locale) => escaped(publicUrl + localePath(code, path));
  const link = (hreflang: string, code: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(code)}"/>`;
  const alternates =
    languages.length < 2
      ? []
      : [
          ...LOCALE_CODES.filter((code) => languages.includes(code)).map((code) =>
            link(code, code),
          ),
          link('x-default', DEFAULT_LOCALE),
        ];
  return `<url><loc>${address(locale)}</loc>${changed(modified)}${alternates.join('')}</url>`;
}

function changed(modified: string | null): string {
  return modified ? `<lastmod>${modified}</lastmod>` : '';
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

import { DEFAULT_LOCALE, HOME_PAGE, isBuiltInPage, pageAt } from '@osnowa/contract';
import type { ContentClient } from '../../app/content/.server/content-client.ts';
import { splitLocale } from '../../app/i18n/locale-path.ts';
import { missingKey, type PageKey, pagePath } from '../cache/page-key.ts';

/** Replaces the key of an address that no route and no published page has. */
export type KnownKey = (key: PageKey) => Promise<PageKey>;

/**
 * Tells made-up addresses by the list of pages, which lies at hand: a flood of them costs the one
 * entry of the missing page and no call. While the list cannot be read, the renderer decides.
 */
export function createKnownKey(client: ContentClient): KnownKey {
  // The list is the same object until it changes.
  const known = new WeakMap<object, ReadonlySet<string>>();

  async function isPublished(address: string): Promise<boolean> {
    const content = client.forRequest(DEFAULT_LOCALE);
    const pages = await content.list('pages');
    if (content.degraded) return true;
    const addresses = known.get(pages) ?? new Set(pages.map(({ pageName }) => pageName));
    known.set(pages, addresses);
    return addresses.has(address);
  }

  return async (key) => {
    const { path } = splitLocale(pagePath(key.path));
    const address = pageAt(path);
    const isRoute = address === null && path !== `/${HOME_PAGE}`;
    if (isRoute || (address !== null && isBuiltInPage(address))) return key;
    if (address !== null && (await isPublished(address))) return key;
    return missingKey(key.path);
  };
}

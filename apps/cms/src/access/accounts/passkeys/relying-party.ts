import { ownOrigins } from '../origins.ts';

/** What a passkey belongs to. */
export interface RelyingParty {
  /** The name of the host: a passkey works there, and nowhere else. */
  id: string;
  origins: string[];
}

/**
 * The back office as passkeys know it: the host of `CMS_URL`. Browsers take names only, no numbers,
 * and demand https but on this machine, which is called `localhost`.
 * @returns `null` for an address at which no browser makes passkeys
 */
export function relyingParty(cmsUrl: string): RelyingParty | null {
  const { hostname, protocol } = new URL(cmsUrl);
  const origins = ownOrigins(cmsUrl);
  if (origins.some((origin) => new URL(origin).hostname === 'localhost')) {
    return { id: 'localhost', origins };
  }
  const isName = /[a-z]/i.test(hostname) && !hostname.startsWith('[');
  return isName && protocol === 'https:' ? { id: hostname, origins } : null;
}

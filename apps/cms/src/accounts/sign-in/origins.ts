const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Origins of the back office's own requests. The loopback address has several names, and all of
 * them count.
 */
export function ownOrigins(address: string): string[] {
  const url = new URL(address);
  if (!LOOPBACK.includes(url.hostname)) return [url.origin];
  const port = url.port ? `:${url.port}` : '';
  return LOOPBACK.map((host) => `${url.protocol}//${host}${port}`);
}

/** The host that a passkey belongs to, and the origins that may use it. */
export interface RelyingParty {
  /** The name of the host: a passkey works there, and nowhere else. */
  id: string;
  origins: string[];
}

/**
 * The host of `CMS_URL`, as passkeys name it. Browsers accept host names only, no IP addresses, and
 * demand https except on this machine, which is called `localhost`.
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

import { isIP, SocketAddress } from 'node:net';

/** An IPv4 address that a dual-stack socket reports as `::ffff:192.0.2.1`, in its own notation. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * The address in one entry of X-Forwarded-For: some proxies write a port, brackets or quotes around it,
 * or the zone of an IPv6 address. `null` for anything else (`unknown`, a host, nothing).
 */
export function forwardedAddress(hop: string): string | null {
  const plain = hop.trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets, before] =
    /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(plain) ?? [];
  const bare = plainAddress((inBrackets ?? before ?? plain).replace(/%.*$/, ''));
  return isIP(bare) === 0 ? null : bare.toLowerCase();
}

/** Proxies of ours that write X-Forwarded-For before a request arrives at the CMS: the site's server. */
export const TRUSTED_PROXIES = 1;

/**
 * Address of the client behind a known number of our own proxies, each of which appends the
 * caller's address to X-Forwarded-For. Entries further left come from clients and are ignored.
 * @returns the address in its usual notation, or `null` when it is missing or no address
 */
export function clientAddress(headers: Headers, trustedProxies: number): string | null {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',');
  return forwardedAddress(hops.at(-trustedProxies) ?? '');
}

/** Whether the address is of this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** The first groups of an IPv6 address, written in full. */
function groups(address: string, count: number): string {
  const [head = '', tail = ''] = SocketAddress.parse(`[${address}]:0`)?.address.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, count).join(':');
}

/** The key of a rate limit: the IPv4 address, or the /64 network of an IPv6 household. */
export function limitKey(address: string): string {
  return isIP(address) === 6 ? `${groups(address, 4)}::/64` : address;
}

/** The address as it may be stored with a lead: its /24 (IPv4) or /48 (IPv6) network. */
export function truncatedAddress(address: string): string {
  if (isIP(address) === 6) return `${groups(address, 3)}::/48`;
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
}

import { lookup } from 'node:dns';
import http, { type RequestOptions } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { plainAddress } from './client-address.ts';

/** Networks of IPv4 that are not on the internet: this machine, private ones, and reserved ones. */
const NOT_PUBLIC: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Parts of IPv6's public space that map to other addresses, or are for documentation. */
const NOT_PUBLIC_6: readonly [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
];

const refused = new BlockList();
for (const [network, bits] of NOT_PUBLIC) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_6) refused.addSubnet(network, bits, 'ipv6');

/** All that is assigned to the internet in IPv6. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the internet, and not of this machine or of a network around it. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address);
  if (isIP(plain) === 4) return !refused.check(plain, 'ipv4');
  return isIP(plain) === 6 && global6.check(plain, 'ipv6') && !refused.check(plain, 'ipv6');
}

/** A typed name whose address is not public, so that the server must not connect to it. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not an address of the internet.`);
    this.name = 'NotPublic';
  }
}

/**
 * A name server's answer, for a connection, unless one of its addresses is refused. The connection
 * uses the very addresses that were checked.
 */
function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (!found.every(({ address }) => isAllowed(address))) {
        return done(new NotPublic(hostname), []);
      }
      const [first] = found;
      if (options.all || !first) return done(null, found);
      done(null, first.address, first.family);
    });
  };
}

/**
 * The way to send a request to this address: the function of Node, and the options of the
 * connection, which reaches allowed addresses only.
 * @throws NotPublic for a numeric address that is not allowed
 */
export function connectionTo(
  url: URL,
  isAllowed: (address: string) => boolean = isPublicAddress,
): { send: typeof http.request; options: RequestOptions } {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isName = isIP(host) === 0;
  // A numeric address is connected to without a lookup.
  if (!isName && !isAllowed(host)) throw new NotPublic(host);
  const { request: send } = url.protocol === 'https:' ? https : http;
  const options = {
    host,
    ...(isName && { servername: host }),
    port: url.port || undefined,
    path: `${url.pathname}${url.search}`,
    agent: false as const,
    lookup: checkedLookup(isAllowed),
  };
  return { send, options };
}

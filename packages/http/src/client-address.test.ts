import { expect, test } from 'vitest';
import { clientAddress, limitKey, truncatedAddress } from './client-address.ts';

function forwarded(value: string): Headers {
  return new Headers({ 'x-forwarded-for': value });
}

test.each([
  ['1.2.3.4', 1, '1.2.3.4'],
  ['6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['203.0.113.9', 2, null],
])('S20: of %j, written behind %i proxies of ours, the address is %s', (sent, proxies, address) => {
  expect(clientAddress(forwarded(sent), proxies)).toBe(address);
  expect(clientAddress(new Headers(), proxies)).toBeNull();
});

test.each([
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['10.0.0.1:1234', '10.0.0.1'],
  ['[2001:DB8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[::ffff:203.0.113.9]:80', '203.0.113.9'],
  ['unknown', null],
  ['evil"><script>', null],
  ['', null],
  ['10.0.0.1:1234:5', null],
])('an entry %j of a proxy means %s', (hop, address) => {
  expect(clientAddress(forwarded(`6.6.6.6, ${hop}`), 1)).toBe(address);
});

test('limits count IPv6 by its /64, leads keep only the network', () => {
  expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe(limitKey('2001:db8:1:2::9'));
  expect(limitKey('2001:db8:1:2::9')).not.toBe(limitKey('2001:db8:1:3::9'));
  expect(limitKey('203.0.113.9')).toBe('203.0.113.9');
  expect(truncatedAddress('203.0.113.9')).toBe('203.0.113.0/24');
  expect(truncatedAddress('2001:db8:1:2::9')).toBe('2001:db8:1::/48');
});

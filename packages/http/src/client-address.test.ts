import { expect, test } from 'vitest';
import { clientAddress, limitKey, truncatedAddress } from './client-address.ts';

function forwarded(value: string): Headers {
  return new Headers({ 'x-forwarded-for': value });
}

test('the address is the one that our own proxy wrote, never one that a client sent', () => {
  expect(clientAddress(forwarded('1.2.3.4'), 1)).toBe('1.2.3.4');
  expect(clientAddress(forwarded('6.6.6.6, 203.0.113.9'), 1)).toBe('203.0.113.9');
  expect(clientAddress(forwarded('6.6.6.6, 203.0.113.9, 10.0.0.2'), 2)).toBe('203.0.113.9');
  expect(clientAddress(forwarded('::ffff:203.0.113.9'), 1)).toBe('203.0.113.9');
});

test.each([
  ['10.0.0.1:1234', '10.0.0.1'],
  ['[2001:DB8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[::ffff:203.0.113.9]:80', '203.0.113.9'],
  ['unknown', null],
  ['', null],
  ['10.0.0.1:1234:5', null],
])('an entry %j of a proxy means %s', (hop, address) => {
  expect(clientAddress(forwarded(`6.6.6.6, ${hop}`), 1)).toBe(address);
});

test('what is no address is none', () => {
  expect(clientAddress(new Headers(), 1)).toBeNull();
  expect(clientAddress(forwarded('evil"><script>'), 1)).toBeNull();
  expect(clientAddress(forwarded('203.0.113.9'), 2)).toBeNull();
});

test('limits count IPv6 by its /64, leads keep only the network', () => {
  expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe(limitKey('2001:db8:1:2::9'));
  expect(limitKey('2001:db8:1:2::9')).not.toBe(limitKey('2001:db8:1:3::9'));
  expect(limitKey('203.0.113.9')).toBe('203.0.113.9');
  expect(truncatedAddress('203.0.113.9')).toBe('203.0.113.0/24');
  expect(truncatedAddress('2001:db8:1:2::9')).toBe('2001:db8:1::/48');
});

import { expect, test } from 'vitest';
import { requestContext } from './request-context.ts';

const asked = (forwarded?: string) =>
  new Request('http://localhost:3000/', {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

test.each([
  ['::ffff:192.0.2.7', 0, undefined, '192.0.2.7', false],
  ['::ffff:127.0.0.1', 0, undefined, '127.0.0.1', true],
  ['::1', 1, '6.6.6.6, ::ffff:192.0.2.7', '192.0.2.7', true],
  ['10.0.0.1', 0, '6.6.6.6, 203.0.113.7', '10.0.0.1', false],
  ['10.0.0.1', 1, '6.6.6.6, 203.0.113.7', '203.0.113.7', false],
  ['10.0.0.1', 3, '6.6.6.6, 203.0.113.7', '10.0.0.1', false],
])(
  'S20 from %s behind %i proxies of ours, with %s: %s',
  (remoteAddress, proxies, sent, is, local) => {
    const { address, loopback } = requestContext(asked(sent), { remoteAddress }, proxies);
    expect({ address, loopback }).toEqual({ address: is, loopback: local });
  },
);

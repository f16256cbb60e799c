import { expect, test } from 'vitest';
import { requestContext } from './request-context.ts';

const asked = (forwarded?: string) =>
  new Request('http://localhost:3000/', {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

test('an IPv4 client has one address, whichever family the socket is of', () => {
  const { address, loopback } = requestContext(asked(), { remoteAddress: '::ffff:192.0.2.7' }, 0);
  expect({ address, loopback }).toEqual({ address: '192.0.2.7', loopback: false });
  expect(requestContext(asked(), { remoteAddress: '::ffff:127.0.0.1' }, 0).loopback).toBe(true);
  const behindProxy = requestContext(
    asked('6.6.6.6, ::ffff:192.0.2.7'),
    { remoteAddress: '::1' },
    1,
  );
  expect(behindProxy).toMatchObject({ address: '192.0.2.7', loopback: true });
});

import { NOTICE_MAX_AGE_SECONDS } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { isSigned, isSignedMessage, sign, signatureHeaders } from './signature.ts';

const NOW = 1_800_000_000_000;
const HEADERS = signatureHeaders('secret', '{}', NOW);

test.each([
  ['as it was sent', {}, true],
  ['with another body', { body: '{ }' }, false],
  ['with another secret', { secret: 'other' }, false],
  ['with another time', { headers: { 'x-notice-timestamp': '1800000001' } }, false],
  ['with half a signature', { headers: { 'x-notice-signature': 'ab' } }, false],
  ['without a signature', { headers: { 'x-notice-signature': '' } }, false],
  ['as old as may be', { now: NOW + NOTICE_MAX_AGE_SECONDS * 1_000 }, true],
  ['too old', { now: NOW + NOTICE_MAX_AGE_SECONDS * 1_000 + 1 }, false],
  ['from the future', { now: NOW - NOTICE_MAX_AGE_SECONDS * 1_000 - 1 }, false],
])('a message %s', (_, change, isRight) => {
  const { headers, body, secret, now } = {
    body: '{}',
    secret: 'secret',
    now: NOW,
    headers: {},
    ...change,
  };
  const message = { headers: new Headers({ ...HEADERS, ...headers }), body };
  expect(isSignedMessage(message, secret, now)).toBe(isRight);
});

test('a text has one signature', () => {
  expect(sign('key', 'text')).toMatch(/^[0-9a-f]{64}$/);
  expect(isSigned('key', 'text', sign('key', 'text'))).toBe(true);
  expect(isSigned('key', 'text', sign('key', 'texts'))).toBe(false);
  expect(isSigned('key', 'text', sign('key', 'text').toUpperCase())).toBe(false);
});

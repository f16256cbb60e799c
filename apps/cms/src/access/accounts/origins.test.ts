import { expect, test } from 'vitest';
import { ownOrigins } from './origins.ts';

test('a public address is its own origin only', () => {
  expect(ownOrigins('https://cms.osnowa.example/')).toEqual(['https://cms.osnowa.example']);
});

test('on one machine each name of the loopback address is accepted, on this port only', () => {
  const origins = ownOrigins('http://127.0.0.1:3001');
  expect(origins).toContain('http://localhost:3001');
  expect(origins).toContain('http://127.0.0.1:3001');
  expect(origins.every((origin) => origin.endsWith(':3001'))).toBe(true);
});

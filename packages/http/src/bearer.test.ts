import { expect, test } from 'vitest';
import { bearsToken } from './bearer.ts';

const TOKEN = 'a-token-of-at-least-32-characters';

test.each([
  [`Bearer ${TOKEN}`, TOKEN, true],
  [`bearer ${TOKEN}`, TOKEN, true],
  [`Bearer ${TOKEN}x`, TOKEN, false],
  [`Basic ${TOKEN}`, TOKEN, false],
  [TOKEN, TOKEN, false],
  ['Bearer', TOKEN, false],
  ['Bearer ', null, false],
  ['Bearer undefined', undefined, false],
])('"%s" with the token "%s" is let in: %s', (authorization, token, isLetIn) => {
  expect(bearsToken(new Headers({ authorization }), token)).toBe(isLetIn);
  expect(bearsToken(new Headers(), token)).toBe(false);
});

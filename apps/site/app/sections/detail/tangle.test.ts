import { expect, test } from 'vitest';
import { TANGLE_MIDDLE, tangle } from './tangle.ts';

const SLUGS = ['production', 'sales', 'finance', 'energy', 'healthcare', 'manufacturing'];

test('the same name has the same tangle, and each of these has one of its own', () => {
  const drawn = SLUGS.map((slug) => tangle(slug).pieces.join(''));
  expect(SLUGS.map((slug) => tangle(slug).pieces.join(''))).toEqual(drawn);
  expect(new Set(drawn).size).toBe(SLUGS.length);
});

test.each(SLUGS)(
  'the tangle of %s begins at its left edge and comes out level, without a gap',
  (slug) => {
    const { pieces, end } = tangle(slug);
    expect(pieces[0]).toMatch(new RegExp(`^M0 ${TANGLE_MIDDLE}C`));
    expect(pieces.at(-1)).toMatch(new RegExp(` ${end} ${TANGLE_MIDDLE}$`));
    for (const [index, piece] of pieces.slice(1).entries()) {
      const [, start = 'none'] = /^M(\S+ \S+?)C/.exec(piece) ?? [];
      expect(pieces[index]?.endsWith(` ${start}`)).toBe(true);
    }
  },
);

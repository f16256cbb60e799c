import { expect, test } from 'vitest';
import { TANGLE_MIDDLE, tangle } from './tangle.ts';

test('each name has a tangle of its own, from the left edge to a level end, without a gap', () => {
  const slugs = ['production', 'sales', 'finance', 'energy', 'healthcare', 'manufacturing'];
  for (const slug of slugs) {
    const { pieces, end } = tangle(slug);
    expect(tangle(slug).pieces).toEqual(pieces);
    expect(pieces[0]).toMatch(new RegExp(`^M0 ${TANGLE_MIDDLE}C`));
    expect(pieces.at(-1)).toMatch(new RegExp(` ${end} ${TANGLE_MIDDLE}$`));
    const starts = pieces.slice(1).map((piece) => /^M(\S+ \S+?)C/.exec(piece)?.[1]);
    for (const [at, start] of starts.entries())
      expect(pieces[at]?.endsWith(` ${start}`)).toBe(true);
  }
  expect(new Set(slugs.map((slug) => tangle(slug).pieces.join())).size).toBe(slugs.length);
});

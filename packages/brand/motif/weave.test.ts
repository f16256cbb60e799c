import { expect, test } from 'vitest';
import { weaveHero } from './hero-loom.ts';
import { weave } from './weave.ts';

const colours = {
  ground: { warp: '#eee', weft: '#ddd' },
  accents: ['#dd3322', '#44aa55', '#ffbb11', '#0066bb'],
};
const names = ['sales', 'production', 'warehouse', 'finance', 'field-service', 'energy'];

test('a name has one cloth, of two accents, and other names have others', () => {
  expect(weave('sales', colours, 10)).toEqual(weave('sales', colours, 10));
  const drawn = names.map((name) => JSON.stringify(weave(name, colours, 10)));
  expect(new Set(drawn).size).toBe(names.length);
  for (const name of names) {
    const accents = weave(name, colours, 10).warp.filter(({ colour }) => colour !== '#eee');
    expect(new Set(accents.map(({ colour }) => colour)).size).toBe(2);
  }
});

test('the four running ends of the hero reach the lower edge of its drawing', () => {
  const { accents } = colours;
  const { warp } = weaveHero({ accents });
  for (const accent of accents) {
    expect(warp.find(({ colour }) => colour === accent)?.d).toContain('V572');
  }
});

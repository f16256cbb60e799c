import { tint } from '../src/palette.ts';
import { type Cloth, interlace, type Thread } from './interlace.ts';
import { seeded } from './random.ts';

/** Crossings of one repeat, both ways. */
export const REPEAT = 16;

/** The undyed threads of each cloth. */
export const LINEN = { warp: '#e6e0d2', weft: tint };

/** Bindings that weavers know; each tells at which crossings the weft is on top. */
const BINDINGS: readonly ((column: number, row: number) => boolean)[] = [
  (column, row) => (column + row) % 2 === 0, // plain
  (column, row) => (column + row) % 4 < 2, // 2/2 twill
  (column, row) => (column + row) % 4 === 0, // 3/1 twill
  (column, row) => (Math.floor(column / 2) + Math.floor(row / 2)) % 2 === 0, // hopsack
  (column, row) => ((column % 16 < 8 ? column : 15 - (column % 16)) + row) % 4 < 2, // herringbone
  (column, row) => (column * 3 + row) % 8 < 2, // satin
  (column, row) => (column + (row % 16 < 8 ? row : 15 - (row % 16))) % 4 < 2, // pointed twill
];

interface WeaveColours {
  ground: { warp: string; weft: string };
  accents: readonly string[];
}

/**
 * One repeat of a cloth made from a name: binding, colours and stripes follow from the letters. The
 * same name always gives the same cloth. Tiles in both directions when drawn with this `pitch`.
 */
export function weave(name: string, colours: WeaveColours, pitch: number): Cloth {
  const random = seeded(name);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  // The first numbers of neighbouring seeds are alike.
  random();
  const weftIsOver = pick(BINDINGS);
  const first = pick(colours.accents);
  const second = pick(colours.accents.filter((accent) => accent !== first));
  const stripes = (ground: string, accent: string, other: string): Thread[] => {
    const start = Math.floor(random() * REPEAT);
    const length = 2 + Math.floor(random() * 3);
    const line = (start + length + 2 + Math.floor(random() * 5)) % REPEAT;
    return Array.from({ length: REPEAT }, (_, index) => {
      const inStripe = (index - start + REPEAT) % REPEAT < length;
      return { colour: inStripe ? accent : index === line ? other : ground, before: 0, after: 0 };
    });
  };
  return interlace({
    warp: stripes(colours.ground.warp, first, second),
    weft: stripes(colours.ground.weft, random() < 0.5 ? first : second, first),
    weftIsOver,
    pitch,
  });
}

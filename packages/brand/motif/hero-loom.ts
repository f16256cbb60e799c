import { type Cloth, interlace, type Thread } from './interlace.ts';
import type { Drawings } from './motif.ts';
import { seeded } from './random.ts';
import { LINEN } from './weave.ts';

/**
 * Measures of the hero's cloth, in px of a page whose content is 1280 px wide. The strips of the
 * products take up the loose ends below it, so both count in the same units.
 */
export const HERO_CLOTH = {
  contentWidth: 1280,
  left: 746,
  pitch: 24,
  columns: 20,
  rows: 18,
  marginX: 27,
  marginTop: 42,
  /** Length of the ends that run on, below the last row. */
  tail: 140,
} as const;

/** Taller than any content between the hero and the products, in units. */
const FAR_BELOW = 1600;

/** Columns of the cloth whose ends run on, one for each product. */
const RUNNING_COLUMNS = [3, 8, 12, 16] as const;

/** Product of each coloured thread, by its place; the others are linen. */
const COLOURED_COLUMNS = new Map([
  [3, 0],
  [4, 0],
  [8, 1],
  [12, 2],
  [15, 3],
  [16, 3],
]);
const COLOURED_ROWS = new Map([
  [3, 0],
  [4, 0],
  [7, 1],
  [10, 2],
  [13, 3],
  [14, 3],
]);

/** Places at which the running ends leave the cloth: px from the left of the content. */
export const RUNNING_ENDS: readonly number[] = RUNNING_COLUMNS.map(
  (column) => HERO_CLOTH.left + HERO_CLOTH.marginX + (column + 0.5) * HERO_CLOTH.pitch,
);

/** Height of the cloth with its margins and loose ends, in units. */
export const HERO_CLOTH_HEIGHT =
  HERO_CLOTH.marginTop + HERO_CLOTH.rows * HERO_CLOTH.pitch + HERO_CLOTH.tail;

/**
 * The cloth of the hero: 2/2 twill of linen with the products' threads both ways and loose ends. With
 * `runsOn` some of these continue far below the drawing, behind the next sections.
 */
export function weaveHero({ accents, runsOn = false }: Drawings['hero']): Cloth {
  const random = seeded('hero');
  const tail = runsOn ? HERO_CLOTH.tail + FAR_BELOW : HERO_CLOTH.tail;
  const fringe = (least: number, spread: number) => least + random() * spread;
  const warp = Array.from({ length: HERO_CLOTH.columns }, (_, column): Thread => {
    const accent = accents[COLOURED_COLUMNS.get(column) ?? -1];
    const colour = accent ?? LINEN.warp;
    if (!accent) return { colour, before: fringe(8, 16), after: fringe(10, 22) };
    const isRunning = RUNNING_COLUMNS.some((running) => running === column);
    return { colour, before: fringe(26, 14), after: isRunning ? tail : fringe(58, 30) };
  });
  const weft = Array.from({ length: HERO_CLOTH.rows }, (_, row): Thread => {
    const accent = accents[COLOURED_ROWS.get(row) ?? -1];
    const colour = accent ?? LINEN.weft;
    return { colour, before: fringe(6, accent ? 20 : 12), after: fringe(6, accent ? 20 : 12) };
  });
  return interlace({
    warp,
    weft,
    weftIsOver: (column, row) => (column + row) % 4 < 2,
    pitch: HERO_CLOTH.pitch,
  });
}

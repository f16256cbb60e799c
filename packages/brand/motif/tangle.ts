import { seeded } from './random.ts';

/** Height at which the thread enters and leaves: half the height of the drawing, in its units. */
export const TANGLE_MIDDLE = 140;

/** Where a tangle begins, and how far the thread runs on until it is straight. */
const BEGIN = 72;
const WAY_OUT = 80;

/** Turns of one piece: each piece lies on the one before it. */
const PIECE = 2;

/** A turn of the thread: distance, height, and whether it goes to the right there or back. */
type Turn = readonly [along: number, level: number, way: 1 | -1];

/** Kinds of tangles: turns that repeat, how often at least, and how far each turn bulges. */
const KINDS: readonly { turns: readonly Turn[]; times: number; bulge: number }[] = [
  // loops, close to each other
  {
    turns: [
      [56, 1, 1],
      [30, -1, -1],
    ],
    times: 5,
    bulge: 62,
  },
  // loops with room between them
  {
    turns: [
      [112, 1, 1],
      [44, -1, -1],
    ],
    times: 2,
    bulge: 92,
  },
  // waves
  {
    turns: [
      [54, -1, 1],
      [54, 1, 1],
    ],
    times: 3,
    bulge: 34,
  },
  // waves that lean over
  {
    turns: [
      [78, -1, 1],
      [78, 1, 1],
    ],
    times: 2,
    bulge: 112,
  },
  // a ball
  {
    turns: [
      [104, 1, 1],
      [-74, -1, -1],
    ],
    times: 4,
    bulge: 98,
  },
  // loops up and down
  {
    turns: [
      [64, 1, 1],
      [34, -1, -1],
      [34, 1, 1],
      [72, -1, 1],
      [34, 1, -1],
      [34, -1, 1],
    ],
    times: 1,
    bulge: 56,
  },
  // bows
  {
    turns: [
      [130, -1, 1],
      [-70, 0, -1],
      [96, 1, 1],
    ],
    times: 2,
    bulge: 70,
  },
];

interface Point {
  x: number;
  y: number;
  way: 1 | -1;
}

/**
 * The tangle that belongs to a name, as paths that lie on each other in their order, and its right
 * end. Shape, height and evenness follow from the letters: the same name
 * always gives the same tangle.
 */
export function tangle(name: string): { pieces: string[]; end: number } {
  // The addition spreads names that are alike over the kinds.
  const random = seeded(`${name}-coil`);
  // The first numbers of neighbouring seeds are alike.
  random();
  random();
  const { turns, times, bulge } = KINDS[
    Math.floor(random() * KINDS.length)
  ] as (typeof KINDS)[number];
  const upsideDown = random() < 0.5 ? 1 : -1;
  const height = 78 + random() * 22;
  const slack = random() * 0.4;
  let x = BEGIN;
  const count = turns.length * (times + (turns.length === 2 ? Math.floor(random() * 2) : 0));
  const points = Array.from({ length: count }, (_, index): Point => {
    const [along, level, way] = turns[index % turns.length] as Turn;
    x += along * (0.9 + random() * 0.25);
    return { x, y: TANGLE_MIDDLE + upsideDown * level * height * (1 - slack * random()), way };
  });
  const end = Math.max(...points.map((point) => point.x)) + WAY_OUT;
  const way = [
    { x: 0, y: TANGLE_MIDDLE, way: 1 } as const,
    ...points,
    { x: end, y: TANGLE_MIDDLE, way: 1 } as const,
  ];
  const pieces: string[] = [];
  for (let from = 0; from < way.length - 1; from += PIECE) {
    pieces.push(through(way.slice(from, from + PIECE + 1), bulge));
  }
  return { pieces, end: Math.round(end) };
}

/** A smooth way through points, level in each. */
function through([first, ...rest]: readonly Point[], bulge: number): string {
  if (!first) return '';
  const at = ({ x, y }: Point, ahead = 0) => `${Math.round(x + ahead)} ${Math.round(y)}`;
  const curves = rest.map((to, index) => {
    const start = index === 0 ? `C${at(first, first.way * bulge)} ` : 'S';
    return `${start}${at(to, -to.way * bulge)} ${at(to)}`;
  });
  return `M${at(first)}${curves.join('')}`;
}

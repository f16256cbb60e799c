import { seeded, seedOf } from './random.ts';

export type Point = [x: number, y: number];

/** One district of an invented country: its seat, its outline and its neighbours' order. */
export type District = { index: number; seat: Point; outline: string };

/** Rounds a corner to a key, so that two districts find the edge they share. */
function key([x, y]: Point): string {
  return `${Math.round(x * 2)},${Math.round(y * 2)}`;
}

/** Cuts a polygon along the line of points that are equally far from `own` and `other`. */
function clip(polygon: readonly Point[], own: Point, other: Point): Point[] {
  const normal: Point = [other[0] - own[0], other[1] - own[1]];
  const offset = (other[0] ** 2 + other[1] ** 2 - own[0] ** 2 - own[1] ** 2) / 2;
  const side = ([x, y]: Point) => x * normal[0] + y * normal[1] - offset;
  const kept: Point[] = [];
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const before = side(from);
    const after = side(to);
    if (before <= 0) kept.push(from);
    if (before < 0 !== after < 0) {
      const share = before / (before - after);
      kept.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
  });
  return kept;
}

function centre(polygon: readonly Point[]): Point {
  const sum = polygon.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}

/** Cells of all seats within the frame (Voronoi by cutting, fine for some hundred seats). */
function cells(seats: readonly Point[], frame: readonly Point[]): Point[][] {
  return seats.map((own) =>
    seats.reduce<Point[]>(
      (polygon, other) => (other === own ? polygon : clip(polygon, own, other)),
      [...frame],
    ),
  );
}

/** Midpoint displacement: a straight border becomes one that follows brooks and fields. */
function rough(from: Point, to: Point, random: () => number, depth: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (depth === 0 || length < 7) return [to];
  const shift = (random() - 0.5) * 0.3;
  const middle: Point = [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * shift,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * shift,
  ];
  return [...rough(from, middle, random, depth - 1), ...rough(middle, to, random, depth - 1)];
}

/** The border between two corners; the same points, reversed, whichever district asks. */
function border(from: Point, to: Point): Point[] {
  const forward = key(from) < key(to);
  const [first, last] = forward ? [from, to] : [to, from];
  const line = [first, ...rough(first, last, seeded(seedOf(key(first) + key(last))), 4)];
  return forward ? line : line.reverse();
}

function outline(polygon: readonly Point[]): string {
  const line = polygon.flatMap((from, index) =>
    border(from, polygon[(index + 1) % polygon.length] ?? from).slice(1),
  );
  return `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/**
 * An invented country of `count` districts inside a box, the same for the same seed.
 * Districts that touch the box's edge are left out where `inside` says so, which makes the coast.
 */
export function country(
  count: number,
  width: number,
  height: number,
  seed: number,
  inside: (seat: Point) => boolean,
): District[] {
  const random = seeded(seed);
  const frame: Point[] = [
    [-80, -80],
    [width + 80, -80],
    [width + 80, height + 80],
    [-80, height + 80],
  ];
  let seats: Point[] = Array.from({ length: count }, () => [random() * width, random() * height]);
  seats = cells(seats, frame).map(centre);
  return cells(seats, frame)
    .map((polygon, index) => ({ index, seat: seats[index] ?? [0, 0], outline: outline(polygon) }))
    .filter(({ seat }) => inside(seat));
}

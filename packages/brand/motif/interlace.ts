/** One thread of a cloth: its colour, and how far it hangs out on both sides of the cloth, in units. */
export interface Thread {
  colour: string;
  before: number;
  after: number;
}

/** Lines of one colour, as the `d` of an SVG path; stroke them with the thread's width. */
export interface ThreadLines {
  colour: string;
  d: string;
}

/** The three layers of a cloth, to be drawn in this order. */
export interface Cloth {
  under: ThreadLines[];
  warp: ThreadLines[];
  over: ThreadLines[];
}

interface Loom {
  /** Vertical threads, left to right. */
  warp: Thread[];
  /** Horizontal threads, top to bottom. */
  weft: Thread[];
  /** Whether the weft passes over the warp at this crossing. */
  weftIsOver: (column: number, row: number) => boolean;
  /** Distance between neighbouring threads, in units. */
  pitch: number;
}

/**
 * Lays threads across each other. The weft lies below, the warp over it, and where the weft comes up
 * it is drawn once more on top, in floats as long as it stays up. The first crossing is centred half
 * a pitch from the origin. The same loom always gives the same paths.
 */
export function interlace({ warp, weft, weftIsOver, pitch }: Loom): Cloth {
  const width = warp.length * pitch;
  const height = weft.length * pitch;
  const at = (index: number) => round((index + 0.5) * pitch);
  return {
    under: byColour(weft, ({ before, after }, row) => [
      `M${round(-before)} ${at(row)}H${round(width + after)}`,
    ]),
    warp: byColour(warp, ({ before, after }, column) => [
      `M${at(column)} ${round(-before)}V${round(height + after)}`,
    ]),
    over: byColour(weft, (_, row) =>
      floats(warp.length, (column) => weftIsOver(column, row)).map(
        ([from, to]) => `M${round(from * pitch)} ${at(row)}H${round(to * pitch)}`,
      ),
    ),
  };
}

/** Runs of neighbouring crossings where the weft stays up, as half-open column ranges. */
function floats(columns: number, isUp: (column: number) => boolean): [number, number][] {
  const runs: [number, number][] = [];
  for (let column = 0; column < columns; column += 1) {
    if (!isUp(column)) continue;
    const last = runs.at(-1);
    if (last && last[1] === column) last[1] = column + 1;
    else runs.push([column, column + 1]);
  }
  return runs;
}

function byColour(
  threads: Thread[],
  draw: (thread: Thread, index: number) => string[],
): ThreadLines[] {
  const lines = new Map<string, string>();
  for (const [index, thread] of threads.entries()) {
    const d = draw(thread, index).join('');
    lines.set(thread.colour, (lines.get(thread.colour) ?? '') + d);
  }
  return [...lines].map(([colour, d]) => ({ colour, d }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

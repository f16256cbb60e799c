import { seeded } from './random.ts';

/** Whether the warp (vertical) thread of a column lies over the weft of a row. */
export type Binding = (column: number, row: number) => boolean;

/** A piece of cloth. Lengths are CSS pixels. */
export type Cloth = {
  columns: number;
  rows: number;
  /** Distance from one thread to the next. */
  pitch: number;
  /** Width of a thread as a share of the pitch, 0–1. */
  cover: number;
  binding: Binding;
  warp: (column: number) => string;
  weft: (row: number) => string;
  /** What shows between the threads. */
  gap: string;
  seed: number;
  /** Seen close: twist of the yarn, roundness and loose fibres. Otherwise flat ribbons. */
  close: boolean;
  /** How far the warp hangs out over the last row. */
  fringe?: (column: number) => number;
};

type Run = {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  upright: boolean;
};

const DEFINITIONS = `<defs>
<linearGradient id="roundV"><stop offset="0" stop-color="#2b1f0a" stop-opacity=".34"/><stop offset=".22" stop-color="#2b1f0a" stop-opacity=".04"/><stop offset=".42" stop-color="#fff" stop-opacity=".26"/><stop offset=".7" stop-color="#2b1f0a" stop-opacity=".02"/><stop offset="1" stop-color="#2b1f0a" stop-opacity=".36"/></linearGradient>
<linearGradient id="roundH" x2="0" y2="1"><stop offset="0" stop-color="#2b1f0a" stop-opacity=".28"/><stop offset=".22" stop-color="#2b1f0a" stop-opacity=".03"/><stop offset=".4" stop-color="#fff" stop-opacity=".28"/><stop offset=".7" stop-color="#2b1f0a" stop-opacity=".03"/><stop offset="1" stop-color="#2b1f0a" stop-opacity=".4"/></linearGradient>
<linearGradient id="diveV" x2="0" y2="1"><stop offset="0" stop-color="#2b1f0a" stop-opacity=".42"/><stop offset=".16" stop-color="#2b1f0a" stop-opacity="0"/><stop offset=".84" stop-color="#2b1f0a" stop-opacity="0"/><stop offset="1" stop-color="#2b1f0a" stop-opacity=".46"/></linearGradient>
<linearGradient id="diveH"><stop offset="0" stop-color="#2b1f0a" stop-opacity=".42"/><stop offset=".16" stop-color="#2b1f0a" stop-opacity="0"/><stop offset=".84" stop-color="#2b1f0a" stop-opacity="0"/><stop offset="1" stop-color="#2b1f0a" stop-opacity=".46"/></linearGradient>
<pattern id="twistV" width="9" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)"><path d="M0 1.5H9" stroke="#000" stroke-opacity=".17" stroke-width="1.6"/><path d="M0 4H9" stroke="#fff" stroke-opacity=".2" stroke-width="1.2"/></pattern>
<pattern id="twistH" width="7" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)"><path d="M1.5 0V9" stroke="#000" stroke-opacity=".15" stroke-width="1.6"/><path d="M4 0V9" stroke="#fff" stroke-opacity=".2" stroke-width="1.2"/></pattern>
</defs>`;

/** The cloth as one SVG, `columns × pitch` wide and `rows × pitch` high (fringe beyond that). */
export function weave(cloth: Cloth): string {
  const random = seeded(cloth.seed);
  const runs = [...weftRuns(cloth), ...warpRuns(cloth)];
  const width = cloth.columns * cloth.pitch;
  const height = cloth.rows * cloth.pitch;
  const drawn = runs.map((run) => (cloth.close ? closeRun(run, random) : flatRun(run))).join('');
  const tails = cloth.fringe ? fringes(cloth, random) : '';
  const hairs = cloth.close ? fibres(runs, random) : '';
  return `<svg width="${width}" height="${height}" style="overflow:visible" fill="none">${cloth.close ? DEFINITIONS : ''}${tails}<rect width="${width}" height="${height}" fill="${cloth.gap}"/>${drawn}${hairs}</svg>`;
}

/** Weft threads, cut where a warp thread lies over them. */
function weftRuns(cloth: Cloth): Run[] {
  const thickness = cloth.pitch * cloth.cover;
  const runs: Run[] = [];
  for (let row = 0; row < cloth.rows; row += 1) {
    for (const [from, to] of stretches(cloth.columns, (column) => !cloth.binding(column, row))) {
      runs.push({
        x: from * cloth.pitch - cloth.pitch * 0.16,
        y: row * cloth.pitch + (cloth.pitch - thickness) / 2,
        width: (to - from) * cloth.pitch + cloth.pitch * 0.32,
        height: thickness,
        colour: cloth.weft(row),
        upright: false,
      });
    }
  }
  return runs;
}

/** Warp threads, only where they lie over the weft. */
function warpRuns(cloth: Cloth): Run[] {
  const thickness = cloth.pitch * cloth.cover;
  const runs: Run[] = [];
  for (let column = 0; column < cloth.columns; column += 1) {
    for (const [from, to] of stretches(cloth.rows, (row) => cloth.binding(column, row))) {
      runs.push({
        x: column * cloth.pitch + (cloth.pitch - thickness) / 2,
        y: from * cloth.pitch - cloth.pitch * 0.1,
        width: thickness,
        height: (to - from) * cloth.pitch + cloth.pitch * 0.2,
        colour: cloth.warp(column),
        upright: true,
      });
    }
  }
  return runs;
}

/** Half-open index ranges for which the test holds without a break. */
function stretches(length: number, holds: (index: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  let start = -1;
  for (let index = 0; index <= length; index += 1) {
    const inside = index < length && holds(index);
    if (inside && start < 0) start = index;
    if (!inside && start >= 0) {
      found.push([start, index]);
      start = -1;
    }
  }
  return found;
}

function flatRun({ x, y, width, height, colour, upright }: Run): string {
  const lines = upright
    ? `M${x + width * 0.33} ${y}v${height}M${x + width * 0.67} ${y}v${height}`
    : `M${x} ${y + height * 0.33}h${width}M${x} ${y + height * 0.67}h${width}`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/><path d="${lines}" stroke="#14171f" stroke-opacity=".09" stroke-width="1"/>`;
}

function closeRun(run: Run, random: () => number): string {
  const swell = 1 + (random() - 0.5) * 0.1;
  const width = run.upright ? run.width * swell : run.width;
  const height = run.upright ? run.height : run.height * swell;
  const x = run.x - (width - run.width) / 2;
  const y = run.y - (height - run.height) / 2;
  const axis = run.upright ? 'V' : 'H';
  const box = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${(Math.min(width, height) * 0.22).toFixed(1)}"`;
  const tone = random();
  return `<rect ${box} fill="${run.colour}"/><rect ${box} fill="${tone > 0.5 ? '#fff' : '#000'}" fill-opacity="${(Math.abs(tone - 0.5) * 0.12).toFixed(3)}"/><rect ${box} fill="url(#twist${axis})"/><rect ${box} fill="url(#round${axis})"/><rect ${box} fill="url(#dive${axis})"/>`;
}

/** Fibres that stand out of the yarn, one for every third run or so. */
function fibres(runs: readonly Run[], random: () => number): string {
  const hairs = runs
    .filter(() => random() < 0.3)
    .map((run) => {
      const x = run.x + random() * run.width;
      const y = run.y + random() * run.height;
      const reach = () => ((random() - 0.5) * 34).toFixed(1);
      return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}q${reach()} ${reach()} ${reach()} ${reach()}" stroke="${run.colour}"/>`;
    });
  return `<g stroke-width="1.1" stroke-opacity=".75" stroke-linecap="round" style="filter:brightness(1.12)">${hairs.join('')}</g>`;
}

/** Loose ends of the warp below the last row. */
function fringes(cloth: Cloth, random: () => number): string {
  const thickness = cloth.pitch * cloth.cover;
  const bottom = (cloth.rows - 1) * cloth.pitch;
  const ends: string[] = [];
  for (let column = 0; column < cloth.columns; column += 1) {
    const height = (cloth.fringe?.(column) ?? 0) + cloth.pitch;
    if (height > cloth.pitch) {
      const x = column * cloth.pitch + (cloth.pitch - thickness) / 2;
      const run: Run = {
        x,
        y: bottom,
        width: thickness,
        height,
        colour: cloth.warp(column),
        upright: true,
      };
      ends.push(cloth.close ? closeRun(run, random) : flatRun(run));
    }
  }
  return ends.join('');
}

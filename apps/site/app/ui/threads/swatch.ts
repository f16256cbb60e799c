import { palette } from '@osnowa/brand';
import type { ThreadLines } from './interlace.ts';
import { REPEAT, weave } from './weave.ts';

const PITCH = 24;

/** Colours of a cloth outside a page, where there are no tokens. */
export const CLOTH_COLOURS = {
  ground: { warp: palette.linenWarp, weft: palette.linen },
  accents: palette.threads,
};

/** Path of the drawings of cloths, without a language. */
export const SWATCH_PREFIX = '/cloth/';

/** Path of the drawing of the cloth that belongs to a name. */
export function swatchPath(name: string): string {
  return `${SWATCH_PREFIX}${encodeURIComponent(name)}.svg`;
}

/** The cloth that belongs to a name, as an SVG file that fills whatever place it is given. */
export function swatchDrawing(name: string): string {
  const { under, warp, over } = weave(name, CLOTH_COLOURS, PITCH);
  const size = REPEAT * PITCH;
  const lying = { width: 19.5, opacity: 0.16 };
  const raised = { width: 21.5, opacity: 0.22 };
  const threads = [
    threadPaths(under, lying),
    threadPaths(warp, lying),
    threadPaths(over, raised),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" fill="none"><pattern id="cloth" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="scale(0.5)">${threads}</pattern><rect width="100%" height="100%" fill="url(#cloth)"/></svg>`;
}

/** Threads as `ThreadLayer` draws them in a page: a dark edge, the colour, and the twist of the yarn. */
export function threadPaths(
  lines: readonly ThreadLines[],
  edge: { width: number; opacity: number },
): string {
  return lines
    .map(
      ({ colour, d }) =>
        `<path d="${d}" stroke="${palette.ink}" stroke-opacity="${edge.opacity}" stroke-width="${edge.width}"/><path d="${d}" stroke="${colour}" stroke-width="18"/><path d="${d}" stroke="${palette.ink}" stroke-opacity="0.13" stroke-width="13" stroke-dasharray="0.8 3.2"/>`,
    )
    .join('');
}

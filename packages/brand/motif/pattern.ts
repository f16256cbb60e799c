import * as palette from '../src/palette.ts';
import type { ThreadLines } from './interlace.ts';
import { LINEN, REPEAT, weave } from './weave.ts';

const PITCH = 24;

/** Whether names have a pattern: areas, industries, articles, and pages in link previews. */
export const HAS_PATTERN = true as boolean;

/** Width of a thread with its edge: as it lies, and where it comes up over another. */
const IN_PAGE = { lying: 19.5, raised: 21.5 };
const IN_PREVIEW = { lying: 21, raised: 21 };

/** The cloth that belongs to a name, as an SVG file that fills whatever place it is given. */
export function patternFile(name: string): string {
  const cloth = tile(
    name,
    palette.accents.map(colourOf),
    IN_PAGE,
    ' patternTransform="scale(0.5)"',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" fill="none">${cloth}<rect width="100%" height="100%" fill="url(#cloth)"/></svg>`;
}

/**
 * The same as a part of a drawing: a rectangle with these attributes. A product's `accent` runs in it
 * alone.
 */
export function patternPart(name: string, accent: string | null, rectangle: string): string {
  const accents = accent ? [accent, palette.ink] : palette.accents.map(colourOf);
  return `<defs>${tile(name, accents, IN_PREVIEW)}</defs><rect ${rectangle} fill="url(#cloth)"/>`;
}

function colourOf({ colour }: { colour: string }): string {
  return colour;
}

function tile(name: string, accents: readonly string[], widths: typeof IN_PAGE, more = ''): string {
  const { under, warp, over } = weave(name, { ground: LINEN, accents }, PITCH);
  const size = REPEAT * PITCH;
  const lying = { width: widths.lying, opacity: 0.16 };
  const threads = [
    threadPaths(under, lying),
    threadPaths(warp, lying),
    threadPaths(over, { width: widths.raised, opacity: 0.22 }),
  ].join('');
  return `<pattern id="cloth" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${more}>${threads}</pattern>`;
}

/** Threads as `Line` draws them in a page: a dark edge, the colour, and the twist of the yarn. */
function threadPaths(
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

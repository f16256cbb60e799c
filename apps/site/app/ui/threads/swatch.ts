import type { ThreadLines } from './interlace.ts';
import { REPEAT, weave } from './weave.ts';

const PITCH = 24;
const COLOURS = {
  ground: { warp: '#e6e0d2', weft: '#d9d2c3' },
  accents: ['#d33a21', '#42ad5b', '#f5b710', '#066bb5'],
};
const SHADE = '#14171f';

/** Path of the drawings of cloths, without a language. */
export const SWATCH_PREFIX = '/cloth/';

/** Path of the drawing of the cloth that belongs to a name. */
export function swatchPath(name: string): string {
  return `${SWATCH_PREFIX}${encodeURIComponent(name)}.svg`;
}

/** The cloth that belongs to a name, as an SVG file that fills whatever place it is given. */
export function swatchDrawing(name: string): string {
  const { under, warp, over } = weave(name, COLOURS, PITCH);
  const size = REPEAT * PITCH;
  const threads = [...layer(under, 'u'), ...layer(warp, 'w'), ...layer(over, 'o', true)].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" fill="none"><pattern id="cloth" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="scale(0.5)">${threads}</pattern><rect width="100%" height="100%" fill="url(#cloth)"/></svg>`;
}

/** Threads as `ThreadLayer` draws them: a dark edge, the colour, and the twist of the yarn. */
function layer(lines: ThreadLines[], id: string, raised = false): string[] {
  const edge = raised ? 'stroke-width="21.5" opacity="0.22"' : 'stroke-width="19.5" opacity="0.16"';
  return lines.map(({ colour, d }, index) => {
    const name = `${id}${index}`;
    return `<defs><path id="${name}" d="${d}"/></defs><use href="#${name}" stroke="${SHADE}" ${edge}/><use href="#${name}" stroke="${colour}" stroke-width="18"/><use href="#${name}" stroke="${SHADE}" stroke-width="13" stroke-dasharray="0.8 3.2" opacity="0.13"/>`;
  });
}

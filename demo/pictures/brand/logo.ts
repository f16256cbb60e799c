import { markShapes } from './mark.ts';
import { CHAMBER, CHAMBER_FIELD, TKALNIA } from './outlines.ts';

function words(
  outline: { path: string },
  x: number,
  baseline: number,
  size: number,
  colour: string,
): string {
  const scale = size / 1000;
  return `<path fill="${colour}" transform="translate(${x} ${baseline}) scale(${scale})" d="${outline.path}"/>`;
}

/** Mark and name side by side, 40 units high. `ink` colours the name and the first thread. */
export function logo(ink: string): string {
  const size = 33;
  const width = Math.ceil(51 + (TKALNIA.width * size) / 1000);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" role="img" aria-label="Tkalnia">${markShapes(ink)}${words(TKALNIA, 51, 31.5, size, ink)}</svg>\n`;
}

/** Mark of the (fictional) industry association: a saw-tooth roof between code brackets. */
export function association(ink: string): string {
  const size = 17;
  const width = Math.ceil(66 + (CHAMBER.width * size) / 1000);
  const roof = 'M14.5 35V17l8.5 7.5V17l8.5 7.5V17l8.5 7.5V35z';
  const brackets = 'M11 9H4v30h7M44 9h7v30h-7';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img" aria-label="Izba Oprogramowania dla Przemysłu"><path fill="none" stroke="${ink}" stroke-width="3" d="${brackets}"/><path fill="${ink}" d="${roof}"/>${words(CHAMBER, 66, 20.5, size, ink)}${words(CHAMBER_FIELD, 66, 39.5, size, ink)}</svg>\n`;
}

import * as palette from './palette.ts';

/** Relative luminance of a colour `#rrggbb`, from 0 (black) to 1 (white), as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours `#rrggbb`, from 1 (the same) to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The text colour with the higher contrast on a colour that an editor chose. */
export function textOn(colour: string): 'ink' | 'white' {
  return contrast(colour, palette.ink) > contrast(colour, palette.surface) ? 'ink' : 'white';
}

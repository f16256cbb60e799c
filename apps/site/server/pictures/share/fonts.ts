import { readFileSync } from 'node:fs';

/** The two typefaces of the site, each at one weight, cut by tools/fonts.ts. */
export const FONTS = [
  { name: 'Bricolage Grotesque', data: read('bricolage-grotesque'), weight: 700, style: 'normal' },
  { name: 'Instrument Sans', data: read('instrument-sans'), weight: 400, style: 'normal' },
] as const;

function read(name: string): Buffer {
  return readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
}

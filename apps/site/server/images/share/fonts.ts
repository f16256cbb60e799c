import { readFileSync } from 'node:fs';
import { displayTypeface, textTypeface } from '@osnowa/brand';
import { brandFile } from '@osnowa/brand/files';

/** The two typefaces of the site, each at one weight. */
export const FONTS = [
  { name: displayTypeface.family, data: read('display.ttf'), weight: 700, style: 'normal' },
  { name: textTypeface.family, data: read('text-share.ttf'), weight: 400, style: 'normal' },
] as const;

function read(name: string): Buffer {
  return readFileSync(brandFile(`fonts/${name}`));
}

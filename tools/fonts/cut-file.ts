import { readFile } from 'node:fs/promises';
import { LETTERS, type Typeface } from '@osnowa/brand';
import { brandFile } from '@osnowa/brand/files';
import subsetFont from 'subset-font';

/** Small capitals, alternates and the like are left out: the site uses none of them. */
const FEATURES = ['ccmp', 'locl', 'tnum'];

/** One file of a typeface: only its characters, only the axes that the design uses. */
export async function cutFile(
  { source }: Pick<Typeface, 'source'>,
  { file, axes, letters, kerning }: Typeface['files'][number],
): Promise<Buffer> {
  return subsetFont(await readFile(brandFile(`fonts/sources/${source}`)), LETTERS[letters], {
    targetFormat: file.endsWith('.woff2') ? 'woff2' : 'sfnt',
    variationAxes: axes,
    keepFeatures: kerning ? [...FEATURES, 'kern'] : FEATURES,
    noHinting: true,
  });
}

/**
 * Cuts the files of the brand's typefaces out of their sources. Run it after a change of a typeface,
 * or of the letters: `node tools/fonts/cut.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { displayTypeface, textTypeface } from '@osnowa/brand';
import { brandFile } from '@osnowa/brand/files';
import { cutFile } from './cut-file.ts';

for (const typeface of [displayTypeface, textTypeface]) {
  for (const file of typeface.files) {
    const font = await cutFile(typeface, file);
    await writeFile(brandFile(`fonts/${file.file}`), font);
    console.log(`${file.file} ${font.byteLength} bytes`);
  }
}

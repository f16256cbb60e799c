/**
 * Cuts subsets of the brand's typefaces out of their variable fonts: only the characters of our
 * languages and of names in neighbouring countries, only the axes that the design uses. Run it after
 * a change of a typeface or a new release: `node tools/fonts/cut.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { displayTypeface, type Typeface, textTypeface } from '@osnowa/brand';
import { brandFile } from '@osnowa/brand/files';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const LATIN = `${ASCII}\u00a0§©«®°±²³´·»¼½¾¿ÄÖÜäöüßÓóÉéÈèÊêËëÁáÀàÂâÇçÑñÍíÎîÔôÚúÛûÅåÆæØø×÷–—‘’‚“”„•…‹›€™−\u2009\u202f\u2011↑↓`;
const LATIN_EXTENDED = 'ĄąĆćĘęŁłŃńŚśŹźŻżŐőŰűČčŘřŠšŽžĚěŮůĎďŤťĽľ';

/** Small capitals, alternates and the like are left out: the site uses none of them. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

async function cut({ source }: Typeface, { file, axes }: Typeface['files'][number]): Promise<void> {
  const font = await subsetFont(
    await readFile(brandFile(`fonts/source/${source}`)),
    LATIN + LATIN_EXTENDED,
    {
      targetFormat: file.endsWith('.woff2') ? 'woff2' : 'sfnt',
      // Both come in narrower widths too, which no page uses.
      variationAxes: { wdth: 100, ...axes },
      keepFeatures: FEATURES,
      // Browsers read the widths from the outlines' own variations.
      dropTables: ['HVAR'],
      noHinting: true,
    },
  );
  await writeFile(brandFile(`fonts/${file}`), font);
  console.log(`${file} ${font.byteLength} bytes`);
}

for (const typeface of [displayTypeface, textTypeface]) {
  for (const file of typeface.files) await cut(typeface, file);
}

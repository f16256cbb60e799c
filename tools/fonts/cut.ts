/**
 * Cuts subsets of the brand's typefaces out of their packages: only the characters of our languages
 * and of names in neighbouring countries, only the axes that the design uses. Run it after a change
 * of a typeface or a new release: `node tools/fonts/cut.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { displayTypeface, type Typeface, textTypeface } from '@osnowa/brand';
import { brandFile } from '@osnowa/brand/files';
import subsetFont from 'subset-font';
import { mergeFonts } from './merge.ts';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const LATIN = `${ASCII}\u00a0§©«®°±²³´·»¼½¾¿ÄÖÜäöüßÓóÉéÈèÊêËëÁáÀàÂâÇçÑñÍíÎîÔôÚúÛûÅåÆæØø×÷–—‘’‚“”„†•…‹›€™−\u2009\u202f\u2011→←↑↓`;
const LATIN_EXTENDED = 'ĄąĆćĘęŁłŃńŚśŹźŻżŐőŰűČčŘřŠšŽžĚěŮůĎďŤťĽľ';

/** Small capitals, alternates and the like are left out: the site uses none of them. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

async function cut(typeface: Typeface, { file, axes }: Typeface['files'][number]): Promise<void> {
  const subset = async (name: string, characters: string) => {
    const [, face = ''] = typeface.source.split('/');
    const source = import.meta.resolve(
      `${typeface.source}/files/${face}-${name}-${typeface.axis}-normal.woff2`,
    );
    return subsetFont(await readFile(fileURLToPath(source)), characters, {
      targetFormat: 'sfnt',
      variationAxes: axes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
  };
  const whole = mergeFonts(await subset('latin', LATIN), await subset('latin-ext', LATIN_EXTENDED));
  const targetFormat = file.endsWith('.woff2') ? 'woff2' : 'sfnt';
  const font = await subsetFont(whole, null, { keepAllGlyphs: true, targetFormat });
  await writeFile(brandFile(`fonts/${file}`), font);
  console.log(`${file} ${font.byteLength} bytes`);
}

for (const typeface of [displayTypeface, textTypeface]) {
  for (const file of typeface.files) await cut(typeface, file);
}

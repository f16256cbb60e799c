/**
 * Cuts the two typefaces of the site out of their packages into apps/site/app/ui/fonts: only the
 * characters of our languages and of their neighbours' names, only the axes that the design uses.
 * Run it after a new release of a typeface: `node tools/fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { mergeFonts } from './font-merge.ts';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const LATIN = `${ASCII}\u00a0§©«®°±²³´·»¼½¾¿ÄÖÜäöüßÓóÉéÈèÊêËëÁáÀàÂâÇçÑñÍíÎîÔôÚúÛûÅåÆæØø×÷–—‘’‚“”„†•…‹›€™−\u2009\u202f\u2011→←↑↓`;
const LATIN_EXTENDED = 'ĄąĆćĘęŁłŃńŚśŹźŻżŐőŰűČčŘřŠšŽžĚěŮůĎďŤťĽľ';

/** Small capitals, alternates and the like stay behind: nothing on the site asks for them. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

const FACES = [
  {
    name: 'bricolage-grotesque',
    axis: 'opsz',
    // One display weight at one optical size: half the bytes of the variable file.
    variationAxes: { opsz: 40, wght: 660 },
  },
  { name: 'instrument-sans', axis: 'wght', variationAxes: {} },
] as const;

for (const { name, axis, variationAxes } of FACES) {
  const cut = async (subset: string, characters: string) => {
    const source = import.meta.resolve(
      `@fontsource-variable/${name}/files/${name}-${subset}-${axis}-normal.woff2`,
    );
    return subsetFont(await readFile(fileURLToPath(source)), characters, {
      targetFormat: 'sfnt',
      variationAxes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
  };
  const whole = mergeFonts(await cut('latin', LATIN), await cut('latin-ext', LATIN_EXTENDED));
  const font = await subsetFont(whole, null, { keepAllGlyphs: true, targetFormat: 'woff2' });
  await writeFile(new URL(`../apps/site/app/ui/fonts/${name}.woff2`, import.meta.url), font);
  console.log(`${name}.woff2 ${font.byteLength} bytes`);
}

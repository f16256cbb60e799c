/**
 * Cuts the two typefaces of the site out of their packages: only the
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

const SITE = '../apps/site/app/ui/fonts';
/** Pictures of link previews are set by a program that reads TrueType only, at one weight. */
const SHARE = '../apps/site/server/pictures/share/fonts';

/** Estimates as PDF: the same program reads these, in the weights that a printed page uses. */
const PRINT = '../apps/cms/src/estimates/pdf/fonts';

// One display weight at one optical size: half the bytes of the variable file.
const DISPLAY = { opsz: 40, wght: 660 };

interface Face {
  name: 'bricolage-grotesque' | 'instrument-sans';
  axis: 'opsz' | 'wght';
  variationAxes: Record<string, number>;
  folder: string;
  /** File name, where it is not the typeface's. */
  as?: string;
}

const FACES: readonly Face[] = [
  { name: 'bricolage-grotesque', axis: 'opsz', variationAxes: DISPLAY, folder: SITE },
  { name: 'instrument-sans', axis: 'wght', variationAxes: {}, folder: SITE },
  { name: 'bricolage-grotesque', axis: 'opsz', variationAxes: DISPLAY, folder: SHARE },
  { name: 'instrument-sans', axis: 'wght', variationAxes: { wght: 500 }, folder: SHARE },
  { name: 'bricolage-grotesque', axis: 'opsz', variationAxes: DISPLAY, folder: PRINT },
  { name: 'instrument-sans', axis: 'wght', variationAxes: { wght: 430 }, folder: PRINT },
  {
    name: 'instrument-sans',
    axis: 'wght',
    variationAxes: { wght: 640 },
    folder: PRINT,
    as: 'instrument-sans-bold',
  },
];

for (const { name, axis, variationAxes, folder, as } of FACES) {
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
  const [ending, targetFormat] =
    folder === SITE ? (['woff2', 'woff2'] as const) : (['ttf', 'sfnt'] as const);
  const font = await subsetFont(whole, null, { keepAllGlyphs: true, targetFormat });
  const file = `${folder}/${as ?? name}.${ending}`;
  await writeFile(new URL(file, import.meta.url), font);
  console.log(`${file} ${font.byteLength} bytes`);
}

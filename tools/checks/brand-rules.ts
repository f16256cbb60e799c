import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { NAMES, palette } from '@osnowa/brand';
import { PRODUCT_TOPICS } from '@osnowa/brand/offer';
import { listFiles } from '../processes/fingerprint.ts';

/** Folders that are searched for appearance and the company's name; `demo` is its own content. */
const FOLDERS = [
  'apps',
  'packages',
  'tools',
  'bench',
  'docs',
  'deploy',
  '.github',
  '.devcontainer',
];

const NOT_OURS = /^(node_modules|build|\.next|\.cache|test-results|next-env\.d\.ts|results)$/;

/** Sources of the brand itself, and generated files of other tools. */
const NOT_SEARCHED = /^packages\/brand\/|payload-types\.ts$|importMap\.js$/;

const SOURCE = new Set([
  '.ts',
  '.tsx',
  '.mjs',
  '.js',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.yaml',
  '.yml',
]);
const TEST = /\.test\.tsx?$|-in-test\.tsx?$|\/samples?[.-]|\/(?:testing|e2e)\//;

/** Files that are exempt from the rules, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/cms/src/platform/process/data-names.ts': 'data folders of earlier versions have such names',
  'apps/cms/src/platform/process/data-names.test.ts': 'tests folders of earlier versions',
  'apps/cms/src/platform/outbox/mail-links.ts':
    'links in mails that were sent have it in their key',
  'apps/cms/src/privacy/erasure-register.ts': 'hashes that were written have it in their key',
  'tools/data/data-backup.ts': 'a folder of an earlier version is copied too',
  'tools/checks/brand-rules.test.ts': 'tests this check',
  'tools/data/data-folder.test.ts': 'tests a folder of an earlier version',
  'docs/backup.md': 'names the files of earlier data folders',
  'docs/privacy-records.md': 'says whose records these are',
};

/**
 * Colours in CSS and in scripts: `#rgb`, `#rrggbb`, with or without transparency, and functions.
 */
const COLOUR =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*(?:[\d.]|from #)|\bcolor\(\s*[a-z]/gi;

/** The colour names of CSS, as a pattern. */
const COLOUR_NAMES = `
  aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue
  blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk
  crimson cyan darkblue darkcyan darkgoldenrod darkgr[ae]y darkgreen darkkhaki darkmagenta
  darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
  darkslategr[ae]y darkturquoise darkviolet deeppink deepskyblue dimgr[ae]y dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y
  green greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush
  lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgr[ae]y
  lightgreen lightpink lightsalmon lightseagreen lightskyblue lightslategr[ae]y
  lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine
  mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
  mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite
  navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
  paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell
  sienna silver skyblue slateblue slategr[ae]y snow springgreen steelblue tan teal thistle
  tomato turquoise violet wheat white whitesmoke yellow yellowgreen
`
  .trim()
  .split(/\s+/)
  .join('|');

/** A colour name as the value of a property in a style sheet. */
const NAMED_COLOUR = new RegExp(`^\\s*[\\w-]+:[^;{]*?(?<![\\w#-])(${COLOUR_NAMES})(?![\\w-])`, 'i');

/** A colour name as the value of an attribute or a style in a script; masks are black and white. */
const NAMED_IN_SCRIPT = new RegExp(
  `(?<![\\w-])(?:fill|stroke|color|background|backgroundColor|borderColor|stop-?color)['"]?\\s*[:=]\\s*\\{?['"\`](?!(?:black|white)\\b)(${COLOUR_NAMES})['"\`]`,
  'i',
);

/** A font family other than a variable or an inherited one. */
const FONT_IN_CSS = /(?<![\w-])font(?:-family)?:(?!\s*(?:var\(|inherit)|[^;,]*var\(--font-\w+\);)/;
/** `Display` and `Text` are the names of the brand's typefaces in the PDF. */
const FONT_IN_SCRIPT = /font-?family['"]?\s*[:=]\s*['"`](?!var\(|inherit|Display'|Text')/i;
/** Families that every system has, anywhere in a file. */
const FAMILY =
  /['"`,]\s*(?:Arial|Helvetica|Georgia|Times New Roman|Courier New|Verdana|Tahoma|Trebuchet MS|Comic Sans(?: MS)?|Segoe UI|Roboto|(?:sans-)?serif|monospace|system-ui)\s*['"`,]/;

const COMPANY = new RegExp(escaped(NAMES.company), 'i');

/** The colours of the brand, without black and white, which belong to no brand. */
const PALETTE = new Set(
  [...Object.values(palette), ...palette.accents.map(({ shade }) => shade)].flatMap((colour) =>
    typeof colour === 'string' && !/^#(?:0{6}|f{6})$/.test(colour) ? [colour.toLowerCase()] : [],
  ),
);

/** Code that serves any company: it knows neither this one's motif nor its products. */
const ENGINE = /^(?:apps\/site\/(?:app|server)|apps\/cms\/src|packages\/(?!brand\/)[\w-]+)\//;
const ENGINE_WRITTEN = /^apps\/cms\/src\/platform\/database\/(?:migrations|generated)\//;

/** Words of weaving. Processors have threads too, but none in what draws pages. */
const MOTIF = /linen|weav|\bwove|cloth|eyelet|\bloom|(?<!rec)tangle|\bwarp|\bweft|yarn|swatch/i;
const THREAD = /thread/i;
const DRAWS = /^(?:apps\/site\/app|packages\/contract)\//;

/** Keys of its products, but for one that is a word of its own. */
const PRODUCT = new RegExp(
  `\\b(?:${PRODUCT_TOPICS.filter((key) => key !== 'data').join('|')})\\b`,
  'i',
);

/**
 * Finds colours, typefaces and the company's name outside of packages/brand, and words of its motif
 * and of its products in the engine.
 *
 * @param root the repository, absolute
 * @returns one sentence for each fault, with file and line
 */
export function findBrandFaults(root: string): string[] {
  return [...FOLDERS, ...filesIn(root)]
    .flatMap((start) => listFiles(join(root, start), (name) => NOT_OURS.test(name)))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((path) => !NOT_SEARCHED.test(path) && !(path in EXCEPTIONS))
    .flatMap((path) => faultsOf(path, readFileSync(join(root, path), 'utf8')));
}

/** Documents and settings next to the folders; the lock file is npm's. */
function filesIn(root: string): string[] {
  return readdirSync(root).filter((name) => /\.md$|^package\.json$/.test(name));
}

function faultsOf(path: string, text: string): string[] {
  const isDocument = path.endsWith('.md');
  if (!isDocument && !SOURCE.has(extname(path))) return [];
  return text.split('\n').flatMap((line, index) => {
    const at = `${path}:${index + 1}`;
    return [
      ...(COMPANY.test(line)
        ? [`${at}: "${NAMES.company}" is the company; take its name from packages/brand.`]
        : []),
      ...ownWordsOf(path, line).map(
        (word) =>
          `${at}: "${word}" is this company's; its motif and its products are in packages/brand.`,
      ),
      ...(isDocument ? [] : coloursOf(path, line).map((colour) => colourFault(at, colour))),
      ...(isTypeface(path, line)
        ? [`${at}: a typeface is named here; take it from packages/brand.`]
        : []),
    ];
  });
}

function ownWordsOf(path: string, line: string): string[] {
  if (!ENGINE.test(path) || ENGINE_WRITTEN.test(path) || TEST.test(path)) return [];
  const words = [MOTIF, PRODUCT, ...(DRAWS.test(path) ? [THREAD] : [])];
  return words.flatMap((word) => word.exec(line)?.[0] ?? []);
}

/** A test may use any colour as an example of an editor's choice, but none of the brand's. */
function coloursOf(path: string, line: string): string[] {
  const code = path.endsWith('.json') ? '' : line;
  const found = [...code.matchAll(COLOUR)].map(([colour]) => colour);
  if (TEST.test(path)) return found.filter((colour) => PALETTE.has(colour.toLowerCase()));
  const named = (path.endsWith('.css') ? NAMED_COLOUR : NAMED_IN_SCRIPT).exec(code)?.[1];
  return named ? [...found, named] : found;
}

function colourFault(at: string, colour: string): string {
  return `${at}: the colour ${colour} stands here; take it from packages/brand.`;
}

function isTypeface(path: string, line: string): boolean {
  if (path.endsWith('.css')) return FONT_IN_CSS.test(line) || FAMILY.test(line);
  if (!/\.tsx?$/.test(path) || TEST.test(path)) return false;
  return FONT_IN_SCRIPT.test(line) || FAMILY.test(line);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

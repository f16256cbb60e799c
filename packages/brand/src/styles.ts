import { readFileSync, writeFileSync } from 'node:fs';
import { adminColours } from './documents.ts';
import { brandFile } from './files.ts';
import { LETTERS, unicodeRange } from './letters.ts';
import * as palette from './palette.ts';
import { ADMIN_FONTS, displayTypeface, type Typeface, textTypeface } from './typefaces.ts';

const HEAD = '/* Written from the data in src by `npm run check` and every start. */\n';

/** Writes the brand's style sheets that differ from its data; returns the names of those files. */
export function writeStyles(): string[] {
  const wanted = { 'site.css': siteCss(), 'admin.css': adminCss() };
  const stale = Object.entries(wanted).filter(([name, css]) => textOf(name) !== css);
  for (const [name, css] of stale) writeFileSync(brandFile(name), css);
  return stale.map(([name]) => `packages/brand/${name}`);
}

function textOf(name: string): string | undefined {
  try {
    return readFileSync(brandFile(name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Colours and typefaces of the site, as variables, and a class for each accent. */
export function siteCss(colours: typeof palette = palette): string {
  const more = [
    ['--accents', stripesOf(colours.accents)],
    ['--font-display', fontsOf(displayTypeface)],
    ['--font-text', fontsOf(textTypeface)],
  ] as const;
  return `${HEAD}${root([...variables(colours), ...more])}
${colours.accents.map(accentClass).join('')}
${faces(displayTypeface)}${faces(textTypeface)}
/*
 * Fallback fonts that Windows, macOS, Android and Linux have, adjusted to the measured widths and
 * heights of the two typefaces, so that nothing moves when the typefaces have loaded.
 */
${standIns(displayTypeface, displayTypeface.weights)}${standIns(textTypeface)}`;
}

/**
 * The same for the admin, which uses the text typeface only, under Payload's name; and the logo.
 */
function adminCss(): string {
  const fonts = [['--font-body', ADMIN_FONTS]] as const;
  return `${HEAD}${root([...variables(palette), ...variables(adminColours), ...fonts])}
${faces(textTypeface)}
.brand-mark {
  background: url("./public/brand/mark.svg") center / contain no-repeat;
}
html[data-theme="dark"] .brand-mark {
  background-image: url("./public/brand/mark-light.svg");
}
`;
}

function variables(colours: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(colours)
    .sort(byName)
    .flatMap(([name, colour]) =>
      typeof colour === 'string'
        ? [[`--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`, colour]]
        : [],
    );
}

function accentClass({ colour, shade }: (typeof palette.accents)[number], index: number): string {
  return `.accent-${index + 1} {\n  --accent: ${colour};\n  --accent-shade: ${shade};\n}\n`;
}

/** All accents side by side, as the colours of a gradient. */
function stripesOf(accents: typeof palette.accents): string {
  const end = (index: number) => Math.round((10_000 * (index + 1)) / accents.length) / 100;
  return accents.map(({ colour }, index) => `${colour} 0 ${end(index)}%`).join(', ');
}

/** Sorted here, because tools disagree on the order of a module's exports. */
function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}

function root(entries: readonly (readonly [string, string])[]): string {
  return `:root {\n${entries.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
}

function fontsOf({ family, standIns: others }: Typeface): string {
  const names = [family, ...others.map(({ name }) => standInName(family, name))];
  return `${names.map((name) => `"${name}"`).join(', ')}, sans-serif`;
}

/** Later rules come first for the characters of their range, so the common file needs none. */
function faces({ family, weights, files }: Typeface): string {
  return files
    .filter(({ file }) => file.endsWith('.woff2'))
    .map(({ file, letters }) =>
      rule([
        `font-family: "${family}"`,
        `font-weight: ${weights}`,
        'font-display: swap',
        `src: url("./fonts/${file}") format("woff2")`,
        ...(letters === 'rare' ? [`unicode-range: ${unicodeRange(LETTERS.rare)}`] : []),
      ]),
    )
    .join('');
}

function standIns({ family, standIns: others }: Typeface, weights?: string): string {
  return others
    .map(({ name, local, size, ascent, descent }) =>
      rule([
        `font-family: "${standInName(family, name)}"`,
        ...(weights ? [`font-weight: ${weights}`] : []),
        `src: ${local.map((each) => `local("${each}")`).join(', ')}`,
        `size-adjust: ${size}%`,
        `ascent-override: ${ascent}%`,
        `descent-override: ${descent}%`,
        'line-gap-override: 0%',
      ]),
    )
    .join('');
}

/** Short, because every page contains it. */
function standInName(family: string, name: string): string {
  return `${family.split(' ')[0]} ${name}`;
}

function rule(lines: readonly string[]): string {
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}

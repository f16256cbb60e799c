/*
 * Every colour of the company, `#rrggbb`. Each one is also a variable of the style sheets, under its
 * own name: `inkSecond` is `--ink-second`.
 */

export const paper = '#fbfaf6';
export const surface = '#ffffff';
export const ink = '#14171f';
export const inkSecond = '#4a5060';
export const hairline = '#e4e0d6';
export const controlLine = '#757b8a';
export const error = '#b02a14';

/** Dark sections, with text in `paper`. */
export const night = '#11141b';
export const nightSecond = '#b9bcc6';
export const nightHairline = '#2c313d';
export const nightControlLine = '#8c92a1';
export const nightError = '#ff9a85';
/** The bar at the top over a dark picture. */
export const nightBar = '#000000';

/** The ground of some sections and of drawings: lighter, darker, and as a line on itself. */
export const tint = '#d9d2c3';
export const tintLight = '#e9e4d8';
export const tintDark = '#cfc8b8';
export const tintDeep = '#8f8571';
export const tintGround = '#f3efe5';

interface Accent {
  /** Name by which a calculator says that the accent is its own. */
  key: string;
  colour: string;
  /** The colour's second shade, in lines. */
  shade: string;
}

const red = { key: 'erp', colour: '#d33a21', shade: '#bd321b' };
const green = { key: 'fibu', colour: '#42ad5b', shade: '#399a4e' };
const yellow = { key: 'data', colour: '#f5b710', shade: '#dba30b' };
const blue = { key: 'dms', colour: '#066bb5', shade: '#055a9c' };

/**
 * The accents of the products and of whatever takes one in turn, as many as there are. As surfaces,
 * lines and icons only: green and yellow are too pale for text. In a style sheet the class `accent-1`
 * makes the first one `--accent` and `--accent-shade`.
 */
export const accents: readonly Accent[] = [red, green, yellow, blue];

/** The accent of whatever has none of its own. */
export const accent = red.colour;
export const accentShade = red.shade;

export const focus = blue.colour;
export const info = blue.colour;
export const success = green.colour;
export const warning = yellow.colour;
export const danger = red.colour;

/** For print, where grounds are left out. */
export const printText = '#000000';
export const printSecond = '#333333';
export const printLine = '#bbbbbb';

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

/**
 * The undyed cloth: its lengthwise and crosswise threads, their lighter and darker shades, the one
 * of threads that must be distinguishable from those, and the ground.
 */
export const linenWarp = '#e6e0d2';
export const linen = '#d9d2c3';
export const linenLight = '#e9e4d8';
export const linenDark = '#cfc8b8';
export const linenDeep = '#8f8571';
export const linenGround = '#f3efe5';

/** The four threads. As surfaces, threads and icons only: green and yellow are too pale for text. */
export const erp = '#d33a21';
export const fibu = '#42ad5b';
export const data = '#f5b710';
export const dms = '#066bb5';
export const threads: readonly string[] = [erp, fibu, data, dms];

/** The shade that shows the twist of the yarn in each thread. */
export const erpTwist = '#bd321b';
export const fibuTwist = '#399a4e';
export const dataTwist = '#dba30b';
export const dmsTwist = '#055a9c';

/** For print, where grounds are left out. */
export const printText = '#000000';
export const printSecond = '#333333';
export const printLine = '#bbbbbb';

import { focus, warning } from './palette.ts';

/*
 * Colours of one kind of document only, in addition to the palette.
 */

/** The admin: two shades between paper and hairline, and a notice. Variables of its style sheet. */
export const adminColours = { paperTint: '#f4f2ea', paperShade: '#ebe8de', notice: '#fff4d6' };

/** A notice in a mail, and the colours for a mail program in dark mode. */
export const mailColours = {
  notice: '#fff4d6',
  noticeLine: warning,
  dark: { sheet: '#1e222c', hairline: '#3a404e', text: '#f3f0e8', notice: '#3a3014' },
};

/** A page that works without style sheet and content: for errors and for old browsers. */
export const plainPageColours = {
  ground: '#f7f5f0',
  text: '#1b1b1f',
  link: '#05528b',
  line: focus,
};

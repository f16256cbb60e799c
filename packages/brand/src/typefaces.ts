import type { Letters } from './letters.ts';

/** A fallback until the typeface has loaded; size and heights as measured, in %. */
interface StandIn {
  /** Names of the fonts on Windows and macOS, on Android, on Linux. */
  name: 'Arial' | 'Roboto' | 'DejaVu';
  local: readonly string[];
  size: number;
  ascent: number;
  descent: number;
}

/** One file of a typeface, in `fonts`; cut with these axes pinned, the others stay variable. */
interface FontFile {
  file: string;
  axes: Readonly<Record<string, number>>;
  letters: Letters;
  /** Half of a file is the distances of pairs of letters, which show in large type only. */
  kerning: boolean;
}

/** One typeface. Its licence is next to its files, as `<role>.OFL.txt`. */
export interface Typeface {
  family: string;
  /** The weights that pages ask for; the file of pages has them all. */
  weights: string;
  /** The whole typeface as its designers publish it, in `fonts/sources`: files are cut from it. */
  source: string;
  files: readonly FontFile[];
  standIns: readonly StandIn[];
}

// One display weight at one optical size: half the bytes of the variable file.
const DISPLAY = { opsz: 40, wdth: 100, wght: 660 };

const TEXT = { wdth: 100 };

/** Headings and figures. */
export const displayTypeface: Typeface = {
  family: 'Bricolage Grotesque',
  weights: '500 800',
  source: 'display.ttf',
  files: [
    { file: 'display.woff2', axes: DISPLAY, letters: 'common', kerning: true },
    { file: 'display-rare.woff2', axes: DISPLAY, letters: 'rare', kerning: false },
    // Link previews and PDF are set by programs that read TrueType only, at one weight.
    { file: 'display.ttf', axes: DISPLAY, letters: 'all', kerning: true },
  ],
  standIns: [
    {
      name: 'Arial',
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
      size: 98.4,
      ascent: 94.5,
      descent: 27.4,
    },
    {
      name: 'Roboto',
      local: ['Roboto Bold', 'Roboto-Bold'],
      size: 104.3,
      ascent: 89.2,
      descent: 25.9,
    },
    {
      name: 'DejaVu',
      local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
      size: 82.5,
      ascent: 112.7,
      descent: 32.7,
    },
  ],
};

/** Everything else. */
export const textTypeface: Typeface = {
  family: 'Instrument Sans',
  weights: '400 700',
  source: 'text.ttf',
  files: [
    { file: 'text.woff2', axes: TEXT, letters: 'common', kerning: false },
    { file: 'text-rare.woff2', axes: TEXT, letters: 'rare', kerning: false },
    { file: 'text-share.ttf', axes: { ...TEXT, wght: 500 }, letters: 'all', kerning: true },
    { file: 'text-print.ttf', axes: { ...TEXT, wght: 430 }, letters: 'all', kerning: true },
    { file: 'text-print-bold.ttf', axes: { ...TEXT, wght: 640 }, letters: 'all', kerning: true },
  ],
  standIns: [
    {
      name: 'Arial',
      local: ['Arial', 'ArialMT', 'Liberation Sans'],
      size: 102.4,
      ascent: 94.7,
      descent: 24.4,
    },
    {
      name: 'Roboto',
      local: ['Roboto', 'Roboto-Regular'],
      size: 102.6,
      ascent: 94.5,
      descent: 24.4,
    },
    {
      name: 'DejaVu',
      local: ['DejaVu Sans', 'DejaVuSans'],
      size: 90.1,
      ascent: 107.7,
      descent: 27.7,
    },
  ],
};

/** Typefaces of a mail. Few mail programs have the first one, and none loads it. */
export const MAIL_FONTS = `'${textTypeface.family}', 'Segoe UI', Helvetica, Arial, sans-serif`;

export const ADMIN_FONTS = `"${textTypeface.family}", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif`;

/** Typefaces of a page that loads no file. */
export const PLAIN_PAGE_FONTS = 'system-ui,sans-serif';

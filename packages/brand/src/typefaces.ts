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
}

/** One typeface. Its licence lies next to its files, as `<role>.OFL.txt`. */
export interface Typeface {
  family: string;
  /** The weights that pages ask for; the file of pages has them all. */
  weights: string;
  /** The variable font that it is cut from, in `fonts/source`. */
  source: string;
  files: readonly FontFile[];
  standIns: readonly StandIn[];
}

// One display weight at one optical size: half the bytes of the variable file.
const DISPLAY = { opsz: 40, wght: 660 };

/** Headings and figures. */
export const displayTypeface: Typeface = {
  family: 'Bricolage Grotesque',
  weights: '500 800',
  source: 'display.ttf',
  files: [
    { file: 'display.woff2', axes: DISPLAY },
    // Link previews and PDF are set by programs that read TrueType only, at one weight.
    { file: 'display.ttf', axes: DISPLAY },
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
    { file: 'text.woff2', axes: {} },
    { file: 'text-share.ttf', axes: { wght: 500 } },
    { file: 'text-print.ttf', axes: { wght: 430 } },
    { file: 'text-print-bold.ttf', axes: { wght: 640 } },
  ],
  standIns: [
    {
      name: 'Arial',
      local: ['Arial', 'ArialMT', 'Liberation Sans'],
      size: 101.9,
      ascent: 95.2,
      descent: 24.5,
    },
    {
      name: 'Roboto',
      local: ['Roboto', 'Roboto-Regular'],
      size: 102.1,
      ascent: 95,
      descent: 24.5,
    },
    {
      name: 'DejaVu',
      local: ['DejaVu Sans', 'DejaVuSans'],
      size: 89.7,
      ascent: 108.1,
      descent: 27.9,
    },
  ],
};

/** Typefaces of a mail. Few mail programs have the first one, and none loads it. */
export const MAIL_FONTS = `'${textTypeface.family}', 'Segoe UI', Helvetica, Arial, sans-serif`;

/** Typefaces of the admin. */
export const ADMIN_FONTS = `"${textTypeface.family}", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif`;

/** Typefaces of a page that loads no file. */
export const PLAIN_PAGE_FONTS = 'system-ui,sans-serif';

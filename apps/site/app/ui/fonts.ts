import display from './fonts/bricolage-grotesque.woff2?url';
import text from './fonts/instrument-sans.woff2?url';

/** Addresses of the font files, which every page needs at once: to be preloaded. */
export const FONTS = [display, text];

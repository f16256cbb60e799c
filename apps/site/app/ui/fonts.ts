import display from '@osnowa/brand/fonts/display.woff2?url';
import text from '@osnowa/brand/fonts/text.woff2?url';

/** Addresses of the font files, which every page needs at once: to be preloaded. */
export const FONTS = [display, text];

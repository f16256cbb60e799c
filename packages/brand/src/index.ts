export { adminColours, mailColours, plainPageColours } from './documents.ts';
export { LETTERS, unicodeRange } from './letters.ts';
export { NAMES } from './names.ts';
export * as palette from './palette.ts';
export {
  ADMIN_FONTS,
  displayTypeface,
  MAIL_FONTS,
  PLAIN_PAGE_FONTS,
  type Typeface,
  textTypeface,
} from './typefaces.ts';

import bricolageGrotesque from './fonts/bricolage-grotesque.ttf?inline';
import instrumentSans from './fonts/instrument-sans.ttf?inline';

/** The two typefaces of the site, each at one weight, cut by tools/fonts.ts. */
export const FONTS = [
  { name: 'Bricolage Grotesque', data: bytesOf(bricolageGrotesque), weight: 700, style: 'normal' },
  { name: 'Instrument Sans', data: bytesOf(instrumentSans), weight: 400, style: 'normal' },
] as const;

/** The build puts a font into the program as a `data:` address: there is no file to find at run time. */
function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

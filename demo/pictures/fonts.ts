import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212';
const LATIN_EXT = 'U+0100-02BA,U+1E00-1E9F,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** Family, weights, widths, then the file with the Latin letters and the one with those beyond. */
const FACES = [
  [
    'Bricolage',
    '200 800',
    '75% 100%',
    import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    ),
    import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2',
    ),
  ],
  [
    'Instrument',
    '400 700',
    '75% 100%',
    import.meta.resolve(
      '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    ),
    import.meta.resolve(
      '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-standard-normal.woff2',
    ),
  ],
  [
    'Plex',
    '100 700',
    '85% 100%',
    import.meta.resolve(
      '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-standard-normal.woff2',
    ),
    import.meta.resolve(
      '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-standard-normal.woff2',
    ),
  ],
  [
    'Mono',
    '400',
    'normal',
    import.meta.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'),
    import.meta.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-400-normal.woff2'),
  ],
  [
    'Mono',
    '600',
    'normal',
    import.meta.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2'),
    import.meta.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-600-normal.woff2'),
  ],
  [
    'Rubik',
    '300 900',
    'normal',
    import.meta.resolve('@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2'),
    import.meta.resolve('@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2'),
  ],
  [
    'Source',
    '200 900',
    'normal',
    import.meta.resolve(
      '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    ),
    import.meta.resolve(
      '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-opsz-normal.woff2',
    ),
  ],
] as const;

/**
 * `@font-face` rules with the fonts inside, so that a page needs neither network nor system fonts
 * and looks the same on every machine. Families: Bricolage, Instrument, Plex, Mono, Rubik, Source.
 */
export function fontFaces(): string {
  return FACES.flatMap(([family, weight, stretch, latin, beyond]) =>
    [
      [latin, LATIN],
      [beyond, LATIN_EXT],
    ].map(([address = '', range]) => {
      const data = readFileSync(fileURLToPath(address)).toString('base64');
      return `@font-face{font-family:${family};font-weight:${weight};font-stretch:${stretch};unicode-range:${range};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
    }),
  ).join('\n');
}

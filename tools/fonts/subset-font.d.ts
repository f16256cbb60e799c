/** The part of `subset-font` that tools/fonts/cut.ts uses; the package ships no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Pins an axis to a number or narrows it to a range. */
    variationAxes?: Record<string, number | { min?: number; max?: number }>;
    keepFeatures?: string[];
    dropTables?: string[];
    noHinting?: boolean;
  }

  /** The font with only the characters of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Buffer>;
}

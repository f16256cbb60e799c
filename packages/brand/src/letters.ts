const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The characters that a font file has. */
export type Letters = keyof typeof LETTERS;

/** The characters of Polish, English and German texts: every page needs them at once. */
const COMMON = `${ASCII}\u00a0§©°²·×–—‘’‚“”„•…€−\u2009\u202f\u2011→ÄÖÜäöüßéĄąĆćĘęŁłŃńÓóŚśŹźŻż`;

/** Names from neighbouring countries, and rarer signs: only pages with one of them load it. */
const RARE = '«®±³´»¼½¾¿†‹›™←↑↓ÉÈèÊêËëÁáÀàÂâÇçÑñÍíÎîÔôÚúÛûÅåÆæØø÷ŐőŰűČčŘřŠšŽžĚěŮůĎďŤťĽľŇňÝýĹĺŔŕ';

export const LETTERS = { common: COMMON, rare: RARE, all: COMMON + RARE };

/** Characters as the ranges of a `unicode-range`. */
export function unicodeRange(letters: string): string {
  const ranges: { first: number; last: number }[] = [];
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  for (const code of codes.sort((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges
    .map(
      ({ first, last }) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`,
    )
    .join(', ');
}

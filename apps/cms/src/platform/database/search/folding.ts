/**
 * Small letters that Unicode does not decompose, with their folded forms, and the second spelling
 * of German umlauts: `ue` and `ü` are both `u`. A beginning of a word stays one of the folded word.
 */
const LETTERS = [
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'a'],
  ['œ', 'o'],
  ['ae', 'a'],
  ['oe', 'o'],
  ['ue', 'u'],
] as const;

/** Invisible characters in texts that people paste: soft hyphen, zero width, byte order mark. */
const INVISIBLE = ['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff'];

/** The words of a text, folded: small letters without accents and digits; “Łódź” and “lodz” are the same. */
export function foldedWords(text: string): string[] {
  let folded = text.replace(/\p{Cf}/gu, '').toLowerCase();
  for (const [from, to] of LETTERS) folded = folded.replaceAll(from, to);
  return (
    folded
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The same folding of a text in SQL, but for accents and for capitals with them, which differ by database. */
export function foldedInSql(text: string): string {
  const capitals = LETTERS.map(([from, to]) => [from.toUpperCase(), to] as const);
  const others = capitals.filter(([from]) => /^[^\0-\x7f]$/.test(from));
  // The capital of ß, of which a program makes SS, and of ı, which is that of i.
  const all = [...INVISIBLE.map((sign) => [sign, ''] as const), ...others, ['ẞ', 'ss'] as const];
  const pairs = [...all, ...LETTERS];
  let folded = `lower(${text})`;
  // SQLite's parser takes some twenty functions within each other, and no more.
  for (let at = 0; at < pairs.length; at += 6) {
    const inner = pairs
      .slice(at, at + 6)
      .reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, 'w');
    folded = `(SELECT ${inner} FROM (SELECT ${folded} AS w) AS part)`;
  }
  return folded;
}

/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd' };

/** Words as people type them in a hurry: lower case, without marks above and below letters. */
export function wordsOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđ]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Shorter words differ by one letter too easily (`erp`, `ert`) to forgive a typo in them. */
const FORGIVEN_FROM = 4;

/** The beginning of a word with a mistake in it must be longer still, or it begins too many. */
const BEGINNING_FORGIVEN_FROM = 6;

/** Whether a word is what was typed, or begins with it; one typing mistake is forgiven. */
export function matches(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < FORGIVEN_FROM) return false;
  if (oneMistakeApart(word, typed)) return true;
  if (typed.length < BEGINNING_FORGIVEN_FROM || word[0] !== typed[0]) return false;
  return [-1, 0, 1].some((more) => oneMistakeApart(word.slice(0, typed.length + more), typed));
}

/** Whether one letter added, left out, replaced, or two neighbours swapped make the words equal. */
function oneMistakeApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const restOfOne = one.slice(start);
  const restOfOther = other.slice(start);
  if (one.length > other.length) return restOfOne.slice(1) === restOfOther;
  if (one.length < other.length) return restOfOther.slice(1) === restOfOne;
  if (restOfOne.slice(1) === restOfOther.slice(1)) return true;
  return (
    restOfOne[0] === restOfOther[1] &&
    restOfOne[1] === restOfOther[0] &&
    restOfOne.slice(2) === restOfOther.slice(2)
  );
}

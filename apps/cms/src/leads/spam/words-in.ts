/** Words of a long text that are read: an advertisement has said what it sells by then. */
export const MOST_WORDS = 300;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]{1,29}/gu;

/** Every word of a text once, in small letters. Numbers count as one word: each is different. */
export function wordsIn(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return [...new Set(words.map((word) => (/^[\d'’-]+$/.test(word) ? '0' : word)))];
}

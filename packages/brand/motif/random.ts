/**
 * Numbers that look random and are always the same for the same seed, in [0, 1). A drawing made
 * with them is equal on the server, in the browser and in a year. FNV-1a seeds a 32-bit xorshift.
 */
export function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

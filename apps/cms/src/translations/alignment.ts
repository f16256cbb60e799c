/** A sentence in two states of a text: its earlier and its present place. */
export interface Pair {
  /** Index in the earlier state; `null` for a new sentence. */
  before: number | null;
  /** Index in the present state; `null` for a sentence that is gone. */
  now: number | null;
}

/** Comparisons for one text; beyond, sentences are paired by their order, or a save would take seconds. */
const MOST_COMPARISONS = 1_000_000;

/** The words of a sentence, whatever their case. */
function wordSet(sentence: string): ReadonlySet<string> {
  return new Set(sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Share of common words, from 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / Math.max(1, one.size + other.size);
}

function byOrder(before: number, now: number): Pair[] {
  return Array.from({ length: Math.max(before, now) }, (_, at) => ({
    before: at < before ? at : null,
    now: at < now ? at : null,
  }));
}

/**
 * Scores of the best pairing of the ends of both texts. An equal sentence weighs more than all
 * others together; among those the most alike are paired, so that a new sentence next to a changed
 * one is not mistaken for it.
 */
function bestScores(before: number, now: number, pair: Score): Float64Array {
  const width = now + 1;
  const best = new Float64Array((before + 1) * width);
  for (let row = before - 1; row >= 0; row -= 1) {
    for (let column = now - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      const paired = pair(row, column) + (best[at + width + 1] as number);
      best[at] = Math.max(paired, best[at + width] as number, best[at + 1] as number);
    }
  }
  return best;
}

/** How well two places fit together; those of 0 are never paired. */
type Score = (before: number, now: number) => number;

function pairScore(before: readonly string[], now: readonly string[]): Score {
  const wordsBefore = before.map(wordSet);
  const wordsNow = now.map(wordSet);
  const equal = 2 * Math.min(before.length, now.length) + 1;
  return (one, other) =>
    before[one] === now[other]
      ? equal
      : 1 + similarity(wordsBefore[one] as Set<string>, wordsNow[other] as Set<string>);
}

/**
 * Pairs the places of two states in their order, so that the sum of the scores is the highest.
 * @param before how many places there were
 * @param now how many there are
 */
function alignBy(before: number, now: number, score: Score): Pair[] {
  if (before === 0 || now === 0) return byOrder(before, now);
  if (before * now > MOST_COMPARISONS) return byOrder(before, now);
  const best = bestScores(before, now, score);
  const width = now + 1;
  const pairs: Pair[] = [];
  let row = 0;
  let column = 0;
  while (row < before || column < now) {
    const at = row * width + column;
    const own = row < before && column < now ? score(row, column) : 0;
    if (column === now) pairs.push({ before: row++, now: null });
    else if (row === before) pairs.push({ before: null, now: column++ });
    else if (own > 0 && best[at] === own + (best[at + width + 1] as number)) {
      pairs.push({ before: row++, now: column++ });
    } else if (best[at] === best[at + width]) pairs.push({ before: row++, now: null });
    else pairs.push({ before: null, now: column++ });
  }
  return pairs;
}

/** Pairs the sentences of an earlier state of a text with those of the present one, in their order. */
export function align(before: readonly string[], now: readonly string[]): Pair[] {
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [earlier, present] = [
    before.slice(start, before.length - end),
    now.slice(start, now.length - end),
  ];
  const middle = alignBy(earlier.length, present.length, pairScore(earlier, present));
  const same = (length: number, fromBefore: number, fromNow: number): Pair[] =>
    Array.from({ length }, (_, at) => ({ before: fromBefore + at, now: fromNow + at }));
  return [
    ...same(start, 0, 0),
    ...middle.map((pair) => ({
      before: pair.before === null ? null : pair.before + start,
      now: pair.now === null ? null : pair.now + start,
    })),
    ...same(end, before.length - end, now.length - end),
  ];
}

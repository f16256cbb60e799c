import { align, type Pair } from './alignment.ts';

/** A sentence of a translation, and the sentences of the original that it was written from. */
interface Segment {
  translation: string;
  originals: readonly string[];
}

/**
 * The original of a text when each sentence of its translation was written or confirmed. It is
 * stored with the translation; a change of the original alone does not change it.
 */
export type Basis = readonly Segment[];

/** Sentences by paragraphs. */
export type Paragraphs = readonly (readonly string[])[];

/** A sentence of an original, as a translation knows it. */
export interface Sentence {
  /** *Stale*: it changed after it was translated. *Missing*: it has no translation. */
  state: 'current' | 'stale' | 'missing';
  /** The original when it was translated; `null` for a missing one. */
  before: string | null;
  /** The original now; `null` for a sentence that is gone, though its translation is there. */
  now: string | null;
  /** Index of the segment that translates it; `null` for a missing one. */
  segment: number | null;
}

/** Compares a translation with the present original: a line for each sentence, in their order. */
export function compare(basis: Basis, original: readonly string[]): Sentence[] {
  const known = basis.flatMap(({ originals }, segment) =>
    originals.map((text) => ({ text, segment })),
  );
  const texts = known.map(({ text }) => text);
  return align(texts, original).map(({ before, now }) => {
    const from = before === null ? undefined : known[before];
    const text = now === null ? null : (original[now] as string);
    if (!from) return { state: 'missing', before: null, now: text, segment: null };
    const state = from.text === text ? 'current' : 'stale';
    return { state, before: from.text, now: text, segment: from.segment };
  });
}

/** Whether a text is missing or stale in any sentence; one without letters needs no translation. */
export function isOpen({
  original,
  sentences,
  translation,
}: {
  original: string;
  sentences: readonly Sentence[];
  translation: string;
}): boolean {
  if (translation === '' && !/\p{L}/u.test(original)) return false;
  return sentences.some(({ state }) => state !== 'current');
}

/** Gives each translated sentence the original at its place, the last one all further originals. */
function distribute(originals: readonly string[], translation: readonly string[]): Segment[] {
  const last = translation.length - 1;
  return translation.map((sentence, at) => ({
    translation: sentence,
    originals: at === last ? originals.slice(at) : originals.slice(at, at + 1),
  }));
}

/**
 * The basis of a translation that counts as complete for the present original: one that was just
 * written as a whole, that an editor confirms, or that is older than the record of bases.
 */
export function confirmed(original: Paragraphs, translation: Paragraphs): Basis {
  if (original.length !== translation.length) {
    return distribute(original.flat(), translation.flat());
  }
  return original.flatMap((sentences, at) => distribute(sentences, translation[at] ?? []));
}

/** Sentences of a translation between two that stayed as they were. */
interface Gap {
  /** Indexes of segments that were there: from, to (exclusive). */
  from: number;
  to: number;
  sentences: string[];
}

/** Splits a changed translation into segments that stayed and gaps where it changed. */
function changesOf(
  basis: Basis,
  translation: readonly string[],
  pairs: readonly Pair[],
): (Segment | Gap)[] {
  const parts: (Segment | Gap)[] = [];
  let at = 0;
  for (const { before, now } of pairs) {
    const segment = before === null ? undefined : basis[before];
    const sentence = now === null ? undefined : translation[now];
    if (segment && segment.translation === sentence) {
      parts.push(segment);
      at += 1;
      continue;
    }
    const last = parts.at(-1);
    const gap = last && 'sentences' in last ? last : { from: at, to: at, sentences: [] };
    if (gap !== last) parts.push(gap);
    if (segment) {
      at += 1;
      gap.to = at;
    }
    if (sentence !== undefined) gap.sentences.push(sentence);
  }
  return parts;
}

/** A sentence of the present original inside a gap. */
interface Candidate {
  at: number;
  text: string;
  isNew: boolean;
}

/**
 * Present sentences of the original that a gap translates: those that its segments came from, and
 * untranslated ones between the segments around it.
 */
function candidatesOf(
  { from, to }: Gap,
  sentences: readonly Sentence[],
  taken: Set<number>,
): Candidate[] {
  const segmentOf = ({ segment }: Sentence) => segment;
  return sentences.flatMap(({ now, segment }, at): Candidate[] => {
    if (now === null || taken.has(at)) return [];
    if (segment !== null) {
      return segment >= from && segment < to ? [{ at, text: now, isNew: false }] : [];
    }
    const earlier = sentences.slice(0, at).map(segmentOf).findLast(isThere) ?? -1;
    const later = sentences.slice(at).map(segmentOf).find(isThere) ?? Number.POSITIVE_INFINITY;
    return from - 1 < later && to > earlier ? [{ at, text: now, isNew: true }] : [];
  });
}

function isThere(segment: number | null): segment is number {
  return segment !== null;
}

/** Untranslated sentences stay so, unless the gap has more sentences than it had originals. */
function chosenFor(candidates: readonly Candidate[], count: number): Candidate[] {
  let room = count - candidates.filter(({ isNew }) => !isNew).length;
  return candidates.filter(({ isNew }) => {
    if (!isNew) return true;
    room -= 1;
    return room >= 0;
  });
}

/**
 * The basis after the translation was saved. A sentence that stayed as it was keeps its basis, and
 * with it its staleness; one that was written or changed is based on the present original.
 */
export function translated(basis: Basis, original: Paragraphs, translation: Paragraphs): Basis {
  if (basis.length === 0) return confirmed(original, translation);
  const sentences = translation.flat();
  const before = basis.map((segment) => segment.translation);
  const pairs = align(before, sentences);
  const compared = compare(basis, original.flat());
  const taken = new Set<number>();
  return changesOf(basis, sentences, pairs).flatMap((part) => {
    if (!('sentences' in part)) return [part];
    const chosen = chosenFor(candidatesOf(part, compared, taken), part.sentences.length);
    for (const { at } of chosen) taken.add(at);
    return distribute(
      chosen.map(({ text }) => text),
      part.sentences,
    );
  });
}

import { WordIndex, wordsOf } from './word-index.ts';

/** The texts of a document in one language. */
export interface Texts {
  title: string;
  /** What it is about: a sentence or two, and what it is filed under. */
  about: string;
  body: string;
}

/** How well a document fits what was typed. */
export interface Fit {
  /** How many of the typed words it has. */
  words: number;
  /** Sum of what each of them counts in it. */
  weight: number;
}

/** Longer searches are cut: each word costs time, and nobody reads a list that twelve words made. */
const MOST_WORDS = 12;

/** Shorter words are not the beginning of another: `i`, `of`, `zu` would find every text. */
const BEGINS_FROM = 3;

/** What a word counts, by the part that has it, as it was typed or with a mistake. */
const WEIGHTS = { title: 6, about: 4, mistypedTitle: 3, mistypedAbout: 2, body: 1 } as const;

/** The words of a search, each once. */
export function typedWords(typed: string): string[] {
  return [...new Set(wordsOf(typed))].slice(0, MOST_WORDS);
}

/** Documents with a word as it was typed. */
export function withTyped(index: WordIndex, typed: string): Set<number> {
  return typed.length < BEGINS_FROM ? index.withWord(typed) : index.beginningWith(typed);
}

/** The words of documents, by the part that has them: what finds a document, and how well it fits. */
export class SearchedTexts {
  readonly titles = new WordIndex();
  readonly abouts = new WordIndex();
  readonly bodies = new WordIndex();

  /** Adds a document. */
  add(id: number, { title, about, body }: Texts): void {
    this.titles.add(id, title);
    this.abouts.add(id, about);
    this.bodies.add(id, body);
  }

  /** Removes a document. */
  remove(id: number): void {
    for (const index of [this.titles, this.abouts, this.bodies]) index.remove(id);
  }

  /** The documents that have at least one of the words. */
  fits(words: readonly string[]): Map<number, Fit> {
    const fits = new Map<number, Fit>();
    for (const word of words) {
      for (const [id, weight] of this.#weights(word)) {
        const fit = fits.get(id) ?? { words: 0, weight: 0 };
        fits.set(id, { words: fit.words + 1, weight: fit.weight + weight });
      }
    }
    return fits;
  }

  /** What a word counts in each document that has it: as much as in its best part. */
  #weights(word: string): Map<number, number> {
    const { titles, abouts, bodies } = this;
    const parts: [number, Set<number>][] = [
      [WEIGHTS.title, withTyped(titles, word)],
      [WEIGHTS.about, withTyped(abouts, word)],
      [WEIGHTS.mistypedTitle, titles.mistyped(word)],
      [WEIGHTS.mistypedAbout, abouts.mistyped(word)],
      [WEIGHTS.body, withTyped(bodies, word)],
    ];
    const weights = new Map<number, number>();
    for (const [weight, ids] of parts)
      for (const id of ids) if (!weights.has(id)) weights.set(id, weight);
    return weights;
  }
}

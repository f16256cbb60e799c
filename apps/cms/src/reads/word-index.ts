import SearchableMap from 'minisearch/SearchableMap';
import { foldedWords } from '../platform/database/search/folding.ts';

/** Shorter words differ by one letter too easily (`crm`, `crn`) to forgive a mistake in them. */
const FORGIVEN_FROM = 4;

/** The beginning of a word with a mistake in it must be longer still, or it begins too many. */
const BEGINNING_FORGIVEN_FROM = 6;

/** A word with the marks on its letters, however they are encoded, and its invisible characters. */
export const WRITTEN_WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu;

/** MiniSearch counts two mistakes where two neighbours are swapped: each swap is looked up. */
function swapsOf(typed: string): string[] {
  return Array.from(
    { length: Math.max(0, typed.length - 1) },
    (_, at) => typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2),
  );
}

type IdList = readonly number[];

/**
 * Which documents have a word. MiniSearch's radix tree finds beginnings and mistakes without a look
 * at every word; its own index takes four times the memory (docs/decisions/site-search.md).
 */
export class WordIndex {
  /** Ids of documents by word. */
  readonly #ids = new SearchableMap<number[]>();
  /** Beginnings of the words that may be typed with a mistake. */
  readonly #beginnings = new SearchableMap<true>();
  /** Lists of the tree by the word as it is written: texts repeat words, and folding is slow. */
  readonly #written = new Map<string, readonly number[][]>();

  /** Adds all words of a document. */
  add(id: number, text: string): void {
    for (const [word] of text.matchAll(WRITTEN_WORD)) {
      for (const ids of this.#listsOf(word)) {
        if (ids.at(-1) !== id) ids.push(id);
      }
    }
  }

  remove(id: number): void {
    for (const ids of this.#ids.values()) {
      const at = ids.indexOf(id);
      if (at !== -1) ids.splice(at, 1);
    }
  }

  /** Documents with a word that begins so. */
  beginningWith(typed: string): Set<number> {
    return new Set(this.begun(typed).flat());
  }

  /** The same, and documents with a word that differs by one typing mistake. */
  like(typed: string): Set<number> {
    return new Set([...this.begun(typed), ...this.mistyped(typed)].flat());
  }

  /** Lists of the documents with exactly this word; a set of each would cost more than the search. */
  exact(typed: string): IdList[] {
    return [this.#ids.get(typed) ?? []];
  }

  /** Lists of the documents with a word that begins so. */
  begun(typed: string): IdList[] {
    return [...this.#ids.atPrefix(typed).values()];
  }

  /** Lists of the documents with a word that differs by one typing mistake, or begins so. */
  mistyped(typed: string): IdList[] {
    if (typed.length < FORGIVEN_FROM) return [];
    const meant = [...this.#ids.fuzzyGet(typed, 1).keys(), ...swapsOf(typed)];
    const lists = meant.map((word) => this.#ids.get(word) ?? []);
    if (typed.length < BEGINNING_FORGIVEN_FROM) return lists;
    const begun = [...this.#beginnings.fuzzyGet(typed, 1).keys(), ...swapsOf(typed)];
    const alike = begun.filter((beginning) => beginning[0] === typed[0]);
    return [...lists, ...alike.flatMap((beginning) => this.begun(beginning))];
  }

  #listsOf(written: string): readonly number[][] {
    const known = this.#written.get(written);
    if (known) return known;
    const lists = foldedWords(written).map((word) => {
      for (let end = BEGINNING_FORGIVEN_FROM - 1; end < word.length; end += 1) {
        this.#beginnings.set(word.slice(0, end), true);
      }
      return this.#ids.fetch(word, () => []);
    });
    this.#written.set(written, lists);
    return lists;
  }
}

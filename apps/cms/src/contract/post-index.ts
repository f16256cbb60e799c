import { matches, wordsOf } from './search.ts';

/** What finding and ordering posts needs of each of them. */
export interface PostSummary {
  id: number;
  slug: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Slugs. */
  category: string | null;
  tags: readonly string[];
  /** Everything that a search looks into. */
  text: string;
}

/** Which posts are wanted; everything given must hold. */
export interface PostFilter {
  slug?: string;
  category?: string;
  tag?: string;
  _q?: string;
}

type Entry = Omit<PostSummary, 'text'> & {
  /** Positions of its words in the vocabulary. */
  words: readonly number[];
};

/**
 * All posts in memory, ready to be searched: ten thousand take a few milliseconds, because a typed
 * word is compared with each *different* word once, not with each word of each post.
 */
export class PostIndex {
  readonly #entries = new Map<number, Entry>();
  readonly #vocabulary = new Map<string, number>();

  /** Takes a post in, in place of what was known of it. */
  put({ text, ...post }: PostSummary): void {
    const words = new Set(wordsOf(text).map((word) => this.#positionOf(word)));
    this.#entries.set(post.id, { ...post, words: [...words] });
  }

  /** Forgets a post. */
  remove(id: number): void {
    this.#entries.delete(id);
  }

  /** The posts that pass the filter, in no particular order. */
  find(filter: PostFilter): Entry[] {
    const hits = wordsOf(filter._q ?? '').map((typed) => this.#wordsLike(typed));
    return [...this.#entries.values()].filter(
      (entry) =>
        (filter.slug === undefined || entry.slug === filter.slug) &&
        (filter.category === undefined || entry.category === filter.category) &&
        (filter.tag === undefined || entry.tags.includes(filter.tag)) &&
        hits.every((hit) => entry.words.some((word) => hit[word] === 1)),
    );
  }

  #positionOf(word: string): number {
    const known = this.#vocabulary.get(word);
    if (known !== undefined) return known;
    this.#vocabulary.set(word, this.#vocabulary.size);
    return this.#vocabulary.size - 1;
  }

  #wordsLike(typed: string): Uint8Array {
    const hit = new Uint8Array(this.#vocabulary.size);
    for (const [word, position] of this.#vocabulary) {
      if (matches(word, typed)) hit[position] = 1;
    }
    return hit;
  }
}

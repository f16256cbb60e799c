import type { blogPostEntry } from '@osnowa/contract';
import type { z } from 'zod';
import { matches, wordsOf } from './search.ts';

/** A post in short, as the web API lists all of them. */
export type PostInShort = z.infer<typeof blogPostEntry>;

/** What finding and ordering posts needs of each of them. */
export interface PostSummary {
  id: number;
  slug: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Slugs. */
  category: string | null;
  tags: readonly string[];
  /** What a search looks into first: title, description and what the post is filed under. */
  text: string;
  /** `null` where the post lacks something that the contract requires. */
  short: PostInShort | null;
  /** The post itself, where a search looks when it finds nothing else. */
  body: string;
}

/** Which posts are wanted; everything given must hold. */
export interface PostFilter {
  slug?: string;
  category?: string;
  tag?: string;
  _q?: string;
}

type Entry = Omit<PostSummary, 'text' | 'body'> & {
  /** Positions in the vocabulary of the words of its text, and of those that only the body has. */
  words: Uint32Array;
  bodyWords: Uint32Array;
};

/** What one typed word hits in the vocabulary: forgiving mistakes, and by its exact beginning. */
interface Hits {
  forgiving: Uint8Array;
  exact: Uint8Array;
}

/** Posts to go on to from one of them. */
export interface PostsBeside {
  previous: Entry | null;
  next: Entry | null;
  related: Entry[];
}

/** A word with the marks on its letters, however they are encoded. */
const WRITTEN_WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** How many related posts a post leads to at most. */
const RELATED = 3;

/**
 * All posts in memory, ready to be searched: ten thousand take a few milliseconds, because a typed
 * word is compared with each *different* word once, not with each word of each post.
 */
export class PostIndex {
  readonly #entries = new Map<number, Entry>();
  readonly #vocabulary = new Map<string, number>();
  /** Positions by the word as it is written: texts repeat their words, and folding one is dear. */
  readonly #written = new Map<string, readonly number[]>();

  /** Takes a post in, in place of what was known of it. */
  put({ text, body, ...post }: PostSummary): void {
    const words = this.#positionsIn(text);
    const more = this.#positionsIn(body);
    for (const word of words) more.delete(word);
    this.#entries.set(post.id, {
      ...post,
      words: Uint32Array.from(words),
      bodyWords: Uint32Array.from(more),
    });
  }

  /** Forgets a post. */
  remove(id: number): void {
    this.#entries.delete(id);
  }

  /**
   * The posts that pass the filter, in no particular order. A search that finds nothing by title,
   * description, topic, category and author looks into the texts; looking there at once, it would
   * find a post about something else for every common word.
   */
  find(filter: PostFilter): Entry[] {
    const hits = wordsOf(filter._q ?? '').map((typed) => this.#hitsOf(typed));
    const candidates = [...this.#entries.values()].filter(
      (entry) =>
        (filter.slug === undefined || entry.slug === filter.slug) &&
        (filter.category === undefined || entry.category === filter.category) &&
        (filter.tag === undefined || entry.tags.includes(filter.tag)),
    );
    const found = candidates.filter((entry) => hits.every((hit) => isAbout(entry, hit)));
    if (found.length > 0) return found;
    return candidates.filter((entry) =>
      hits.every((hit) => isAbout(entry, hit) || speaksOf(entry, hit)),
    );
  }

  /** The older, the newer and the related posts of the one with this slug; `null` without it. */
  beside(slug: string): PostsBeside | null {
    const posts = [...this.#entries.values()];
    const own = posts.find((post) => post.slug === slug);
    if (!own) return null;
    const age = byAge(own);
    const newer = posts.filter((post) => age(post) < 0);
    const older = posts.filter((post) => age(post) > 0);
    const kin = (post: Entry) => kinship(own, post);
    const akin = posts.filter((post) => post !== own && kin(post) > 0);
    return {
      previous: first(older, 1, newestFirst)[0] ?? null,
      next: first(newer, 1, (one, other) => newestFirst(other, one))[0] ?? null,
      related: first(
        akin,
        RELATED,
        (one, other) => kin(other) - kin(one) || newestFirst(one, other),
      ),
    };
  }

  /** Every post in short, the newest first. */
  inShort(): PostInShort[] {
    const posts = [...this.#entries.values()].sort(newestFirst);
    return posts.flatMap(({ short }) => short ?? []);
  }

  #positionsIn(text: string): Set<number> {
    const positions = new Set<number>();
    for (const [word] of text.matchAll(WRITTEN_WORD)) {
      let known = this.#written.get(word);
      if (!known) {
        known = wordsOf(word).map((folded) => this.#positionOf(folded));
        this.#written.set(word, known);
      }
      for (const position of known) positions.add(position);
    }
    return positions;
  }

  #positionOf(word: string): number {
    const known = this.#vocabulary.get(word);
    if (known !== undefined) return known;
    this.#vocabulary.set(word, this.#vocabulary.size);
    return this.#vocabulary.size - 1;
  }

  #hitsOf(typed: string): Hits {
    const size = this.#vocabulary.size;
    const hits = { forgiving: new Uint8Array(size), exact: new Uint8Array(size) };
    for (const [word, position] of this.#vocabulary) {
      if (!matches(word, typed)) continue;
      hits.forgiving[position] = 1;
      if (word.startsWith(typed)) hits.exact[position] = 1;
    }
    return hits;
  }
}

function isAbout({ words }: Entry, { forgiving }: Hits): boolean {
  return isAnyHit(words, forgiving);
}

function speaksOf({ bodyWords }: Entry, { exact }: Hits): boolean {
  return isAnyHit(bodyWords, exact);
}

/** A plain loop: `some` and iterators cost a call for each of millions of words. */
function isAnyHit(words: Uint32Array, hits: Uint8Array): boolean {
  for (let at = 0; at < words.length; at += 1) {
    if (hits[words[at] as number] === 1) return true;
  }
  return false;
}

function newestFirst(one: Entry, other: Entry): number {
  if (one.created_at !== other.created_at) return one.created_at < other.created_at ? 1 : -1;
  return other.id - one.id;
}

/** Negative for what is newer than the post, positive for what is older. */
function byAge(own: Entry): (post: Entry) => number {
  return (post) => (post === own ? 0 : newestFirst(post, own));
}

/** How near two posts are: the category says more than any number of tags. */
function kinship(own: Entry, post: Entry): number {
  const sameCategory = own.category !== null && own.category === post.category;
  const sharedTags = post.tags.filter((tag) => own.tags.includes(tag)).length;
  return (sameCategory ? 100 : 0) + sharedTags;
}

/** The first few in an order, without sorting all the others: ten thousand posts are one pass. */
function first(posts: readonly Entry[], count: number, order: Order): Entry[] {
  const found: Entry[] = [];
  for (const post of posts) {
    const at = found.findIndex((better) => order(post, better) < 0);
    if (at !== -1) found.splice(at, 0, post);
    else if (found.length < count) found.push(post);
    found.length = Math.min(found.length, count);
  }
  return found;
}

type Order = (one: Entry, other: Entry) => number;

import { type blogPostEntry, DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import type { z } from 'zod';
import { foldedWords } from '../platform/database/search/folding.ts';
import { type Fits, SearchedTexts } from './searched-texts.ts';

/** A post in short, as the web API lists all of them. */
export type PostInShort = z.infer<typeof blogPostEntry>;

export interface PostSummary {
  id: number;
  slug: string;
  language: Locale;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Slugs. */
  category: string | null;
  tags: readonly string[];
  title: string;
  /** Text that a search covers first: title, description and the terms of the post. */
  text: string;
  /** `null` where the post lacks something that the contract requires. */
  short: PostInShort | null;
  /** The post itself, which a search covers when it finds nothing else. */
  body: string;
}

/**
 * Which posts are wanted; everything given must hold. Without a slug and a language, those in the
 * default language.
 */
export interface PostFilter {
  slug?: string;
  language?: Locale;
  category?: string;
  tag?: string;
  _q?: string;
}

type Entry = Omit<PostSummary, 'title' | 'text' | 'body'>;

export interface NeighbourPosts {
  previous: Entry | null;
  next: Entry | null;
  related: Entry[];
}

const RELATED = 3;

/** All posts in memory, ready to be searched and ordered. */
export class PostIndex {
  readonly #entries = new Map<number, Entry>();
  readonly #texts = new SearchedTexts();

  /** Adds a post, and replaces an earlier version of it. */
  put({ title, text: about, body, ...post }: PostSummary): void {
    this.remove(post.id);
    this.#entries.set(post.id, post);
    this.#texts.add(post.id, { title, about, body });
  }

  remove(id: number): void {
    if (!this.#entries.delete(id)) return;
    this.#texts.remove(id);
  }

  /**
   * The posts that pass the filter, in no particular order. A search that finds nothing by title,
   * description, topic, category and author looks into the texts; looking there at once, it would
   * find a post about something else for every common word.
   */
  find(filter: PostFilter): Entry[] {
    const typed = foldedWords(filter._q ?? '');
    const language = filter.language ?? (filter.slug === undefined ? DEFAULT_LOCALE : null);
    const candidates = [...this.#entries.values()].filter(
      (entry) =>
        (filter.slug === undefined || entry.slug === filter.slug) &&
        (language === null || entry.language === language) &&
        (filter.category === undefined || entry.category === filter.category) &&
        (filter.tag === undefined || entry.tags.includes(filter.tag)),
    );
    const { abouts, bodies } = this.#texts;
    const about = typed.map((word) => abouts.like(word));
    const found = candidates.filter(({ id }) => about.every((posts) => posts.has(id)));
    if (found.length > 0) return found;
    const inBody = typed.map((word) => bodies.beginningWith(word));
    return candidates.filter(({ id }) =>
      typed.every((_, at) => about[at]?.has(id) || inBody[at]?.has(id)),
    );
  }

  /** The posts in a language with the most of the words. */
  bestFits(words: readonly string[], language: Locale): Fits {
    return this.#texts.bestFits(words, (id) => {
      const entry = this.#entries.get(id);
      return entry?.short != null && entry.language === language;
    });
  }

  /** When a post was published; empty for one that is not here. */
  publishedAt(id: number): string {
    return this.#entries.get(id)?.created_at ?? '';
  }

  /**
   * The older, the newer and the related posts in the language of the one with this slug; `null`
   * without it. The older and the newer one are not named again among the related, whose row the
   * newest others complete.
   */
  neighbours(slug: string): NeighbourPosts | null {
    const all = [...this.#entries.values()];
    const own = all.find((post) => post.slug === slug);
    if (!own) return null;
    const posts = all.filter(({ language }) => language === own.language);
    const age = byAge(own);
    const newer = posts.filter((post) => age(post) < 0);
    const older = posts.filter((post) => age(post) > 0);
    const kin = (post: Entry) => kinship(own, post);
    const previous = first(older, 1, newestFirst)[0] ?? null;
    const next = first(newer, 1, (one, other) => newestFirst(other, one))[0] ?? null;
    const others = posts.filter((post) => post !== own && post !== previous && post !== next);
    return {
      previous,
      next,
      related: first(
        others,
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
}

function newestFirst(one: Entry, other: Entry): number {
  if (one.created_at !== other.created_at) return one.created_at < other.created_at ? 1 : -1;
  return other.id - one.id;
}

/** Negative for posts that are newer than this one, positive for older ones. */
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

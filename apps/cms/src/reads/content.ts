import {
  AppError,
  blogPostLink,
  DEFAULT_LOCALE,
  type PreviewRecords,
  type PreviewValues,
  READ,
  READS,
  type ReadName,
  type SearchReply,
} from '@osnowa/contract';
import type { Payload } from 'payload';
import { z } from 'zod';
import { contentChanges } from '../publishing/content-changes.ts';
import { watchDueDates } from '../publishing/due-dates.ts';
import { sourcesOfReply, tagsOfReply } from '../publishing/tags.ts';
import type { Query } from './arrange.ts';
import { filtered, sliced, sorted, type WireRecord } from './arrange.ts';
import { DraftCache, stampOf } from './draft-cache.ts';
import { type NavigationRead, readNavigation } from './navigation.ts';
import type { NeighbourPosts, PostIndex } from './post-index.ts';
import { buildIndex, loadPosts, PARTS, Posts } from './posts.ts';
import { loadRecords, readFigure } from './records.ts';
import { searchedPages } from './searched-pages.ts';
import type { Visibility } from './serialise.ts';
import { PageIndex, search } from './site-search.ts';
import { readSiteWords } from './site-words.ts';
import { TaggedCache } from './tagged-cache.ts';
import { unsavedRecords } from './unsaved.ts';

export class Content {
  readonly #payload: Payload;
  readonly #posts: Posts;
  readonly #records = new TaggedCache<WireRecord[]>();
  readonly #navigation = new TaggedCache<NavigationRead>();
  readonly #drafts = new DraftCache();
  readonly #pages = new TaggedCache<PageIndex>();

  constructor(payload: Payload) {
    this.#payload = payload;
    this.#posts = new Posts(payload);
    for (const cache of [this.#records, this.#navigation, this.#pages])
      contentChanges(payload).listen(cache);
    watchDueDates(payload);
    // With ten thousand posts it takes seconds that the first visitor should not wait.
    this.#posts
      .current()
      .catch((err: unknown) => payload.logger.warn({ err }, 'No index of posts yet.'));
  }

  /**
   * The answer of a read, which conforms to the contract.
   * @throws AppError `NotFound` when the one thing asked for does not exist (yet)
   */
  async answer(name: ReadName, query: Query, visibility: Visibility): Promise<unknown> {
    if (name === 'blog-posts') return this.#postPage(query, visibility);
    if (name === 'blog-posts/count') return (await this.#findPosts(query, visibility)).length;
    if (name === 'blog-posts/neighbours') return this.#neighbours(query, visibility);
    if (name === 'blog-posts/index') return (await this.#index(visibility)).inShort();
    if (name === 'search') return this.#search(query);
    if (name === 'navigation') return (await this.#menus(visibility)).answer;
    if (name === 'site-words') return readSiteWords(this.#payload);
    if (name === 'closed-days' || name === 'reply-times') return readFigure(this.#payload, name);
    const records = await this.#load(name, visibility, query);
    if (!(READS[name].reply instanceof z.ZodArray)) return single(name, records);
    const answer = sliced(sorted(filtered(records, query), query._sort), query);
    if (name === 'careers' && query.slug !== undefined && answer.length === 0) {
      throw new AppError('CareerNotFound', `There is no job offer "${query.slug}".`);
    }
    return answer;
  }

  /** The records of a form's values; see `unsavedRecords`. */
  unsaved(values: PreviewValues, visibility: Visibility): Promise<PreviewRecords> {
    return unsavedRecords(this.#payload, values, visibility, this.#drafts);
  }

  /** A search finds what visitors can open; drafts have no part in it, in previews neither. */
  async #search(query: Query): Promise<SearchReply> {
    const { language = DEFAULT_LOCALE } = query;
    const records = (name: ReadName) => this.#load(name, { drafts: false });
    // Articles have an index of their own, which follows each of them.
    const tags = tagsOfReply('search', {}, this.#payload.config).filter(
      (tag) => tag !== 'blog-posts',
    );
    const index = async () => new PageIndex(await searchedPages(records, language));
    const [pages, posts] = await Promise.all([
      this.#pages.get(language, tags, index),
      this.#posts.current(),
    ]);
    return search({ pages, posts, loadPosts: (ids) => loadPosts(this.#payload, ids) }, query);
  }

  #load(name: ReadName, visibility: Visibility, query: Query = {}): Promise<WireRecord[]> {
    if (visibility.drafts) return this.#loadDrafts(name, visibility, query);
    const tags = tagsOfReply(name, {}, this.#payload.config);
    return this.#records.get(name, tags, () => loadRecords(this.#payload, name, visibility));
  }

  async #loadDrafts(name: ReadName, visibility: Visibility, query: Query): Promise<WireRecord[]> {
    // The page next to a form changes with each keystroke: the other pages are not read for it.
    if (name === 'pages' && query.PageName !== undefined) {
      const wanted = { pageName: { equals: query.PageName } };
      return loadRecords(this.#payload, name, visibility, wanted);
    }
    const stamp = await stampOf(this.#payload, sourcesOfReply(name, this.#payload.config));
    const key = `${name} ${visibility.marked}`;
    return this.#drafts.get(key, stamp, () => loadRecords(this.#payload, name, visibility));
  }

  /** Tags of the answer of a read: of everything whose change shows in it. */
  async tagsOf(name: ReadName, query: Query, visibility: Visibility): Promise<string[]> {
    if (name === 'navigation') return this.#tagsOfMenus(visibility);
    const others = name === 'blog-posts/neighbours' ? await this.#alsoShown(query, visibility) : [];
    return tagsOfReply(name, query, this.#payload.config, others);
  }

  /** Until a document changes that a menu could lead to: its answer says which ones it does lead to. */
  #menus(visibility: Visibility): Promise<NavigationRead> {
    const read = () => readNavigation(this.#payload, visibility, this.#drafts);
    if (visibility.drafts) return read();
    const tags = tagsOfReply('navigation', {}, this.#payload.config);
    return this.#navigation.get('navigation', tags, read);
  }

  /** No cache of answers stores one with drafts: nothing has to drop it. */
  async #tagsOfMenus(visibility: Visibility): Promise<string[]> {
    return visibility.drafts ? ['navigation'] : (await this.#menus(visibility)).tags;
  }

  /** Slugs of the posts that an answer shows in addition to the one that was asked for. */
  async #alsoShown({ slug = '' }: Query, visibility: Visibility): Promise<string[]> {
    const found = (await this.#index(visibility)).neighbours(slug);
    return found ? postsOf(found).map((post) => post.slug) : [];
  }

  async #index(visibility: Visibility): Promise<PostIndex> {
    if (!visibility.drafts) return this.#posts.current();
    const stamp = await stampOf(this.#payload, ['posts', ...PARTS]);
    return this.#drafts.get('index', stamp, () => buildIndex(this.#payload, visibility));
  }

  async #findPosts(query: Query, visibility: Visibility) {
    return (await this.#index(visibility)).find(query);
  }

  async #neighbours({ slug = '' }: Query, visibility: Visibility): Promise<unknown> {
    const found = (await this.#index(visibility)).neighbours(slug);
    if (!found) throw new AppError('NotFound', `There is no post "${slug}".`);
    const ids = [...new Set(postsOf(found).map(({ id }) => id))];
    const posts = await loadRecords(this.#payload, 'blog-posts', visibility, { id: { in: ids } });
    const links = new Map(posts.map((post) => [post.id, asLink(post)]));
    return {
      previous: links.get(found.previous?.id) ?? null,
      next: links.get(found.next?.id) ?? null,
      related: found.related.flatMap(({ id }) => links.get(id) ?? []),
    };
  }

  async #postPage(query: Query, visibility: Visibility): Promise<WireRecord[]> {
    const found = sorted(await this.#findPosts(query, visibility), query._sort);
    const ids = sliced(found, query, READ.maxLimit).map(({ id }) => id);
    if (ids.length === 0) return [];
    const posts = await loadRecords(this.#payload, 'blog-posts', visibility, { id: { in: ids } });
    const byId = new Map(posts.map((post) => [post.id, post]));
    return ids.map((id) => byId.get(id)).filter((post) => post !== undefined);
  }
}

function single(name: ReadName, [record]: readonly WireRecord[]): WireRecord {
  if (!record) throw new AppError('NotFound', `${name} is not filled in or not published.`);
  return record;
}

function postsOf({ previous, next, related }: NeighbourPosts) {
  return [previous, next, ...related].filter((post) => post !== null);
}

function asLink(post: WireRecord): WireRecord {
  return Object.fromEntries(Object.keys(blogPostLink.shape).map((field) => [field, post[field]]));
}

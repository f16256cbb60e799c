import type { Payload } from 'payload';
import { contentChanges } from '../hooks/content-changes.ts';
import type { Post } from '../payload-types.ts';
import { PostIndex, type PostSummary } from './post-index.ts';
import { visibleOnly } from './records.ts';
import { isRichText, plainText } from './rich-text.ts';
import type { Visibility } from './serialise.ts';

/** After this many ms the index is compared with the database, in case another process wrote. */
const COMPARE_AFTER = 60_000;

/** Collections whose texts are part of what the index knows of a post. */
const PARTS = ['categories', 'tags', 'authors'];

interface State {
  index: PostIndex;
  /** Number of posts and time of the newest change. */
  fingerprint: string;
  comparedAt: number;
}

interface Related {
  slug?: string | null;
  name?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

function related(value: unknown): Related | null {
  return typeof value === 'object' ? (value as Related | null) : null;
}

/** Posts that are loaded at once: with their texts, ten thousand would fill the memory. */
const BATCH = 200;

async function* summariesOf(
  payload: Payload,
  visibility: Visibility,
  ids?: readonly number[],
): AsyncGenerator<PostSummary> {
  for (let page = 1, more = true; more; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'posts',
      where: { and: [visibleOnly(visibility), ...(ids ? [{ id: { in: [...ids] } }] : [])] },
      draft: visibility.drafts,
      depth: 1,
      sort: 'id',
      page,
      limit: BATCH,
      select: {
        slug: true,
        publishedAt: true,
        category: true,
        blogTags: true,
        author: true,
        title: true,
        description: true,
        content: true,
      },
      populate: {
        categories: { slug: true, name: true },
        tags: { slug: true, name: true },
        authors: { firstName: true, lastName: true },
      },
      overrideAccess: true,
    });
    yield* docs.map(summaryOf);
    more = hasNextPage;
  }
}

function summaryOf(post: Partial<Post> & { id: number }): PostSummary {
  const tags = (post.blogTags ?? []).map(related);
  const category = related(post.category);
  const author = related(post.author);
  const names = [...tags, category].map((one) => one?.name);
  return {
    id: post.id,
    slug: post.slug ?? '',
    created_at: post.publishedAt ?? '',
    category: category?.slug ?? null,
    tags: tags.map((tag) => tag?.slug ?? ''),
    text: [post.title, post.description, ...names, author?.firstName, author?.lastName].join(' '),
    body: isRichText(post.content) ? plainText(post.content.root) : '',
  };
}

async function fingerprintOf(payload: Payload): Promise<string> {
  const { docs, totalDocs } = await payload.find({
    collection: 'posts',
    where: visibleOnly({ drafts: false }),
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    select: { updatedAt: true },
    overrideAccess: true,
  });
  return `${totalDocs} ${docs[0]?.updatedAt}`;
}

/** A new index of what may be seen. */
export async function buildIndex(payload: Payload, visibility: Visibility): Promise<PostIndex> {
  const index = new PostIndex();
  for await (const summary of summariesOf(payload, visibility)) index.put(summary);
  return index;
}

/** Keeps an index of the published posts in step with the database, post by post. */
export class Posts {
  readonly #payload: Payload;
  readonly #changed = new Set<number>();
  #state: Promise<State> | null = null;

  constructor(payload: Payload) {
    this.#payload = payload;
    contentChanges(payload).onChange(({ source, id }) => {
      if (PARTS.includes(source)) this.#state = null;
      else if (source === 'posts') this.#changed.add(Number(id));
    });
  }

  /** The index as the database is now. */
  async current(): Promise<PostIndex> {
    const before = this.#state;
    const changed = [...this.#changed];
    this.#changed.clear();
    const now = before === null ? this.#built() : this.#after(before, changed);
    this.#state = now;
    now.catch(() => {
      if (this.#state === now) this.#state = null;
    });
    return (await now).index;
  }

  async #built(): Promise<State> {
    const fingerprint = await fingerprintOf(this.#payload);
    const index = await buildIndex(this.#payload, { drafts: false });
    return { index, fingerprint, comparedAt: Date.now() };
  }

  async #after(before: Promise<State>, changed: readonly number[]): Promise<State> {
    return this.#updated(await before, changed);
  }

  async #updated(state: State, changed: readonly number[]): Promise<State> {
    if (changed.length > 0) return this.#patched(state, changed);
    if (Date.now() - state.comparedAt < COMPARE_AFTER) return state;
    const fingerprint = await fingerprintOf(this.#payload);
    if (fingerprint !== state.fingerprint) return this.#built();
    return { ...state, comparedAt: Date.now() };
  }

  async #patched({ index }: State, changed: readonly number[]): Promise<State> {
    const fingerprint = await fingerprintOf(this.#payload);
    const summaries: PostSummary[] = [];
    const loading = summariesOf(this.#payload, { drafts: false }, changed);
    for await (const summary of loading) summaries.push(summary);
    for (const id of changed) index.remove(id);
    for (const summary of summaries) index.put(summary);
    return { index, fingerprint, comparedAt: Date.now() };
  }
}

import { blogPostEntry, DEFAULT_LOCALE } from '@osnowa/contract';
import { typesetContent } from '@osnowa/text';
import { fillFacts } from '@osnowa/text/facts';
import type { Payload } from 'payload';
import type { Author, Post } from '../platform/database/generated/payload-types.ts';
import { contentChanges } from '../publishing/content-changes.ts';
import { pathOfRecord } from './addresses.ts';
import { type FactsOfDay, factsOf } from './facts.ts';
import { PostIndex, type PostSummary } from './post-index.ts';
import { visibleOnly } from './records.ts';
import { isRichText, plainText } from './rich-text.ts';
import { inLines, type SearchedPage } from './searched-pages.ts';
import type { Visibility } from './serialise.ts';

/** Collections whose texts are part of a post's entry in the index. */
export const PARTS = ['categories', 'tags', 'authors'];

/** Posts that are loaded at once: with their texts, ten thousand would fill the memory. */
const BATCH = 200;

const FIELDS = {
  slug: true,
  language: true,
  publishedAt: true,
  updatedAt: true,
  category: true,
  blogTags: true,
  author: true,
  title: true,
  description: true,
  content: true,
} as const;

type PostFields = Partial<Post> & { id: number };

function summariesOf(
  payload: Payload,
  { drafts }: Visibility,
  ids?: readonly number[],
): AsyncGenerator<PostSummary> {
  return drafts ? draftSummaries(payload) : publishedSummaries(payload, ids);
}

async function* draftSummaries(payload: Payload): AsyncGenerator<PostSummary> {
  const { docs } = await payload.find({
    collection: 'posts',
    draft: true,
    depth: 1,
    pagination: false,
    select: FIELDS,
    overrideAccess: true,
  });
  const facts = await factsOf(payload, { drafts: true });
  yield* docs.map((post) => summaryOf(post, facts));
}

/**
 * Published posts as rows of the database: hooks and relations of ten thousand, one by one, are work
 * that the index has no use for.
 */
async function* publishedSummaries(
  payload: Payload,
  ids?: readonly number[],
): AsyncGenerator<PostSummary> {
  const parts = await loadParts(payload);
  const facts = await factsOf(payload, { drafts: false });
  for (let last = 0, more = true; more; ) {
    const { docs } = await payload.db.find<PostFields>({
      collection: 'posts',
      where: {
        and: [
          visibleOnly('posts', { drafts: false }),
          { id: { greater_than: last } },
          ...(ids ? [{ id: { in: [...ids] } }] : []),
        ],
      },
      sort: 'id',
      limit: BATCH,
      pagination: false,
      select: FIELDS,
    });
    yield* docs.map((row) => summaryOf(withParts(row, parts), facts));
    last = docs.at(-1)?.id ?? 0;
    more = docs.length === BATCH;
  }
}

type PartOfPost = { id: number; slug?: string | null; name?: string | null } & Partial<Author>;
type Parts = Record<'categories' | 'tags' | 'authors', ReadonlyMap<number, PartOfPost>>;

/** A text of a post with the facts that it refers to. */
function filled({ byKey, day }: FactsOfDay, { language }: PostFields) {
  return (text: string | null | undefined) =>
    fillFacts(text ?? '', language ?? DEFAULT_LOCALE, byKey, day);
}

async function loadParts(payload: Payload): Promise<Parts> {
  const byId = async (collection: keyof Parts) => {
    const { docs } = await payload.find({
      collection,
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    return new Map(docs.map((part) => [part.id, part as PartOfPost]));
  };
  return {
    categories: await byId('categories'),
    tags: await byId('tags'),
    authors: await byId('authors'),
  };
}

function withParts(row: PostFields, { categories, tags, authors }: Parts): PostFields {
  const partOf = (parts: ReadonlyMap<number, PartOfPost>, id: unknown) =>
    parts.get(Number(id)) ?? null;
  return {
    ...row,
    category: partOf(categories, row.category) as Post['category'],
    author: partOf(authors, row.author) as Post['author'],
    blogTags: (row.blogTags ?? []).map((id) => partOf(tags, id)) as Post['blogTags'],
  };
}

function related(value: unknown): PartOfPost | null {
  return typeof value === 'object' ? (value as PartOfPost | null) : null;
}

function summaryOf(post: PostFields, facts: FactsOfDay): PostSummary {
  const said = filled(facts, post);
  const tags = (post.blogTags ?? []).map(related);
  const category = related(post.category);
  const author = related(post.author);
  const names = [...tags, category].map((one) => one?.name);
  const short = blogPostEntry.safeParse({
    id: post.id,
    slug: post.slug,
    Language: post.language,
    created_at: post.publishedAt,
    updated_at: post.updatedAt,
    Title: said(post.title),
    category: category && { id: category.id, slug: category.slug },
  });
  return {
    id: post.id,
    slug: post.slug ?? '',
    language: post.language ?? DEFAULT_LOCALE,
    created_at: post.publishedAt ?? '',
    category: category?.slug ?? null,
    tags: tags.map((tag) => tag?.slug ?? ''),
    short: short.data ?? null,
    title: said(post.title),
    text: [
      said(post.title),
      said(post.description),
      ...names,
      author?.firstName,
      author?.lastName,
    ].join(' '),
    body: isRichText(post.content) ? said(plainText(post.content.root)) : '',
  };
}

export async function buildIndex(payload: Payload, visibility: Visibility): Promise<PostIndex> {
  const index = new PostIndex();
  for await (const summary of summariesOf(payload, visibility)) index.put(summary);
  return index;
}

/** Keeps an index of the published posts in step with the change log, post by post. */
export class Posts {
  readonly #payload: Payload;
  readonly #changed = new Set<number>();
  #index: Promise<PostIndex> | null = null;

  constructor(payload: Payload) {
    this.#payload = payload;
    contentChanges(payload).listen({
      onChange: ({ source, id }) => {
        if (PARTS.includes(source) || source === 'facts') this.#index = null;
        else if (source === 'posts') this.#changed.add(Number(id));
      },
      onGap: () => {
        this.#index = null;
      },
    });
  }

  /** The index as the database is now. */
  current(): Promise<PostIndex> {
    const before = this.#index;
    const changed = [...this.#changed];
    if (before !== null && changed.length === 0) return before;
    this.#changed.clear();
    const now =
      before === null
        ? buildIndex(this.#payload, { drafts: false })
        : before.then((index) => this.#patched(index, changed));
    this.#index = now;
    now.catch(() => {
      if (this.#index === now) this.#index = null;
    });
    return now;
  }

  async #patched(index: PostIndex, changed: readonly number[]): Promise<PostIndex> {
    const summaries: PostSummary[] = [];
    const loading = summariesOf(this.#payload, { drafts: false }, changed);
    for await (const summary of loading) summaries.push(summary);
    for (const id of changed) index.remove(id);
    for (const summary of summaries) index.put(summary);
    return index;
  }
}

const SEARCHED = {
  slug: true,
  language: true,
  category: true,
  title: true,
  description: true,
  content: true,
} as const;

/**
 * Public articles as a search shows them, by id. As rows of the database: pictures, authors and HTML
 * of ten articles take longer than the search.
 */
export async function loadPosts(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, SearchedPage>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.db.find<PostFields>({
    collection: 'posts',
    where: { and: [visibleOnly('posts', { drafts: false }), { id: { in: [...ids] } }] },
    pagination: false,
    select: SEARCHED,
  });
  const slugs = await slugsOf(payload, docs);
  const facts = await factsOf(payload, { drafts: false });
  return new Map(
    docs.flatMap((row) => pageOf(row, slugs, facts).map((page) => [row.id, page] as const)),
  );
}

/** Slugs of the categories of these posts, by id. */
async function slugsOf(
  payload: Payload,
  posts: readonly PostFields[],
): Promise<Map<number, string>> {
  const ids = posts.flatMap(({ category }) => (category ? [Number(category)] : []));
  const { docs } = await payload.db.find<{ id: number; slug: string }>({
    collection: 'categories',
    where: { id: { in: ids } },
    pagination: false,
    select: { slug: true },
  });
  return new Map(docs.map(({ id, slug }) => [id, slug]));
}

/** Without a title, a description or a text there is no page. */
function pageOf(
  row: PostFields,
  slugs: ReadonlyMap<number, string>,
  facts: FactsOfDay,
): SearchedPage[] {
  const { title, description, content, category, language } = row;
  if (!title || !description || !isRichText(content)) return [];
  const said = (text: string) =>
    typesetContent(filled(facts, row)(text), language ?? DEFAULT_LOCALE);
  const slug = slugs.get(Number(category));
  const record = { slug: row.slug, category: slug === undefined ? null : { slug } };
  const paragraphs = (content.root.children as { children?: unknown }[]).map(plainText);
  return [
    {
      kind: 'posts',
      to: pathOfRecord('posts', record, 'blog-posts'),
      title: said(title),
      about: said(description),
      body: said(inLines(paragraphs)),
    },
  ];
}

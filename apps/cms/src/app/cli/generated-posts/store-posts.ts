import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../../platform/database/sql.ts';
import { inTransaction } from '../../../platform/database/writes/transaction.ts';
import { richTextMaker } from '../../content-files/rich-text.ts';
import { DEMO, readSources } from '../../content-files/source-files.ts';
import { type MadePost, makePost, nextOf } from './make-post.ts';
import { type SectionStock, sectionStock } from './section-stock.ts';

/** Documents that a post refers to; each list has at least one id. */
interface Related {
  categories: number[];
  tags: number[];
  authors: number[];
  sidebars: number[];
}

type Row = Record<string, unknown>;

/** Rows of one statement; SQLite takes 32,766 values in one. */
const BATCH = 500;

/**
 * Adds generated posts until the blog has so many, all in one transaction. They are inserted as
 * rows, because validation and hooks would take an hour for ten thousand. Each gets a version too,
 * without which the CMS would not list it.
 * @returns how many were added
 * @throws Error when the blog has more already, or has no category, tag, author or set of blocks
 */
export async function storePosts(payload: Payload, wanted: number): Promise<number> {
  const { docs } = await payload.find({
    collection: 'posts',
    depth: 0,
    pagination: false,
    select: { slug: true },
  });
  if (docs.length > wanted) {
    throw new Error(
      `The blog has ${docs.length} posts already, more than the ${wanted} asked for.`,
    );
  }
  const taken = new Set(docs.map(({ slug }) => slug));
  const stock = sectionStock(await richTextMaker(payload.config), await demoTexts());
  const related = await relatedOf(payload);
  const posts = newPosts(wanted - docs.length, taken, stock.size);
  await inTransaction(payload, async (req) => {
    const database = queryBuilder(payload, req);
    for (let start = 0; start < posts.length; start += BATCH) {
      await storeBatch(payload, database, posts.slice(start, start + BATCH), related, stock);
    }
  });
  return posts.length;
}

/** Posts with free addresses; a number whose address is taken is skipped. */
function newPosts(count: number, taken: ReadonlySet<string>, stock: number): MadePost[] {
  const posts: MadePost[] = [];
  for (let number = 1; posts.length < count; number += 1) {
    const post = makePost(number, stock);
    if (!taken.has(post.slug)) posts.push(post);
  }
  return posts;
}

/** Markdown of the demo's posts. */
async function demoTexts(): Promise<string[]> {
  const posts = (await readSources(DEMO)).filter(({ kind }) => kind === 'posts');
  return posts.map(({ data }) => String((data as Row).content));
}

async function relatedOf(payload: Payload): Promise<Related> {
  const ids = async (collection: keyof Related) => {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false, sort: 'id' });
    if (docs.length === 0) throw new Error(`Posts need ${collection}, and there are none.`);
    return docs.map(({ id }) => id);
  };
  return {
    categories: await ids('categories'),
    tags: await ids('tags'),
    authors: await ids('authors'),
    sidebars: await ids('sidebars'),
  };
}

async function storeBatch(
  payload: Payload,
  database: ReturnType<typeof queryBuilder>,
  posts: readonly MadePost[],
  related: Related,
  stock: SectionStock,
): Promise<void> {
  const { posts: table, posts_rels, _posts_v, _posts_v_rels } = tablesOf(payload);
  const rows = posts.map((post) => rowOf(post, related, stock));
  const tags = posts.map(({ number }) => nextOf(related.tags, number));
  const ids = await database.insert(table).values(rows).returning({ id: table.id });
  await database.insert(posts_rels).values(relationRows(ids, tags, 'blogTags'));
  const versions = await database
    .insert(_posts_v)
    .values(rows.map((row, index) => versionOf(row, ids[index]?.id)))
    .returning({ id: _posts_v.id });
  await database.insert(_posts_v_rels).values(relationRows(versions, tags, 'version.blogTags'));
}

function rowOf(post: MadePost, related: Related, stock: SectionStock) {
  const { number, slug, title, description, publishedAt, opening, sections } = post;
  return {
    ...{ slug, title, description, publishedAt },
    category: nextOf(related.categories, number),
    author: nextOf(related.authors, number),
    blogPostSidebar: nextOf(related.sidebars, number),
    content: stock.text(opening, sections),
    createdAt: publishedAt,
    updatedAt: publishedAt,
    _status: 'published' as const,
  };
}

function versionOf(row: ReturnType<typeof rowOf>, parent: number | undefined) {
  const version = Object.entries(row).map(([name, value]) => [`version_${name}`, value]);
  const { createdAt, updatedAt } = row;
  return { ...Object.fromEntries(version), parent, createdAt, updatedAt, latest: true };
}

function relationRows(owners: { id: number }[], tags: number[], path: string) {
  return owners.map(({ id }, index) => ({ order: 1, parent: id, path, tagsID: tags[index] }));
}

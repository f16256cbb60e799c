import { DEFAULT_LOCALE } from '@osnowa/contract';
import { typesetContent } from '@osnowa/text';
import type { Payload } from 'payload';
import type { Post } from '../../database/generated/payload-types.ts';
import { pathOfRecord } from '../addresses.ts';
import { visibleOnly } from '../records.ts';
import { isRichText, plainText } from '../rich-text.ts';
import { inLines, type SearchedPage } from './searched-pages.ts';

const FIELDS = {
  slug: true,
  language: true,
  category: true,
  title: true,
  description: true,
  content: true,
} as const;

type Row = Partial<Post> & { id: number };

/**
 * Public articles as a search shows them, by id. As rows of the database: pictures, authors and HTML
 * of ten articles take longer than the search.
 */
export async function loadPosts(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, SearchedPage>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.db.find<Row>({
    collection: 'posts',
    where: { and: [visibleOnly('posts', { drafts: false }), { id: { in: [...ids] } }] },
    pagination: false,
    select: FIELDS,
  });
  const slugs = await slugsOf(payload, docs);
  return new Map(docs.flatMap((row) => pageOf(row, slugs).map((page) => [row.id, page] as const)));
}

/** Slugs of the categories of these posts, by id. */
async function slugsOf(payload: Payload, posts: readonly Row[]): Promise<Map<number, string>> {
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
function pageOf(row: Row, slugs: ReadonlyMap<number, string>): SearchedPage[] {
  const { title, description, content, category, language } = row;
  if (!title || !description || !isRichText(content)) return [];
  const said = (text: string) => typesetContent(text, language ?? DEFAULT_LOCALE);
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

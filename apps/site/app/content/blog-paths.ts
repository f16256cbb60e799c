/** Language-free path of a post: below its category, if it has one. */
export function postPath(post: { slug: string; category: { slug: string } | null }): string {
  return post.category ? `/blog/${post.category.slug}/${post.slug}` : `/blog/${post.slug}`;
}

/** Language-free path of the blog's list, or of a category's. */
export function listPath(category: { slug: string } | null): string {
  return category ? `/blog/${category.slug}` : '/blog';
}

/** Filters of a list of posts, as in its address. */
export interface ListQuery {
  q?: string;
  /** Slug of a tag. */
  tag?: string | null;
  /** Kind of the hits of a search. */
  kind?: string | null;
  page?: number;
}

/** Query of a filtered list with its `?`; nothing for the first page of all posts. */
export function listQuery({ q = '', tag = null, kind = null, page = 1 }: ListQuery): string {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (tag !== null) query.set('tag', tag);
  if (kind !== null) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Address of the feed: one for all languages, as the posts are in Polish. */
export const FEED_PATH = '/blog/rss.xml';

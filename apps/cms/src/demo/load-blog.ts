import type { CollectionSlug } from 'payload';
import { AUTHORS } from './content/blog/authors.ts';
import { CATEGORIES } from './content/blog/categories.ts';
import { POSTS } from './content/blog/posts/index.ts';
import { SIDEBARS } from './content/blog/sidebars.ts';
import { TAGS } from './content/blog/tags.ts';
import type { Progress } from './load.ts';
import type { Writer } from './writer.ts';

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo has no «${name}» that a post refers to.`);
  return id;
}

/** Loads the blog: what posts refer to first, then the posts, the oldest first. */
export async function loadBlog(write: Writer, say: Progress): Promise<void> {
  async function load<Item extends object>(
    collection: CollectionSlug,
    items: readonly Item[],
    nameOf: (item: Item) => string,
  ) {
    say(`${collection} (${items.length})`);
    const ids = new Map<string, number>();
    for (const item of items) ids.set(nameOf(item), await write.store(collection, item));
    return ids;
  }
  const categories = await load('categories', CATEGORIES, ({ slug }) => slug);
  const tags = await load('tags', TAGS, ({ slug }) => slug);
  const authors = await load('authors', AUTHORS, ({ lastName }) => lastName);
  const sidebars = await load('sidebars', SIDEBARS, ({ name }) => name);
  const posts = POSTS.toSorted((one, other) => one.publishedAt.localeCompare(other.publishedAt));
  say(`posts (${posts.length})`);
  for (const { category, tags: tagged, author, sidebar, ...post } of posts) {
    await write.store('posts', {
      ...post,
      category: idOf(categories, category),
      blogTags: tagged.map((tag) => idOf(tags, tag)),
      author: idOf(authors, author),
      blogPostSidebar: idOf(sidebars, sidebar),
    });
  }
}

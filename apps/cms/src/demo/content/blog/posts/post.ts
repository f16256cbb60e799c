import type { Picture } from '../../../shape.ts';

/** A blog post, in Polish. */
export interface Post {
  slug: string;
  publishedAt: string;
  title: string;
  description: string;
  /** Slug of the category. */
  category: string;
  /** Slugs of the tags. */
  tags: string[];
  /** Surname of the author. */
  author: string;
  /** Name of the set of commercial blocks. */
  sidebar: string;
  mainImage?: Picture;
  /**
   * Markdown: headings from the second level, lists, quotes, tables, links, and pictures, each on a
   * line of its own as `![caption](path below demo/media)`.
   */
  content: string;
}

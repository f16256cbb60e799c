import { type CommercialBlock, READS, type ReadName } from '@osnowa/contract';
import type { z } from 'zod';
import { stack } from './env.ts';

/** Reads the content service, so that tests need not know the company. */
export async function content<Name extends ReadName>(name: Name, query = '') {
  const response = await fetch(`${stack.cms}/api/${name}${query}`);
  return READS[name].reply.parse(await response.json()) as z.infer<(typeof READS)[Name]['reply']>;
}

/** A document that a test needs and that the content must have. */
export function needed<Document>(document: Document | undefined, what: string): Document {
  if (document === undefined) throw new Error(`The content that tests run on has no ${what}.`);
  return document;
}

/** The path of a post that has a category. */
export function pathOf(post: { slug: string; category: { slug: string } | null }): string {
  return `/blog/${needed(post.category ?? undefined, 'category of a post').slug}/${post.slug}`;
}

/** The paths of the products, in their order. */
export async function productPaths(): Promise<[first: string, ...others: string[]]> {
  const [first, ...others] = (await content('products')).map(({ slug }) => `/products/${slug}`);
  return [needed(first, 'product'), ...others];
}

/** A post that shows a commercial block of this kind, and the block. */
export async function postWith<Kind extends CommercialBlock['kind']>(kind: Kind) {
  const sidebars = await content('blog-post-sidebars');
  const posts = await content('blog-posts', '?_limit=100');
  const found = posts.flatMap((post) => {
    const sidebar = sidebars.find(({ id }) => id === post.blog_post_sidebar?.id);
    const block = sidebar?.Blocks.find((one) => one.kind === kind);
    return block && post.category ? [{ post, block, path: pathOf(post) }] : [];
  });
  return needed(found[0], `post with a block «${kind}»`);
}

/** A page as a visitor gets it; an idle connection may be closed while a test parses. */
export const htmlOf = async (path: string) =>
  (await fetch(stack.site + path, { headers: { connection: 'close' } })).text();

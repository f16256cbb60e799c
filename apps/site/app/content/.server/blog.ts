import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import type { Content, ContentQuery } from '../content.ts';
import {
  type BlogListContent,
  CARD_FIELDS,
  type CategoryContent,
  type PostCard,
  type PostContent,
  type PostListing,
  type PostPageContent,
  type PostTeaser,
} from '../domain.ts';
import { pick } from '../pick.ts';
import { notInList, only, required } from '../refusal.ts';
import { articleOf, readingMinutes } from './articles/article.ts';
import { withoutLeadFigure } from './articles/lead-figure.ts';

const POSTS_PER_PAGE = 9;

/** Most posts in the visitor's own language above the Polish list. */
const OWN_POSTS = 30;

/**
 * A page of the blog's list.
 * @param search the address's query: `q`, `tag` and `page`
 * @throws a 404 answer for an unknown tag and for a page beyond the last
 */
export async function blogList(
  content: Content,
  category: CategoryContent | null,
  search: URLSearchParams,
): Promise<BlogListContent> {
  const q = search.get('q')?.trim() ?? '';
  const page = Number(search.get('page') ?? 1);
  const [categories, tags] = await Promise.all([
    content.list('blog-categories'),
    content.list('blog-tags'),
  ]);
  const slug = search.get('tag');
  const tag = tags.find((one) => one.slug === slug) ?? null;
  if (slug !== null && tag === null && !content.degraded) throw notInList(content);
  const filter = { category: category?.slug, tag: tag?.slug, _q: q || undefined };
  const [{ posts, count }, own, languages] = await Promise.all([
    pageOfPosts(content, filter, page),
    page === 1 ? ownPosts(content, filter) : [],
    // Only the first page of a list without a topic has posts in another language.
    page === 1 && tag === null ? languagesOf(content, filter.category) : [DEFAULT_LOCALE],
  ]);
  return {
    category,
    tag,
    q,
    own: own.map(listing),
    languages,
    posts: posts.map(listing),
    count,
    page,
    pages: Math.ceil(count / POSTS_PER_PAGE),
    categories,
    tags,
  };
}

function listing(post: PostContent): PostListing {
  return {
    ...pick(post, CARD_FIELDS.post),
    figure: withoutLeadFigure(post.content).figure,
    minutes: readingMinutes(post.content),
  };
}

/** Posts that are written for the visitors of another language than Polish. */
async function ownPosts(content: Content, filter: ContentQuery<'blog-posts'>) {
  const language = content.locale;
  if (language === DEFAULT_LOCALE) return [];
  return content.list('blog-posts', { ...filter, language, _limit: OWN_POSTS });
}

/** Polish, and the other languages that a list has posts in. */
async function languagesOf(content: Content, category: string | undefined): Promise<Locale[]> {
  const isWritten = async (language: Locale) =>
    language === DEFAULT_LOCALE ||
    (await required(content.get('blog-posts/count', { language, category }))) > 0;
  const written = await Promise.all(LOCALE_CODES.map(isWritten));
  return LOCALE_CODES.filter((_, at) => written[at]);
}

/** The first page, the most frequent request, needs no count unless it is full. */
async function pageOfPosts(content: Content, filter: ContentQuery<'blog-posts'>, page: number) {
  const part = { ...filter, _start: (page - 1) * POSTS_PER_PAGE, _limit: POSTS_PER_PAGE };
  if (page === 1) {
    const posts = await content.list('blog-posts', part);
    const isFull = posts.length === POSTS_PER_PAGE;
    const count = isFull ? await required(content.get('blog-posts/count', filter)) : posts.length;
    return { posts, count };
  }
  const count = await required(content.get('blog-posts/count', filter));
  if (part._start >= count) throw notInList(content);
  return { posts: await content.list('blog-posts', part), count };
}

/** The category with a slug; `null` without one. */
export async function categoryNamed(content: Content, slug: string) {
  const categories = await required(content.get('blog-categories'));
  return categories.find((category) => category.slug === slug) ?? null;
}

/**
 * One post.
 * @throws a 404 answer when there is none, 503 when it cannot be read
 */
export function postNamed(content: Content, slug: string): Promise<PostContent> {
  return only(content.get('blog-posts', { slug }));
}

/** The text of a post, prepared, and the content around it. */
export async function postPage(
  content: Content,
  { content: html, ...post }: PostContent,
): Promise<PostPageContent> {
  const sidebar = post.blogPostSidebar;
  const [neighbours, sidebars] = await Promise.all([
    required(content.get('blog-posts/neighbours', { slug: post.slug })),
    sidebar ? content.list('blog-post-sidebars', { id_in: [sidebar.id] }) : [],
  ]);
  const { figure, rest } = withoutLeadFigure(html);
  const related = await Promise.all(neighbours.related.map((one) => teaser(content, one)));
  return {
    post,
    figure,
    article: articleOf(rest, post.language),
    blocks: sidebars.flatMap(({ blocks }) => blocks),
    ...neighbours,
    related,
  };
}

/** A link to a post with its figure, which only the post's text has. */
async function teaser(content: Content, post: PostCard): Promise<PostTeaser> {
  const [whole] = await content.list('blog-posts', { slug: post.slug });
  return { ...post, figure: whole ? withoutLeadFigure(whole.content).figure : null };
}

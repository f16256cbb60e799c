import type { BlogMessages } from '@osnowa/text/messages/pl/blog';
import { readMessages } from '../../content/.server/messages.ts';
import { FEED_PATH, listPath, listQuery, postPath } from '../../content/blog-paths.ts';
import type {
  BlogListContent,
  PageContent,
  PostContent,
  SettingsContent,
} from '../../content/domain.ts';
import type { HeadTag } from '../../content/page-module.ts';
import type { SiteRequest } from '../../content/request.ts';
import { fill } from '../../i18n/format.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { firstText, headOf, pageHead } from '../../seo/.server/page-head.ts';
import { blogPosting } from '../../seo/.server/structured-data.ts';

/** Input of a list's head. */
interface ListFacts {
  page: PageContent;
  settings: SettingsContent;
  list: BlogListContent;
}

/** Head of a page of the blog's list. Search engines do not index the results of a search. */
export async function listHead(facts: ListFacts, site: SiteRequest): Promise<HeadTag[]> {
  const { page, settings, list } = facts;
  const { blog } = await readMessages(site.content, site.locale);
  const head = pageHead({
    ...site,
    settings,
    hidden: list.q !== '',
    languages: list.languages,
    kind: 'CollectionPage',
    path: listPath(list.category),
    query: queryOf(list, list.page),
    title: titleOf(facts, blog),
    name: list.category?.name.text ?? page.title.text,
    description: descriptionOf(facts, blog),
  });
  return [...head, feedLink(settings), ...steps(list, site)];
}

function queryOf({ q, tag }: BlogListContent, page: number): string {
  return listQuery({ q, tag: tag?.slug, page });
}

function titleOf(
  { page, list: { category, q, tag, page: number } }: ListFacts,
  blog: BlogMessages,
) {
  const plain = category
    ? fill(blog.categoryTitle, { name: category.name.text })
    : firstText(page.seoTitle, page.title);
  const searched = q === '' ? plain : fill(blog.searchTitle, { title: plain, q });
  const tagged = tag ? fill(blog.tagTitle, { title: searched, tag: tag.name }) : searched;
  return number > 1 ? fill(blog.page, { title: tagged, page: number }) : tagged;
}

function descriptionOf({ page, settings, list }: ListFacts, blog: BlogMessages): string {
  const { category, tag, page: number } = list;
  const plain = category
    ? fill(blog.categoryDescription, { name: category.name.text })
    : firstText(page.seoDescription, page.subtitle, settings.description);
  const tagged = tag ? fill(blog.tagDescription, { description: plain, tag: tag.name }) : plain;
  return number > 1 ? fill(blog.pageDescription, { description: tagged, page: number }) : tagged;
}

/** The pages before and after this one. */
function steps(list: BlogListContent, { locale }: SiteRequest): HeadTag[] {
  const path = localePath(locale, listPath(list.category));
  const step = (rel: string, page: number): HeadTag[] =>
    page < 1 || page > list.pages
      ? []
      : [{ tagName: 'link', rel, href: path + queryOf(list, page) }];
  return [...step('prev', list.page - 1), ...step('next', list.page + 1)];
}

export function postHead(
  post: PostContent,
  settings: SettingsContent,
  site: SiteRequest,
): HeadTag[] {
  const { category } = post;
  const place = { ...site, settings, path: postPath(post) };
  const head = pageHead({
    ...place,
    languages: [post.language],
    ...headOf('posts', post),
    parents: category ? [{ name: category.name.text, path: listPath(category) }] : [],
    structuredData: [blogPosting(post, place)],
    article: { published: post.createdAt, modified: post.updatedAt },
  });
  return [...head, feedLink(settings)];
}

/** The link by which feed readers find the feed. */
function feedLink(settings: SettingsContent): HeadTag {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: settings.companyName,
    href: FEED_PATH,
  };
}

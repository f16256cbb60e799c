import {
  AppError,
  DEFAULT_LOCALE,
  isReservedAddress,
  LOCALE_CODES,
  type Locale,
  pathOfPage,
} from '@osnowa/contract';
import {
  ACCURACY_PATH,
  type CalculatorName,
  PAGES,
  routeAt,
  type SitemapSource,
  WIZARD_PATH,
} from '@osnowa/site-map';
import { readMessages } from '../../content/.server/messages.ts';
import type { Content } from '../../content/content.ts';

/** A page for search engines. */
export interface SitePage {
  /** Path without language prefix. */
  path: string;
  /** Languages that it is translated into. */
  languages: readonly Locale[];
  /** Name in the requested language. */
  title: string;
  /** One sentence about it, if content has one. */
  description: string | null;
  /** Time of its last change, ISO 8601; `null` if content has none. */
  modified: string | null;
  /** Colour of the product it is about, `#rrggbb`. */
  accent: string | null;
}

/** Lists have Polish articles in every language of the site. */
const POLISH: readonly Locale[] = [DEFAULT_LOCALE];

/**
 * Every page of the site, lists before their items.
 * @param content in the language of `locale`
 * @throws AppError `Unavailable` when some of it cannot be read: an incomplete list would be wrong
 */
export async function sitePages(content: Content, locale: Locale): Promise<SitePage[]> {
  const listed = PAGES.filter(({ sitemap }) => sitemap !== null && sitemap !== 'pages');
  const [editors, ...others] = await Promise.all([
    contentPages(content),
    ...listed.map((route) => LISTS[route.sitemap as ListedSource](content, locale, route.path)),
  ]);
  const below = others.flat();
  const lists = editors.map((page) => ({
    ...page,
    languages:
      page.path === '/blog'
        ? languagesOf(below.filter(({ path }) => isBelow(page, path)))
        : page.languages,
    modified: newest(page, below),
  }));
  return [...lists, ...below];
}

async function contentPages(content: Content): Promise<SitePage[]> {
  const pages = await content.get('pages');
  return pages
    .filter(({ pageName }) => !isReservedAddress(pageName) && isEditorsPage(pathOfPage(pageName)))
    .map((page) => ({
      path: pathOfPage(page.pageName),
      languages: page.languages,
      title: page.title.text,
      description: (page.seoDescription ?? page.subtitle)?.text ?? null,
      modified: page.updatedAt,
      accent: null,
    }));
}

/** Whether a path belongs to no route of another source. */
function isEditorsPage(path: string): boolean {
  return (routeAt(path)?.sitemap ?? 'pages') === 'pages';
}

type ListedSource = Exclude<SitemapSource, 'pages'>;

/** The pages of a route: its path as the table has it, without the slash in front. */
type List = (content: Content, locale: Locale, path: string) => Promise<SitePage[]>;

const area =
  (list: 'areas' | 'industries'): List =>
  async (content) =>
    (await content.get(list, { _sort: 'Order:asc' })).map((one) => ({
      path: `/${list}/${one.pageName}`,
      languages: one.languages,
      title: one.header1.text,
      description: one.shortDescription.text,
      modified: one.updatedAt,
      accent: null,
    }));

/** A list function for each source of the table. */
const LISTS: Record<ListedSource, List> = {
  products: async (content) =>
    (await content.get('products', { _sort: 'Order:asc' })).map((one) => ({
      path: `/products/${one.slug}`,
      languages: one.languages,
      title: `${one.name}: ${one.title.text}`,
      description: one.shortDescription.text,
      modified: one.updatedAt,
      accent: one.accent,
    })),
  realizations: async (content) =>
    (await content.get('realizations', { _sort: 'Order:asc' })).map((one) => ({
      path: `/realizations/${one.slug}`,
      languages: one.languages,
      title: `${one.name.text}: ${one.header.text}`,
      description: one.description.text,
      modified: one.updatedAt,
      accent: null,
    })),
  areas: area('areas'),
  industries: area('industries'),
  careers: async (content) =>
    (await content.get('careers')).map((one) => ({
      path: `/careers/${one.slug}`,
      languages: one.languages,
      title: one.title.text,
      description: one.description.text,
      modified: one.updatedAt,
      accent: null,
    })),
  wizard: wizardPages,
  calculator: (content, _, path) => calculatorPage(content, path as CalculatorName),
  accuracy: accuracyPage,
  blog: blogPages,
};

/** The wizard is the same for every company: its texts are labels. */
async function wizardPages(content: Content, locale: Locale): Promise<SitePage[]> {
  const { calculators } = await readMessages(content, locale);
  const { title, subtitle: description } = calculators.wizard;
  const page = { path: WIZARD_PATH, languages: LOCALE_CODES, title, description };
  return [{ ...page, modified: null, accent: null }];
}

/** Without a finished project the page has nothing to find. */
async function accuracyPage(content: Content, locale: Locale): Promise<SitePage[]> {
  const [projects, { accuracy }] = await Promise.all([
    ifThere(content.get('delivered-projects')),
    readMessages(content, locale),
  ]);
  const modified = projects
    ?.map(({ closedOn }) => closedOn)
    .sort()
    .at(-1);
  if (!modified) return [];
  const { title, subtitle: description } = accuracy;
  const page = { path: ACCURACY_PATH, languages: LOCALE_CODES, title, description };
  return [{ ...page, modified, accent: null }];
}

/** A calculator exists as long as its catalogue does. */
async function calculatorPage(content: Content, name: CalculatorName): Promise<SitePage[]> {
  const found = await ifThere(content.get(name));
  if (!found) return [];
  const { title, subtitle, languages } = found;
  const description = subtitle?.text ?? null;
  const page = { path: `/${name}`, languages, title: title.text, description };
  return [{ ...page, modified: null, accent: null }];
}

/** What is read; `null` where the service does not have it. */
async function ifThere<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NotFound') return null;
    throw error;
  }
}

/** Categories that have posts, and all posts, newest first. */
async function blogPages(content: Content): Promise<SitePage[]> {
  const [posts, categories] = await Promise.all([
    content.get('blog-posts/index'),
    content.get('blog-categories'),
  ]);
  const sorted = posts.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  const articles = sorted.map((post) => ({
    path: post.category ? `/blog/${post.category.slug}/${post.slug}` : `/blog/${post.slug}`,
    languages: [post.language],
    title: post.title,
    description: null,
    modified: post.updatedAt,
    accent: null,
  }));
  const lists = categories.map((category) => ({
    path: `/blog/${category.slug}`,
    languages: POLISH,
    title: category.name.text,
    description: null,
    modified: null,
    accent: null,
  }));
  const filled = lists.filter((list) => articles.some(({ path }) => isBelow(list, path)));
  const named = filled.map((list) => ({
    ...list,
    languages: languagesOf(articles.filter(({ path }) => isBelow(list, path))),
    modified: newest(list, articles),
  }));
  return [...named, ...articles];
}

/** Polish, and every language that one of the articles is written in. */
function languagesOf(articles: readonly SitePage[]): Locale[] {
  const written = new Set([...POLISH, ...articles.flatMap(({ languages }) => languages)]);
  return LOCALE_CODES.filter((locale) => written.has(locale));
}

/** A list changes when one of its items changes. */
function newest(page: SitePage, others: readonly SitePage[]): string | null {
  const below = others.filter(({ path }) => isBelow(page, path));
  return newestOf([page, ...below]);
}

/** Time of the last change of any of these pages. */
export function newestOf(pages: readonly Pick<SitePage, 'modified'>[]): string | null {
  return pages.reduce<string | null>(
    (last, { modified }) => (modified !== null && modified > (last ?? '') ? modified : last),
    null,
  );
}

function isBelow({ path }: SitePage, other: string): boolean {
  return path !== '/' && other.startsWith(`${path}/`);
}

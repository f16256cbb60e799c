import {
  AppError,
  isReservedAddress,
  LOCALE_CODES,
  type Locale,
  pathOfPage,
} from '@osnowa/contract';
import type { Content } from '../../content/.server/door.ts';
import { CALCULATOR_LABELS } from '../../i18n/calculator-labels.server.ts';

/** A page that search engines may know. */
export interface SitePage {
  /** Path without language prefix. */
  path: string;
  /** Languages in which it can really be read. */
  languages: readonly Locale[];
  /** Name in the language that was asked for. */
  title: string;
  /** One sentence about it, where content has one. */
  description: string | null;
  /** When it last changed, ISO 8601; `null` where content does not say. */
  modified: string | null;
  /** Colour of the product it is about, `#rrggbb`. */
  accent: string | null;
}

/** Calculators; each bears the name of its catalogue, and is there as long as that is. */
export const CALCULATORS = [
  'kalkulator-aplikacji',
  'kalkulator-dms',
  'kalkulator-dms-n',
  'kalkulator-erp-n',
  'natychmiastowa-wycena',
] as const;

/** Where the estimate wizard begins; its steps need a choice first. */
export const WIZARD_PATH = '/estimate-project';

/** Articles are written in Polish; lists and articles are Polish in every language of the site. */
const POLISH: readonly Locale[] = ['pl'];

/**
 * Every page of the site, lists before what they list.
 * @param content in the language of `locale`
 * @throws AppError `Unavailable` when some of it cannot be read: half a list of pages would be a lie
 */
export async function sitePages(content: Content, locale: Locale): Promise<SitePage[]> {
  const [arranged, offers, calculators, articles] = await Promise.all([
    arrangedPages(content),
    offerPages(content),
    Promise.all(CALCULATORS.map((name) => calculatorPage(content, name))),
    blogPages(content),
  ]);
  const below = [...offers, wizardPage(locale), ...calculators.flat(), ...articles];
  const lists = arranged.map((page) => ({ ...page, modified: newest(page, below) }));
  return [...lists, ...below];
}

async function arrangedPages(content: Content): Promise<SitePage[]> {
  const pages = await content.get('pages');
  return pages
    .filter(({ pageName }) => !isReservedAddress(pageName) && `/${pageName}` !== WIZARD_PATH)
    .map((page) => ({
      path: pathOfPage(page.pageName),
      languages: page.pageName === 'blog' ? POLISH : page.languages,
      title: page.title.text,
      description: (page.seoDescription ?? page.subtitle)?.text ?? null,
      modified: page.updatedAt,
      accent: null,
    }));
}

async function offerPages(content: Content): Promise<SitePage[]> {
  const [products, realizations, areas, industries, careers] = await Promise.all([
    content.get('products', { _sort: 'Order:asc' }),
    content.get('realizations', { _sort: 'Order:asc' }),
    content.get('areas', { _sort: 'Order:asc' }),
    content.get('industries', { _sort: 'Order:asc' }),
    content.get('careers'),
  ]);
  const area = (list: string) => (one: (typeof areas)[number]) => ({
    path: `/${list}/${one.pageName}`,
    languages: one.languages,
    title: one.header1.text,
    description: one.shortDescription.text,
    modified: one.updatedAt,
    accent: null,
  });
  return [
    ...products.map((one) => ({
      path: `/products/${one.slug}`,
      languages: one.languages,
      title: `${one.name}: ${one.title.text}`,
      description: one.shortDescription.text,
      modified: one.updatedAt,
      accent: one.accent,
    })),
    ...realizations.map((one) => ({
      path: `/realizations/${one.slug}`,
      languages: one.languages,
      title: `${one.name.text}: ${one.header.text}`,
      description: one.description.text,
      modified: one.updatedAt,
      accent: null,
    })),
    ...areas.map(area('areas')),
    ...industries.map(area('industries')),
    ...careers.map((one) => ({
      path: `/careers/${one.slug}`,
      languages: one.languages,
      title: one.title.text,
      description: one.description.text,
      modified: one.updatedAt,
      accent: null,
    })),
  ];
}

/** The wizard is the same for every company: its words are labels. */
function wizardPage(locale: Locale): SitePage {
  const { title, subtitle: description } = CALCULATOR_LABELS[locale].wizard;
  const page = { path: WIZARD_PATH, languages: LOCALE_CODES, title, description };
  return { ...page, modified: null, accent: null };
}

async function calculatorPage(
  content: Content,
  name: (typeof CALCULATORS)[number],
): Promise<SitePage[]> {
  try {
    const { title, subtitle, languages } = await content.get(name);
    const description = subtitle?.text ?? null;
    const page = { path: `/${name}`, languages, title: title.text, description };
    return [{ ...page, modified: null, accent: null }];
  } catch (error) {
    if (error instanceof AppError && error.code === 'NotFound') return [];
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
    languages: POLISH,
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
  return [...filled.map((list) => ({ ...list, modified: newest(list, articles) })), ...articles];
}

/** A list changes when what it lists changes. */
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

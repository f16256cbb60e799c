import { CALCULATOR_NAMES, type CalculatorName } from '@osnowa/site-map';
import { z } from 'zod';
import { pageAddress } from './addresses.ts';
import {
  blogCategory,
  blogNeighbours,
  blogPost,
  blogPostEntry,
  blogPostSidebar,
  blogTag,
} from './entities/blog.ts';
import { catalogue } from './entities/catalogue.ts';
import { career, employee, redirect, siteSettings } from './entities/company.ts';
import { deliveredProject } from './entities/delivered-project.ts';
import { fact } from './entities/fact.ts';
import { closedDays, replyTimes } from './entities/lead-desk.ts';
import { navigation } from './entities/navigation.ts';
import {
  area,
  estimateElement,
  feature,
  product,
  realization,
  service,
  slide,
} from './entities/offer.ts';
import { page } from './entities/page.ts';
import { SEARCH_KINDS, searchReply } from './entities/search.ts';
import { siteWords } from './entities/site-words.ts';
import { id, slug } from './entities/values.ts';
import { READ, SEARCH } from './limits.ts';
import { LOCALE_CODES } from './locale.ts';
import { countReply } from './replies.ts';

const digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const ids = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .pipe(z.array(digits.pipe(id)).max(READ.maxIds));

/** The requested part of a list. Values arrive as strings. */
const part = {
  _start: digits.optional(),
  _limit: digits.pipe(z.number().min(1).max(READ.maxLimit)).optional(),
};

/** Query parameters every list knows. */
function paging<const Field extends string>(...sortable: [Field, ...Field[]]) {
  const order = z.templateLiteral([z.enum(sortable), ':', z.enum(['asc', 'desc'])]);
  return {
    _sort: order.optional(),
    ...part,
  };
}

const typed = z.string().max(SEARCH.maxCharacters).optional();
const language = z.enum(LOCALE_CODES).optional();

/** Lists are in one language, Polish unless another is named; a slug is found in all of them. */
const posts = {
  slug: slug.optional(),
  language,
  category: slug.optional(),
  tag: slug.optional(),
  _q: typed,
};

function read<Query extends z.ZodRawShape, Reply extends z.ZodType>(query: Query, reply: Reply) {
  return { query: z.strictObject(query), reply };
}

const catalogueRead = read({}, catalogue);
const catalogues = Object.fromEntries(
  CALCULATOR_NAMES.map((name) => [name, catalogueRead]),
) as Record<CalculatorName, typeof catalogueRead>;
const estimateElements = read({ _sort: paging('id')._sort }, z.array(estimateElement));

/**
 * Every read of the contract: its path, its query parameters (any other is `BadQuery`) and its
 * answer. The name is also the cache tag. Areas and industries are filtered by page name.
 */
export const READS = {
  careers: read({ ...paging('id', 'created_at'), slug: slug.optional() }, z.array(career)),
  realizations: read(
    { ...paging('id', 'Order'), slug: slug.optional(), Name: z.string().max(200).optional() },
    z.array(realization),
  ),
  'customised-solutions': estimateElements,
  'products-systems': estimateElements,
  areas: read({ ...paging('id', 'Order'), PageName: slug.optional() }, z.array(area)),
  industries: read({ ...paging('id', 'Order'), PageName: slug.optional() }, z.array(area)),
  'area-features': read({ id_in: ids.optional() }, z.array(feature)),
  products: read({ ...paging('id', 'Order'), slug: slug.optional() }, z.array(product)),
  'blog-posts': read({ ...paging('id', 'created_at'), ...posts }, z.array(blogPost)),
  'blog-posts/count': read(posts, countReply),
  'blog-posts/index': read({}, z.array(blogPostEntry)),
  'blog-posts/neighbours': read({ slug }, blogNeighbours),
  'blog-categories': read({}, z.array(blogCategory)),
  'blog-tags': read({}, z.array(blogTag)),
  'blog-post-sidebars': read({ id_in: ids.optional() }, z.array(blogPostSidebar)),
  ...catalogues,
  employees: read(paging('id', 'Surname'), z.array(employee)),
  'main-page-sliders': read(paging('id', 'Order'), z.array(slide)),
  services: read(paging('id', 'Order'), z.array(service)),
  'estimate-elements': estimateElements,
  'site-settings': read({}, siteSettings),
  navigation: read({}, navigation),
  'site-words': read({}, siteWords),
  'closed-days': read({}, closedDays),
  'reply-times': read({}, replyTimes),
  search: read(
    { _q: typed, language, kind: z.enum(SEARCH_KINDS).optional(), ...part },
    searchReply,
  ),
  redirects: read({}, z.array(redirect)),
  'delivered-projects': read({}, z.array(deliveredProject)),
  facts: read({}, z.array(fact)),
  pages: read({ PageName: pageAddress.optional() }, z.array(page)),
} as const;

/** Name of a read, which is also its path below the API's address. */
export type ReadName = keyof typeof READS;

/** Parsed query of a read. */
export type ReadQuery<Name extends ReadName> = z.output<(typeof READS)[Name]['query']>;

/** Answer of a read. */
export type ReadReply<Name extends ReadName> = z.output<(typeof READS)[Name]['reply']>;

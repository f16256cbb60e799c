import type { ReadName } from '@osnowa/contract';
import { CALCULATOR_NAMES, type CalculatorName } from '@osnowa/site-map';
import type { CollectionSlug, GlobalSlug } from 'payload';

/** A collection, or the part of it whose `field` has the `value`. */
export interface CollectionSource {
  collection: CollectionSlug;
  only?: { field: string; value: string };
}

/** A figure that is calculated now and then, and stored as the state of this lease. */
export interface FigureSource {
  lease: string;
}

/** The documents of other reads, some of them. */
export interface JoinedSource {
  reads: readonly ReadName[];
}

/** Where a read finds its documents. */
export type Source = CollectionSource | FigureSource | JoinedSource | { global: GlobalSlug };

const catalogues = Object.fromEntries(
  CALCULATOR_NAMES.map((value) => [
    value,
    { collection: 'catalogues', only: { field: 'calculator', value } },
  ]),
) as Record<CalculatorName, CollectionSource>;

function estimateElements(value: string): CollectionSource {
  return { collection: 'estimate-elements', only: { field: 'offer', value } };
}

/** Every read of the contract with the collection or global of its documents. */
export const SOURCES: Record<ReadName, Source> = {
  careers: { collection: 'careers' },
  realizations: { collection: 'realizations' },
  'customised-solutions': estimateElements('customised'),
  'products-systems': estimateElements('products-systems'),
  'estimate-elements': { collection: 'estimate-elements' },
  areas: { collection: 'areas' },
  industries: { collection: 'industries' },
  'area-features': { collection: 'features' },
  products: { collection: 'products' },
  'blog-posts': { collection: 'posts' },
  'blog-posts/count': { collection: 'posts' },
  'blog-posts/index': { collection: 'posts' },
  'blog-posts/neighbours': { collection: 'posts' },
  'blog-categories': { collection: 'categories' },
  'blog-tags': { collection: 'tags' },
  'blog-post-sidebars': { collection: 'sidebars' },
  ...catalogues,
  employees: { collection: 'employees' },
  'main-page-sliders': { collection: 'slides' },
  services: { collection: 'services' },
  'site-settings': { global: 'site-settings' },
  navigation: { global: 'navigation' },
  'site-words': { collection: 'changed-words' },
  'closed-days': { lease: 'closed-days' },
  'reply-times': { lease: 'reply-times' },
  search: {
    reads: [
      'products',
      'services',
      'pages',
      ...CALCULATOR_NAMES,
      'areas',
      'industries',
      'area-features',
      'realizations',
      'careers',
      'blog-posts',
    ],
  },
  redirects: { collection: 'redirects' },
  'delivered-projects': {
    collection: 'delivered-projects',
    only: { field: 'state', value: 'closed' },
  },
  facts: { collection: 'facts' },
  pages: { collection: 'pages' },
};

export const READ_NAMES = Object.keys(SOURCES) as ReadName[];

/** Collections whose documents are not public before their `publishedAt`. */
export const DATED: readonly CollectionSlug[] = ['posts', 'careers'];

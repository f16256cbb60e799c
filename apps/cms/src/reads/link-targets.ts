import { LOCALE_CODES, type Locale, pathOfPage, type ReadName } from '@osnowa/contract';
import { CALCULATOR_NAMES, type CalculatorName, calculatorNamed } from '@osnowa/site-map';
import type { CollectionSlug } from 'payload';
import type { WireRecord } from './arrange.ts';

/** A text in the languages that it has. */
export type Translations = Partial<Record<Locale, string | null>>;

/** How a menu finds, addresses and names documents of one collection. */
interface TargetKind {
  /** The reads that show the public ones. */
  reads: readonly ReadName[];
  /** Language-free path of the document's page. */
  pathOf(record: WireRecord, read: ReadName): string;
  titleOf(record: WireRecord): Translations;
  /** Reads of other documents that are part of the path. */
  alsoIn?: readonly ReadName[];
}

function below(path: string, field: 'slug' | 'PageName' = 'slug'): TargetKind['pathOf'] {
  return (record) => `${path}/${record[field]}`;
}

function translated(field: string): TargetKind['titleOf'] {
  return (record) =>
    Object.fromEntries(LOCALE_CODES.map((locale) => [locale, record[`${field}_${locale}`]]));
}

function calculatorPath(_record: WireRecord, read: ReadName): string {
  return `/${calculatorNamed(read as CalculatorName).movedTo ?? read}`;
}

function postPath({ category, slug }: WireRecord): string {
  const { slug: above } = (category ?? {}) as { slug?: string };
  return above === undefined ? `/blog/${slug}` : `/blog/${above}/${slug}`;
}

/** The collections whose documents a menu can lead to. */
const LINK_TARGETS = {
  pages: {
    reads: ['pages'],
    pathOf: ({ PageName }) => pathOfPage(String(PageName)),
    titleOf: translated('Title'),
  },
  products: {
    reads: ['products'],
    pathOf: below('/products'),
    // A product has the same name in every language.
    titleOf: ({ Name }) =>
      Object.fromEntries(LOCALE_CODES.map((locale) => [locale, Name as string])),
  },
  services: {
    reads: ['services'],
    pathOf: ({ Anchor }) => `/services#${Anchor}`,
    titleOf: translated('Name'),
  },
  realizations: {
    reads: ['realizations'],
    pathOf: below('/realizations'),
    titleOf: translated('Name'),
  },
  areas: { reads: ['areas'], pathOf: below('/areas', 'PageName'), titleOf: translated('Name') },
  industries: {
    reads: ['industries'],
    pathOf: below('/industries', 'PageName'),
    titleOf: translated('Name'),
  },
  careers: { reads: ['careers'], pathOf: below('/careers'), titleOf: translated('Title') },
  catalogues: {
    reads: CALCULATOR_NAMES,
    pathOf: calculatorPath,
    titleOf: translated('Title'),
  },
  posts: {
    reads: ['blog-posts'],
    pathOf: postPath,
    // Posts are in Polish.
    titleOf: ({ Title }) => ({ pl: Title as string }),
    alsoIn: ['blog-categories'],
  },
  categories: { reads: ['blog-categories'], pathOf: below('/blog'), titleOf: translated('Name') },
} as const satisfies Partial<Record<CollectionSlug, TargetKind>>;

/** One of these collections. */
export type TargetCollection = keyof typeof LINK_TARGETS;

/** The names of these collections. */
export const TARGET_COLLECTIONS = Object.keys(LINK_TARGETS) as [
  TargetCollection,
  ...TargetCollection[],
];

/** The kind of target that a collection holds. */
export function targetKind(collection: TargetCollection): TargetKind {
  return LINK_TARGETS[collection];
}

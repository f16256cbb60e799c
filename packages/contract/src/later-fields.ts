import { CALCULATOR_NAMES } from '@osnowa/site-map';
import { section } from './entities/page.ts';
import { LOCALE_CODES } from './locale.ts';
import type { ReadName } from './reads.ts';

/** Request header of a read: the later fields that the site knows, separated by commas. */
export const LATER_FIELDS_HEADER = 'x-later-fields';

/** Fields of the pictures in any record. */
const OF_PICTURES = ['phonePart', 'versions'] as const;

/** A kind of section among the later fields: `kind:month`. */
export function laterKind(kind: string): string {
  return `kind:${kind}`;
}

/** The kinds that every site knows: this list must not change; each other kind is a later one. */
const FIRST_KINDS: readonly string[] = [
  ...['hero', 'slider', 'products', 'services', 'claims', 'realizations', 'stages', 'wheel'],
  ...['areas', 'industries', 'calculator', 'articles', 'contact', 'text', 'picture', 'points'],
  ...['questions', 'team', 'careers', 'addresses', 'advisers', 'association', 'flow'],
  'callToAction',
];

const LATER_KINDS = section.options
  .flatMap(({ shape }) => [...shape.kind.values])
  .filter((kind) => !FIRST_KINDS.includes(kind))
  .map(laterKind);

const OF_CALCULATORS = Object.fromEntries(
  CALCULATOR_NAMES.map((name) => [name, ['smallestDays', 'history']]),
) satisfies Partial<Record<ReadName, string[]>>;

/**
 * Fields that records of a read, and kinds that sections of a page, have had since a later version.
 * A site of an earlier one refuses an answer with a field or a kind that it does not know, so only a
 * site that names one gets it. A service of an earlier version does not have it: the contract gives
 * such a field a default.
 */
export const LATER_FIELDS: Readonly<Partial<Record<ReadName, readonly string[]>>> = {
  realizations: ['Proof', ...OF_PICTURES],
  products: [
    'quotedRealization',
    'Sections',
    ...LOCALE_CODES.map((locale) => `StartingPrice_${locale}`),
    ...OF_PICTURES,
  ],
  areas: ['quotedRealization', ...OF_PICTURES],
  industries: ['quotedRealization', ...OF_PICTURES],
  pages: [
    'quotedRealization',
    'Folded',
    'View',
    'Place',
    'Claims',
    'AsksAbout',
    ...LATER_KINDS,
    ...OF_PICTURES,
  ],
  services: OF_PICTURES,
  employees: OF_PICTURES,
  'main-page-sliders': OF_PICTURES,
  'site-settings': [
    'CareerConsent',
    'EstimateConsent',
    ...LOCALE_CODES.map((locale) => `Registration_${locale}`),
    'Unsaved',
    ...OF_PICTURES,
  ],
  'blog-posts': ['Language', ...OF_PICTURES],
  'blog-posts/index': ['Language'],
  'blog-posts/neighbours': ['Language', ...OF_PICTURES],
  'blog-post-sidebars': OF_PICTURES,
  search: ['Kinds'],
  'reply-times': ['LaterMedian'],
  ...OF_CALCULATORS,
};

/** Value of the header for a site of this version; `null` if a read has no later fields. */
export function knownFields(name: ReadName): string | null {
  return LATER_FIELDS[name]?.join(',') ?? null;
}

/** Later fields of a read that a request does not name. */
export function unknownFields(name: ReadName, header: string | undefined): readonly string[] {
  const known = header?.split(',') ?? [];
  return LATER_FIELDS[name]?.filter((field) => !known.includes(field)) ?? [];
}

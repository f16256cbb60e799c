import type { Locale, ReadName, ReadQuery, ReadReply } from '@osnowa/contract';
import { CALCULATOR_NAMES, type CalculatorName } from '@osnowa/site-map';
import type { InOneLanguage } from '@osnowa/text';
import type { Translated } from './domain.ts';

const catalogues = Object.fromEntries(CALCULATOR_NAMES.map((name) => [name, 'Title'])) as Record<
  CalculatorName,
  'Title'
>;

/** Reads of documents that have a page of their own, with the field that names each. */
export const TITLES = {
  pages: 'Title',
  products: 'Title',
  areas: 'Header1',
  industries: 'Header1',
  realizations: 'Name',
  careers: 'Title',
  ...catalogues,
} as const satisfies Partial<Record<ReadName, string>>;

/** Name of such a read. */
export type TitledName = keyof typeof TITLES;

/** Query of a read, in the contract's own types: numbers as numbers, repeated values as arrays. */
export type ContentQuery<Name extends ReadName> = Partial<ReadQuery<Name>>;

/** Answer of a read in camel case and in one language; documents with a page of their own say in which languages they exist. */
export type ContentReply<Name extends ReadName> = Name extends TitledName
  ? ReadReply<Name> extends readonly (infer Document)[]
    ? (InOneLanguage<Document> & Translated)[]
    : InOneLanguage<ReadReply<Name>> & Translated
  : InOneLanguage<ReadReply<Name>>;

/** Reads whose answer is a list. */
export type ListName = {
  [Name in ReadName]: ReadReply<Name> extends readonly unknown[] ? Name : never;
}[ReadName];

/**
 * The content as one request reads it, in its language. It records the tags of all reads.
 */
export interface Content {
  /** Language of the page that is made. */
  locale: Locale;
  /**
   * One read.
   * @throws AppError `NotFound` when the API says so or the query can match nothing;
   *   `Unavailable` when the API gives no usable answer and there is no good copy
   */
  get<Name extends ReadName>(name: Name, query?: ContentQuery<Name>): Promise<ContentReply<Name>>;
  /**
   * As `get`, for a list: empty if nothing matches the filter, and also if the read fails, on a
   * page marked `degraded`.
   */
  list<Name extends ListName>(name: Name, query?: ContentQuery<Name>): Promise<ContentReply<Name>>;
  /**
   * As `get`, for content that the page can do without: `null` if the read fails. After a failure
   * the page is marked `stale`, so that it is rendered again once the API answers.
   */
  optional<Name extends ReadName>(
    name: Name,
    query?: ContentQuery<Name>,
  ): Promise<ContentReply<Name> | null>;
  /** Marks the page `stale`: something else that it shows could not be read. */
  markStale(): void;
  /** Cache tags of everything read so far. */
  readonly tags: ReadonlySet<string>;
  /** A list is empty only because the API is down: the page is sent as 503 and no cache stores it. */
  readonly degraded: boolean;
  /** Something came from a last good copy because the API could not be asked. */
  readonly stale: boolean;
  /** Content that the page needs was unavailable. */
  readonly unavailable: boolean;
}

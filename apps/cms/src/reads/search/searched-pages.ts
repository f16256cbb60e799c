import {
  DEFAULT_LOCALE,
  isReservedAddress,
  type Locale,
  pathOfPage,
  type ReadName,
  type SEARCH_KINDS,
} from '@osnowa/contract';
import { CALCULATOR_NAMES, calculatorNamed, routeAt } from '@osnowa/site-map';
import { languagesOf, splitSuffix } from '@osnowa/text';
import { type AddressedCollection, pathOfRecord } from '../addresses.ts';
import { sorted, type WireRecord } from '../arrange.ts';
import { textOfHtml } from '../rich-text.ts';
import type { Texts } from './searched-texts.ts';

/** A kind of pages that a search finds. */
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A page in one language, as a search sees it. */
export interface SearchedPage extends Texts {
  kind: SearchKind;
  /** Path without language. */
  to: string;
}

/** The public records of a read. */
export type Records = (read: ReadName) => Promise<readonly WireRecord[]>;

interface Searched {
  collection: AddressedCollection;
  reads: readonly ReadName[];
  /** Fields of which the title consists; the first one that has a language says whether the page is translated. */
  title: readonly string[];
  about: string;
}

/** All kinds but articles, which have an index of their own. */
const KINDS: Record<Exclude<SearchKind, 'posts'>, Searched> = {
  products: {
    collection: 'products',
    reads: ['products'],
    title: ['Name', 'Title'],
    about: 'ShortDescription',
  },
  services: {
    collection: 'services',
    reads: ['services'],
    title: ['Name'],
    about: 'ServicesDescription',
  },
  pages: { collection: 'pages', reads: ['pages'], title: ['Title'], about: 'Subtitle' },
  calculators: {
    collection: 'catalogues',
    reads: CALCULATOR_NAMES.filter((name) => calculatorNamed(name).movedTo === undefined),
    title: ['Title'],
    about: 'Subtitle',
  },
  areas: { collection: 'areas', reads: ['areas'], title: ['Name'], about: 'ShortDescription' },
  industries: {
    collection: 'industries',
    reads: ['industries'],
    title: ['Name'],
    about: 'ShortDescription',
  },
  realizations: {
    collection: 'realizations',
    reads: ['realizations'],
    title: ['Name', 'Header'],
    about: 'Description',
  },
  careers: { collection: 'careers', reads: ['careers'], title: ['Title'], about: 'Description' },
};

/** Fields that visitors do not read as a text of the page. */
const UNREAD = /^(?:alt|Button|SecondButton|SeoTitle|SeoDescription)$/;

/** Every page but the articles that exists in a language. */
export async function searchedPages(records: Records, locale: Locale): Promise<SearchedPage[]> {
  const features = new Map((await records('area-features')).map((one) => [one.id, one]));
  const pageOf = (kind: keyof typeof KINDS, read: ReadName, record: WireRecord): SearchedPage => {
    const { collection, title, about } = KINDS[kind];
    const shown = { ...record, features: featuresOf(record, features) };
    const texts = textsOf(shown, locale, title, about);
    return { kind, to: pathOfRecord(collection, record, read), ...texts };
  };
  const lists = Object.entries(KINDS).flatMap(([kind, searched]) =>
    searched.reads.map(async (read) =>
      sorted(await records(read))
        .filter((record) => isShown(record, locale, searched))
        .map((record) => pageOf(kind as keyof typeof KINDS, read, record)),
    ),
  );
  return (await Promise.all(lists)).flat();
}

function isShown(record: WireRecord, locale: Locale, { collection, title }: Searched): boolean {
  const translated = title.find((field) => `${field}_${DEFAULT_LOCALE}` in record) ?? '';
  if (!languagesOf(record, translated).includes(locale)) return false;
  return collection !== 'pages' || hasPage(String(record.PageName));
}

/** Whether visitors find a page of the content at its address. */
function hasPage(address: string): boolean {
  const { sitemap } = routeAt(pathOfPage(address)) ?? { sitemap: 'pages' };
  return !isReservedAddress(address) && (sitemap === 'pages' || sitemap === 'wizard');
}

/** Areas and industries name their features, which have a read of their own. */
function featuresOf({ features }: WireRecord, known: ReadonlyMap<unknown, WireRecord>): unknown[] {
  return Array.isArray(features) ? features.map((id) => known.get(id)) : [];
}

function textsOf(
  record: WireRecord,
  locale: Locale,
  titleFields: readonly string[],
  aboutField: string,
): Texts {
  const textIn = (field: string) => record[`${field}_${locale}`] ?? record[field];
  const own = titleFields.map(textIn).filter((one) => typeof one === 'string');
  const [name = '', heading = ''] = own;
  // Some headings name the product themselves.
  const title = heading.includes(name) ? heading : own.join(': ');
  const about = String(textIn(aboutField) ?? '');
  const others = textsIn(record, locale).filter((one) => one !== about && !own.includes(one));
  return { title, about, body: inLines([...new Set(others)]) };
}

/** Every text of a record in a language, and the technologies, which have none. */
function textsIn(value: unknown, locale: Locale): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, locale));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]): string[] => {
    if (field === 'Technologies') return [(inner as string[]).join(', ')];
    const suffix = splitSuffix(field);
    if (!suffix) return textsIn(inner, locale);
    if (typeof inner !== 'string' || suffix.locale !== locale || UNREAD.test(suffix.name))
      return [];
    return [suffix.name === 'Content' ? textOfHtml(inner) : inner];
  });
}

/** Headings and paragraphs, one on a line. */
export function inLines(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split('\n'))
    .map((line) =>
      line
        .replace(/ +/g, ' ')
        .replace(/ (?=[.,;:!?)])/g, '')
        .trim(),
    )
    .filter(Boolean)
    .join('\n');
}

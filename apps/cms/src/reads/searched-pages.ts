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
import { pathOfRecord } from './addresses.ts';
import { sorted, type WireRecord } from './arrange.ts';
import { textOfHtml } from './rich-text.ts';
import type { Texts } from './searched-texts.ts';

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A page in one language, as a search sees it. */
export interface SearchedPage extends Texts {
  kind: SearchKind;
  /** Path without language. */
  to: string;
}

export type Records = (read: ReadName) => Promise<readonly WireRecord[]>;

interface Searched {
  /** Fields of which the title consists; the first one that has a language says whether the page is translated. */
  title: readonly string[];
  about: string;
}

/** All kinds but articles, which have an index of their own. */
const KINDS = {
  products: { title: ['Name', 'Title'], about: 'ShortDescription' },
  services: { title: ['Name'], about: 'ServicesDescription' },
  pages: { title: ['Title'], about: 'Subtitle' },
  calculators: { title: ['Title'], about: 'Subtitle' },
  areas: { title: ['Name'], about: 'ShortDescription' },
  industries: { title: ['Name'], about: 'ShortDescription' },
  realizations: { title: ['Name', 'Header'], about: 'Description' },
  careers: { title: ['Title'], about: 'Description' },
} as const satisfies Record<Exclude<SearchKind, 'posts'>, Searched>;

type Kind = keyof typeof KINDS;

function readsOf(kind: Kind): readonly ReadName[] {
  if (kind !== 'calculators') return [kind];
  return CALCULATOR_NAMES.filter((name) => calculatorNamed(name).movedTo === undefined);
}

/** Fields that visitors do not read as a text of the page. */
const UNREAD = /^(?:alt|Button|SecondButton|SeoTitle|SeoDescription)$/;

/** Every page but the articles that exists in a language. */
export async function searchedPages(records: Records, locale: Locale): Promise<SearchedPage[]> {
  const features = new Map((await records('area-features')).map((one) => [one.id, one]));
  const pageOf = (kind: Kind, read: ReadName, record: WireRecord): SearchedPage => {
    const collection = kind === 'calculators' ? 'catalogues' : kind;
    const { title, about } = KINDS[kind];
    const shown = { ...record, features: featuresOf(record, features) };
    const texts = textsOf(shown, locale, title, about);
    return { kind, to: pathOfRecord(collection, record, read), ...texts };
  };
  const lists = (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    readsOf(kind).map(async (read) =>
      sorted(await records(read))
        .filter((record) => isShown(record, locale, kind))
        .map((record) => pageOf(kind, read, record)),
    ),
  );
  return (await Promise.all(lists)).flat();
}

function isShown(record: WireRecord, locale: Locale, kind: Kind): boolean {
  const translated =
    KINDS[kind].title.find((field) => `${field}_${DEFAULT_LOCALE}` in record) ?? '';
  if (!languagesOf(record, translated).includes(locale)) return false;
  return kind !== 'pages' || hasPage(String(record.PageName));
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

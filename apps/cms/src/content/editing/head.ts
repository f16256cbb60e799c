import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import { fullTitle, HEADS, type Head, type HeadKind, hasHead } from '@osnowa/site-map';
import type { CollectionSlug } from 'payload';
import { env } from '../../platform/process/env.ts';
import { isLocalised } from '../../publishing/leaves.ts';
import { type CheckedDocument, textIn } from './checked-document.ts';
import { hasAddress, pathFor, sharePictureAddress } from './preview.ts';
import type { ShownHead } from './report.ts';

type Row = Readonly<Record<string, unknown>>;

/** Collections whose documents have a page with a title of its own. */
export const HEAD_KINDS = Object.keys(HEADS) as HeadKind[];

/** Title and description of a document's page in a language, as the site makes them; `null` without such a page. */
export function headIn(collection: CollectionSlug, row: Row, language: Locale): Head | null {
  if (!hasHead(collection)) return null;
  const { title, description } = HEADS[collection]((name) => textIn(row, name, language));
  // The title of a document without texts would consist of separators only.
  return { title: title.replace(/^[:\s]+|[:\s]+$/g, ''), description };
}

/** The field by which the site knows whether a document is translated; posts are in Polish only. */
const TITLES: Partial<Record<CollectionSlug, string>> = {
  pages: 'title',
  products: 'title',
  areas: 'header1',
  industries: 'header1',
  realizations: 'name',
  careers: 'title',
};

/** Whether a document has a title of its own in a language. */
export function hasTitle(collection: CollectionSlug, row: Row, language: Locale): boolean {
  if (language === DEFAULT_LOCALE) return true;
  const value = row[TITLES[collection] ?? ''];
  return typeof value === 'object' && value !== null && Boolean((value as Row)[language]);
}

/** Whether the page counts as translated into a language: its title and most of its texts are. */
export function isTranslated({ collection, fields, row }: CheckedDocument, language: Locale) {
  const texts = fields
    .filter(({ field }) => isLocalised(field))
    .map(({ value }) => (value ?? {}) as Partial<Record<Locale, unknown>>)
    .filter((values) => values[DEFAULT_LOCALE]);
  if (language === DEFAULT_LOCALE) return true;
  const there = texts.filter((values) => values[language]).length;
  return hasTitle(collection, row, language) && there * 2 > texts.length;
}

/** Settings of the site that complete a page without a description of its own. */
interface Company {
  companyName?: string | null;
  description?: Partial<Record<Locale, string | null>> | null;
}

/** How search engines and networks show the page in each language; nothing for a document without an address. */
export async function shownHeads(document: CheckedDocument): Promise<ShownHead[]> {
  const { collection, req, row } = document;
  const pathOf = pathFor(collection);
  if (!hasHead(collection) || !pathOf || !hasAddress(row)) return [];
  const path = await pathOf(row, req);
  const company = await req.payload.db.findGlobal<Company & Record<string, unknown>>({
    slug: 'site-settings',
    locale: 'all',
    req,
  });
  return LOCALE_CODES.map((language) => {
    const isPolish = !isTranslated(document, language);
    const locale = isPolish ? DEFAULT_LOCALE : language;
    const head = headIn(collection, row, locale);
    const about = company ? textIn(company, 'description', locale) : '';
    const { prefix } = LOCALES[locale];
    return {
      language,
      title: head?.title ? fullTitle(head.title, company?.companyName ?? '') : '',
      sharedTitle: head?.title ?? '',
      description: head?.description || (collection === 'pages' ? about : ''),
      address: `${env.PUBLIC_URL}${path === '/' ? prefix || '/' : prefix + path}`,
      picture: sharePictureAddress(path, locale),
      isPolish,
    };
  });
}

import { LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import { hasHead } from '@osnowa/site-map';
import type { CollectionSlug, Where } from 'payload';
import { type AdminLabel, adminLanguage } from '../../../kit/office-language.ts';
import type { Words } from '../../../kit/words.ts';
import { leftGap } from '../../templates/refuse-gaps.ts';
import { type CheckedDocument, textIn } from '../checked-document.ts';
import { HEAD_KINDS, hasTitle, headIn, isTranslated } from '../head.ts';
import type { Finding } from '../report.ts';

/** Search engines show so many characters; a much shorter text says too little. */
const TITLE = { least: 15, most: 60 } as const;
const DESCRIPTION = { least: 70, most: 160 } as const;

type Part = keyof Words['checkRules']['searchTexts'];
const SIZES = { title: TITLE, description: DESCRIPTION } as const;
const PARTS: readonly Part[] = ['title', 'description'];

/** The field that an editor changes to change a text for search engines. */
function fieldOf({ fields }: CheckedDocument, part: Part): string {
  const own = part === 'title' ? 'seoTitle' : 'seoDescription';
  return fields.some(({ path }) => path === own) ? own : part;
}

function sizeProblem(part: Part, text: string): 'empty' | 'long' | 'short' | null {
  const { least, most } = SIZES[part];
  if (text === '') return 'empty';
  if (text.length > most) return 'long';
  return text.length < least ? 'short' : null;
}

/** A language without a title of its own shows the Polish page: its translation is another check. */
function languagesOf(document: CheckedDocument): Locale[] {
  return LOCALE_CODES.filter((locale) => isTranslated(document, locale));
}

function sizes(document: CheckedDocument, language: Locale): Finding[] {
  const head = headIn(document.collection, document.row, language);
  return PARTS.flatMap((part) => {
    const text = head?.[part] ?? '';
    const problem = sizeProblem(part, text);
    // A text of the template is named by a check of its own.
    if (problem === null || leftGap(text) !== null) return [];
    const sentence = document.said((w) => w.searchTexts[part][problem], {
      language: LOCALES[language].name,
      has: text.length,
      most: SIZES[part].most,
    });
    const weight = problem === 'empty' ? 'hurts' : 'better';
    return [document.finding({ weight, sentence, language, field: fieldOf(document, part) })];
  });
}

type Row = Record<string, unknown> & { id: number };

/** A text of the content by which another page with an equal head can be found. */
const NAMES = {
  title: ['seoTitle', 'title', 'header1', 'header'],
  description: ['seoDescription', 'description', 'subtitle', 'shortDescription'],
} as const satisfies Record<Part, readonly string[]>;

/** Conditions for documents of a kind with a field that says one of these texts. */
function equalFields(
  { req }: CheckedDocument,
  collection: CollectionSlug,
  heads: ReadonlyMap<Locale, Record<Part, string>>,
): Where[] {
  const schema = req.payload.collections[collection].config.flattenedFields;
  return PARTS.flatMap((part) =>
    schema
      .filter(({ name }) => (NAMES[part] as readonly string[]).includes(name))
      .flatMap((field) => {
        const isLocalised = 'localized' in field && field.localized === true;
        return [...heads].flatMap(([language, head]): Where[] => {
          if (head[part] === '' || (!isLocalised && language !== 'pl')) return [];
          const name = isLocalised ? `${field.name}.${language}` : field.name;
          return [{ [name]: { equals: head[part] } }];
        });
      }),
  );
}

async function candidates(
  document: CheckedDocument,
  heads: ReadonlyMap<Locale, Record<Part, string>>,
): Promise<{ collection: CollectionSlug; row: Row }[]> {
  const { req, id } = document;
  const found = await Promise.all(
    HEAD_KINDS.map(async (collection) => {
      const or = equalFields(document, collection, heads);
      if (or.length === 0) return [];
      const other = collection === document.collection ? [{ id: { not_equals: id } }] : [];
      const { docs } = await req.payload.db.find<Row>({
        collection,
        where: { and: [{ deletedAt: { exists: false } }, ...other, { or }] },
        locale: 'all',
        limit: 5,
        pagination: false,
        req,
      });
      return docs.map((row) => ({ collection, row }));
    }),
  );
  return found.flat();
}

/** Another document in words: `Strona: Kontakt`. */
function otherInWords({ req, language }: CheckedDocument, collection: CollectionSlug, row: Row) {
  const { admin, labels } = req.payload.collections[collection].config;
  const kind = (labels.singular as AdminLabel)[adminLanguage(language)];
  return `${kind} „${textIn(row, admin.useAsTitle ?? 'id', 'pl') || `#${row.id}`}”`;
}

async function equals(document: CheckedDocument, languages: readonly Locale[]): Promise<Finding[]> {
  const heads = new Map(
    languages.flatMap((language) => {
      const head = headIn(document.collection, document.row, language);
      return head ? [[language, head] as const] : [];
    }),
  );
  const others = await candidates(document, heads);
  return [...heads].flatMap(([language, head]) =>
    PARTS.flatMap((part): Finding[] => {
      const other = others.find(
        ({ collection, row }) =>
          head[part] !== '' &&
          leftGap(head[part]) === null &&
          hasTitle(collection, row, language) &&
          headIn(collection, row, language)?.[part] === head[part],
      );
      if (!other) return [];
      const sentence = document.said((w) => w.searchTexts[part].same, {
        language: LOCALES[language].name,
        other: otherInWords(document, other.collection, other.row),
      });
      const field = fieldOf(document, part);
      return [document.finding({ weight: 'hurts', sentence, language, field })];
    }),
  );
}

/** Titles and descriptions for search engines: missing, too long or short, or those of another page. */
export async function searchTexts(document: CheckedDocument): Promise<Finding[]> {
  if (!hasHead(document.collection)) return [];
  const languages = languagesOf(document);
  const own = languages.flatMap((language) => sizes(document, language));
  return [...own, ...(await equals(document, languages))];
}

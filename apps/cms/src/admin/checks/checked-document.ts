import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { newestRow } from '../../changes/translations/newest-state.ts';
import { type DocumentField, documentFields } from '../../fields/document-fields.ts';
import { type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { type Words, wordsFor } from '../../kit/words.ts';
import { fieldInWords } from '../editing/missing-fields.ts';
import type { Finding } from './report.ts';

/** A node of a rich text, as the checks know it: imported and pasted texts may lack any field. */
export interface Node {
  type?: unknown;
  tag?: unknown;
  text?: unknown;
  value?: unknown;
  fields?: unknown;
  children?: unknown;
  /** Types of the nodes around it, the outermost first. */
  around: readonly string[];
}

/** Deeper than any text of a person; a broken one may contain itself without end. */
const DEEPEST = 100;

function collect(children: unknown, around: readonly string[], found: Node[]): void {
  if (!Array.isArray(children) || around.length > DEEPEST) return;
  for (const child of children) {
    if (typeof child !== 'object' || child === null) continue;
    const node: Node = { ...child, around };
    found.push(node);
    collect(node.children, [...around, String(node.type)], found);
  }
}

/** All nodes of a rich text in their order; none for a value that is no rich text. */
export function nodesOf(value: unknown): Node[] {
  const root = (value as { root?: { children?: unknown } } | null | undefined)?.root;
  const found: Node[] = [];
  collect(root?.children, [], found);
  return found;
}

/** The words in a node. */
export function wordsIn({ text, children }: Pick<Node, 'text' | 'children'>): string {
  if (typeof text === 'string') return text;
  if (!Array.isArray(children)) return '';
  return children
    .map((child) => (typeof child === 'object' && child !== null ? wordsIn(child) : ''))
    .join('');
}

/** A picture or file of the content: its texts in all languages. */
export interface Medium {
  id: number;
  filename?: string | null;
  alt?: Partial<Record<Locale, string | null>> | null;
  deletedAt?: string | null;
}

/** A rich text in one language; `null` for one that is the same in all. */
export interface CheckedText {
  field: DocumentField;
  language: Locale | null;
  nodes: readonly Node[];
}

/** A sentence of the checks in any language. */
export type CheckWord = (words: Words['checkRules']) => string;

/** The newest state of a document, as every check gets it. */
export interface CheckedDocument {
  req: PayloadRequest;
  collection: CollectionSlug;
  id: number;
  row: Readonly<Record<string, unknown>>;
  fields: readonly DocumentField[];
  texts: readonly CheckedText[];
  /** The pictures that it shows, by their ids; those that were deleted are missing. */
  media: ReadonlyMap<string, Medium>;
  /** Language of the reader. */
  language: AdminLanguage;
  /** A field as the form calls it: `Sekcja 3: Tekst „O nas” › Tytuł`. */
  named(path: string): string;
  /** A sentence for the reader, with its gaps filled. */
  said(word: CheckWord, values?: Readonly<Record<string, string | number>>): string;
  /** A finding of this document. */
  finding(of: Omit<Finding, 'form'>): Finding;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Languages of a field, each with its value there; `null` for a field without languages. */
export function inLanguages({ field, value }: DocumentField): [Locale | null, unknown][] {
  if (!('localized' in field) || field.localized !== true) return [[null, value]];
  return LOCALE_CODES.map((locale) => [locale, isRecord(value) ? value[locale] : undefined]);
}

/** A text of the document in a language, or in Polish where it is not translated. */
export function textIn(row: Readonly<Record<string, unknown>>, name: string, language: Locale) {
  const value = row[name];
  const said = isRecord(value) ? value[language] || value[DEFAULT_LOCALE] : value;
  return typeof said === 'string' ? said.trim() : '';
}

/** Ids in an upload field, of one or several pictures, populated or not. */
export function idsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .map((one) => (isRecord(one) ? one.id : one))
    .filter((id) => typeof id === 'number' || (typeof id === 'string' && id !== ''))
    .map(String);
}

function textsOf(fields: readonly DocumentField[]): CheckedText[] {
  return fields
    .filter(({ field }) => field.type === 'richText')
    .flatMap((field) =>
      inLanguages(field).map(([language, value]) => ({ field, language, nodes: nodesOf(value) })),
    );
}

/** Ids of the pictures in a rich text. */
export function picturesIn({ nodes }: CheckedText): string[] {
  return nodes.flatMap(({ type, value }) => (type === 'upload' ? idsIn(value) : []));
}

async function mediaOf(
  req: PayloadRequest,
  fields: readonly DocumentField[],
  texts: readonly CheckedText[],
): Promise<ReadonlyMap<string, Medium>> {
  const chosen = fields.filter(({ field }) => field.type === 'upload');
  const ids = [...chosen.flatMap(({ value }) => idsIn(value)), ...texts.flatMap(picturesIn)];
  const known = [...new Set(ids)].map(Number).filter(Number.isSafeInteger);
  if (known.length === 0) return new Map();
  const { docs } = await req.payload.db.find<Medium>({
    collection: 'media',
    where: { and: [{ id: { in: known } }, { deletedAt: { exists: false } }] },
    locale: 'all',
    pagination: false,
    req,
  });
  return new Map(docs.map((medium) => [String(medium.id), medium]));
}

/** The newest state of a document for the checks; `null` if it is not there. */
export async function checkedDocument(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<CheckedDocument | null> {
  const row = await newestRow(req, { collection, id });
  if (!row) return null;
  const schema = req.payload.collections[collection].config.flattenedFields;
  const fields = documentFields(schema, row);
  const texts = textsOf(fields);
  const language = adminLanguage(req.i18n?.language);
  return {
    req,
    collection,
    id,
    row,
    fields,
    texts,
    media: await mediaOf(req, fields, texts),
    language,
    named: (path) => fieldInWords(schema, path, language, row),
    said: (word, values = {}) => fill(word(wordsFor(req).checkRules), values),
    finding: (of) => ({ ...of, form: `collections/${collection}/${id}` }),
  };
}

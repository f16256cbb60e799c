import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { type DocumentField, documentFields } from '../../kit/fields/document-fields.ts';
import { type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { type Words, wordsFor } from '../../kit/words.ts';
import { isFields, type Leaf, leavesOf } from '../../publishing/leaves.ts';
import { newestRow } from '../../publishing/newest-state.ts';
import { factsOf, withFactsInside } from '../../reads/facts.ts';
import { fieldInWords } from '../../reads/missing-fields.ts';
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

export interface CheckedText extends Leaf {
  nodes: readonly Node[];
}

export type CheckWord = (words: Words['checkRules']) => string;

/** The newest state of a document, as every check gets it. */
export interface CheckedDocument {
  req: PayloadRequest;
  collection: CollectionSlug;
  id: number;
  /** With its facts, as visitors read it. */
  row: Readonly<Record<string, unknown>>;
  /** As it is written. */
  stored: Readonly<Record<string, unknown>>;
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

/** A text of the document in a language, or in Polish where it is not translated. */
export function textIn(row: Readonly<Record<string, unknown>>, name: string, language: Locale) {
  const value = row[name];
  const said = isFields(value) ? value[language] || value[DEFAULT_LOCALE] : value;
  return typeof said === 'string' ? said.trim() : '';
}

/** Ids in an upload field, of one or several pictures, populated or not. */
export function idsIn(value: unknown): string[] {
  return [value]
    .flat()
    .map((one) => (isFields(one) ? one.id : one))
    .filter((id) => typeof id === 'number' || (typeof id === 'string' && id !== ''))
    .map(String);
}

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
  const stored = await newestRow(req, { collection, id });
  if (!stored) return null;
  const row = withFactsInside(stored, await factsOf(req.payload, { drafts: false }));
  const schema = req.payload.collections[collection].config.flattenedFields;
  const fields = documentFields(schema, stored);
  const texts = leavesOf(schema, stored)
    .filter(({ field }) => field.type === 'richText')
    .map((leaf) => ({ ...leaf, nodes: nodesOf(leaf.value) }));
  const language = adminLanguage(req.i18n?.language);
  return {
    req,
    collection,
    id,
    row,
    stored,
    fields,
    texts,
    media: await mediaOf(req, fields, texts),
    language,
    named: (path) => fieldInWords(schema, path, language, row),
    said: (word, values = {}) => fill(word(wordsFor(req).checkRules), values),
    finding: (of) => ({ ...of, form: `collections/${collection}/${id}` }),
  };
}

import {
  DEFAULT_LOCALE,
  LOCALE_CODES,
  LOCALES,
  type Locale,
  MENU,
  pathOfPage,
} from '@osnowa/contract';
import { hasLabel, LABELS_OF_PATHS, MENU_WORDS } from '@osnowa/site-map';
import { fill } from '@osnowa/text';
import type {
  ArrayFieldValidation,
  BlocksFieldValidation,
  CollectionSlug,
  PayloadRequest,
  RelationshipFieldSingleValidation,
  TextFieldSingleValidation,
} from 'payload';
import { relationship } from 'payload/shared';
import { z } from 'zod';
import { type Sentence, wordsFor } from '../../../kit/words.ts';
import { isPublished, newestRow } from '../../../publishing/newest-state.ts';
import { byContract } from '../../fields/text.ts';

type Row = Record<string, unknown>;

/** Arguments of every rule, whatever the kind of field. */
interface Place {
  data: unknown;
  /** Missing where Payload draws a form that is locked. */
  path?: (number | string)[];
  req: PayloadRequest;
  siblingData: unknown;
}

function said(sentence: Sentence, req: PayloadRequest, values: Record<string, string | number>) {
  return fill(sentence(wordsFor(req)), values);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

interface Reference {
  relationTo: CollectionSlug;
  value: number | string;
}

function referenceIn({ document }: Row): Reference | null {
  if (!isRow(document) || typeof document.relationTo !== 'string') return null;
  const { relationTo, value } = document;
  const id = isRow(value) ? value.id : value;
  return { relationTo: relationTo as CollectionSlug, value: id as number };
}

/** Equal for entries with the same target. In the footer one page may have several names. */
function targetOf(row: Row, byName: boolean): string | null {
  const reference = referenceIn(row);
  const target = reference ? `${reference.relationTo} ${reference.value}` : row.url;
  if (!target) return null;
  return byName ? `${target} ${row.label ?? ''} ${row.term ?? ''}` : String(target);
}

function shareMenu(one: Row, other: Row): boolean {
  const places = [one.place ?? 'everywhere', other.place ?? 'everywhere'];
  return places.includes('everywhere') || places[0] === places[1];
}

/** Whether an earlier row of the same list leads to the same target. */
function isRepeated({ data, path }: Place): boolean {
  if (!path) return false;
  const [list, at] = [path.slice(0, -2), Number(path.at(-2))];
  const rows = list.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    data,
  );
  const row = Array.isArray(rows) ? (rows[at] as unknown) : undefined;
  if (!Array.isArray(rows) || !isRow(row)) return false;
  const byName = list.at(-1) === 'links';
  const target = targetOf(row, byName);
  return rows
    .slice(0, at)
    .some((other) => isRow(other) && shareMenu(row, other) && targetOf(other, byName) === target);
}

/** An entry leads to a document, or to an address elsewhere. */
export const hasTarget: RelationshipFieldSingleValidation = (value, options) => {
  const { req, siblingData } = options;
  if (!value)
    return isRow(siblingData) && siblingData.url ? true : wordsFor(req).globals.navigation.nowhere;
  if (isRepeated(options)) return wordsFor(req).globals.navigation.twice;
  // Templates are not offered: visitors cannot open one, and its entry would not be shown.
  return relationship(value, { ...options, filterOptions: undefined } as never);
};

const httpsOnly = byContract(
  z.url({ protocol: /^https$/ }).regex(/^\S+$/),
  (w) => w.globals.navigation.notHttps,
);

/** An address elsewhere. */
export const externalAddress: TextFieldSingleValidation = (value, options) => {
  if (value && isRepeated(options)) return wordsFor(options.req).globals.navigation.twice;
  return httpsOnly(value, options);
};

/**
 * The names of an entry of the bar in each language, as the site chooses them.
 * @param stored its labels in all languages; the form has one of them
 */
async function barNames(
  row: Row,
  stored: unknown,
  req: PayloadRequest,
): Promise<Record<Locale, string>> {
  const labels: Row = { ...(isRow(stored) ? stored : {}), [req.locale ?? '']: row.label };
  const { title, word } = await documentNames(referenceIn(row), req);
  const names = LOCALE_CODES.map((locale) => {
    const said = labels[locale] || row.term || word?.[locale] || labels[DEFAULT_LOCALE];
    return [locale, String(said || title[locale] || title[DEFAULT_LOCALE] || '')];
  });
  return Object.fromEntries(names) as Record<Locale, string>;
}

interface DocumentNames {
  title: Row;
  /** The site's own word. */
  word?: Record<Locale, string>;
}

async function documentNames(
  reference: Reference | null,
  req: PayloadRequest,
): Promise<DocumentNames> {
  if (!reference) return { title: {} };
  const { relationTo: collection, value: id } = reference;
  const where = { id: { equals: id } };
  const options = { collection, where, req, locale: 'all' };
  const stored = await req.payload.db.findOne<Row & { id: number }>(options);
  if (!stored) return { title: {} };
  // A document never published has its title in the newest draft, and enters the bar with it.
  const draft = isPublished(stored) ? null : await newestRow(req, { collection, id });
  const found: Row = draft ?? stored;
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin;
  const named = found[useAsTitle];
  const title = isRow(named) ? named : Object.fromEntries(LOCALE_CODES.map((one) => [one, named]));
  const path = collection === 'pages' ? pathOfPage(String(found.pageName)) : '';
  const place = collection === 'services' ? `/services#${found.anchor}` : path;
  return hasLabel(place) ? { title, word: MENU_WORDS[LABELS_OF_PATHS[place]] } : { title };
}

/**
 * The bar as it was saved last, with its labels in all languages: the form has those of one, and an
 * entry that was never published has the others in the draft alone.
 */
async function newestBar(req: PayloadRequest): Promise<Row[]> {
  return rowsOf((await newestRow(req, { global: 'navigation' }))?.bar);
}

function labelIn(bar: Row[], row: Row): unknown {
  return bar.find(({ id }) => id === row.id)?.label;
}

function labelRule(most: number, isInBar: boolean): TextFieldSingleValidation {
  return async (value, { req, siblingData }) => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text.length > most)
      return said((w) => w.globals.navigation.tooLong, req, { has: text.length, most });
    if (text || !isRow(siblingData)) return true;
    const isElsewhere = !siblingData.document && Boolean(siblingData.url);
    if (isElsewhere && (req.locale ?? DEFAULT_LOCALE) === DEFAULT_LOCALE) {
      return wordsFor(req).globals.navigation.unnamed;
    }
    if (!isInBar) return true;
    const language = (req.locale ?? DEFAULT_LOCALE) as Locale;
    const stored = labelIn(await newestBar(req), siblingData);
    const title = (await barNames(siblingData, stored, req))[language];
    return (
      title.length <= most ||
      said((w) => w.globals.navigation.longTitle, req, { title, has: title.length, most })
    );
  };
}

/** A label in the bar, or the title in its place: the bar is one line in every language. */
export const barLabel = labelRule(MENU.barLabelCharacters, true);

/** A label in a drop-down or in the footer. */
export const linkLabel = labelRule(MENU.labelCharacters, false);

/** A column's title: the site's own word, or one of the editor's. */
export const columnTitle: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const most = MENU.labelCharacters;
  const text = typeof value === 'string' ? value.trim() : '';
  if (text.length > most)
    return said((w) => w.globals.navigation.tooLong, req, { has: text.length, most });
  const needsOne = isRow(siblingData) && !siblingData.heading;
  const isPolish = (req.locale ?? DEFAULT_LOCALE) === DEFAULT_LOCALE;
  return text !== '' || !needsOne || !isPolish || wordsFor(req).globals.navigation.noTitle;
};

/** The room of an entry in the bar in each language, in characters. */
async function sizesOf(rows: Row[], req: PayloadRequest): Promise<Record<Locale, number>> {
  const stored = await newestBar(req);
  const all = await Promise.all(
    rows.map(async (row) => ({
      names: await barNames(row, labelIn(stored, row), req),
      arrow: row.blockType === 'plain' ? 0 : MENU.bar.arrow,
    })),
  );
  const gaps = (rows.length - 1) * MENU.bar.gap;
  const sizes = LOCALE_CODES.map((locale) => [
    locale,
    all.reduce((sum, { names, arrow }) => sum + names[locale].length + arrow, gaps),
  ]);
  return Object.fromEntries(sizes) as Record<Locale, number>;
}

/**
 * The bar is one line in every language, and never empty. The rule runs at each change of the form;
 * otherwise the answer to typing would remove a sentence that is still true.
 */
export const barFits: BlocksFieldValidation = async (value, { req }) => {
  const inBar = rowsOf(value).filter(({ place }) => place !== 'phone');
  if (inBar.length === 0) return wordsFor(req).globals.navigation.emptyBar;
  // An entry without a target is refused at its own field.
  const sizes = await sizesOf(
    inBar.filter((row) => row.document || row.url),
    req,
  );
  const widest = LOCALE_CODES.toSorted((one, other) => sizes[other] - sizes[one])[0];
  const lacking = sizes[widest ?? DEFAULT_LOCALE] - MENU.bar.characters;
  const language = LOCALES[widest ?? DEFAULT_LOCALE].name;
  return lacking <= 0 || said((w) => w.globals.navigation.fullBar, req, { lacking, language });
};

/** A drop-down shows a few entries (point 2 of the specification). */
export const listFits: ArrayFieldValidation = (value, { req }) => {
  const has = rowsOf(value).length;
  if (has === 0) return wordsFor(req).globals.navigation.emptyList;
  return (
    has <= MENU.items || said((w) => w.globals.navigation.fullList, req, { most: MENU.items, has })
  );
};

/** The footer is a grid of a few columns. */
export const footerFits: BlocksFieldValidation = (value, { req }) => {
  const has = rowsOf(value).length;
  return (
    has <= MENU.columns ||
    said((w) => w.globals.navigation.fullFooter, req, { most: MENU.columns, has })
  );
};

/** A column shows something. */
export const columnIsFilled: ArrayFieldValidation = (value, { req, siblingData }) => {
  const { list, terms } = isRow(siblingData) ? siblingData : {};
  return (
    rowsOf(value).length > 0 ||
    Boolean(list || terms) ||
    wordsFor(req).globals.navigation.emptyColumn
  );
};

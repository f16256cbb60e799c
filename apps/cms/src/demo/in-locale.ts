import { randomBytes } from 'node:crypto';
import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import type { RichTextMaker } from './rich-text.ts';
import type { Words } from './shape.ts';

type Fields = Record<string, unknown>;

/** What a content file refers to by name and the database by id. */
export interface Stock {
  /** Ids of the uploaded pictures by their path below `demo/media`. */
  pictures: ReadonlyMap<string, number>;
  richText: RichTextMaker;
}

/** The one field name under which content files write markdown. */
const RICH_TEXT = 'content';

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWords(value: unknown): value is Words {
  if (!isFields(value)) return false;
  const keys = Object.keys(value);
  return keys.length === LOCALE_CODES.length && LOCALE_CODES.every((locale) => locale in value);
}

/** Whether anything in the entry is said in several languages. */
export function isTranslated(value: unknown): boolean {
  if (isWords(value)) return true;
  if (Array.isArray(value)) return value.some(isTranslated);
  return isFields(value) && Object.values(value).some(isTranslated);
}

/**
 * Gives every row of a list an id, so that the same row is found again when its translations are
 * written one language after the other.
 */
export function withRowIds(value: unknown): unknown {
  if (isWords(value)) return value;
  if (Array.isArray(value)) {
    return value.map((item) =>
      isFields(item) && !isWords(item)
        ? { id: randomBytes(12).toString('hex'), ...(withRowIds(item) as Fields) }
        : item,
    );
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withRowIds(inner)]),
  );
}

function field(name: string, value: unknown, locale: Locale, stock: Stock): unknown {
  const said = isWords(value) ? value[locale] : value;
  if (name === RICH_TEXT && typeof said === 'string') return stock.richText(said);
  if (typeof said === 'string') return stock.pictures.get(said) ?? said;
  if (Array.isArray(said)) return said.map((item) => field('', item, locale, stock));
  return isFields(said) ? inLocale(said, locale, stock) : said;
}

/** The fields of an entry as the CMS takes them in one language. */
export function inLocale(entry: Fields, locale: Locale, stock: Stock): Fields {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, field(name, value, locale, stock)]),
  );
}

import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { sql } from '@payloadcms/db-postgres';
import { and, inArray, isNull } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { ADMIN_LANGUAGES } from '../../kit/office-language.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { wordGroupOf, wordPlace } from './word-places.ts';
import { WORD_TABLE } from './word-table.ts';

/** The place of texts that the site no longer has. */
export const UNUSED = 'unused';

/** Rows that are written by one statement: databases take so many values. */
const BATCH = 500;

/** As it is searched, and without marks, so that `zolw` finds „Żółw”. */
function searchable(texts: readonly string[]): string {
  const said = texts.join(' ').toLowerCase().replaceAll('\u00AD', '');
  const plain = said.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
  // SQLite takes capitals for small letters in ASCII only.
  const titled = said.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([said, titled, plain])].join(' ');
}

/** What is stored of a text in a language. Other languages of it are searched, too. */
export function rowOf(key: string, locale: Locale, text?: string | null) {
  const texts = WORD_TABLE.get(key)?.texts;
  const builtIn = texts?.[locale];
  const own = text && text !== builtIn ? text : null;
  const places = ADMIN_LANGUAGES.map((language) => wordPlace(key, language));
  return {
    ...{ key, locale, text: own, original: builtIn ?? null, changed: own !== null },
    place: builtIn === undefined ? UNUSED : wordGroupOf(key),
    searched: searchable([key, own ?? '', ...Object.values(texts ?? {}), ...places]),
  };
}

/**
 * Brings the rows up to the texts of this version: adds new ones, and removes those of places that are
 * gone, unless an editor wrote them.
 */
export async function syncWords(payload: Payload): Promise<void> {
  const { changed_words: table } = tablesOf(payload);
  const db = queryBuilder(payload);
  const stored = await db.select().from(table);
  const nameOf = (key: string, locale: string) => `${locale} ${key}`;
  const before = new Map(stored.map((row) => [nameOf(row.key, row.locale), row]));
  const used = [...WORD_TABLE.values()].flatMap(({ key, texts }) =>
    LOCALE_CODES.filter((locale) => texts[locale] !== undefined).map((locale) => ({ key, locale })),
  );
  const names = new Set(used.map(({ key, locale }) => nameOf(key, locale)));
  const gone = stored.filter(({ key, locale }) => !names.has(nameOf(key, locale)));
  const rows = [...used, ...gone]
    .map(({ key, locale }) => rowOf(key, locale, before.get(nameOf(key, locale))?.text))
    .filter((row) => {
      const known = before.get(nameOf(row.key, row.locale));
      const names = Object.keys(row) as (keyof typeof row)[];
      return !known || names.some((name) => (known[name] ?? null) !== row[name]);
    });
  const now = new Date().toISOString();
  for (let at = 0; at < rows.length; at += BATCH) {
    const values = rows
      .slice(at, at + BATCH)
      .map((row) => ({ ...row, createdAt: now, updatedAt: now }));
    await db
      .insert(table)
      .values(values as never)
      .onConflictDoUpdate({
        target: [table.key, table.locale],
        set: {
          original: sql`excluded.original` as never,
          // An editor may have saved it meanwhile.
          changed: sql`${table.text} IS NOT NULL` as never,
          place: sql`excluded.place` as never,
          searched: sql`excluded.searched` as never,
        },
      });
  }
  const ids = gone.filter(({ text }) => text === null).map(({ id }) => id);
  if (ids.length > 0) await db.delete(table).where(and(inArray(table.id, ids), isNull(table.text)));
}

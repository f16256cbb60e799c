import { foldedInSql } from './folding.ts';
import {
  columnsOf,
  type IndexedTable,
  leftOf,
  MOST_CHARACTERS,
  type SearchIndex,
  startWithAll,
} from './indexed-tables.ts';

/** The words of a row as one text. The index itself folds letters with accents. */
function wordsOf({ texts, pairs, phone }: IndexedTable, before: string): string {
  const parts = texts.map(
    (name) => `substr(coalesce(${before}${name}, ''), 1, ${MOST_CHARACTERS})`,
  );
  if (phone) parts.push(`coalesce(substr(${before}${phone}, -9), '')`);
  if (pairs) {
    const json = `CASE WHEN json_valid(${before}${pairs}) THEN ${before}${pairs} END`;
    const values = `SELECT group_concat(json_extract(value, '$.value'), ' ') FROM json_each(${json}) WHERE type = 'object'`;
    parts.push(`coalesce((${values}), '')`);
  }
  return foldedInSql(parts.join(` || ' ' || `));
}

/** The table of the words in an index; it stores nothing of its own. */
export function termsOfIndex(index: IndexedTable['index']): string {
  return `${index}_terms`;
}

/**
 * The index on SQLite: an FTS5 table that stores no text of its own, only the words of each row.
 * Words of a row that is deleted or changed are not found any more; `purgeWords` removes them from
 * the file. FTS5's own option for that, `secure-delete`, leaves an empty page where the only row of
 * a segment is removed, as with each sent draft, and every check then calls the file damaged.
 */
export function sqliteIndex(table: IndexedTable, mark: string): SearchIndex {
  const { index, table: source, only } = table;
  const where = (before: string) => (only ? ` WHERE ${only(before)}` : '');
  const add = (before: string) =>
    `INSERT INTO ${index}(rowid, words) SELECT ${before}id, ${wordsOf(table, before)}`;
  const remove = `INSERT INTO ${index}(${index}, rowid, words) SELECT 'delete', old.id, ${wordsOf(table, 'old.')}${where('old.')}`;
  const columns = columnsOf(table);
  // Payload writes all columns of a row, whatever has changed.
  const isChanged = columns.map((name) => `old.${name} IS NOT new.${name}`).join(' OR ');
  // The index would be damaged by the removal of a row that it does not have yet.
  const isIn = (before: string) => `${before}id > (SELECT id FROM ${leftOf(table)})`;
  const addNew = `${add('new.')}${where('new.')}`;
  const bodies: Record<string, string> = {
    [`added_${mark}`]: `AFTER INSERT ON ${source} WHEN ${isIn('new.')} BEGIN ${addNew}; END`,
    [`changed_${mark}`]: `AFTER UPDATE OF ${columns.join(', ')} ON ${source} WHEN (${isChanged}) AND ${isIn('old.')} BEGIN ${remove}; ${addNew}; END`,
    [`removed_${mark}`]: `AFTER DELETE ON ${source} WHEN ${isIn('old.')} BEGIN ${remove}; END`,
  };
  const triggers = Object.keys(bodies).map((name) => `${index}_${name}`);
  const made = Object.entries(bodies).map(
    ([name, body]) => `CREATE TRIGGER ${index}_${name} ${body}`,
  );
  return {
    triggers,
    drop: (trigger) => `DROP TRIGGER ${trigger}`,
    filled: `SELECT 1 FROM ${index}_docsize LIMIT 1`,
    build: [
      `DROP TABLE IF EXISTS ${termsOfIndex(index)}`,
      `DROP TABLE IF EXISTS ${index}`,
      `CREATE VIRTUAL TABLE ${index} USING fts5(words, content='', detail=none, tokenize="unicode61 remove_diacritics 2")`,
      `CREATE VIRTUAL TABLE ${termsOfIndex(index)} USING fts5vocab(${index}, 'row')`,
      ...startWithAll(table),
      ...made,
    ],
    take: (first, last) =>
      `${add('')} FROM ${source} WHERE id BETWEEN ${first} AND ${last}${only ? ` AND ${only('')}` : ''}`,
  };
}

import {
  columnsOf,
  type IndexedTable,
  leftOf,
  MOST_CHARACTERS,
  type SearchIndex,
  startWithAll,
} from './indexed-tables.ts';

/**
 * The words of a row as one text. The index folds letters with accents; ł and ß are letters of their
 * own to it.
 */
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
  const folded = [
    ['ł', 'l'],
    ['Ł', 'l'],
    ['ß', 'ss'],
  ].reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, parts.join(` || ' ' || `));
  return folded;
}

/**
 * Whether deleted words leave the file at once. Without it each change of a row leaves the words of
 * before where they stood, and no later deletion finds them. It takes some 2 ms for a row, 60 times as
 * long as a deletion otherwise: it is off while retention deletes thousands of rows.
 */
export function secureDeletion(index: IndexedTable['index'], isOn: boolean): string {
  return `INSERT INTO ${index}(${index}, rank) VALUES('secure-delete', ${isOn ? 1 : 0})`;
}

/**
 * The index on SQLite: an FTS5 table that holds no text of its own, only which words stand in which
 * row. Words of a row that is deleted or changed leave the file with it.
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
      `DROP TABLE IF EXISTS ${index}`,
      `CREATE VIRTUAL TABLE ${index} USING fts5(words, content='', detail=none, tokenize="unicode61 remove_diacritics 2")`,
      secureDeletion(index, true),
      ...startWithAll(table),
      ...made,
    ],
    take: (first, last) =>
      `${add('')} FROM ${source} WHERE id BETWEEN ${first} AND ${last}${only ? ` AND ${only('')}` : ''}`,
  };
}

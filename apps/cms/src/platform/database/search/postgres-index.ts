import { foldedInSql } from './folding.ts';
import {
  columnsOf,
  type IndexedTable,
  MOST_CHARACTERS,
  type SearchIndex,
  startWithAll,
} from './indexed-tables.ts';

/** Characters between words; the parser would take mail addresses and paths for one word. */
const BETWEEN = `-_.@/\\+:;,!?"()[]{}<>|=*&^%$#~\`'„”“’‘–—…·«»`;

/** A text with its quotes doubled, as SQL writes it. */
function quoted(text: string): string {
  return `'${text.replaceAll(`'`, `''`)}'`;
}

/** A pattern of one or more of these signs. */
function anyOf(signs: string): string {
  return quoted(`[${signs.replace(/[\\[\]^-]/g, '\\$&')}]+`);
}

/** Without the accents of its letters. A database that does not write UTF-8 cannot take them off. */
const WRITTEN = foldedInSql(`left(written, ${MOST_CHARACTERS})`);
const WITHOUT_ACCENTS = `CASE WHEN getdatabaseencoding() = 'UTF8'
      THEN regexp_replace(normalize(${WRITTEN}, NFD), '[\\u0300-\\u036f]+', '', 'g')
      ELSE ${WRITTEN} END`;

/**
 * The words of a text, folded as the question is. The accents go first: some databases have lower case
 * for ASCII alone. `translate` with a list of letters took four times as long.
 */
const WORDS = `CREATE OR REPLACE FUNCTION search_words(written text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE AS $$
    SELECT strip(to_tsvector('simple', lower(
      regexp_replace(${WITHOUT_ACCENTS}, ${anyOf(BETWEEN)}, ' ', 'g'))))
  $$`;

/** The words of a row; a text that is longer than an entry may be ends there. */
function wordsOf({ texts, pairs, phone }: IndexedTable, before: string): string {
  const parts = texts.map((name) => `${before}${name}`);
  if (phone) parts.push(`right(${before}${phone}, 9)`);
  if (pairs) {
    const json = `CASE WHEN jsonb_typeof(${before}${pairs}) = 'array' THEN ${before}${pairs} ELSE '[]' END`;
    parts.push(
      `(SELECT string_agg(pair->>'value', ' ') FROM jsonb_array_elements(${json}) AS pair)`,
    );
  }
  return `search_words(concat_ws(' ', ${parts.join(', ')}))`;
}

/** The index on PostgreSQL: a row with the words of each row, which goes with it. */
export function postgresIndex(table: IndexedTable, mark: string): SearchIndex {
  const { index, table: source, only } = table;
  const write = `INSERT INTO ${index} VALUES (NEW.id, ${wordsOf(table, 'NEW.')})
    ON CONFLICT (id) DO UPDATE SET words = excluded.words`;
  const body = only
    ? `IF ${only('NEW.')} THEN ${write}; ELSE DELETE FROM ${index} WHERE id = NEW.id; END IF`
    : write;
  const trigger = `${index}_written_${mark}`;
  return {
    triggers: [trigger],
    drop: (name) => `DROP TRIGGER ${name} ON ${source}`,
    filled: `SELECT 1 FROM ${index} LIMIT 1`,
    build: [
      WORDS,
      `DROP TABLE IF EXISTS ${index}`,
      `CREATE TABLE ${index} (
        id integer PRIMARY KEY REFERENCES ${source}(id) ON DELETE CASCADE, words tsvector NOT NULL)`,
      `CREATE OR REPLACE FUNCTION ${index}_write() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN ${body}; RETURN NULL; END $$`,
      `CREATE TRIGGER ${trigger} AFTER INSERT OR UPDATE OF ${columnsOf(table).join(', ')} ON ${source}
        FOR EACH ROW EXECUTE FUNCTION ${index}_write()`,
      // After the trigger, whose lock waits for open transactions: no row of theirs is left out.
      ...startWithAll(table),
      `CREATE INDEX ${index}_words ON ${index} USING gin (words)`,
    ],
    // A row that is being deleted or changed in the meantime is waited for.
    take: (first, last) =>
      `INSERT INTO ${index} SELECT id, ${wordsOf(table, '')} FROM ${source}
        WHERE id BETWEEN ${first} AND ${last}${only ? ` AND ${only('')}` : ''}
        FOR KEY SHARE ON CONFLICT (id) DO NOTHING`,
  };
}

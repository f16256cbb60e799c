import {
  columnsOf,
  type IndexedTable,
  MOST_CHARACTERS,
  type SearchIndex,
} from './indexed-tables.ts';

/** Letters with accents, and what they are folded to, one by one. */
const LETTERS = 'àáâãäåąāăçćčďđèéêëęēěìíîïīľłĺñńňòóôõöøőřŕśšşťţùúûüůűūýÿźżž';
const FOLDED = 'aaaaaaaaacccddeeeeeeeiiiiilllnnnooooooorrsssttuuuuuuuyyzzz';

/** What stands between words; the parser would take mail addresses and paths for one word. */
const BETWEEN = `-_.@/\\+:;,!?"()[]{}<>|=*&^%$#~\`'„”“’‘–—…·«»`;

/** A text with its quotes doubled, as SQL writes it. */
function quoted(text: string): string {
  return `'${text.replaceAll(`'`, `''`)}'`;
}

/** The words of a text, folded. Lower case is ours too: some databases know that of ASCII alone. */
const WORDS = `CREATE OR REPLACE FUNCTION search_words(written text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE AS $$
    SELECT strip(to_tsvector('simple', translate(
      replace(lower(left(written, ${MOST_CHARACTERS})), 'ß', 'ss'),
      ${quoted(LETTERS + LETTERS.toUpperCase() + BETWEEN)},
      ${quoted(FOLDED + FOLDED + ' '.repeat(BETWEEN.length))})))
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
      `INSERT INTO ${index} SELECT id, ${wordsOf(table, '')} FROM ${source}${only ? ` WHERE ${only('')}` : ''}`,
      `CREATE INDEX ${index}_words ON ${index} USING gin (words)`,
    ],
  };
}

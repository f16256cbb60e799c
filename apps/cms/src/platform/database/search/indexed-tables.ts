import { FORM_FIELD_NAMES } from '../../../kit/fields/lead-fields.ts';

/** A table whose words are found. Columns are those of the database. */
export interface IndexedTable {
  table: 'leads' | 'messages' | 'lead_notes';
  index: 'lead_search' | 'message_search' | 'note_search';
  /** Columns of text; of one with JSON its keys are words, too. */
  texts: readonly string[];
  /** A column with pairs of a key and a value, as JSON; the values are found. */
  pairs?: string;
  /** A telephone number in E.164; its national part is found as one word. */
  phone?: string;
  /** Condition of the rows that are found, about columns with this before their names. */
  only?(before: string): string;
}

/** How one table's words are found, on one kind of database. */
export interface SearchIndex {
  /** Statements that make the index anew without rows, once triggers of an earlier form are gone. */
  build: readonly string[];
  /** A statement that takes the rows with ids from `first` to `last` into it, unless they are in it. */
  take(first: number, last: number): string;
  /** A statement that removes one of these triggers. */
  drop(trigger: string): string;
  /** Names of the triggers that keep it up to date. */
  triggers: readonly string[];
  /** A query that has a row when the index has one. */
  filled: string;
}

/** A table with one number: rows with ids up to it are not in the index yet. It is 0 once all are. */
export function leftOf({ index }: Pick<IndexedTable, 'index'>): string {
  return `${index}_left`;
}

/** Statements that make this table for an index without rows. */
export function startWithAll(table: IndexedTable): string[] {
  const left = leftOf(table);
  return [
    `DROP TABLE IF EXISTS ${left}`,
    `CREATE TABLE ${left} AS SELECT coalesce(max(id), 0) AS id FROM ${table.table}`,
  ];
}

/** Characters of one text that are found; longer ones, such as a mail with its whole history, end there. */
export const MOST_CHARACTERS = 100_000;

/** Mails that people wrote: the words of other mails are ours, and the same in each of them. */
const BY_PEOPLE = `('reply', 'received')`;

/** Columns of what the sender wrote: `full_name` for `fullName`. */
const WRITTEN = FORM_FIELD_NAMES.filter((name) => name !== 'topic').map((name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

/** Tables and columns that the search of leads covers. */
export const INDEXED: readonly IndexedTable[] = [
  {
    table: 'leads',
    index: 'lead_search',
    texts: ['reference', ...WRITTEN, 'notes'],
    pairs: 'details',
    phone: 'phone_normalised',
  },
  {
    table: 'messages',
    index: 'message_search',
    texts: ['subject', 'sender', 'recipient', 'envelope', 'text'],
    only: (before) => `CAST(${before}kind AS text) IN ${BY_PEOPLE}`,
  },
  { table: 'lead_notes', index: 'note_search', texts: ['text'] },
];

/** Whether a table is one of these indexes, or belongs to one. */
export function isOfSearch(table: string): boolean {
  return INDEXED.some(({ index }) => table === index || table.startsWith(`${index}_`));
}

/** Columns whose change is a change of the index. */
export function columnsOf({ texts, pairs, phone, only }: IndexedTable): string[] {
  return [
    ...texts,
    ...(pairs ? [pairs] : []),
    ...(phone ? [phone] : []),
    ...(only ? ['kind'] : []),
  ];
}

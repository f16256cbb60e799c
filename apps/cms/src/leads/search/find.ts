import type { FormType } from '@osnowa/contract';
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionBeforeOperationHook, Payload, PayloadRequest, Where } from 'payload';
import { type LeadScope, leadScope } from '../../accounts/access.ts';
import type { LeadState } from '../../kit/states/states.ts';
import { label } from '../../kit/words.ts';
import { foldedWords } from '../../platform/database/search/folding.ts';
import type { IndexedTable } from '../../platform/database/search/indexed-tables.ts';
import { rowsOf } from '../../platform/database/search/search-index.ts';
import { termsOfIndex } from '../../platform/database/search/sqlite-index.ts';
import { officeAt } from '../deadlines/office-hours.ts';
import { overdueFilter } from '../deadlines/reply-deadline.ts';
import { APART, formsApart } from '../next-states.ts';

/** The newest so many are found: a list of ids takes its time, and one more word narrows it. */
export const MOST_FOUND = 500;

/** The rows of an index that have these words; `known` as for `sqliteMatch`. */
export function matching(
  payload: Payload,
  index: IndexedTable['index'],
  sets: readonly (readonly string[])[],
  isWhole = false,
  known?: ReadonlyMap<string, readonly string[]>,
): { id: SQL; matches: SQL } {
  if (payload.db.name === 'sqlite') {
    const matches = sql`${sql.raw(index)} MATCH ${sqliteMatch(sets, isWhole, known)}`;
    return { id: sql.raw(`${index}.rowid`), matches };
  }
  const matches = sql`${sql.raw(index)}.words @@ ${postgresMatch(sets, isWhole)}::tsquery`;
  return { id: sql.raw(`${index}.id`), matches };
}

/** The forms that a person sees, as a condition about a table. */
export function seen(scope: LeadScope, table: IndexedTable['table']): SQL {
  if (scope === 'all') return sql`1 = 1`;
  if (scope === 'none') return sql`1 = 0`;
  const isApplication = sql.raw(`${table}.form_type = 'career'`);
  return scope === 'recruiting' ? isApplication : sql`NOT ${isApplication}`;
}

/** So many words of the index are queried in place of the beginning that they share. */
const MOST_WORDS = 40;

/**
 * The words of SQLite's index by their beginnings, where they are few. Asked for a beginning it brings
 * together all rows that have one; asked for words it stops at the newest rows.
 */
async function wordsBeginning(
  payload: Payload,
  index: IndexedTable['index'],
  sets: readonly (readonly string[])[],
): Promise<Map<string, string[]>> {
  const known = new Map<string, string[]>();
  for (const beginning of new Set(sets.flat())) {
    const rows = await rowsOf<{ term: string }>(
      payload,
      sql`SELECT term FROM ${sql.raw(termsOfIndex(index))}
        WHERE term >= ${beginning} AND term < ${`${beginning}\u{10ffff}`} LIMIT ${MOST_WORDS + 1}`,
    );
    const words = rows.map(({ term }) => term);
    if (words.length > 0 && words.length <= MOST_WORDS) known.set(beginning, words);
  }
  return known;
}

/**
 * PostgreSQL looks through so many of the newest rows one by one first: a word that is in many rows
 * is found there, and its index would bring all of them.
 */
const LOOKED_THROUGH = 10_000;

/** An index, the table whose rows it has, and which column of that is the lead. */
type Place = readonly [index: IndexedTable['index'], table: IndexedTable['table'], lead: string];

const PLACES: readonly Place[] = [
  ['lead_search', 'leads', 'id'],
  ['message_search', 'messages', 'lead_id'],
  ['note_search', 'lead_notes', 'lead_id'],
];

/** Ids of the leads of the newest rows of one place that have the words; a lead may come twice. */
async function newestIn(
  payload: Payload,
  [index, table, lead]: Place,
  sets: readonly (readonly string[])[],
  scope: LeadScope,
): Promise<{ id: number }[]> {
  const isSqlite = payload.db.name === 'sqlite';
  const known = isSqlite ? await wordsBeginning(payload, index, sets) : undefined;
  const { id, matches } = matching(payload, index, sets, false, known);
  const [words, rows, leadId] = [sql.raw(index), sql.raw(table), sql.raw(`${table}.${lead}`)];
  const newest = (isFound: SQL, order: SQL) =>
    rowsOf<{ id: number }>(
      payload,
      sql`SELECT ${leadId} AS id FROM ${words} JOIN ${rows} ON ${rows}.id = ${id}
        WHERE ${isFound} AND ${leadId} IS NOT NULL AND ${seen(scope, table)}
        ORDER BY ${order} DESC LIMIT ${MOST_FOUND}`,
    );
  if (isSqlite) return newest(matches, id);
  // PostgreSQL guesses how many rows have the beginning of a word, and chooses its way by that.
  const last = sql`(SELECT max(id) FROM ${words})`;
  const isLate = sql`${id} BETWEEN ${last} - ${sql.raw(String(LOOKED_THROUGH))} AND ${last}`;
  const late = await newest(sql`${isLate} AND (${matches}) IS TRUE`, id);
  return late.length === MOST_FOUND ? late : newest(matches, sql`${id} + 0`);
}

/**
 * Ids of the newest leads with all these words, in themselves, in one mail of their conversation or
 * in one note, at most `MOST_FOUND`; words may be the beginnings of longer ones.
 */
export async function leadsWithWords(
  payload: Payload,
  question: string,
  scope: LeadScope,
): Promise<number[]> {
  const sets = askedWords(question);
  if (sets.length === 0) return [];
  const found = await Promise.all(PLACES.map((place) => newestIn(payload, place, sets, scope)));
  const ids = new Set(found.flat().map(({ id }) => id));
  return [...ids].sort((one, other) => other - one).slice(0, MOST_FOUND);
}

/** Words of one question that are looked for; the rest of a longer one is left out. */
const MOST_TERMS = 8;

/** Characters of a word that are looked for: PostgreSQL refuses longer ones. */
const LONGEST_TERM = 200;

/** Digits of a telephone number without its country, as the index holds them. */
const NATIONAL_DIGITS = 9;

/**
 * The words of a question, as sets: one set has to be found whole. A telephone number is looked for
 * as it was typed, and as one word.
 */
function askedWords(question: string): string[][] {
  const words = foldedWords(question).map((word) => [...word].slice(0, LONGEST_TERM).join(''));
  const terms = [...new Set(words)].slice(0, MOST_TERMS);
  if (terms.length === 0) return [];
  const digits = question.replace(/[\s()+/.-]/g, '');
  const isNumber = /^\d{5,15}$/.test(digits) && terms.length > 1;
  const hasCountry = digits.length > NATIONAL_DIGITS;
  const number = hasCountry ? digits.slice(-NATIONAL_DIGITS) : digits;
  return isNumber || hasCountry ? [terms, [number]] : [terms];
}

/**
 * The sets as SQLite's index is asked; each word may go on unless it has to be whole.
 * @param known for the beginning of a word, all words of the index that begin so
 */
function sqliteMatch(
  sets: readonly (readonly string[])[],
  isWhole = false,
  known: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  const word = (term: string) => {
    const words = known.get(term);
    if (words) return `(${words.map((each) => `"${each}"`).join(' OR ')})`;
    return `"${term}"${isWhole ? '' : '*'}`;
  };
  return sets.map((terms) => `(${terms.map(word).join(' AND ')})`).join(' OR ');
}

/** The sets as a `tsquery`. */
function postgresMatch(sets: readonly (readonly string[])[], isWhole = false): string {
  const word = (term: string) => `'${term}'${isWhole ? '' : ':*'}`;
  return sets.map((terms) => `(${terms.map(word).join(' & ')})`).join(' | ');
}

/** Leads that are not snoozed. The day of a snooze ends it, and so does a mail of the customer. */
export const AWAKE = { snoozedUntil: { exists: false } } as const satisfies Where;

/** How many leads a person sees, as the views of the list have them; what has none is absent. */
interface LeadCounts {
  /** Of the forms of the inbox. */
  states: ReadonlyMap<LeadState, number>;
  /** Of the other forms, without the states that are not in the list. */
  apart: ReadonlyMap<FormType, number>;
}

export async function leadCounts(payload: Payload, scope: LeadScope): Promise<LeadCounts> {
  // By form, too: that is an index, which is read from one end to the other.
  const rows = await rowsOf<{ form: FormType; state: LeadState; n: number | string }>(
    payload,
    sql`SELECT form_type AS form, state, count(*) AS n FROM leads
      WHERE ${seen(scope, 'leads')} GROUP BY form_type, state`,
  );
  const states = new Map<LeadState, number>();
  const apart = new Map<FormType, number>();
  const add = <Key>(counts: Map<Key, number>, key: Key, n: number | string) =>
    counts.set(key, (counts.get(key) ?? 0) + Number(n));
  for (const { form, state, n } of rows) {
    if (!formsApart(scope).includes(form)) add(states, state, n);
    else if (!APART.includes(state)) add(apart, form, n);
  }
  return { states, apart };
}

/** The word in each language: an address from another reader is understood, too. */
const OVERDUE_WORDS: readonly unknown[] = Object.values(label((w) => w.leads.list.overdue));

/** No lead has it. */
const NO_ID = 0;

/** The name of the field for all written text of a lead. */
const WRITTEN = 'written';

/** Leads that have the words. The search box of the list, its export and its bulk edit ask so. */
async function leadsThatHave(words: string, req: PayloadRequest): Promise<Where> {
  const scope = req.user ? leadScope(req.user) : 'all';
  const ids = await leadsWithWords(req.payload, words, scope);
  return { id: { in: ids.length > 0 ? ids : [NO_ID] } };
}

/** Leads that wait longer than promised, at this moment. */
async function leadsOverdue({ payload }: PayloadRequest): Promise<Where> {
  const now = new Date();
  const late = overdueFilter(now, await officeAt(payload, now));
  return late ?? { id: { equals: NO_ID } };
}

/** The meaning of a condition that no column answers; `null` for every other one. */
function meaningOf(name: string, rule: object, req: PayloadRequest): Promise<Where> | null {
  const [value] = Object.values(rule);
  if (name === WRITTEN) return leadsThatHave(String(value ?? ''), req);
  return name === 'state' && OVERDUE_WORDS.includes(value) ? leadsOverdue(req) : null;
}

/** A filter in which such conditions are replaced by their present meaning. */
export async function withMeaning(where: Where, req: PayloadRequest): Promise<Where> {
  const meanings: Where[] = [];
  const others: Where = {};
  for (const [name, rule] of Object.entries(where)) {
    if (Array.isArray(rule)) {
      others[name] = await Promise.all(rule.map((each) => withMeaning(each as Where, req)));
      continue;
    }
    const meaning = meaningOf(name, rule as object, req);
    if (meaning !== null) meanings.push(await meaning);
    else others[name] = rule as Where[string];
  }
  return meanings.length > 0 ? { and: [others, ...meanings] } : others;
}

/** Has each operation on leads understand such conditions. */
export const findMeant: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { where } = args as { where?: Where };
  const asked = where ? JSON.stringify(where) : '';
  const isMeant = [WRITTEN, ...OVERDUE_WORDS].some((word) => asked.includes(`"${word}"`));
  return where && isMeant ? { ...args, where: await withMeaning(where, req) } : args;
};

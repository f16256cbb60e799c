import { execFileSync } from 'node:child_process';
import {
  INDEXED,
  type IndexedTable,
} from '../../apps/cms/src/platform/database/search/indexed-tables.ts';
import { postgresIndex } from '../../apps/cms/src/platform/database/search/postgres-index.ts';
import { openDatabase } from './stored-leads.ts';

/** Leads of the desk, and mails of each: four times as many. */
export const SEEDED = { leads: 100_000, people: 40_000, companies: 4_000 } as const;

/** Target of the rows: a data folder with SQLite, or the address of a PostgreSQL database. */
type SeedTarget = { dataDir: string } | { databaseUrl: string };

const DAY = 24 * 60 * 60_000;
/** Days between the oldest lead and the newest. */
const DAYS = 700;

/** States of its leads, most of them done: the service would delete spam of that age. */
const STATES = [
  ...['answered', 'answered', 'answered', 'lost', 'lost', 'won', 'won', 'in-progress'],
  ...['new', 'unverified'],
] as const;

/** The item of a list at an index that may be beyond its end. */
function nth<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item;
}

/** A word in every mail, and the beginning of one. */
export const COMMON_WORD = 'magazyn';

const WORDS =
  `magazyn stan towar regał łódź świdnica wdrożenie oferta termin wycena księgowość faktura kadry
   produkcja zlecenie hala suwnica przenośnik kurier paleta skaner etykieta drukarka serwer chmura
   umowa gwarancja szkolenie użytkownik raport analiza próba wersja licencja migracja dane kopia
   zapas dostawca odbiorca klient sprzedaż marża budżet zarząd spotkanie rozmowa pytanie odpowiedź
   Lager Bestand Auftrag Rechnung Angebot Gespräch Einführung Schulung warehouse stock order invoice`
    .split(/\s+/)
    .filter(Boolean);

/** A sentence that no other row has in the same order; the same in each run. */
function sentence(seed: number, length: number): string {
  let state = (seed * 2_654_435_761) >>> 0;
  return Array.from({ length }, () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return nth(WORDS, state >>> 16);
  }).join(' ');
}

/** A word that only one lead, or one mail, has, such as `hala000042`. */
const rare = (word: string) => (lead: number) => `${word}${String(lead).padStart(6, '0')}`;
export const rareWord = rare('hala');
export const rareWordOfMail = rare('suwnica');

type Row = Record<string, string | number | null>;

function momentOf(number: number): string {
  return new Date(Date.now() - ((SEEDED.leads - number) / SEEDED.leads) * DAYS * DAY).toISOString();
}

const LEAD = {
  ...{ form_type: 'contact', topic: 'offer', phone_number: '501 002 003', locale: 'pl' },
  ...{ details: '[{"key":"jobTitle","value":"Kierownik"}]', extra: '[]', flags: '[]' },
  ...{ page: '/contact', verification: 'verified' },
};

/** `number` begins at 1, as ids do. */
function leadRow(number: number): Row {
  const person = number % SEEDED.people;
  const at = momentOf(number);
  const code = number.toString(36).toUpperCase().padStart(8, '0');
  return {
    id: number,
    reference: `TK-${code.slice(0, 4)}-${code.slice(4)}`,
    state: nth(STATES, number * 11),
    full_name: `Zażółć Gęślą ${person}`,
    company_name: `Zakład ${person % SEEDED.companies}`,
    mail: `osoba${person}@zaklad${person % SEEDED.companies}.example`,
    phone_normalised: `+48501${String(person).padStart(6, '0')}`,
    message: `Dzień dobry, ${rareWord(number)}. ${COMMON_WORD} ${sentence(number, 45)}`,
    notes: number % 3 === 0 ? sentence(number + 7, 12) : null,
    ...LEAD,
    content_hash: code,
    created_at: at,
    updated_at: at,
  };
}

const KINDS = ['notification', 'confirmation', 'reply', 'received'] as const;

function mailRow(number: number): Row {
  const lead = Math.ceil(number / KINDS.length);
  const kind = nth(KINDS, number);
  const at = momentOf(lead);
  const own = kind === 'reply' ? rareWordOfMail(lead) : '';
  return {
    id: number,
    lead_id: lead,
    kind,
    form_type: 'contact',
    subject: `Re: oferta ${lead}`,
    recipient: 'biuro@osnowa.example',
    text: `${own} ${COMMON_WORD} ${sentence(number + 13, 70)}`,
    ...{ state: 'sent', attempts: 1 },
    ...{ due_at: at, first_due_at: at, sent_at: at, created_at: at },
    // Retention empties old mails: these must keep their words.
    updated_at: new Date().toISOString(),
  };
}

/** Rows that are inserted at once. */
const BATCH = 10_000;

function* batches(count: number, rowOf: (number: number) => Row): Generator<Row[]> {
  for (let first = 1; first <= count; first += BATCH) {
    yield Array.from({ length: BATCH }, (_, at) => rowOf(first + at));
  }
}

type Insert = (table: string, rows: readonly Row[]) => void;

function intoSqlite(dataDir: string): { insert: Insert; close(): void } {
  const database = openDatabase(dataDir);
  database.exec('PRAGMA synchronous = OFF');
  return {
    insert(table, rows) {
      const names = Object.keys(rows[0] ?? {});
      const values = names.map((name) => `:${name}`).join(', ');
      const add = database.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${values})`);
      database.exec('BEGIN');
      for (const row of rows) add.run(row);
      database.exec('COMMIT');
    },
    close: () => database.close(),
  };
}

/** One value of PostgreSQL's own text format. */
function inCopy(value: Row[string]): string {
  if (value === null) return '\\N';
  return String(value).replace(/[\\\n\r\t]/g, (sign) => `\\${sign}`);
}

/** Makes the index of a table's words at once: row by row, as its trigger does, takes minutes. */
function indexWords(run: (statement: string) => unknown, table: IndexedTable): void {
  const { build, take } = postgresIndex(table, '');
  const words = build.at(-1) as string;
  run(`DROP INDEX ${table.index}_words`);
  run(take(1, SEEDED.leads * KINDS.length));
  run(words);
}

function intoPostgres(databaseUrl: string): { insert: Insert; close(): void } {
  const run = (statement: string, input?: string) =>
    execFileSync('psql', [databaseUrl, '-qv', 'ON_ERROR_STOP=1', '-c', statement], {
      input,
      maxBuffer: 1 << 20,
    });
  for (const kind of KINDS) run(`ALTER TYPE enum_messages_kind ADD VALUE IF NOT EXISTS '${kind}'`);
  const triggers = (are: 'DISABLE' | 'ENABLE') => {
    for (const { table } of INDEXED) run(`ALTER TABLE ${table} ${are} TRIGGER USER`);
  };
  triggers('DISABLE');
  return {
    insert(table, rows) {
      const names = Object.keys(rows[0] ?? {});
      const lines = rows.map((row) => names.map((name) => inCopy(row[name] ?? null)).join('\t'));
      run(`COPY ${table} (${names.join(', ')}) FROM STDIN`, `${lines.join('\n')}\n`);
    },
    close() {
      triggers('ENABLE');
      for (const table of INDEXED) indexWords(run, table);
      // Its own cleaner does the same within a minute of that many new rows.
      run('VACUUM ANALYZE');
    },
  };
}

/** Fills an empty, migrated database with the desk's leads and their mails. */
export function seedLeads(place: SeedTarget): void {
  const { insert, close } =
    'dataDir' in place ? intoSqlite(place.dataDir) : intoPostgres(place.databaseUrl);
  try {
    for (const rows of batches(SEEDED.leads, leadRow)) insert('leads', rows);
    for (const rows of batches(SEEDED.leads * KINDS.length, mailRow)) insert('messages', rows);
  } finally {
    close();
  }
}

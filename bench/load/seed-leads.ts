import { openDatabase } from './stored-leads.ts';

const DAY = 24 * 60 * 60_000;
/** The oldest seeded lead came so many days before the newest. */
const DAYS = 700;

const FIRST_NAMES = ['Anna', 'Zażółć', 'Jürgen', 'Małgorzata', 'John', 'Łukasz', 'Käthe', 'Emily'];
const LAST_NAMES = ['Kowalska', 'Gęśla', 'Müller', 'Wiśniewski', 'Smith', 'Żółkiewski', 'Weiß'];
const COMPANIES = ['Tartak Borowy', 'Nordwind GmbH', 'Blue Harbour Ltd', 'Mleczarnia Łąka', null];
const FORMS = [
  ['contact', 'offer'],
  ['contact', 'services'],
  ['consultation', 'Consultation'],
  ['career', 'jobApply'],
] as const;
/** As in a company that works on its leads: most are done, some are in quarantine. */
export const STATES = [
  ...['answered', 'answered', 'answered', 'lost', 'lost', 'won', 'won', 'in-progress'],
  ...['new', 'spam', 'unverified', 'quarantined'],
] as const;
const MESSAGE =
  'Dzień dobry,\nprowadzimy magazyn w trzech miejscach i szukamy programu, który policzy stany bez ręcznego przepisywania. Prosimy o ofertę i rozmowę w przyszłym tygodniu.\nPozdrawiam';

/** The item of a list at a place that may lie beyond its end. */
export function nth<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item;
}

/** Eight letters of the alphabet of reference numbers, different for each number. */
function codeOf(number: number): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return Array.from(
    { length: 8 },
    (_, at) => letters[Math.floor(number / 32 ** (7 - at)) % 32],
  ).join('');
}

/** One row of a lead; `n` makes each lead different, and the same in each run. */
function leadRow(number: number, ofAll: number) {
  const at = new Date(Date.now() - ((ofAll - number) / ofAll) * DAYS * DAY).toISOString();
  const [form, topic] = nth(FORMS, number * 7);
  const name = `${nth(FIRST_NAMES, number * 3)} ${nth(LAST_NAMES, number * 5)}`;
  const code = codeOf(number);
  return {
    reference: `TK-${code.slice(0, 4)}-${code.slice(4)}`,
    state: nth(STATES, number * 11),
    form_type: form,
    topic,
    full_name: name,
    company_name: nth(COMPANIES, number),
    mail: `klient${number}@firma${number % 977}.example`,
    phone_number: '501 002 003',
    phone_normalised: `+48501${String(number).padStart(6, '0')}`,
    message: MESSAGE,
    details: '[]',
    extra: '[]',
    flags: '[]',
    locale: nth(['pl', 'en', 'de'], number),
    page: '/contact',
    verification: 'verified',
    content_hash: code,
    created_at: at,
    updated_at: at,
  };
}

/**
 * Inserts leads into the database of a stopped service, in their state after their mails were sent.
 * Numbers continue those in the database.
 */
export function seedLeads(dataDir: string, count: number): void {
  const database = openDatabase(dataDir);
  try {
    const columns = Object.keys(leadRow(0, 1));
    const known = Number(database.prepare('SELECT count(*) AS n FROM leads').get()?.n);
    const lead = database.prepare(
      `INSERT INTO leads (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})`,
    );
    database.exec('PRAGMA synchronous = OFF');
    database.exec('BEGIN');
    for (let number = known; number < known + count; number += 1) {
      lead.run(leadRow(number, known + count));
    }
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

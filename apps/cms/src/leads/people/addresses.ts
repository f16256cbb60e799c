import { randomUUID } from 'node:crypto';
import { spelledMail } from '@osnowa/contract';
import { and, eq, inArray, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { spellingsOf } from '../../platform/database/mail-spellings.ts';
import { rowsOf } from '../../platform/database/search/search-index.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { findStored } from '../../platform/database/stored.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';

/** Addresses of one person: each is a question to the index of the search. */
const MOST_ADDRESSES = 10;

/** Addresses in one statement; each may have three spellings. */
const AT_ONCE = 300;

/** All addresses of the person who has each of these, this one first. */
export async function mailsOfEach(
  payload: Payload,
  mails: readonly string[],
  req: Partial<InTransaction> | null = null,
): Promise<string[][]> {
  const spelled = mails.map(spelledMail);
  const asked = [...new Set(spelled)].filter(Boolean);
  const others = new Map<string, string[]>();
  const rows =
    asked.length === 0
      ? []
      : await rowsOf<{ own: string; mail: string }>(
          payload,
          sql`SELECT own.mail AS own, other.mail AS mail
            FROM person_addresses AS own JOIN person_addresses AS other ON other.person = own.person
            WHERE ${inArray(sql`own.mail`, asked)} AND other.mail <> own.mail ORDER BY other.id`,
          req,
        );
  for (const { own, mail } of rows) others.set(own, [...(others.get(own) ?? []), mail]);
  return spelled.map((mail) => [mail, ...(others.get(mail) ?? [])]);
}

/** All addresses of the person with this one, which is the first. */
export async function mailsOf(
  payload: Payload,
  mail: string,
  req: Partial<InTransaction> | null = null,
): Promise<string[]> {
  const [mails = []] = await mailsOfEach(payload, [mail], req);
  return mails;
}

/** `taken`: it is another person's; `many`: this one has enough. */
type Added = 'added' | 'known' | 'taken' | 'many';

/**
 * Stores that two addresses are one person's. Two windows that say so at once, either way round, say it
 * once. An address of another person stays theirs: nobody becomes one with two people by it.
 */
export async function addAddress(
  payload: Payload,
  own: string,
  mail: string,
  req: InTransaction,
): Promise<Added> {
  const [ownMail, added] = [spelledMail(own), spelledMail(mail)];
  const mails = await mailsOf(payload, ownMail, req);
  if (mails.includes(added)) return 'known';
  if (mails.length >= MOST_ADDRESSES) return 'many';
  const { person_addresses: table } = tablesOf(payload);
  const database = queryBuilder(payload, req);
  const person = randomUUID();
  // In one order, so that no window waits for the other one.
  const two = [ownMail, added].sort();
  const inserted = await database
    .insert(table)
    .values(two.map((one) => ({ mail: one, person })))
    .onConflictDoNothing()
    .returning({ mail: table.mail });
  const rows = await database.select().from(table).where(inArray(table.mail, two));
  const personOf = (one: string) => rows.find((row) => row.mail === one)?.person ?? person;
  if (personOf(added) === personOf(ownMail)) return inserted.length > 0 ? 'added' : 'known';
  if (!inserted.some((row) => row.mail === added)) return 'taken';
  const theirs = { person: personOf(ownMail) };
  await database.update(table).set(theirs).where(eq(table.mail, added));
  return 'added';
}

/** Takes an address from a person. @returns whether it was theirs */
export async function removeAddress(
  payload: Payload,
  own: string,
  mail: string,
  req: InTransaction,
): Promise<boolean> {
  const { person_addresses: table } = tablesOf(payload);
  const database = queryBuilder(payload, req);
  const [row] = await database
    .select()
    .from(table)
    .where(eq(table.mail, spelledMail(own)));
  if (!row) return false;
  const gone = await database
    .delete(table)
    .where(and(eq(table.person, row.person), eq(table.mail, spelledMail(mail))))
    .returning({ id: table.id });
  const left = await database.select().from(table).where(eq(table.person, row.person));
  if (left.length === 1) await database.delete(table).where(eq(table.person, row.person));
  return gone.length > 0;
}

/** Deletes the addresses of people of whom no lead is left. */
export async function removeUnused(payload: Payload, req: InTransaction): Promise<void> {
  const { leads, person_addresses: table } = tablesOf(payload);
  const rows = await findStored(payload, 'person-addresses', { fields: ['mail', 'person'], req });
  const idle = new Map<string, number[]>();
  for (const { id, person } of rows) idle.set(person, [...(idle.get(person) ?? []), id]);
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const people = new Map(
      rows
        .slice(start, start + AT_ONCE)
        .flatMap(({ mail, person }) => spellingsOf(mail).map((one) => [one, person] as const)),
    );
    const mail = sql<string>`lower(${leads.mail})`;
    const found = await queryBuilder(payload, req)
      .selectDistinct({ mail })
      .from(leads)
      .where(inArray(mail, [...people.keys()]));
    for (const one of found) idle.delete(people.get(one.mail) ?? '');
  }
  const ids = [...idle.values()].flat();
  if (ids.length === 0) return;
  await queryBuilder(payload, req).delete(table).where(inArray(table.id, ids));
}

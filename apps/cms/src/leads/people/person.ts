import { desc, inArray, or, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { spellingsOf } from '../../platform/database/mail-spellings.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';

/** Where e-mail addresses of people are stored. */
type MailColumn =
  | 'leads.mail'
  | 'subscribers.mail'
  | 'messages.recipient'
  | 'messages.sender'
  | 'messages.envelope';

/**
 * Ids of the rows with an e-mail address, or with one of several, in any spelling; the newest first. (Payload's
 * own queries either distinguish case or find parts of an address.)
 */
export async function idsWithMail(
  payload: Payload,
  where: MailColumn,
  mail: string | readonly string[],
  req: InTransaction | null = null,
): Promise<number[]> {
  const { leads, subscribers, messages } = tablesOf(payload);
  const { table, column } = {
    'leads.mail': { table: leads, column: leads.mail },
    'subscribers.mail': { table: subscribers, column: subscribers.mail },
    'messages.recipient': { table: messages, column: messages.recipient },
    'messages.sender': { table: messages, column: messages.sender },
    'messages.envelope': { table: messages, column: messages.envelope },
  }[where];
  const spellings = [mail].flat().flatMap(spellingsOf);
  const text = sql`lower(CAST(${column} AS text))`;
  // JSON, in which an address stands between quotation marks.
  const isNamed = (one: string) =>
    sql`${text} LIKE ${`%${JSON.stringify(one).replace(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`;
  const rows = await queryBuilder(payload, req)
    .select({ id: table.id })
    .from(table)
    .where(
      where === 'messages.envelope'
        ? or(...spellings.map(isNamed))
        : inArray(sql`lower(${column})`, spellings),
    )
    .orderBy(desc(table.id));
  return rows.map(({ id }) => id);
}

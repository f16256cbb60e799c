import { and, eq, inArray, isNull, max, ne, or, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';

interface NewestMail {
  id: number;
  lead: number | null;
  subject: string | null;
  text: string | null;
}

/**
 * The newest mail of the customer in each of these leads, by the lead; leads without one are absent. A
 * colleague's answer by mail is none, whether it was passed on or came back.
 * @param most characters of the text
 */
export async function newestMails(
  payload: Payload,
  leads: readonly number[],
  most: number,
): Promise<ReadonlyMap<number | null, NewestMail>> {
  const { messages } = tablesOf(payload);
  const { automatic, id, kind, lead, problem, remarks, subject, text } = messages;
  const database = queryBuilder(payload);
  const newest = database
    .select({ id: max(id) })
    .from(messages)
    .where(
      and(
        inArray(lead, [...leads]),
        eq(kind, 'received'),
        // Compared, so that SQLite does not choose the index of this column, which has every other mail.
        sql`(${automatic} IS NULL) = TRUE`,
        isNull(problem),
        or(isNull(remarks), ne(remarks, 'passed-on')),
      ),
    )
    .groupBy(lead);
  const mails = await database
    .select({ id, lead, subject, text: sql<string | null>`substr(${text}, 1, ${most})` })
    .from(messages)
    .where(inArray(id, newest));
  return new Map(mails.map((mail) => [mail.lead, mail]));
}

import { and, eq, gt, inArray, lte, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { EventKind } from './lead-events.ts';

/** Events by which a lead has something to read. */
const NEWS: readonly EventKind[] = ['received', 'reply-received', 'waits'];

/** What is older counts as read, in ms: nobody goes back to it. */
const OLD = 30 * 24 * 60 * 60_000;

/** An account of a person who works on leads. */
interface LeadReader {
  id: number;
  createdAt: string;
}

/** Notes that a person has read the conversation of a lead, as far as it goes at this moment. */
export async function noteRead(payload: Payload, lead: number, account: number): Promise<void> {
  const { lead_events: events, lead_reads: reads } = tablesOf(payload);
  const database = queryBuilder(payload);
  const now = new Date().toISOString();
  // Not the present moment: a mail that is stored later may have come before it.
  const newest = database
    .select({ at: sql`max(${events.at})` })
    .from(events)
    .where(and(eq(events.lead, lead), inArray(events.kind, [...NEWS]), lte(events.at, now)));
  await database
    .insert(reads)
    .values({ lead, account, at: sql`coalesce((${newest}), ${now})` })
    .onConflictDoUpdate({
      target: [reads.lead, reads.account],
      set: { at: sql`excluded.at` },
      setWhere: sql`excluded.at > ${reads.at}`,
    });
}

/** Those of some leads that have something that a person has not read. */
export async function unreadOf(
  payload: Payload,
  leads: readonly number[],
  { id, createdAt }: LeadReader,
): Promise<ReadonlySet<number>> {
  const { lead_events: events, lead_reads: reads } = tablesOf(payload);
  const now = Date.now();
  const since = new Date(Math.max(now - OLD, Date.parse(createdAt))).toISOString();
  const rows = await queryBuilder(payload)
    .select({ lead: events.lead })
    .from(events)
    .leftJoin(reads, and(eq(reads.lead, events.lead), eq(reads.account, id)))
    .where(
      and(
        inArray(events.lead, [...leads]),
        inArray(events.kind, [...NEWS]),
        gt(events.at, sql`coalesce(${reads.at}, ${since})`),
        lte(events.at, new Date(now).toISOString()),
      ),
    )
    .groupBy(events.lead);
  return new Set(rows.flatMap(({ lead }) => lead ?? []));
}

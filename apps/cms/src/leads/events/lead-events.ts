import type { FormType } from '@osnowa/contract';
import { inArray, isNull, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { LossReason } from '../../kit/states/states.ts';
import { COPY_HISTORIES } from '../../platform/database/migrations/postgres/20261129_002520_lead_events.ts';
import { rowsOf } from '../../platform/database/search/search-index.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';

/**
 * Leads that no other program gets: applications are for recruiters, and sign-ups for the
 * newsletter have their own list.
 */
export const NOT_PASSED_ON: readonly FormType[] = ['career', 'newsletter'];

/** What happens to a lead, as other programs and devices get it. */
export const LEAD_EVENTS = [
  'lead.received',
  'lead.assigned',
  'lead.half',
  'lead.overdue',
  'lead.twice',
  'lead.reply-sent',
  'lead.reply-received',
  'lead.state',
  'offer.sent',
  'offer.opened',
  'offer.asked',
  'offer.accepted',
  'offer.declined',
] as const;

export type LeadEvent = (typeof LEAD_EVENTS)[number];

/**
 * Kinds of events of which the page of a lead shows the lead itself, a mail, a call or a note. `waits`:
 * the customer waits from then on, for a mail or after a missed call; `returned`: an answer of
 * ours came back; `withdrawn`: the mail of the time `from` belongs elsewhere, or no person wrote it; `called`:
 * a colleague has written down a talk.
 */
const SHOWN_ELSEWHERE = {
  received: 'lead.received',
  half: 'lead.half',
  overdue: 'lead.overdue',
  twice: 'lead.twice',
  'reply-sent': 'lead.reply-sent',
  'reply-received': 'lead.reply-received',
  waits: null,
  returned: null,
  withdrawn: null,
  called: null,
  'call-arranged': null,
} as const satisfies Record<string, LeadEvent | null>;

/**
 * Kinds that are a line of a lead's history. `entered`: written down by hand; `answered`: marked as
 * answered by hand in a later state; `merged` and `unmerged`: into another lead, and out of it;
 * `joined` and `left`: another lead did so with this one; `call-accepted` and the others: the answer of
 * the visitor's calendar to the invitation to a call.
 */
const IN_HISTORY = {
  assignee: 'lead.assigned',
  state: 'lead.state',
  merged: 'lead.state',
  unmerged: 'lead.state',
  joined: null,
  left: null,
  answered: null,
  entered: null,
  notes: null,
  'next-step': null,
  value: null,
  'call-moved': null,
  'call-cancelled': null,
  'call-accepted': null,
  'call-tentative': null,
  'call-declined': null,
  'call-proposed': null,
  'offer-sent': 'offer.sent',
  'offer-opened': 'offer.opened',
  'offer-asked': 'offer.asked',
  'offer-more-time': 'offer.asked',
  'offer-accepted': 'offer.accepted',
  'offer-declined': 'offer.declined',
  'offer-withdrawn': null,
  'offer-expired': null,
} as const satisfies Record<string, LeadEvent | null>;

/** What happens to leads, and the event that webhooks and devices get of it; `null`: none. */
export const EVENT_KINDS = { ...SHOWN_ELSEWHERE, ...IN_HISTORY } as const;

export type EventKind = keyof typeof EVENT_KINDS;

export interface EventFacts {
  /**
   * How a lead came to be answered: by a reply that a mail server took, or by a click. Of a lead that
   * was entered: out of a received mail. Of a call: the visitor changed it, or it was missed.
   */
  how?: 'mail' | 'by-hand' | 'by-visitor' | 'call';
  /** State, name of the assignee, next step, value or time of the call (ISO 8601) before and after. */
  from?: string | null;
  to?: string | null;
  /** Reference of the other lead of a merge. */
  lead?: string;
  reason?: LossReason | null;
}

/** An event as the page of a lead shows it. */
export interface HistoryEntry extends EventFacts {
  /** ISO 8601, UTC. */
  at: string;
  /** Name of the person, which stays when the account is deleted; `null`: the application itself. */
  by: string | null;
  change: keyof typeof IN_HISTORY;
}

/** The changes of a lead so far, oldest first. */
export async function historyOf(
  payload: Payload,
  lead: number,
  req: Partial<InTransaction> = {},
): Promise<HistoryEntry[]> {
  return (await historiesOf(payload, [lead], req)).get(lead) ?? [];
}

/** The changes of some leads, by their ids; leads without one are absent. */
export async function historiesOf(
  payload: Payload,
  leads: readonly number[],
  req: Partial<InTransaction> = {},
): Promise<ReadonlyMap<number, HistoryEntry[]>> {
  if (leads.length === 0) return new Map();
  const { lead_events: events } = tablesOf(payload);
  const rows = await queryBuilder(payload, req)
    .select()
    .from(events)
    .where(inArray(events.lead, [...leads]))
    .orderBy(events.id);
  const histories = new Map<number, HistoryEntry[]>();
  for (const { lead, at, by, kind, facts } of rows) {
    if (lead === null || !(kind in IN_HISTORY)) continue;
    const change = kind as HistoryEntry['change'];
    const entries = histories.get(lead) ?? [];
    histories.set(lead, entries);
    entries.push({ at: new Date(at).toISOString(), by, change, ...(facts as EventFacts | null) });
  }
  return histories;
}

/**
 * What a process of the version before has written where it says that a customer waits, and its new
 * leads.
 */
const TAKE_WAITS = [
  sql`UPDATE leads SET waits_since = coalesce(waits_since, client_wrote_at), client_wrote_at = NULL
    WHERE client_wrote_at IS NOT NULL`,
  sql`UPDATE leads SET waits_since = created_at WHERE waits_since IS NULL AND state = 'new'
    AND source = 'form' AND form_type <> 'newsletter' AND first_answered_at IS NULL`,
];

/**
 * Takes over what a process of the version before has written while this one was started,
 * and deletes events of leads that it has deleted. Until the next version, which drops the column.
 */
export async function copyLateHistories(payload: Payload): Promise<void> {
  // On SQLite there is one process.
  if (payload.db.name !== 'postgres') return;
  const { lead_events: events } = tablesOf(payload);
  await rowsOf(payload, COPY_HISTORIES);
  for (const statement of TAKE_WAITS) await rowsOf(payload, statement);
  await queryBuilder(payload).delete(events).where(isNull(events.lead));
}

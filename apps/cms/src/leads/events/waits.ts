import { CALL_MINUTES, type FormType } from '@osnowa/contract';
import { eq, inArray, or, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { LeadSource, LeadState } from '../../kit/states/states.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { PROMISED_SOURCE, WITH_DEADLINE } from '../deadlines/promised.ts';
import type { EventFacts } from './lead-events.ts';

/** States in which nobody waits for us: not a request, or not known to be one. */
const SUSPENDED: readonly LeadState[] = ['quarantined', 'spam'];

/** A person who gives a lead one of these states says that nothing is owed to the customer. */
export const SETTLED: readonly LeadState[] = ['answered', 'won', 'lost'];

/** They say that a call took place, and settle nothing else. */
const AFTER_TALKING: readonly LeadState[] = ['talking', 'offer'];

/** What is known of a lead, and of leads that were merged into it. */
interface Known {
  formType: FormType;
  source: LeadSource | null;
  state: LeadState;
  createdAt: string;
  firstAnsweredAt: string | null;
}

export interface Happened {
  at: string;
  kind: string;
  facts: EventFacts | null;
}

/** A call with an adviser; ISO times. */
export interface Call {
  state: string;
  adviser: number | null;
  startsAt: string;
  updatedAt: string;
}

const time = (text: string) => new Date(text).getTime();

/** When a booked call ends. */
const endOf = ({ startsAt }: Call) => time(startsAt) + CALL_MINUTES * 60_000;

/**
 * Since when the customer of a lead waits for us, in ms; `null`: nobody waits. With a call that is
 * still to come it is the end of the call.
 * @param events of the lead and of those that were merged into it, as they were recorded
 */
export function waitOf(
  lead: Known,
  events: readonly Happened[],
  calls: readonly Call[] = [],
): number | null {
  if (SUSPENDED.includes(lead.state)) return null;
  const call = calls.find(({ state, adviser }) => state === 'booked' && adviser !== null);
  const cancelled = calls.find(({ state }) => state === 'cancelled');
  const steps: Step[] = [];
  const isAsked = lead.source === PROMISED_SOURCE && lead.formType !== 'newsletter';
  if (isAsked && WITH_DEADLINE.includes(lead.state) && !call) {
    steps.push({ at: time(cancelled?.updatedAt ?? lead.createdAt), is: 'waits' });
  }
  if (lead.firstAnsweredAt) steps.push({ at: time(lead.firstAnsweredAt), is: 'settled' });
  steps.push(...stepsOf(lead, events));
  let since: number | null = null;
  let isTalked = false;
  for (const { at, is } of steps.toSorted((one, other) => one.at - other.at)) {
    if (is === 'waits') since ??= at;
    if (is === 'settled') since = null;
    if (call && at >= time(call.startsAt) && is !== 'waits') isTalked = true;
  }
  const isClosed = lead.state === 'won' || lead.state === 'lost';
  // Of calls from before they were events it is not known which ones took place.
  const isFollowed = !lead.firstAnsweredAt || events.some(({ kind }) => kind === 'call-arranged');
  if (!call || !isFollowed || isTalked || isClosed) return since;
  return since === null ? endOf(call) : Math.min(since, endOf(call));
}

interface Step {
  at: number;
  /** `talked`: about a call that took place; it settles nothing else. */
  is: 'waits' | 'settled' | 'talked';
}

/** What events of a kind say of waiting. */
const SAYS: Readonly<Record<string, Step['is']>> = {
  waits: 'waits',
  returned: 'waits',
  'reply-received': 'waits',
  'reply-sent': 'settled',
  answered: 'settled',
  called: 'talked',
};

/** What the events say of waiting; those that a later one has taken back say nothing. */
function stepsOf({ firstAnsweredAt }: Known, events: readonly Happened[]): Step[] {
  let steps: Step[] = [];
  for (const { at, kind, facts } of events) {
    if (kind === 'withdrawn' && facts?.from) {
      const { from } = facts;
      steps = steps.filter((step) => step.at !== time(from));
    }
    const is = kind === 'state' ? stateSays(facts, firstAnsweredAt !== null) : SAYS[kind];
    if (is) steps.push({ at: time(at), is });
  }
  return steps;
}

function stateSays(facts: EventFacts | null, isAnswered: boolean): Step['is'] | undefined {
  const [from, to] = [facts?.from as LeadState, facts?.to as LeadState];
  if (SETTLED.includes(to)) return 'settled';
  if (AFTER_TALKING.includes(to)) return 'talked';
  // It was closed by mistake: nobody has answered it.
  return SETTLED.includes(from) && !isAnswered ? 'waits' : undefined;
}

/** Kinds of events after which a wait may begin or end. */
const ABOUT_WAITS: ReadonlySet<string> = new Set([
  ...Object.keys(SAYS),
  'withdrawn',
  'state',
  'joined',
  'left',
  'merged',
  'unmerged',
  'call-arranged',
  'call-moved',
  'call-cancelled',
]);

/**
 * Writes down since when the customers of these leads wait, after events of theirs, in the
 * transaction of the events. It reads all that happened, so that it is right whatever happened.
 */
export async function keepWaits(
  payload: Payload,
  req: Partial<InTransaction>,
  events: readonly { kind: string; lead: number }[],
): Promise<void> {
  const touched = events.filter(({ kind }) => ABOUT_WAITS.has(kind)).map(({ lead }) => lead);
  if (touched.length === 0) return;
  const { bookings, lead_events: table, leads } = tablesOf(payload);
  const database = queryBuilder(payload, req);
  const ids = [...new Set(touched)];
  // Locked, so that of two changes at once the second one sees the events of both.
  if (payload.db.name === 'postgres') {
    const as = sql`${leads.waitsSince}`;
    await database.update(leads).set({ waitsSince: as }).where(inArray(leads.id, ids));
  }
  const rows = await database
    .select({
      id: leads.id,
      mergedInto: leads.mergedInto,
      formType: leads.formType,
      source: leads.source,
      state: leads.state,
      createdAt: leads.createdAt,
      firstAnsweredAt: leads.firstAnsweredAt,
    })
    .from(leads)
    .where(or(inArray(leads.id, ids), inArray(leads.mergedInto, ids)));
  const all = rows.map(({ id }) => id);
  const history = await database
    .select()
    .from(table)
    .where(inArray(table.lead, all))
    .orderBy(table.id);
  const calls = await database.select().from(bookings).where(inArray(bookings.lead, all));
  for (const lead of rows.filter(({ id }) => ids.includes(id))) {
    const its = rows
      .filter(({ id, mergedInto }) => id === lead.id || mergedInto === lead.id)
      .map(({ id }) => id);
    const ofIt = <Row extends { lead: number | null }>(found: Row[]) =>
      found.filter((row) => row.lead !== null && its.includes(row.lead));
    const since = lead.mergedInto
      ? null
      : waitOf(lead as Known, ofIt(history) as Happened[], ofIt(calls) as Call[]);
    const waitsSince = since === null ? null : new Date(since).toISOString();
    await database.update(leads).set({ waitsSince }).where(eq(leads.id, lead.id));
  }
}

/** Since when the sender of a new lead waits; ISO 8601, `null`: nobody does. */
export function waitOfNew(lead: Omit<Known, 'firstAnsweredAt'>): string | null {
  const since = waitOf({ ...lead, firstAnsweredAt: null }, []);
  return since === null ? null : new Date(since).toISOString();
}

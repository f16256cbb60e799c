import type { FormType } from '@osnowa/contract';
import { and, eq, inArray } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';
import type { InTransaction } from '../../database/writes/transaction.ts';
import type { LeadState } from '../../fields/states.ts';
import { leadScope, scopeHas } from '../access.ts';
import { NOT_PASSED_ON } from './lead-data.ts';
import type { LeadEvent } from './lead-events.ts';

export { LEAD_EVENTS, type LeadEvent } from './lead-events.ts';

/** An event of a lead, which other programs and devices are notified of. */
export interface EventRecord {
  event: LeadEvent;
  lead: number;
  /** Accounts whose devices show it. */
  to?: readonly number[];
  /** The same event has the same key, and is delivered once to each target. */
  key: string;
  /** ISO time. */
  at: Date | string;
}

interface ToDeliver extends EventRecord {
  formType: FormType;
}

/** A row of a target: `name` identifies it for staff. */
interface Target {
  kind: 'webhook' | 'push';
  id: number;
  name: string;
}

/**
 * Writes one delivery for every webhook that wants the event, and one for every device of the
 * accounts in `to` that may see the lead. The same event written twice is delivered once.
 */
export async function recordEvent(
  payload: Payload,
  req: InTransaction,
  entry: EventRecord,
): Promise<void> {
  const lead = await payload.db.findOne<{ id: number; formType: FormType }>({
    collection: 'leads',
    where: { id: { equals: entry.lead } },
    select: { formType: true },
    req,
  });
  if (!lead) return;
  await record(payload, [{ ...entry, formType: lead.formType }], req);
}

/** A lead in one of these states was not reported: no person has said that it is a request. */
const NOT_NOTIFIED: readonly LeadState[] = ['quarantined', 'spam'];

interface StateChange {
  lead: number;
  from: LeadState;
  to: LeadState;
  /** ISO time. */
  at: string;
}

/**
 * Reports another state of a lead to other programs. A lead that leaves the quarantine is new to
 * them, and is reported as received first; one that goes from there into the spam is not reported.
 */
export async function recordStateChange(
  payload: Payload,
  req: InTransaction,
  { lead, from, to, at }: StateChange,
): Promise<void> {
  if (from === 'quarantined' && to === 'spam') return;
  if (NOT_NOTIFIED.includes(from) && !NOT_NOTIFIED.includes(to)) {
    await recordEvent(payload, req, {
      event: 'lead.received',
      lead,
      key: receivedKey(lead),
      at,
    });
  }
  const key = `state:${lead}:${to}:${at}`;
  await recordEvent(payload, req, { event: 'lead.state', lead, key, at });
}

/** A lead is received once, from the form or later from the quarantine. */
function receivedKey(lead: number): string {
  return `received:${lead}`;
}

/** A lead that has just been stored. */
interface ReceivedLead {
  id: number;
  formType: FormType;
  /** ISO time. */
  createdAt: string;
}

/**
 * Reports new leads, in their own transaction: to every device whose account may see them, and
 * every webhook that wants them. A sign-up for the newsletter waits for its sender's confirmation.
 */
export async function recordReceived(
  payload: Payload,
  leads: readonly ReceivedLead[],
  req: InTransaction,
): Promise<void> {
  const news = leads.filter(({ formType }) => formType !== 'newsletter');
  await record(
    payload,
    news.map(({ id, formType, createdAt }) => ({
      event: 'lead.received',
      lead: id,
      formType,
      key: receivedKey(id),
      at: createdAt,
    })),
    req,
    'everybody',
  );
}

async function record(
  payload: Payload,
  entries: readonly ToDeliver[],
  req: InTransaction,
  audience: 'named' | 'everybody' = 'named',
): Promise<void> {
  if (entries.length === 0) return;
  const webhooks = await webhooksFor(payload, entries, req);
  const isForPeople = audience === 'everybody' || entries.some(({ to }) => to?.length);
  const devices = isForPeople ? await devicesOf(payload, req) : [];
  const rows = entries.flatMap((entry) => {
    const receives = ({ account, user }: Device) =>
      (audience === 'everybody' || entry.to?.includes(account)) &&
      scopeHas(leadScope(user), entry.formType);
    const isForWebhooks = !NOT_PASSED_ON.includes(entry.formType);
    const theirs = webhooks.filter(({ event }) => isForWebhooks && event === entry.event);
    return [
      ...theirs.map((target) => deliveryOf(entry, target)),
      ...devices.filter(receives).map((target) => deliveryOf(entry, target)),
    ];
  });
  await insertDeliveries(payload, rows, req);
}

/** A new row, which the worker of its kind sends. */
type Delivery = Omit<ReturnType<typeof deliveryOf>, 'lead'> & {
  lead: number | null;
  /** The content, where it is composed already. */
  payload?: string;
};

function deliveryOf(
  { event, lead, key, at }: Pick<EventRecord, 'event' | 'lead' | 'key' | 'at'>,
  { kind, id, name }: Target,
) {
  const time = new Date(at).toISOString();
  const target = kind === 'webhook' ? { webhook: id, device: null } : { webhook: null, device: id };
  return {
    ...newDelivery(event, time),
    kind,
    lead,
    ...target,
    target: name,
    uniqueKey: `${key}:${kind}-${id}`,
  };
}

/** First values of every delivery. @param at ISO time of the event */
export function newDelivery(event: LeadEvent | 'test', at: string) {
  return {
    event,
    happenedAt: at,
    state: 'pending' as const,
    attempts: 0,
    dueAt: at,
    firstDueAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

/** Rows of one statement; databases limit how many values it may have. */
const AT_ONCE = 500;

/** Writes deliveries; one whose key is known is not written again. */
export async function insertDeliveries(
  payload: Payload,
  rows: readonly Delivery[],
  req: InTransaction,
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await queryBuilder(payload, req)
      .insert(tablesOf(payload).deliveries)
      .values(rows.slice(start, start + AT_ONCE))
      .onConflictDoNothing();
  }
}

interface Webhook extends Target {
  event: string | null;
}

/**
 * The webhooks that want one of the events, once for each. By the query builder, as the devices: the
 * intake asks for both with each lead, and a query of Payload's takes some five times the work.
 */
async function webhooksFor(
  payload: Payload,
  entries: readonly ToDeliver[],
  req: InTransaction,
): Promise<Webhook[]> {
  const wanted = [...new Set(entries.map(({ event }) => event))];
  const { webhooks, webhooks_events: events } = tablesOf(payload);
  const rows = await queryBuilder(payload, req)
    .select({ id: webhooks.id, name: webhooks.name, event: events.value })
    .from(webhooks)
    .innerJoin(events, eq(events.parent, webhooks.id))
    .where(and(eq(webhooks.isOn, true), inArray(events.value, wanted)));
  return rows.map((row) => ({ ...row, kind: 'webhook' }));
}

interface Device extends Target {
  account: number;
  /** The language of the back office there. */
  language: string;
  user: unknown;
}

/** All devices that ask for pushes, with their accounts: a team has only a few. */
export async function devicesOf(payload: Payload, req: InTransaction): Promise<Device[]> {
  const { push_devices: devices } = tablesOf(payload);
  const { id, account, browser, language } = devices;
  const docs = await queryBuilder(payload, req)
    .select({ id, account, browser, language })
    .from(devices);
  if (docs.length === 0) return [];
  const users = await payload.db.find<{ id: number; name: string }>({
    collection: 'users',
    where: { id: { in: docs.flatMap(({ account }) => account ?? []) } },
    select: { name: true, roles: true },
    pagination: false,
    req,
  });
  const known = new Map(users.docs.map((user) => [user.id, user]));
  return docs.flatMap(({ id, account, browser, language }) => {
    const user = known.get(account ?? 0);
    if (!user) return [];
    const name = [user.name, browser].filter(Boolean).join(', ');
    return [{ kind: 'push' as const, id, name, account: user.id, language, user }];
  });
}

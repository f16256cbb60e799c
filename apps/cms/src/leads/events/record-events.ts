import type { FormType } from '@osnowa/contract';
import { and, eq, inArray } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { leadScope, scopeHas } from '../../accounts/access.ts';
import type { LeadState } from '../../kit/states/states.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { storedById } from '../../platform/database/stored.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import {
  EVENT_KINDS,
  type EventFacts,
  type EventKind,
  type LeadEvent,
  NOT_PASSED_ON,
} from './lead-events.ts';
import { keepWaits } from './waits.ts';

export interface NewEvent {
  kind: EventKind;
  lead: number;
  /** ISO time, where it is a text. */
  at: Date | string;
  /** Name of the person; none: the application itself. */
  by?: string | null;
  account?: number | null;
  facts?: EventFacts;
  /** Accounts whose devices show it, where they may see the lead. */
  to?: readonly number[] | 'everybody';
  /** The same event has the same key, and is delivered once to each target. */
  key?: string;
}

type ToDeliver = Pick<NewEvent, 'lead' | 'to' | 'at'> & { event: LeadEvent; key: string };

/**
 * Writes events, in the transaction of the changes: first into the table of events, then a delivery
 * for every webhook that wants one, and for every device of the accounts in `to`.
 */
export async function recordEvents(
  payload: Payload,
  req: Partial<InTransaction>,
  events: readonly NewEvent[],
): Promise<void> {
  await insertEvents(payload, req, events);
  // A receiver knows a lead's owner before its next state.
  const isLater = ({ event }: ToDeliver) => Number(event !== 'lead.assigned');
  const entries = events
    .flatMap(deliveredOf)
    .toSorted((one, other) => isLater(one) - isLater(other));
  await deliver(payload, entries, req);
}

/** Rows of one statement; databases limit how many values it may have. */
const AT_ONCE = 500;

async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await write(rows.slice(start, start + AT_ONCE));
  }
}

/** Writes events, and since when their customers wait, without notifying anybody. */
export async function insertEvents(
  payload: Payload,
  req: Partial<InTransaction>,
  events: readonly NewEvent[],
): Promise<void> {
  const rows = events.map(({ kind, lead, at, by = null, account = null, facts = null }) => ({
    ...{ kind, lead, by, account, facts },
    at: new Date(at).toISOString(),
  }));
  const { lead_events: table } = tablesOf(payload);
  await inParts(rows, (part) => queryBuilder(payload, req).insert(table).values(part));
  await keepWaits(payload, req, events);
}

/** A lead in one of these states was not reported: no person has said that it is a request. */
const NOT_NOTIFIED: readonly unknown[] = ['quarantined', 'spam'] satisfies LeadState[];

/**
 * The events that other programs get of one. A lead that leaves the quarantine is new to them, and is
 * reported as received first; one that goes from there into the spam is not reported.
 */
function deliveredOf(one: NewEvent): ToDeliver[] {
  const { kind, lead, at, to, facts = {} } = one;
  const event = EVENT_KINDS[kind];
  if (event === null || (kind === 'assignee' && facts.to === null)) return [];
  if (facts.from === 'quarantined' && facts.to === 'spam') return [];
  const key = one.key ?? [kind, lead, facts.to, new Date(at).toISOString()].join(':');
  const isNew =
    kind === 'state' && NOT_NOTIFIED.includes(facts.from) && !NOT_NOTIFIED.includes(facts.to);
  return [
    ...(isNew ? [{ event: 'lead.received', lead, key: receivedKey(lead), at } as const] : []),
    { event, lead, key, at, ...(to && { to }) },
  ];
}

/** A lead is received once, from the form or later from the quarantine. */
function receivedKey(lead: number): string {
  return `received:${lead}`;
}

/**
 * Records new leads, in their own transaction, for every device whose account may see them, and every
 * webhook that wants them. A sign-up for the newsletter waits for its sender's confirmation.
 */
export async function recordReceived(
  payload: Payload,
  leads: readonly { id: number; formType: FormType; createdAt: string }[],
  req: InTransaction,
): Promise<void> {
  const news = leads.filter(({ formType }) => formType !== 'newsletter');
  const events = news.map(({ id: lead, createdAt: at }) => {
    return { kind: 'received', lead, at, to: 'everybody', key: receivedKey(lead) } as const;
  });
  await recordEvents(payload, req, events);
}

async function deliver(
  payload: Payload,
  entries: readonly ToDeliver[],
  req: Partial<InTransaction>,
): Promise<void> {
  if (entries.length === 0) return;
  const webhooks = await webhooksFor(payload, entries, req);
  const isForPeople = entries.some(({ to }) => to?.length);
  const devices = isForPeople ? await devicesOf(payload, req) : [];
  if (webhooks.length === 0 && devices.length === 0) return;
  const forms = await formsOf(payload, entries, req);
  const rows = entries.flatMap((entry) => {
    const formType = forms.get(entry.lead);
    if (!formType) return [];
    const receives = ({ account, user }: Device) =>
      (entry.to === 'everybody' || entry.to?.includes(account)) &&
      scopeHas(leadScope(user), formType);
    const isForWebhooks = !NOT_PASSED_ON.includes(formType);
    const theirs = webhooks.filter(({ event }) => isForWebhooks && event === entry.event);
    return [...theirs, ...devices.filter(receives)].map((target) => deliveryOf(entry, target));
  });
  await insertDeliveries(payload, rows, req);
}

async function formsOf(
  payload: Payload,
  entries: readonly ToDeliver[],
  req: Partial<InTransaction>,
): Promise<ReadonlyMap<number, FormType>> {
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload, req)
    .select({ id: leads.id, formType: leads.formType })
    .from(leads)
    .where(inArray(leads.id, [...new Set(entries.map(({ lead }) => lead))]));
  return new Map(rows.map(({ id, formType }) => [id, formType]));
}

/** A row of a target: `name` identifies it for staff. */
export interface Target {
  kind: 'webhook' | 'push';
  id: number;
  name: string;
}

/** A new row, which the worker of its kind sends. */
type Delivery = Omit<ReturnType<typeof deliveryOf>, 'lead'> & {
  lead: number | null;
  /** The content, where it is composed already. */
  payload?: string;
};

function deliveryOf({ event, lead, key, at }: ToDeliver, { kind, id, name }: Target) {
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

/** Writes deliveries; one whose key is known is not written again. */
export async function insertDeliveries(
  payload: Payload,
  rows: readonly Delivery[],
  req: Partial<InTransaction>,
): Promise<void> {
  const { deliveries } = tablesOf(payload);
  await inParts(rows, (part) =>
    queryBuilder(payload, req).insert(deliveries).values(part).onConflictDoNothing(),
  );
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
  req: Partial<InTransaction>,
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
export async function devicesOf(payload: Payload, req: Partial<InTransaction>): Promise<Device[]> {
  const { push_devices: devices } = tablesOf(payload);
  const { id, account, browser, language } = devices;
  const docs = await queryBuilder(payload, req)
    .select({ id, account, browser, language })
    .from(devices);
  const accounts = docs.map(({ account }) => account);
  const known = await storedById(payload, 'users', accounts, { fields: ['name', 'roles'], req });
  return docs.flatMap(({ id, account, browser, language }) => {
    const user = known.get(account ?? 0);
    if (!user) return [];
    const name = [user.name, browser].filter(Boolean).join(', ');
    return [{ kind: 'push' as const, id, name, account: user.id, language, user }];
  });
}

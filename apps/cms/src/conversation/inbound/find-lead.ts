import { NAMES } from '@osnowa/brand';
import { and, desc, eq, inArray, isNotNull, ne, notInArray } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { OutgoingKind } from '../../kit/states/mail-states.ts';
import type { LeadState } from '../../kit/states/states.ts';
import { mailsOf } from '../../leads/people/addresses.ts';
import { idsWithMail } from '../../leads/people/person.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import type { ReadMail } from './mail-fields.ts';

/** How a mail found its lead. */
export type FoundBy = 'answer' | 'reference' | 'address';

/** The lead that a mail belongs to. */
export interface FoundLead {
  id: number;
  by: FoundBy;
}

/** Of the text only this much is searched for a number: quotations of others are further down. */
const BEGINNING = 4_000;

/** In these states a mail from the same address continues the lead. */
const CLOSED: readonly LeadState[] = ['won', 'lost', 'spam', 'quarantined'];

/** Pattern of the numbers of leads. */
export const REFERENCE = `${NAMES.reference}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}`;

/**
 * The lead that a mail belongs to: of the mail that it answers, else of the number in its subject
 * or at the beginning of its text, else the newest open one of its sender. The lead that this one
 * was merged into takes its place.
 */
export async function findLead(
  payload: Payload,
  mail: ReadMail,
  req: InTransaction,
): Promise<FoundLead | null> {
  const found =
    (await byAnswer(payload, mail.answers, req)) ??
    (await byReference(payload, mail, req)) ??
    (await byAddress(payload, mail, req));
  return found && { ...found, id: await mergedLead(payload, found.id, req) };
}

/**
 * The lead that a person's mail belongs to: a sign-up for the newsletter is deleted after two
 * weeks, and a person's mail would be deleted with it.
 */
export async function lastingLead(
  payload: Payload,
  mail: ReadMail,
  found: FoundLead | null,
  req: InTransaction,
): Promise<FoundLead | null> {
  if (!found) return null;
  const { leads } = tablesOf(payload);
  const [signUp] = await queryBuilder(payload, req)
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, found.id), eq(leads.formType, 'newsletter')));
  if (!signUp) return found;
  const other = await byAddress(payload, mail, req);
  return other && { ...other, id: await mergedLead(payload, other.id, req) };
}

/** A mail of ours, as a mail that answers it or reports it names it. */
export interface NamedMessage {
  id: number;
  lead: number;
  kind: OutgoingKind;
  /** ISO 8601; `null`: it is not known to have been sent. */
  sentAt: string | null;
  /** What distinguishes it from others of its kind. */
  about: string | null;
}

/** Our mails with these Message-IDs, in the order of the ids. */
export async function namedMessages(
  payload: Payload,
  ids: readonly string[],
  req: InTransaction,
): Promise<NamedMessage[]> {
  if (ids.length === 0) return [];
  const { messages } = tablesOf(payload);
  const rows = await queryBuilder(payload, req)
    .select({
      id: messages.id,
      lead: messages.lead,
      kind: messages.kind,
      headerId: messages.headerId,
      sentAt: messages.sentAt,
      about: messages.about,
    })
    .from(messages)
    .where(and(inArray(messages.headerId, [...ids]), isNotNull(messages.lead)));
  return rows
    .toSorted((one, other) => ids.indexOf(one.headerId ?? '') - ids.indexOf(other.headerId ?? ''))
    .map(({ id, lead, kind, sentAt, about }) => ({
      id,
      about,
      lead: Number(lead),
      kind: kind as OutgoingKind,
      sentAt: sentAt && new Date(sentAt).toISOString(),
    }));
}

async function byAnswer(
  payload: Payload,
  ids: readonly string[],
  req: InTransaction,
): Promise<FoundLead | null> {
  const [named] = await namedMessages(payload, ids, req);
  if (named) return { id: named.lead, by: 'answer' };
  // Mails sent before their Message-IDs were stored begin with the number of their lead.
  const numbers = ids.flatMap(
    (id) => new RegExp(`^(${REFERENCE})\\.`, 'i').exec(id)?.[1]?.toUpperCase() ?? [],
  );
  const id = await leadNumbered(payload, numbers, req);
  return id === null ? null : { id, by: 'answer' };
}

async function byReference(
  payload: Payload,
  { subject, text }: ReadMail,
  req: InTransaction,
): Promise<FoundLead | null> {
  const places = [subject, text.slice(0, BEGINNING)];
  const numbers = places.flatMap((place) =>
    [...place.matchAll(new RegExp(`\\b${REFERENCE}\\b`, 'gi'))].map(([one]) => one.toUpperCase()),
  );
  const id = await leadNumbered(payload, [...new Set(numbers)], req);
  return id === null ? null : { id, by: 'reference' };
}

/** The first of these numbers that a lead has. */
export async function leadNumbered(
  payload: Payload,
  numbers: readonly string[],
  req: InTransaction,
): Promise<number | null> {
  if (numbers.length === 0) return null;
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload, req)
    .select({ id: leads.id, reference: leads.reference })
    .from(leads)
    .where(inArray(leads.reference, [...numbers]));
  const byNumber = new Map(rows.map(({ id, reference }) => [reference, id]));
  return numbers.map((number) => byNumber.get(number)).find((id) => id !== undefined) ?? null;
}

async function byAddress(
  payload: Payload,
  { sender }: ReadMail,
  req: InTransaction,
): Promise<FoundLead | null> {
  if (!sender) return null;
  const mails = await mailsOf(payload, sender, req);
  const ids = await idsWithMail(payload, 'leads.mail', mails, req);
  if (ids.length === 0) return null;
  const { leads } = tablesOf(payload);
  const [row] = await queryBuilder(payload, req)
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        inArray(leads.id, ids.slice(0, MOST_OF_ONE)),
        ne(leads.formType, 'newsletter'),
        notInArray(leads.state, [...CLOSED]),
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(1);
  return row ? { id: row.id, by: 'address' } : null;
}

/** Leads of one person that are looked at; they come the newest first. */
const MOST_OF_ONE = 200;
/** Merges that are followed: a circle must not hold up the mailbox. */
const MOST_MERGES = 10;

/** The lead that this one was merged into, or itself. */
export async function mergedLead(
  payload: Payload,
  lead: number,
  req: InTransaction,
): Promise<number> {
  const { leads } = tablesOf(payload);
  let id = lead;
  for (let step = 0; step < MOST_MERGES; step += 1) {
    const [row] = await queryBuilder(payload, req)
      .select({ into: leads.mergedInto })
      .from(leads)
      .where(eq(leads.id, id));
    if (!row?.into || Number(row.into) === id) return id;
    id = Number(row.into);
  }
  return id;
}

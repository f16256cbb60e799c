import { randomBytes } from 'node:crypto';
import { AppError, type Locale, spelledMail } from '@osnowa/contract';
import { and, eq, ne, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { idsWithMail } from '../leads/people/person.ts';
import type { ConsentRecord } from '../leads/submission-fields.ts';
import { spellingsOf } from '../platform/database/mail-spellings.ts';
import { queryBuilder, type Tables, tablesOf } from '../platform/database/sql.ts';
import { type InTransaction, inTransaction } from '../platform/database/writes/transaction.ts';
import type { Confirmation } from '../platform/outbox/mail-links.ts';
import { newMessage } from '../platform/outbox/outbox.ts';

/** A subscriber of the newsletter, confirmed or not. */
export interface Subscriber {
  id: number;
  mail: string;
  locale: Locale;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  ticket: string | null;
}

/** A request for the newsletter, as its lead stores it. */
export interface NewsletterRequest {
  mail: string;
  fullName: string | null;
  locale: Locale;
  consent: ConsentRecord;
  createdAt: string;
}

type Changes = Partial<Tables['subscribers']['$inferInsert']>;

/** The subscriber with this address, whatever its capitals. */
export async function subscriberWith(
  payload: Payload,
  mail: string,
  req: Partial<InTransaction> = {},
): Promise<Subscriber | null> {
  return payload.db.findOne<Subscriber>({
    collection: 'subscribers',
    where: { mail: { in: spellingsOf(mail) } },
    req,
  });
}

/**
 * Stores a request for the newsletter in the lead's own transaction. One address is one subscriber;
 * a confirmed one stays confirmed, and a link that was mailed before still works.
 */
export async function noteRequest(
  payload: Payload,
  request: NewsletterRequest,
  req: InTransaction,
): Promise<void> {
  const { fullName, locale, consent, createdAt } = request;
  const mail = spelledMail(request.mail);
  const known = await subscriberWith(payload, mail, req);
  if (known?.state === 'confirmed') return;
  const ticket = known?.state === 'pending' && known.ticket;
  const data = {
    fullName,
    locale,
    state: 'pending',
    consent: inWords(consent),
    requestedAt: createdAt,
    unsubscribedAt: null,
    ticket: ticket || randomBytes(16).toString('hex'),
    updatedAt: createdAt,
  };
  const collection = 'subscribers';
  if (known) await payload.db.updateOne({ collection, id: known.id, data, req, returning: false });
  else {
    const created = { ...data, mail, createdAt };
    await payload.db.create({ collection, data: created, req, returning: false });
  }
}

function inWords({ clause, version, acceptedAt, form }: ConsentRecord): string {
  return [`${form} · ${version ?? '?'} · ${acceptedAt}`, clause].filter(Boolean).join('\n\n');
}

/**
 * Confirms a subscription and has the welcome mailed, both or neither.
 * @throws AppError Forbidden when the ticket has been used or replaced
 */
export async function confirmSubscription(
  payload: Payload,
  { subscriber, ticket }: Confirmation,
  now: Date,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    const at = now.toISOString();
    const changes = { state: 'confirmed' as const, confirmedAt: at, ticket: null };
    const mine = await change(payload, req, now, changes, (columns) =>
      and(eq(columns.id, subscriber), eq(columns.state, 'pending'), eq(columns.ticket, ticket)),
    );
    if (!mine) throw new AppError('Forbidden', 'This confirmation has been used.');
    await welcome(payload, subscriber, at, req);
  });
}

/** The mail that welcomes belongs to the request that led here, as every mail does to its lead. */
async function welcome(payload: Payload, id: number, at: string, req: InTransaction) {
  const where = { id: { equals: id } };
  const subscriber = await payload.db.findOne<Subscriber>({
    collection: 'subscribers',
    where,
    req,
  });
  const ids = await idsWithMail(payload, 'leads.mail', subscriber?.mail ?? '', req);
  const { docs } = await payload.db.find<{ id: number }>({
    collection: 'leads',
    where: { id: { in: ids }, formType: { equals: 'newsletter' } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    req,
  });
  const lead = docs[0];
  if (!lead) return;
  const data = newMessage({ kind: 'welcome', formType: 'newsletter', lead: lead.id, at });
  await payload.db.create({ collection: 'messages', data, req, returning: false });
}

/** Ends a subscription. The answer does not say whether there was one. */
export async function unsubscribe(payload: Payload, subscriber: number, now: Date): Promise<void> {
  const changes = {
    state: 'unsubscribed' as const,
    unsubscribedAt: now.toISOString(),
    ticket: null,
  };
  await change(payload, null, now, changes, ({ id, state }) =>
    and(eq(id, subscriber), ne(state, 'unsubscribed')),
  );
}

/** One UPDATE, so that of two requests only one changes the row. Says whether it was changed. */
async function change(
  payload: Payload,
  req: InTransaction | null,
  now: Date,
  changes: Changes,
  where: (columns: Tables['subscribers']) => SQL | undefined,
): Promise<boolean> {
  const { subscribers } = tablesOf(payload);
  const rows = await queryBuilder(payload, req)
    .update(subscribers)
    .set({ ...changes, updatedAt: now.toISOString() })
    .where(where(subscribers))
    .returning({ id: subscribers.id });
  return rows.length > 0;
}

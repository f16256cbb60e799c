import { and, eq, gte, isNotNull, lte } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { readColleagues } from '../accounts/colleagues.ts';
import { dayAfter, dayIn } from '../leads/deadlines/office-time.ts';
import { recordEvents } from '../leads/events/record-events.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { storedWith } from '../platform/database/stored.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { newMessage, writeOnce } from '../platform/outbox/outbox.ts';
import { wake } from '../platform/process/background.ts';
import { readCompany } from '../reads/company.ts';
import type { Offer } from './offer-store.ts';

/** Days before the last one on which an offer is valid when the person who sent it is reminded. */
const DAYS_BEFORE = 3;

/** How far back an end that was missed is noted later, in days. */
const LOOK_BACK = 14;

/** Begins what a reminder of the end of an offer is about; its number follows. */
export const ENDS = 'offer-ends-';

/** Offers that wait for a decision, and whose last day is one of these. */
function endingOffers(payload: Payload, from: string, to: string): Promise<Offer[]> {
  const { offers } = tablesOf(payload);
  const { lead, state, validUntil } = offers;
  return queryBuilder(payload)
    .select()
    .from(offers)
    .where(
      and(eq(state, 'open'), gte(validUntil, from), lte(validUntil, to), isNotNull(lead)),
    ) as unknown as Promise<Offer[]>;
}

/**
 * Reminds the person who sent an offer before it ends, and notes in its lead that it has ended; each once
 * for each last day. The customer is not reminded.
 * @returns how many mails and events were written by this call
 */
export async function remindOfOffers(payload: Payload, now: Date): Promise<number> {
  const { timeZone } = await readCompany(payload, 'pl');
  const today = dayIn(timeZone, now);
  let count = 0;
  for (const offer of await endingOffers(payload, today, dayAfter(today, DAYS_BEFORE))) {
    if (await remind(payload, offer, now)) count += 1;
  }
  const yesterday = dayAfter(today, -1);
  for (const offer of await endingOffers(payload, dayAfter(today, -LOOK_BACK), yesterday)) {
    if (await noteEnd(payload, offer, now)) count += 1;
  }
  if (count > 0) wake(payload, 'mail');
  return count;
}

/** @returns whether this call wrote the mail */
async function remind(
  payload: Payload,
  { author, lead: id, number, validUntil }: Offer,
  now: Date,
): Promise<boolean> {
  const lead = await storedWith(payload, 'leads', id as number);
  const person = (await readColleagues(payload)).find((one) => one.id === author);
  if (!lead || !person) return false;
  const row = newMessage({
    ...{ kind: 'offer', formType: lead.formType, lead: lead.id, at: now.toISOString() },
    recipient: person.email,
  });
  const about = `${ENDS}${number}`;
  const onceKey = `${about}-${validUntil}`.toLowerCase();
  return inTransaction(payload, (req) =>
    writeOnce(payload, { ...row, about, onceKey } as never, req),
  );
}

/** @returns whether this call wrote the event */
function noteEnd(payload: Payload, offer: Offer, now: Date): Promise<boolean> {
  const { lead_events: events, offers } = tablesOf(payload);
  const { id, lead, number, validUntil } = offer;
  return inTransaction(payload, async (req) => {
    const database = queryBuilder(payload, req);
    // Of two processes the second one waits here, and finds the event of the first.
    const [locked] = await database
      .update(offers)
      .set({ validUntil })
      .where(
        and(eq(offers.id, id), eq(offers.state, 'open'), eq(offers.validUntil, validUntil ?? '')),
      )
      .returning({ id: offers.id });
    if (!locked) return false;
    const ended = `${validUntil}T12:00:00.000Z`;
    const noted = await database
      .select({ id: events.id })
      .from(events)
      .where(
        and(
          eq(events.lead, lead as number),
          eq(events.kind, 'offer-expired'),
          gte(events.at, ended),
        ),
      )
      .limit(1);
    if (noted.length > 0) return false;
    const facts = { from: null, to: number };
    const event = {
      lead: lead as number,
      at: now,
      by: null,
      kind: 'offer-expired',
      facts,
    } as const;
    await recordEvents(payload, req, [event]);
    return true;
  });
}

import {
  AppError,
  DEFAULT_LOCALE,
  type VisitorCall,
  type VisitorLead,
  visitorLead,
} from '@osnowa/contract';
import type { Payload } from 'payload';
import { recordAudit } from '../accounts/audit.ts';
import { LEAD_FIELD_NAMES, type LeadFieldName } from '../kit/fields/lead-fields.ts';
import { attachmentsOf } from '../leads/attachments/stored-files.ts';
import { cancelBooking, isMovable, isOpen, moveBooking } from '../leads/calls/change-booking.ts';
import { estimateNameBy } from '../leads/estimates/saved.ts';
import { accountOf, bookingOf } from '../leads/events/bookings.ts';
import type { Lead } from '../platform/database/generated/payload-types.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { newMessage } from '../platform/outbox/outbox.ts';
import { readCompany } from '../reads/company.ts';
import { eraseLead } from './erasure.ts';
import { endOfStorage, extendableUntil, readRetention } from './retention-periods.ts';

type Pairs = VisitorLead['details'];

/**
 * The lead with a reference.
 * @throws AppError NotFound when it has been deleted
 */
export async function leadWith(payload: Payload, reference: string): Promise<Lead> {
  const lead = await payload.db.findOne<Lead>({
    collection: 'leads',
    where: { reference: { equals: reference } },
  });
  if (!lead) throw new AppError('NotFound', 'What was sent has been deleted.');
  return lead;
}

/**
 * A visitor's request, as they see it by the link in their confirmation.
 * @throws AppError NotFound when it has been deleted
 */
export async function readOwn(
  payload: Payload,
  reference: string,
  now: Date,
): Promise<VisitorLead> {
  const lead = await leadWith(payload, reference);
  const periods = await readRetention(payload);
  const attachments = await attachmentsOf(payload, lead.id);
  const call = await callOf(payload, lead.id, now);
  const { consent } = lead;
  return {
    reference: lead.reference,
    formType: lead.formType,
    receivedAt: lead.createdAt,
    network: lead.clientAddress ?? null,
    ...fieldsOf(lead),
    extra: (lead.extra ?? []) as Pairs,
    estimate: lead.estimate ? await estimateNameBy(payload, lead.estimate as number, {}) : null,
    attachments: attachments.map(({ name, size }) => ({ name, size })),
    consent: {
      clause: consent?.clause ?? null,
      version: consent?.version ?? null,
      acceptedAt: consent?.acceptedAt ?? null,
      withdrawnAt: consent?.withdrawnAt ?? null,
    },
    ...(call && { call }),
    keptUntil: endOfStorage(lead, periods).toISOString(),
    extendableUntil: extendableUntil(lead, periods)?.toISOString() ?? null,
  };
}

type Named = Pick<VisitorLead, LeadFieldName & keyof VisitorLead>;

/** The fields of a lead; those that the contract does not name are among the details. */
function fieldsOf(lead: Lead): Named & { details: Pairs } {
  const isNamed = (key: string) => key in visitorLead.shape;
  const named = LEAD_FIELD_NAMES.filter(isNamed).map((key) => [key, lead[key] || null]);
  const others = LEAD_FIELD_NAMES.filter((key) => !isNamed(key) && lead[key]);
  const details = others.map((key) => ({ key, value: String(lead[key]) }));
  return {
    ...(Object.fromEntries(named) as Named),
    mail: lead.mail,
    details: [...details, ...((lead.details ?? []) as Pairs)],
  };
}

/** The call that the visitor booked, as they see it. */
async function callOf(payload: Payload, lead: number, now: Date): Promise<VisitorCall | null> {
  const booking = await bookingOf(payload, lead);
  if (!booking) return null;
  const { startsAt, state } = booking;
  const adviser = (await accountOf(payload, booking.adviser))?.name ?? null;
  const { timeZone } = await readCompany(payload, DEFAULT_LOCALE);
  const may = { isOpen: isOpen(booking, now), isMovable: isMovable(booking, now) };
  return { startsAt, state, adviser, timeZone, ...may };
}

/**
 * Moves the call that a visitor booked.
 * @throws AppError NotFound, Conflict (it is over or cancelled) or Validation (the time is taken)
 */
export async function moveOwnCall(
  payload: Payload,
  reference: string,
  time: string,
  now: Date,
): Promise<void> {
  await moveBooking(payload, await leadWith(payload, reference), time, now);
}

/** Cancels the call that a visitor booked. @throws AppError NotFound or Conflict */
export async function cancelOwnCall(payload: Payload, reference: string, now: Date): Promise<void> {
  await cancelBooking(payload, await leadWith(payload, reference), now);
}

/**
 * Withdraws consent and reports it to the company, both or neither. Repeating it changes nothing. A
 * call to come is cancelled first.
 */
export async function withdrawOwn(payload: Payload, reference: string, now: Date): Promise<void> {
  const lead = await leadWith(payload, reference);
  const { id, formType, consent } = lead;
  if (consent?.withdrawnAt) return;
  const at = now.toISOString();
  await cancelComing(payload, lead, now);
  await inTransaction(payload, async (req) => {
    // The same words sent again are a new request.
    const data = { consent: { withdrawnAt: at }, idempotencyKey: null, updatedAt: at };
    await payload.db.updateOne({ collection: 'leads', id, data, req, returning: false });
    const message = newMessage({ kind: 'withdrawal', formType, lead: id, at });
    await payload.db.create({ collection: 'messages', data: message, req, returning: false });
    await recordAudit(payload, req, { action: 'withdrawal', subject: reference, detail: 'link' });
  });
}

/** No person is called against their will: the adviser's time becomes free. */
async function cancelComing(payload: Payload, lead: Lead, now: Date): Promise<void> {
  const booking = await bookingOf(payload, lead.id);
  if (!booking || !isOpen(booking, now)) return;
  await cancelBooking(payload, lead, now);
}

/** Permanently deletes the request, with its files and mails. Deleting it twice does no harm. */
export async function deleteOwn(payload: Payload, reference: string, now: Date): Promise<void> {
  await eraseLead(payload, reference, now);
}

/**
 * Stores an application for future recruitment, as its sender agreed to.
 * @throws AppError Conflict when there is nothing to extend
 */
export async function extendOwn(payload: Payload, reference: string, now: Date): Promise<void> {
  const lead = await leadWith(payload, reference);
  const until = extendableUntil(lead, await readRetention(payload));
  if (!until) throw new AppError('Conflict', 'This cannot be kept any longer.');
  await inTransaction(payload, async (req) => {
    const data = { keptUntil: until.toISOString(), updatedAt: now.toISOString() };
    await payload.db.updateOne({ collection: 'leads', id: lead.id, data, req, returning: false });
    const detail = `link, ${until.toISOString()}`;
    await recordAudit(payload, req, { action: 'extension', subject: reference, detail });
  });
}

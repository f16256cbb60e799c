import { AppError, type VisitorLead } from '@osnowa/contract';
import type { Payload } from 'payload';
import { recordAudit } from '../access/audit.ts';
import type { Lead } from '../database/generated/payload-types.ts';
import { inTransaction } from '../database/writes/transaction.ts';
import { estimateNameBy } from '../estimates/saved.ts';
import { attachmentsOf } from '../leads/attachments/stored-files.ts';
import { newMessage } from '../outbox/outbox.ts';
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
 * What a visitor sent, as they see it by the link in their confirmation.
 * @throws AppError NotFound when it has been deleted
 */
export async function readOwn(payload: Payload, reference: string): Promise<VisitorLead> {
  const lead = await leadWith(payload, reference);
  const periods = await readRetention(payload);
  const attachments = await attachmentsOf(payload, lead.id);
  const { consent } = lead;
  return {
    reference: lead.reference,
    formType: lead.formType,
    topic: lead.topic,
    locale: lead.locale,
    receivedAt: lead.createdAt,
    page: lead.page ?? null,
    referrer: lead.referrer ?? null,
    campaign: lead.campaign ?? null,
    network: lead.clientAddress ?? null,
    fullName: lead.fullName ?? null,
    companyName: lead.companyName ?? null,
    mail: lead.mail,
    phoneNumber: lead.phoneNumber ?? null,
    message: lead.message || null,
    details: (lead.details ?? []) as Pairs,
    extra: (lead.extra ?? []) as Pairs,
    estimate: lead.estimate ? await estimateNameBy(payload, lead.estimate as number, {}) : null,
    attachments: attachments.map(({ name, size }) => ({ name, size })),
    consent: {
      clause: consent?.clause ?? null,
      version: consent?.version ?? null,
      acceptedAt: consent?.acceptedAt ?? null,
      withdrawnAt: consent?.withdrawnAt ?? null,
    },
    keptUntil: endOfStorage(lead, periods).toISOString(),
    extendableUntil: extendableUntil(lead, periods)?.toISOString() ?? null,
  };
}

/**
 * Withdraws consent and reports it to the company, both or neither. Repeating it changes nothing.
 */
export async function withdrawOwn(payload: Payload, reference: string, now: Date): Promise<void> {
  const { id, formType, consent } = await leadWith(payload, reference);
  if (consent?.withdrawnAt) return;
  const at = now.toISOString();
  await inTransaction(payload, async (req) => {
    const data = { consent: { withdrawnAt: at }, updatedAt: at };
    await payload.db.updateOne({ collection: 'leads', id, data, req, returning: false });
    const message = newMessage({ kind: 'withdrawal', formType, lead: id, at });
    await payload.db.create({ collection: 'messages', data: message, req, returning: false });
    await recordAudit(payload, req, { action: 'withdrawal', subject: reference, detail: 'link' });
  });
}

/** Deletes what was sent, with its files and mails, for good. Deleting it twice does no harm. */
export async function deleteOwn(payload: Payload, reference: string, now: Date): Promise<void> {
  await eraseLead(payload, reference, now);
}

/**
 * Keeps an application for future recruitment, as its sender agreed to.
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

import { eq } from '@payloadcms/db-sqlite/drizzle';
import {
  APIError,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload';
import { recordAudit } from '../../accounts/audit.ts';
import { wordsFor } from '../../kit/words.ts';
import { stampOf } from '../../leads/events/noted-events.ts';
import { recordEvents } from '../../leads/events/record-events.ts';
import type { Message } from '../../platform/database/generated/payload-types.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { moveNotices, noticesAbout } from '../../platform/outbox/notices.ts';
import { noteMail } from './note-mail.ts';

/** A mail that has no lead has the form of a contact: see store-mail.ts. */
const UNMATCHED_FORM = 'contact';

/**
 * Puts a received mail into the lead that a person has chosen, or takes it out of one: its files go
 * with it, and the lead is worked on again as if the mail had just found it.
 * @throws APIError 400 for a lead that the person may not see
 */
export const assignMail: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = idOf(originalDoc?.lead);
  if (originalDoc?.kind !== 'received') return data;
  const lead = data.lead === undefined ? before : idOf(data.lead);
  if (lead === before) {
    await sortAnew(originalDoc as Message, data, req);
    return data;
  }
  const formType = lead === null ? UNMATCHED_FORM : await formOf(req, lead);
  const { attachments } = tablesOf(req.payload);
  const transaction = await transactionOf(req);
  await queryBuilder(req.payload, transaction)
    .update(attachments)
    .set({ lead, formType: formType as never })
    .where(eq(attachments.message, originalDoc.id));
  await moveNotices(req.payload, originalDoc.id, lead, transaction);
  const sentAt = originalDoc.sentAt ?? originalDoc.createdAt;
  if (before !== null) {
    const gone = { kind: 'withdrawn', lead: before, facts: { from: sentAt } } as const;
    await recordEvents(req.payload, transaction, [{ ...stampOf(req), ...gone }]);
  }
  // A person has said otherwise.
  const automatic = originalDoc.automatic === 'spam' ? null : originalDoc.automatic;
  if (lead !== null) {
    await noteMail(req.payload, transaction, {
      lead,
      message: originalDoc.id,
      at: new Date(sentAt),
      isReply: !automatic,
      lostAnswer: null,
      knows: req.user && 'email' in req.user ? String(req.user.email) : null,
    });
  }
  return { ...data, formType, ...(lead !== null && { automatic }) };
};

/** A person says that nobody wrote a mail, or that somebody did: who waits for an answer to it. */
async function sortAnew(
  { lead, automatic: before, sentAt, createdAt }: Message,
  data: { automatic?: string | null },
  req: PayloadRequest,
): Promise<void> {
  const its = idOf(lead);
  const after = data.automatic === undefined ? (before ?? null) : (data.automatic ?? null);
  if (its === null || Boolean(before) === Boolean(after)) return;
  const written = sentAt ?? createdAt;
  const event = after
    ? ({ ...stampOf(req), kind: 'withdrawn', facts: { from: written } } as const)
    : ({ ...stampOf(req), kind: 'waits', at: written, facts: { how: 'mail' } } as const);
  await recordEvents(req.payload, await transactionOf(req), [{ ...event, lead: its }]);
}

async function formOf(req: PayloadRequest, id: number): Promise<string> {
  const lead = await req.payload.findByID({
    collection: 'leads',
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  });
  if (!lead) throw new APIError(wordsFor(req).leadRules.assignMail.noLead, 400, undefined, true);
  return lead.formType;
}

async function transactionOf(req: PayloadRequest) {
  const transactionID = await req.transactionID;
  return transactionID === undefined ? {} : { transactionID };
}

function idOf(lead: unknown): number | null {
  const id = typeof lead === 'object' ? (lead as { id?: unknown } | null)?.id : lead;
  return typeof id === 'number' ? id : null;
}

/** A mail that is deleted alone is in the audit log; one that goes with its lead is part of it. */
export const recordUnmatched: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  if (doc.kind !== 'received') return;
  const where = { about: { in: noticesAbout([doc.id]) } };
  await req.payload.db.deleteMany({ collection: 'messages', where, req });
  if (idOf(doc.lead) !== null) return;
  await recordAudit(req.payload, req, {
    action: 'deletion',
    subject: String(id),
    detail: 'messages',
  });
};

import type { FormType, Office } from '@osnowa/contract';
import type { Payload } from 'payload';
import { inTransaction } from '../../../database/writes/transaction.ts';
import { mailColleagues } from '../../../outbox/outbox.ts';
import { withUsualHours } from '../digest.ts';
import { readColleagues } from '../round-robin/colleagues.ts';
import { hasWeekBegun, weekBefore } from './week.ts';

/**
 * Puts the report of the last week into the outbox, once the office has opened in this one. It is
 * written once a week by its key. Without managers, or without a lead so far, there is none.
 * @returns whether this call wrote it
 */
export async function sendWeeklyReport(
  payload: Payload,
  office: Office,
  now: Date,
): Promise<boolean> {
  const usual = withUsualHours(office);
  if (!hasWeekBegun(now, usual)) return false;
  const week = weekBefore(now, usual);
  const onceKey = `weekly-${week.monday}`;
  if (await isWritten(payload, onceKey)) return false;
  const managers = (await readColleagues(payload)).filter(({ roles }) => roles.includes('manager'));
  if (managers.length === 0) return false;
  const lead = await newestLead(payload, week.to);
  if (!lead) return false;
  const to = managers.map(({ email }) => email);
  const mail = { lead: lead.id, formType: lead.formType, onceKey, to, at: now };
  return inTransaction(payload, (req) => mailColleagues(payload, req, { ...mail, kind: 'weekly' }));
}

async function isWritten(payload: Payload, onceKey: string): Promise<boolean> {
  const where = { onceKey: { equals: onceKey } };
  return (await payload.db.count({ collection: 'messages', where })).totalDocs > 0;
}

/** A message belongs to a lead: the report to the newest one from before this week. */
async function newestLead(
  payload: Payload,
  before: Date,
): Promise<{ id: number; formType: FormType } | null> {
  const { docs } = await payload.db.find<{ id: number; formType: FormType }>({
    collection: 'leads',
    where: {
      and: [
        { createdAt: { less_than: before.toISOString() } },
        // Newsletter sign-ups are deleted soon with their messages: the report would be sent again.
        { formType: { not_in: ['career', 'newsletter'] } },
      ],
    },
    sort: '-id',
    limit: 1,
    pagination: false,
  });
  return docs[0] ?? null;
}

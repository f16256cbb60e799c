import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Payload, Where, WhereField } from 'payload';
import { Gauge, Registry } from 'prom-client';
import { readMailboxState } from '../../conversation/inbound/mailbox-state.ts';
import { officeAt } from '../../leads/deadlines/office-hours.ts';
import { overdueFilter, waitingFilter } from '../../leads/deadlines/reply-deadline.ts';
import { WAITING_UNMATCHED } from '../../platform/outbox/notices.ts';
import { lostData } from '../../platform/process/data-in-place.ts';
import { LAST_BACKUP } from '../../platform/process/data-names.ts';
import { env } from '../../platform/process/env.ts';
import { processMetrics } from '../../platform/process/metrics.ts';
import { incompleteDocuments } from '../../reads/records.ts';

/** Where a monitoring system reads the figures, below the base of the API. */
export const METRICS_PATH = '/metrics';

/** Figures read from the database and the disk on request. */
const GAUGES = {
  cms_mails_waiting: 'Mails that wait to be sent',
  cms_mail_waiting_age_seconds: 'Age of the oldest mail that waits to be sent; 0 when none waits',
  cms_mails_failed: 'Mails that were given up',
  cms_lead_unanswered_age_seconds: 'Age of the oldest lead without an answer; 0 when none waits',
  cms_leads_waiting: 'Leads whose customers wait for an answer',
  cms_leads_overdue: 'Leads that have waited longer than promised, by office hours',
  cms_documents_incomplete:
    'Published documents that visitors do not see, because a field is missing',
  cms_disk_free_bytes: 'Free space of the disk with the data folder',
  cms_backup_timestamp_seconds: 'Time of the newest complete backup; 0 when there was none',
  cms_leads_not_copied: 'Leads that are not at the second place yet, or not deleted there',
  cms_mailbox_failing_seconds:
    'Time since when the mailbox of IMAP_URL cannot be read; 0 while it is, or without one',
  cms_webhook_waiting_age_seconds:
    'Age of the oldest delivery that a webhook has not taken; 0 when none waits',
  cms_webhooks_failed: 'Deliveries to webhooks that were given up',
  cms_stray_mails_waiting: 'Received mails without a lead that a person has to look at',
  cms_data_lost: '1 while the database or the attachments are not where they were opened',
  cms_retention_held_back: '1 after a run of the retention that refused to delete so much',
} as const;

type Values = Record<keyof typeof GAUGES, number>;

/**
 * Figures of the content service in Prometheus' text format: counts and durations, without personal
 * data. Alerts on them: deploy/monitoring/alerts.yml.
 */
export async function metricsText(payload: Payload, now = new Date()): Promise<string> {
  const registry = new Registry();
  const values = { ...(await readStored(payload, now)), ...(await readDisk()) };
  for (const [name, help] of Object.entries(GAUGES)) {
    new Gauge({ name, help, registers: [registry] }).set(values[name as keyof typeof GAUGES]);
  }
  return Registry.merge([processMetrics().registry, registry]).metrics();
}

const unsent = { in: ['pending', 'sending'] };

/** Seconds since a time; 0 where there is none. */
function ageAt(now: Date, time: string | null): number {
  return time === null ? 0 : Math.max(0, (now.getTime() - Date.parse(time)) / 1_000);
}

async function readStored(
  payload: Payload,
  now: Date,
): Promise<Omit<Values, keyof Awaited<ReturnType<typeof readDisk>>>> {
  const mails = async (state: WhereField) =>
    (await payload.db.count({ collection: 'messages', where: { state } })).totalDocs;
  const age = (oldest: string | null) => ageAt(now, oldest);
  const { docs } = await payload.db.find<{ action: string }>({
    collection: 'audit',
    where: { action: { in: ['retention', 'retention-refused'] } },
    sort: '-id',
    limit: 1,
    pagination: false,
  });
  return {
    ...(await readExchanges(payload, now)),
    cms_mails_waiting: await mails(unsent),
    cms_mail_waiting_age_seconds: age(
      await oldest(payload, 'messages', 'firstDueAt', {
        state: unsent,
        firstDueAt: { less_than_equal: now.toISOString() },
      }),
    ),
    cms_mails_failed: await mails({ equals: 'failed' }),
    cms_lead_unanswered_age_seconds: age(
      await oldest(payload, 'leads', 'waitsSince', waitingFilter(now)),
    ),
    cms_leads_waiting: (await payload.db.count({ collection: 'leads', where: waitingFilter(now) }))
      .totalDocs,
    cms_leads_overdue: await countOverdue(payload, now),
    cms_documents_incomplete: incompleteDocuments(payload).length,
    cms_leads_not_copied: (await payload.db.count({ collection: 'lead-copies' })).totalDocs,
    cms_retention_held_back: docs[0]?.action === 'retention-refused' ? 1 : 0,
  };
}

/** Figures of the mailbox, from which mails come in, and of webhooks, to which deliveries go. */
async function readExchanges(payload: Payload, now: Date) {
  const mailbox = env.IMAP_URL ? await readMailboxState(payload) : null;
  const count = async (collection: 'messages' | 'deliveries', where: Where) =>
    (await payload.db.count({ collection, where })).totalDocs;
  const toWebhooks = { kind: { equals: 'webhook' } };
  const waiting = { ...toWebhooks, state: unsent, attempts: { greater_than: 0 } };
  return {
    cms_mailbox_failing_seconds: ageAt(now, (mailbox?.problem && mailbox.since) ?? null),
    cms_webhook_waiting_age_seconds: ageAt(
      now,
      await oldest(payload, 'deliveries', 'firstDueAt', waiting),
    ),
    cms_webhooks_failed: await count('deliveries', {
      ...toWebhooks,
      state: { equals: 'failed' },
      problem: { not_equals: 'off' },
    }),
    cms_stray_mails_waiting: await count('messages', WAITING_UNMATCHED),
  };
}

/** The earliest time in a field; `null` when no row fits. */
async function oldest(
  payload: Payload,
  collection: 'messages' | 'leads' | 'deliveries',
  field: 'firstDueAt' | 'waitsSince',
  where: Where,
): Promise<string | null> {
  const { docs } = await payload.db.find<Record<typeof field, string>>({
    collection,
    where,
    sort: field,
    limit: 1,
    pagination: false,
  });
  return docs[0]?.[field] ?? null;
}

async function countOverdue(payload: Payload, now: Date): Promise<number> {
  const where = overdueFilter(now, await officeAt(payload, now));
  return where ? (await payload.db.count({ collection: 'leads', where })).totalDocs : 0;
}

async function readDisk() {
  const disk = await statfs(env.DATA_DIR).catch(nothingIfMissing);
  const backup = await stat(path.join(env.DATA_DIR, LAST_BACKUP)).catch(nothingIfMissing);
  return {
    cms_data_lost: lostData() ? 1 : 0,
    cms_disk_free_bytes: disk ? disk.bavail * disk.bsize : Number.NaN,
    cms_backup_timestamp_seconds: backup ? Math.floor(backup.mtimeMs / 1_000) : 0,
  };
}

function nothingIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

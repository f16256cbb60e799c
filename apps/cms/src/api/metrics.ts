import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Payload, Where, WhereField } from 'payload';
import { Gauge, Registry } from 'prom-client';
import { overdueFilter, waitingFilter, withoutCalls } from '../leads/deadlines/lead-clock.ts';
import { officeAt } from '../leads/deadlines/office.ts';
import { LAST_BACKUP } from '../process/data-names.ts';
import { env } from '../process/env.ts';
import { processMetrics } from '../process/metrics.ts';
import { incompleteDocuments } from '../reads/incomplete.ts';

/** Where a monitoring system reads the figures, below the base of the API. */
export const METRICS_PATH = '/metrics';

/** What is read from the database and the disk when the figures are asked for. */
const GAUGES = {
  cms_mails_waiting: 'Mails that wait to be sent',
  cms_mail_waiting_age_seconds: 'Age of the oldest mail that waits to be sent; 0 when none waits',
  cms_mails_failed: 'Mails that were given up',
  cms_lead_unanswered_age_seconds: 'Age of the oldest lead without an answer; 0 when none waits',
  cms_leads_overdue: 'Leads that have waited longer than promised, by office hours',
  cms_documents_incomplete:
    'Published documents that visitors do not see, because a field is missing',
  cms_disk_free_bytes: 'Free space of the disk with the data folder',
  cms_backup_timestamp_seconds: 'Time of the newest complete backup; 0 when there was none',
  cms_leads_not_copied: 'Leads that are not at the second place yet, or not deleted there',
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

async function readStored(
  payload: Payload,
  now: Date,
): Promise<Omit<Values, 'cms_disk_free_bytes' | 'cms_backup_timestamp_seconds'>> {
  const mails = async (state: WhereField) =>
    (await payload.db.count({ collection: 'messages', where: { state } })).totalDocs;
  const age = (oldest: string | null) =>
    oldest === null ? 0 : Math.max(0, (now.getTime() - Date.parse(oldest)) / 1_000);
  const { docs } = await payload.db.find<{ action: string }>({
    collection: 'audit',
    where: { action: { in: ['retention', 'retention-refused'] } },
    sort: '-id',
    limit: 1,
    pagination: false,
  });
  const unsent = { in: ['pending', 'sending'] };
  return {
    cms_mails_waiting: await mails(unsent),
    cms_mail_waiting_age_seconds: age(
      await oldest(payload, 'messages', 'firstDueAt', {
        state: unsent,
        firstDueAt: { less_than_equal: now.toISOString() },
      }),
    ),
    cms_mails_failed: await mails({ equals: 'failed' }),
    cms_lead_unanswered_age_seconds: age(
      await oldest(payload, 'leads', 'createdAt', {
        and: [waitingFilter(), ...(await withoutCalls(payload, now))],
      }),
    ),
    cms_leads_overdue: await countOverdue(payload, now),
    cms_documents_incomplete: incompleteDocuments(payload).length,
    cms_leads_not_copied: (await payload.db.count({ collection: 'lead-copies' })).totalDocs,
    cms_retention_held_back: docs[0]?.action === 'retention-refused' ? 1 : 0,
  };
}

/** The earliest time in a field; `null` when no row fits. */
async function oldest(
  payload: Payload,
  collection: 'messages' | 'leads',
  field: 'firstDueAt' | 'createdAt',
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
  const where = await overdueFilter(payload, now, await officeAt(payload, now));
  return where ? (await payload.db.count({ collection: 'leads', where })).totalDocs : 0;
}

async function readDisk() {
  const { bavail, bsize } = await statfs(env.DATA_DIR);
  const backup = await stat(path.join(env.DATA_DIR, LAST_BACKUP)).catch(nothingIfMissing);
  return {
    cms_disk_free_bytes: bavail * bsize,
    cms_backup_timestamp_seconds: backup ? Math.floor(backup.mtimeMs / 1_000) : 0,
  };
}

function nothingIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

import type { Payload, WhereField } from 'payload';
import { Gauge, Registry } from 'prom-client';

/** Where a monitoring system reads the figures, below the base of the API. */
export const METRICS_PATH = '/metrics';

/**
 * Figures of the content service in Prometheus' text format: counts only, without personal data.
 * Raise an alert on `cms_mails_failed` and `cms_retention_held_back`, which are 0 when all is well.
 */
export async function metricsText(payload: Payload): Promise<string> {
  const registers = [new Registry()];
  const mails = async (state: WhereField) =>
    (await payload.db.count({ collection: 'messages', where: { state } })).totalDocs;
  const { docs } = await payload.db.find<{ action: string }>({
    collection: 'audit',
    where: { action: { in: ['retention', 'retention-refused'] } },
    sort: '-id',
    limit: 1,
    pagination: false,
  });
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers }).set(value);
  gauge(
    'cms_mails_waiting',
    'Mails that wait to be sent',
    await mails({ in: ['pending', 'sending'] }),
  );
  gauge('cms_mails_failed', 'Mails that were given up', await mails({ equals: 'failed' }));
  gauge(
    'cms_retention_held_back',
    '1 after a run of the retention that refused to delete so much',
    docs[0]?.action === 'retention-refused' ? 1 : 0,
  );
  return (registers[0] as Registry).metrics();
}

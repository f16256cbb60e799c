import type { Payload, WhereField } from 'payload';

/** Where a monitoring system reads the figures, below the base of the API. */
export const METRICS_PATH = '/metrics';

/**
 * Figures of the lead desk, as Prometheus reads them: counts only, of nobody's data. Raise the
 * alert on `tkalnia_mails_failed` and `tkalnia_retention_held_back`, which are 0 when all is well.
 */
export async function metricsText(payload: Payload): Promise<string> {
  const mails = async (state: WhereField) =>
    (await payload.db.count({ collection: 'messages', where: { state } })).totalDocs;
  const { docs } = await payload.db.find<{ action: string }>({
    collection: 'audit',
    where: { action: { in: ['retention', 'retention-refused'] } },
    sort: '-id',
    limit: 1,
    pagination: false,
  });
  const figures = {
    tkalnia_mails_waiting: await mails({ in: ['pending', 'sending'] }),
    tkalnia_mails_failed: await mails({ equals: 'failed' }),
    tkalnia_retention_held_back: docs[0]?.action === 'retention-refused' ? 1 : 0,
  };
  const lines = Object.entries(figures).map(
    ([name, value]) => `# TYPE ${name} gauge\n${name} ${value}`,
  );
  return `${lines.join('\n')}\n`;
}

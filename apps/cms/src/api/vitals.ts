import { VITAL_SUMS_PATH, type VitalSums, vitalSums } from '@osnowa/http/vitals';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { readSignedReport } from './signed-reports.ts';

/** Takes the site's sums of how fast its pages were for visitors who agreed to be counted. */
export function vitalReportRoutes(payload: Payload, now: () => Date = () => new Date()): Hono {
  const routes = new Hono();
  routes.post(VITAL_SUMS_PATH, async (context) => {
    await addSums(payload, await readSignedReport(context.req, vitalSums, now()));
    return context.body(null, 204, { 'cache-control': 'no-store' });
  });
  return routes;
}

type Columns = Record<keyof VitalSums['sums'][number], never>;

/** The few calls of the query builder used here; both databases have them. */
interface Inserts {
  insert(table: unknown): {
    values(rows: object[]): {
      onConflictDoUpdate(change: { target: never[]; set: object }): Promise<unknown>;
    };
  };
}

/** One INSERT for the whole report: what was counted before is added to. */
async function addSums(payload: Payload, { sums }: VitalSums): Promise<void> {
  const table = payload.db.tables.vitals as unknown as Columns;
  const { day, page, locale, device, metric, range, count } = table;
  const inserts = payload.db.drizzle as unknown as Inserts;
  await inserts
    .insert(table)
    .values(sums)
    .onConflictDoUpdate({
      target: [day, page, locale, device, metric, range],
      set: { count: sql`${count} + excluded.count` },
    });
}

import { HITS_PATH, type RedirectHits, redirectHits } from '@osnowa/contract';
import { inArray, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { readSignedReport } from './signed-report.ts';

/** Takes the site's reports of how often redirects were used; each is signed as a change notice is. */
export function hitReportRoutes(payload: Payload, now: () => Date = () => new Date()): Hono {
  const routes = new Hono();
  routes.post(HITS_PATH, async (context) => {
    await addHits(payload, await readSignedReport(context.req, redirectHits, now()), now());
    return context.body(null, 204, { 'cache-control': 'no-store' });
  });
  return routes;
}

type Columns = Record<'id' | 'hits', never>;

/** The few calls of the query builder used here; both databases have them. */
interface Updates {
  update(table: unknown): {
    set(changes: { hits: SQL; lastHitAt: string }): { where(condition: SQL): Promise<unknown> };
  };
}

/**
 * One UPDATE for the whole report. Nobody is told: what a redirect does has not changed. Redirects
 * that are gone are passed over.
 */
async function addHits(payload: Payload, { hits }: RedirectHits, now: Date): Promise<void> {
  const table = payload.db.tables.redirects as unknown as Columns;
  const cases = hits.map(({ id, count }) => sql`when ${id} then ${count}`);
  const more = sql`case ${table.id} ${sql.join(cases, sql` `)} else 0 end`;
  const updates = payload.db.drizzle as unknown as Updates;
  const ids = hits.map(({ id }) => id);
  await updates
    .update(table)
    .set({ hits: sql`coalesce(${table.hits}, 0) + ${more}`, lastHitAt: now.toISOString() })
    .where(inArray(table.id, ids));
}

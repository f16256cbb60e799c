import { createHmac } from 'node:crypto';
import { inArray, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import {
  AppError,
  HITS_PATH,
  NOTICE_HEADERS,
  NOTICE_MAX_AGE_SECONDS,
  type RedirectHits,
  redirectHits,
} from '@tkalnia/contract';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { sameToken } from '../contract/reply.ts';
import { env } from '../env.ts';

/** Largest report, in characters. */
const MAX_LENGTH = 64 * 1024;

/** Takes the site's reports of how often redirects were used; each is signed as a change notice is. */
export function hitReportRoutes(payload: Payload, now: () => Date = () => new Date()): Hono {
  const routes = new Hono();
  routes.post(HITS_PATH, async (context) => {
    const body = await context.req.text();
    if (body.length > MAX_LENGTH) throw new AppError('TooLarge', 'The report is too long.');
    const timestamp = context.req.header(NOTICE_HEADERS.timestamp) ?? '';
    const signature = context.req.header(NOTICE_HEADERS.signature) ?? '';
    const age = Math.abs(now().getTime() / 1000 - Number(timestamp));
    if (!(age <= NOTICE_MAX_AGE_SECONDS) || !sameToken(signature, sign(`${timestamp}.${body}`))) {
      throw new AppError('Forbidden', 'The report is not signed, or it is old.');
    }
    await addHits(payload, parse(body), now());
    return context.body(null, 204, { 'cache-control': 'no-store' });
  });
  return routes;
}

function sign(text: string): string {
  return createHmac('sha256', env.NOTICE_SECRET).update(text).digest('hex');
}

function parse(body: string): RedirectHits {
  const problem = new AppError('BadRequest', 'This is no report of uses.');
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) throw problem;
    throw error;
  }
  const { data } = redirectHits.safeParse(content);
  if (!data) throw problem;
  return data;
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

import { AppError, HITS_PATH, type RedirectHits, redirectHits } from '@osnowa/contract';
import { boundedBody, isSignedMessage } from '@osnowa/http';
import { inArray, sql } from '@payloadcms/db-sqlite/drizzle';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../database/sql.ts';
import { env } from '../process/env.ts';
import { readJson } from './reply.ts';

/** Largest report, in bytes. */
const MAX_BYTES = 256 * 1024;

/** Takes the site's signed reports of how often visitors followed each redirect. */
export function redirectHitRoutes(payload: Payload, now: () => Date = () => new Date()): Hono {
  const routes = new Hono();
  routes.post(HITS_PATH, async (context) => {
    await addHits(payload, await readReport(context.req.raw, now()), now());
    return context.body(null, 204, { 'cache-control': 'no-store' });
  });
  return routes;
}

/**
 * Reads a report, which is signed as change notices are.
 * @throws AppError TooLarge, Forbidden or BadRequest
 */
async function readReport(request: Request, now: Date): Promise<RedirectHits> {
  const bytes = await boundedBody(request, MAX_BYTES);
  if (!bytes) throw new AppError('TooLarge', 'The report is too long.');
  const body = bytes.toString('utf8');
  const { headers } = request;
  if (!isSignedMessage({ headers, body }, env.NOTICE_SECRET, now.getTime())) {
    throw new AppError('Forbidden', 'The report is not signed, or it is old.');
  }
  return readJson(body, redirectHits, 'This is no report of this kind.');
}

/**
 * Adds a whole report in one UPDATE. No change notice follows, because the redirects work as before.
 * Deleted redirects are ignored.
 */
async function addHits(payload: Payload, { hits }: RedirectHits, now: Date): Promise<void> {
  const { redirects } = tablesOf(payload);
  const cases = hits.map(({ id, count }) => sql`when ${id} then ${count}`);
  const more = sql`case ${redirects.id} ${sql.join(cases, sql` `)} else 0 end`;
  const ids = hits.map(({ id }) => id);
  await queryBuilder(payload)
    .update(redirects)
    .set({ hits: sql`coalesce(${redirects.hits}, 0) + ${more}`, lastHitAt: now.toISOString() })
    .where(inArray(redirects.id, ids));
}

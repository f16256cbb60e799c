import { AppError, HITS_PATH, type RedirectHits, redirectHits } from '@osnowa/contract';
import { boundedBody, isSignedMessage } from '@osnowa/http';
import { inArray, sql } from '@payloadcms/db-sqlite/drizzle';
import { Hono, type HonoRequest } from 'hono';
import type { Payload } from 'payload';
import type { z } from 'zod';
import { queryBuilder, tablesOf } from '../database/sql.ts';
import { env } from '../process/env.ts';

/** Largest report, in bytes. */
const MAX_BYTES = 256 * 1024;

/**
 * A report of the site's, which signs it as this service signs its change notices.
 * @throws AppError TooLarge, Forbidden or BadRequest
 */
async function readSignedReport<Report>(
  request: HonoRequest,
  schema: z.ZodType<Report>,
  now: Date,
): Promise<Report> {
  const bytes = await boundedBody(request.raw, MAX_BYTES);
  if (!bytes) throw new AppError('TooLarge', 'The report is too long.');
  const body = bytes.toString('utf8');
  const { headers } = request.raw;
  if (!isSignedMessage({ headers, body }, env.NOTICE_SECRET, now.getTime())) {
    throw new AppError('Forbidden', 'The report is not signed, or it is old.');
  }
  return parse(body, schema);
}

function parse<Report>(body: string, schema: z.ZodType<Report>): Report {
  const problem = new AppError('BadRequest', 'This is no report of this kind.');
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) throw problem;
    throw error;
  }
  const { data } = schema.safeParse(content);
  if (!data) throw problem;
  return data;
}

/**
 * Takes the site's reports of how often redirects were used; each is signed as a change notice is.
 */
export function hitReportRoutes(payload: Payload, now: () => Date = () => new Date()): Hono {
  const routes = new Hono();
  routes.post(HITS_PATH, async (context) => {
    await addHits(payload, await readSignedReport(context.req, redirectHits, now()), now());
    return context.body(null, 204, { 'cache-control': 'no-store' });
  });
  return routes;
}

/**
 * One UPDATE for the whole report. It causes no change notice, because the redirects work as
 * before. Redirects that are gone are ignored.
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

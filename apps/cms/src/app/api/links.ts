import {
  AppError,
  ENDPOINTS,
  type EndpointInput,
  type RedirectHits,
  redirectHits,
} from '@osnowa/contract';
import { boundedBody, isSignedMessage } from '@osnowa/http';
import { inArray, sql } from '@payloadcms/db-sqlite/drizzle';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { confirmSubscription, unsubscribe } from '../../intake/newsletter.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { createLinks } from '../../platform/outbox/mail-links.ts';
import { wake } from '../../platform/process/background.ts';
import { env } from '../../platform/process/env.ts';
import {
  cancelOwnCall,
  deleteOwn,
  extendOwn,
  moveOwnCall,
  readOwn,
  withdrawOwn,
} from '../../privacy/own-lead.ts';
import { inputOf, type PostName, readJson } from './reply.ts';

/** Largest report, in bytes. */
const MAX_BYTES = 256 * 1024;

/** Takes the site's signed reports of how often visitors followed each redirect. */
export function redirectHitRoutes(payload: Payload, now: () => Date = () => new Date()): Hono {
  const routes = new Hono();
  routes.post(ENDPOINTS.reportHits.path, async (context) => {
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

/** Settings that a test may replace. */
export interface LinkOptions {
  now?: () => Date;
}

/** The content of a token; throws when the token is not valid. */
function meant<Meaning>(meaning: Meaning | null): Meaning {
  if (meaning === null) throw new AppError('Forbidden', 'This link is not or no longer valid.');
  return meaning;
}

type LinkName = Exclude<PostName, 'saveEstimate' | 'reportHits'>;

/** The actions of the links in mails. */
export function linkRoutes(payload: Payload, options: LinkOptions = {}): Hono {
  const links = createLinks({ secret: env.PAYLOAD_SECRET, publicUrl: env.PUBLIC_URL });
  const now = () => options.now?.() ?? new Date();
  const own = (token: string) => meant(links.readRequest(token));
  const routes = new Hono();

  function route<Name extends LinkName>(
    name: Name,
    answer: (input: EndpointInput<Name>) => Promise<unknown>,
  ): void {
    routes.post(ENDPOINTS[name].path, async (context) => {
      const reply = await answer(await inputOf(name, context.req.raw));
      context.header('cache-control', 'no-store');
      return reply instanceof Response ? reply : context.json(reply ?? { success: true });
    });
  }

  /** Sends the mails about an action. */
  async function mailed(action: Promise<unknown>): Promise<void> {
    await action;
    wake(payload, 'mail');
  }

  route('confirmNewsletter', ({ token }) =>
    mailed(confirmSubscription(payload, meant(links.readConfirm(token, now())), now())),
  );
  route('unsubscribe', ({ token }) =>
    unsubscribe(payload, meant(links.readUnsubscribe(token)), now()),
  );
  route('readRequest', ({ token }) => readOwn(payload, own(token), now()));
  route('withdraw', ({ token }) => mailed(withdrawOwn(payload, own(token), now())));
  route('delete', ({ token }) => mailed(deleteOwn(payload, own(token), now())));
  route('extend', ({ token }) => extendOwn(payload, own(token), now()));
  route('cancelCall', ({ token }) => mailed(cancelOwnCall(payload, own(token), now())));
  route('moveCall', ({ token, time }) => mailed(moveOwnCall(payload, own(token), time, now())));
  route('printRequest', async ({ token, locale }) => {
    const reference = own(token);
    // Imported when needed: printing takes some megabytes.
    const { requestPdf } = await import('../../mail/request-pdf.tsx');
    const headers = {
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}.pdf"`,
    };
    return new Response(await requestPdf(payload, reference, locale), { headers });
  });
  return routes;
}

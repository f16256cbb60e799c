import {
  AppError,
  linkCall,
  moveCall,
  NEWSLETTER_CALLS,
  printCall,
  VISITOR_CALLS,
} from '@osnowa/contract';
import { boundedBody } from '@osnowa/http';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import type { z } from 'zod';
import { confirmSubscription, unsubscribe } from '../newsletter/newsletter.ts';
import { createLinks } from '../privacy/links.ts';
import {
  cancelOwnCall,
  deleteOwn,
  extendOwn,
  moveOwnCall,
  readOwn,
  withdrawOwn,
} from '../privacy/own-lead.ts';
import { wake } from '../process/background.ts';
import { env } from '../process/env.ts';
import { readJson } from './reply.ts';

/** Settings that a test may replace. */
export interface LinkOptions {
  now?: () => Date;
}

/** Largest body of a call, in bytes: a token and little else. */
const MAX_BODY = 16 * 1024;

/** @throws AppError BadRequest, or TooLarge */
async function callIn<Call>(request: Request, schema: z.ZodType<Call>): Promise<Call> {
  const body = await boundedBody(request, MAX_BODY);
  if (!body) throw new AppError('TooLarge', 'A call is a token and no more.');
  return readJson(body.toString('utf8'), schema, 'Send the token as JSON.');
}

/** The content of a token; throws when the token is not valid. */
function meant<Meaning>(meaning: Meaning | null): Meaning {
  if (meaning === null) throw new AppError('Forbidden', 'This link is not or no longer valid.');
  return meaning;
}

/** The actions of the links in mails: one POST route per call of the contract. */
export function linkRoutes(payload: Payload, options: LinkOptions = {}): Hono {
  const links = createLinks({ secret: env.PAYLOAD_SECRET, publicUrl: env.PUBLIC_URL });
  const now = () => options.now?.() ?? new Date();
  const routes = new Hono();

  function call(path: string, answer: (token: string) => Promise<unknown>): void {
    routes.post(path, async (context) => {
      const reply = await answer((await callIn(context.req.raw, linkCall)).token);
      context.header('cache-control', 'no-store');
      return context.json(reply ?? { success: true });
    });
  }

  call(NEWSLETTER_CALLS.confirm, async (token) => {
    await confirmSubscription(payload, meant(links.readConfirm(token, now())), now());
    wake(payload, 'mail');
  });
  call(NEWSLETTER_CALLS.unsubscribe, (token) =>
    unsubscribe(payload, meant(links.readUnsubscribe(token)), now()),
  );
  call(VISITOR_CALLS.read, (token) => readOwn(payload, meant(links.readRequest(token)), now()));
  call(VISITOR_CALLS.withdraw, async (token) => {
    await withdrawOwn(payload, meant(links.readRequest(token)), now());
    wake(payload, 'mail');
  });
  call(VISITOR_CALLS.delete, async (token) => {
    await deleteOwn(payload, meant(links.readRequest(token)), now());
    wake(payload, 'mail');
  });
  call(VISITOR_CALLS.extend, (token) => extendOwn(payload, meant(links.readRequest(token)), now()));
  call(VISITOR_CALLS.cancelCall, async (token) => {
    await cancelOwnCall(payload, meant(links.readRequest(token)), now());
    wake(payload, 'mail');
  });
  routes.post(VISITOR_CALLS.moveCall, async (context) => {
    const { token, time } = await callIn(context.req.raw, moveCall);
    await moveOwnCall(payload, meant(links.readRequest(token)), time, now());
    wake(payload, 'mail');
    return context.json({ success: true }, 200, { 'cache-control': 'no-store' });
  });
  routes.post(VISITOR_CALLS.print, async (context) => {
    const { token, locale } = await callIn(context.req.raw, printCall);
    const reference = meant(links.readRequest(token));
    // Imported when needed: printing takes some megabytes.
    const { requestPdf } = await import('../mail/compose/request-pdf.tsx');
    const pdf = await requestPdf(payload, reference, locale);
    return context.body(pdf, 200, {
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}.pdf"`,
    });
  });
  return routes;
}

/** Paths of these routes, below the base of the API. */
export const LINK_CALLS: readonly string[] = [
  ...Object.values(NEWSLETTER_CALLS),
  ...Object.values(VISITOR_CALLS),
];

import {
  AppError,
  ESTIMATES_PATH,
  estimateKey,
  isLocale,
  type SavedEstimate,
  saveEstimate,
} from '@osnowa/contract';
import { boundedBody } from '@osnowa/http';
import { clientAddress, TRUSTED_PROXIES } from '@osnowa/http/client-address';
import { type Context, Hono } from 'hono';
import type { Payload } from 'payload';
import { limitsOf } from '../database/shared-limit.ts';
import { estimatePdf } from '../estimates/pdf/estimate-pdf.tsx';
import { prepareEstimate } from '../estimates/prepare.ts';
import { insertEstimate, savedEstimateBy } from '../estimates/saved.ts';
import { readJson } from './reply.ts';

/** Saved estimates per client address. */
const LIMITS = [{ most: 30, ms: 60 * 60_000 }];
/** A choice has a few kilobytes at most. */
const MAX_BODY = 32 * 1024;

/** Estimates that visitors save: made by POST, read by their key as JSON or PDF. */
export function estimateRoutes(payload: Payload): Hono {
  const routes = new Hono();
  const limit = limitsOf(payload)('estimates', LIMITS);

  routes.post(ESTIMATES_PATH, async (context) => {
    const record = await prepareEstimate(payload, await orderIn(context));
    const address = clientAddress(context.req.raw.headers, TRUSTED_PROXIES) ?? 'unknown';
    const place = await limit.take(address);
    if (!place.ok) {
      context.header('retry-after', String(place.retryAfterSeconds));
      throw new AppError('RateLimited', 'Too many estimates from this address.');
    }
    await insertEstimate(payload, record);
    const { number, key } = record;
    return context.json({ success: true, data: { number, key } }, 200, NO_STORE);
  });

  routes.get(`${ESTIMATES_PATH}/:key`, async (context) =>
    answerAs(context, (await estimateIn(payload, context)).estimate),
  );

  routes.get(`${ESTIMATES_PATH}/:key/pdf`, async (context) => {
    const { key, estimate } = await estimateIn(payload, context);
    const wanted = context.req.query('locale');
    const locale = isLocale(wanted) ? wanted : estimate.locale;
    const pdf = await estimatePdf(payload, estimate, locale, key);
    const headers = { ...NO_STORE, ...named(estimate, 'pdf'), 'content-type': 'application/pdf' };
    return context.body(pdf, 200, headers);
  });
  return routes;
}

/** The file name under which a browser saves it: the estimate's number. */
function named({ number }: SavedEstimate, ending: 'pdf' | 'json') {
  return { 'content-disposition': `inline; filename="${number}.${ending}"` };
}

function answerAs(context: Context, estimate: SavedEstimate): Response {
  return context.json(estimate, 200, { ...NO_STORE, ...named(estimate, 'json') });
}

const NO_STORE = { 'cache-control': 'no-store' };

async function orderIn(context: Context) {
  const body = await boundedBody(context.req.raw, MAX_BODY);
  if (!body) throw new AppError('TooLarge', 'An estimate is smaller than this.');
  return readJson(
    body.toString('utf8'),
    saveEstimate,
    'Send what is to be saved as JSON, as the contract describes it.',
  );
}

async function estimateIn(
  payload: Payload,
  context: Context,
): Promise<{ key: string; estimate: SavedEstimate }> {
  const key = estimateKey.safeParse(context.req.param('key')).data ?? '';
  const estimate = key && (await savedEstimateBy(payload, { key }));
  if (!estimate) throw new AppError('NotFound', 'There is no such estimate.');
  return { key, estimate };
}

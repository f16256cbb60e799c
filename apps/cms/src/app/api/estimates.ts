import { AppError, ENDPOINTS, estimateKey, isLocale, type SavedEstimate } from '@osnowa/contract';
import { clientAddress, TRUSTED_PROXIES } from '@osnowa/http/client-address';
import { type Context, Hono } from 'hono';
import type { Payload } from 'payload';
import { estimatePdf } from '../../leads/estimates/pdf/estimate-pdf.tsx';
import { prepareEstimate } from '../../leads/estimates/prepare.ts';
import { insertEstimate, savedEstimateBy } from '../../leads/estimates/saved.ts';
import { limitsOf } from '../../platform/database/shared-limit.ts';
import { inputOf } from './reply.ts';

/** Saved estimates per client address. */
const LIMITS = [{ most: 30, ms: 60 * 60_000 }];

/** Estimates that visitors save: made by POST, read by their key as JSON or PDF. */
export function estimateRoutes(payload: Payload): Hono {
  const routes = new Hono();
  const limit = limitsOf(payload)('estimates', LIMITS);

  routes.post(ENDPOINTS.saveEstimate.path, async (context) => {
    const order = await inputOf('saveEstimate', context.req.raw);
    const record = await prepareEstimate(payload, order);
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

  routes.get(ENDPOINTS.savedEstimate.path, async (context) =>
    answerAs(context, (await estimateIn(payload, context)).estimate),
  );

  routes.get(ENDPOINTS.estimatePdf.path, async (context) => {
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

async function estimateIn(
  payload: Payload,
  context: Context,
): Promise<{ key: string; estimate: SavedEstimate }> {
  const key = estimateKey.safeParse(context.req.param('key')).data ?? '';
  const estimate = key && (await savedEstimateBy(payload, { key }));
  if (!estimate) throw new AppError('NotFound', 'There is no such estimate.');
  return { key, estimate };
}

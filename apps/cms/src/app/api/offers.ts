import { AppError, ENDPOINTS } from '@osnowa/contract';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import {
  acceptOffer,
  askAboutOffer,
  askForTime,
  declineOffer,
  foundOffer,
} from '../../offers/decide.ts';
import { offerPdf } from '../../offers/offer-pdf.tsx';
import { offerAddress } from '../../offers/send-offer.ts';
import { noteVisit, printedOf, shownOffer } from '../../offers/shown-offer.ts';
import { limitsOf } from '../../platform/database/shared-limit.ts';
import { env } from '../../platform/process/env.ts';
import { inputOf } from './reply.ts';

/** What a link's holders say within an hour: each of it mails a person. */
const SAID = [{ most: 30, ms: 60 * 60_000 }];

const NO_STORE = { 'cache-control': 'no-store' };

/** Offers at the links of their buyers. */
export function offerRoutes(payload: Payload): Hono {
  const routes = new Hono();
  const limit = limitsOf(payload)('offers', SAID);

  routes.post(ENDPOINTS.readOffer.path, async (context) => {
    const { isVisit, ...asked } = await inputOf('readOffer', context.req.raw);
    const shown = await shownOffer(payload, asked);
    if (isVisit) await noteVisit(payload, (await foundOffer(payload, asked.key)).offer);
    return context.json(shown, 200, NO_STORE);
  });

  routes.post(ENDPOINTS.printOffer.path, async (context) => {
    const { key, version, taken, locale } = await inputOf('printOffer', context.req.raw);
    const shown = await shownOffer(payload, { key, version, locale });
    const pdf = await offerPdf(payload, {
      ...printedOf(shown, taken),
      ...{ locale, address: offerAddress(env.PUBLIC_URL, key, locale) },
    });
    const name = `inline; filename="${shown.content.number}-${version}.pdf"`;
    const headers = { ...NO_STORE, 'content-disposition': name, 'content-type': 'application/pdf' };
    return context.body(pdf, 200, headers);
  });

  const said = { acceptOffer, declineOffer, askForTime, askAboutOffer } as const;
  for (const name of Object.keys(said) as (keyof typeof said)[]) {
    routes.post(ENDPOINTS[name].path, async (context) => {
      const input = await inputOf(name, context.req.raw);
      const { offer } = await foundOffer(payload, input.key);
      const place = await limit.take(offer.number);
      if (!place.ok) {
        context.header('retry-after', String(place.retryAfterSeconds));
        throw new AppError('RateLimited', 'Too much was said about this offer.');
      }
      await said[name](payload, input as never);
      return context.json({ success: true }, 200, NO_STORE);
    });
  }
  return routes;
}

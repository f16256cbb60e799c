import { AppError, PREVIEW_HEADER, PREVIEW_LINKS_PATH } from '@osnowa/contract';
import { sameToken } from '@osnowa/http/bearer';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { env } from '../process/env.ts';

type Link = { id: number; expiresAt: string; withdrawn?: boolean | null };

/** Answers whether a preview link is still valid: 204, or 404 when it is not. */
export function previewLinkRoutes(payload: Payload, now: () => Date = () => new Date()): Hono {
  const routes = new Hono();
  routes.get(`${PREVIEW_LINKS_PATH}/:id{[0-9]{1,15}}`, async (context) => {
    if (!sameToken(context.req.header(PREVIEW_HEADER) ?? '', env.PREVIEW_TOKEN)) {
      throw new AppError('NotFound', 'There is no such path.');
    }
    const where = { id: { equals: Number(context.req.param('id')) } };
    const link = await payload.db.findOne<Link>({ collection: 'preview-links', where });
    if (!link || link.withdrawn || Date.parse(link.expiresAt) < now().getTime()) {
      throw new AppError('NotFound', 'This link has expired or was withdrawn.');
    }
    context.header('cache-control', 'no-store');
    return context.body(null, 204);
  });
  return routes;
}

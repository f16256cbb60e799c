import {
  AppError,
  FIELD_MARKS_HEADER,
  MOST_PREVIEW_BYTES,
  PREVIEW_HEADER,
  PREVIEW_LINKS_PATH,
  PREVIEW_VALUES_PATH,
  previewValues,
} from '@osnowa/contract';
import { boundedBody } from '@osnowa/http';
import { sameToken } from '@osnowa/http/bearer';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { env } from '../../platform/process/env.ts';
import type { Content } from '../../reads/content.ts';
import { readJson } from './reply.ts';

/** Serialises the values of a form, saved or not, for the page next to it. Nothing is stored. */
export function previewValueRoutes(content: Content): Hono {
  const routes = new Hono();
  routes.post(PREVIEW_VALUES_PATH, async (context) => {
    if (!sameToken(context.req.header(PREVIEW_HEADER) ?? '', env.PREVIEW_TOKEN)) {
      throw new AppError('NotFound', 'There is no such path.');
    }
    const body = await boundedBody(context.req.raw, MOST_PREVIEW_BYTES);
    if (!body) throw new AppError('TooLarge', 'The form is too long.');
    const values = readJson(body.toString('utf8'), previewValues, 'Send the values as JSON.');
    const marked = context.req.header(FIELD_MARKS_HEADER) === 'on';
    const records = await content.unsaved(values, { drafts: true, marked });
    return context.json(records, 200, { 'cache-control': 'no-store' });
  });
  return routes;
}

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

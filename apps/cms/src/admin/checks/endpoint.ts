import { APIError, type CollectionSlug, type Endpoint } from 'payload';
import { z } from 'zod';
import { writesContent } from '../../access/editing-rights.ts';
import { pathFor } from '../preview/preview.ts';
import { checkedDocument } from './checked-document.ts';
import { checkDocument } from './checks.ts';

const query = z.object({
  source: z.string().min(1).max(50),
  document: z.coerce.number().int().positive(),
});

/**
 * `GET /payload/checks?source=pages&document=3`: faults to fix in the newest state of a document
 * before it is published, in the language of the back office. For people who write content.
 */
export const checkEndpoints: Endpoint[] = [
  {
    path: '/checks',
    method: 'get',
    handler: async (req) => {
      if (!writesContent(req.user)) throw new APIError('Not found', 404);
      const asked = query.safeParse(Object.fromEntries(req.searchParams ?? []));
      if (!asked.success) throw new APIError('This names no document.', 400);
      const collection = asked.data.source as CollectionSlug;
      const hasPage = Object.hasOwn(req.payload.collections, collection) && pathFor(collection);
      const found = hasPage ? await checkedDocument(req, collection, asked.data.document) : null;
      if (!found) throw new APIError('Not found', 404);
      const report = await checkDocument(found);
      return Response.json(report, { headers: { 'cache-control': 'no-store' } });
    },
  },
];

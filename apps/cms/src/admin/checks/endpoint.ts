import { type CollectionSlug, NotFound } from 'payload';
import { z } from 'zod';
import { writesContent } from '../../access/editing-rights.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
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
export const checkEndpoint = endpoint({
  path: '/checks',
  method: 'get',
  who: hiddenUnless(writesContent),
  body: query,
  run: async (req, { source, document }) => {
    const collection = source as CollectionSlug;
    const hasPage = Object.hasOwn(req.payload.collections, collection) && pathFor(collection);
    const found = hasPage ? await checkedDocument(req, collection, document) : null;
    if (!found) throw new NotFound(req.t);
    return checkDocument(found);
  },
});

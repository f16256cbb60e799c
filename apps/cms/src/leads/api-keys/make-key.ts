import { randomBytes } from 'node:crypto';
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { recordAudit } from '../../access/audit.ts';
import { managesChannels } from '../access.ts';
import { hashOf, PREFIX } from './api-keys.ts';

/** So much of a key is stored, in characters, so that people tell keys apart. */
const HINT_LENGTH = 10;

/** A new key in place of the old one, shown this once; only its hash is stored. @throws Forbidden */
async function makeKey(req: PayloadRequest): Promise<Response> {
  if (!managesChannels({ req })) throw new Forbidden(req.t);
  const id = Number(req.routeParams?.id);
  const known = await req.payload.db.findOne<{ id: number }>({
    collection: 'api-keys',
    where: { id: { equals: Number.isInteger(id) ? id : 0 } },
    select: {},
  });
  if (!known) throw new APIError('There is no such key.', 404);
  const secret = PREFIX + randomBytes(32).toString('base64url');
  await req.payload.db.updateOne({
    collection: 'api-keys',
    id,
    data: { hash: hashOf(secret), hint: `${secret.slice(0, HINT_LENGTH)}…`, usedAt: null },
    returning: false,
  });
  const detail = 'new key';
  await recordAudit(req.payload, req, { action: 'channel', subject: `api key ${id}`, detail });
  return Response.json({ secret }, { headers: { 'cache-control': 'no-store' } });
}

/** Below `/payload/api-keys`. */
export const apiKeyEndpoints: Endpoint[] = [{ path: '/:id/key', method: 'post', handler: makeKey }];

import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { recordAudit } from '../../access/audit.ts';
import { managesChannels } from '../access.ts';
import { deliverTrial } from './trial-delivery.ts';
import { newWebhookSecret } from './webhook-signature.ts';

/** The webhook of a request. @throws Forbidden, NotFound */
async function webhookOf(req: PayloadRequest): Promise<{ id: number; name: string }> {
  if (!managesChannels({ req })) throw new Forbidden(req.t);
  const id = Number(req.routeParams?.id);
  const webhook = await req.payload.db.findOne<{ id: number; name: string }>({
    collection: 'webhooks',
    where: { id: { equals: Number.isInteger(id) ? id : 0 } },
    select: { name: true },
  });
  if (!webhook) throw new APIError('There is no such webhook.', 404);
  return webhook;
}

/** A new secret in place of the old one, shown this once. */
async function makeSecret(req: PayloadRequest): Promise<Response> {
  const { id } = await webhookOf(req);
  const secret = newWebhookSecret();
  await req.payload.db.updateOne({
    collection: 'webhooks',
    id,
    data: { secret: req.payload.encrypt(secret) },
    returning: false,
  });
  const detail = 'new secret';
  await recordAudit(req.payload, req, { action: 'channel', subject: `webhook ${id}`, detail });
  return Response.json({ secret }, { headers: { 'cache-control': 'no-store' } });
}

async function sendTrial(req: PayloadRequest): Promise<Response> {
  const { id, name } = await webhookOf(req);
  return Response.json(await deliverTrial(req.payload, { kind: 'webhook', id, name }));
}

/** Below `/payload/webhooks`. */
export const webhookEndpoints: Endpoint[] = [
  { path: '/:id/secret', method: 'post', handler: makeSecret },
  { path: '/:id/test', method: 'post', handler: sendTrial },
];

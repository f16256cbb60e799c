import { NotFound, type PayloadRequest } from 'payload';
import { recordAudit } from '../../access/audit.ts';
import { endpoint, forbiddenUnless } from '../../kit/endpoint.ts';
import { managesChannels } from '../access.ts';
import { deliverTrial } from './trial-delivery.ts';
import { newWebhookSecret } from './webhook-signature.ts';

/** The webhook of a request. @throws NotFound */
async function webhookOf(req: PayloadRequest): Promise<{ id: number; name: string }> {
  const id = Number(req.routeParams?.id);
  const webhook = await req.payload.db.findOne<{ id: number; name: string }>({
    collection: 'webhooks',
    where: { id: { equals: Number.isInteger(id) ? id : 0 } },
    select: { name: true },
  });
  if (!webhook) throw new NotFound(req.t);
  return webhook;
}

/** A new secret in place of the old one, shown this once. */
async function makeSecret(req: PayloadRequest) {
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
  return { secret };
}

async function sendTrial(req: PayloadRequest) {
  const { id, name } = await webhookOf(req);
  return deliverTrial(req.payload, { kind: 'webhook', id, name });
}

const managers = {
  method: 'post',
  who: forbiddenUnless((user) => managesChannels({ req: { user } })),
} as const;

/** Below `/payload/webhooks`. */
export const webhookEndpoints = [
  endpoint({ ...managers, path: '/:id/secret', run: makeSecret }),
  endpoint({ ...managers, path: '/:id/test', run: sendTrial }),
];

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type LeadData, leadData } from '../leads/sales/lead-data.ts';
import { storedWith } from '../platform/database/stored.ts';
import { updateClaimed } from '../platform/outbox/claims.ts';
import type { Delivery } from './deliveries.ts';
import { type Attempt, attemptOf, type Call, nowhere, post } from './post.ts';

/** Content of a webhook's trial: a lead that is no person's. */
const EXAMPLE = {
  reference: 'TEST-0000-0000',
  name: 'Anna Przykładowa',
  company: 'Przykład sp. z o.o.',
  email: 'anna@klient.example',
  phone: '+48501002003',
  message: 'To jest przesyłka próbna. / This is a trial delivery.',
} satisfies Partial<LeadData>;

/** Posts one delivery to its webhook. The body is made at the first try; later ones send the same. */
export async function sendWebhook(delivery: Delivery, call: Call): Promise<Attempt> {
  const { payload, now, timeoutMs } = call;
  const webhook = await storedWith(payload, 'webhooks', delivery.webhook);
  if (!webhook?.isOn) return nowhere('off');
  const body = delivery.payload ?? (await compose(delivery, call));
  if (body === null) return nowhere('gone');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Osnowa webhooks',
    ...signedHeaders(payload.decrypt(webhook.secret ?? ''), webhookId(delivery), body, now),
  };
  return attemptOf(post(webhook.address, body, headers, timeoutMs));
}

/** The body of a delivery, which is stored with it; `null` when its lead is gone. */
async function compose(delivery: Delivery, { payload, now }: Call): Promise<string | null> {
  const lead = delivery.event === 'test' ? EXAMPLE : await readLead(delivery, payload);
  if (!lead) return null;
  const timestamp = new Date(delivery.happenedAt).toISOString();
  const body = JSON.stringify({ type: delivery.event, timestamp, data: { lead } });
  await updateClaimed(payload, 'deliveries', now, delivery, { payload: body });
  return body;
}

/** The lead of a delivery as other programs get it; `null` when it is gone. */
export async function readLead(
  { lead: id }: Pick<Delivery, 'lead'>,
  payload: Call['payload'],
): Promise<LeadData | null> {
  const lead = await storedWith(payload, 'leads', id);
  const [data = null] = lead ? await leadData(payload, [lead]) : [];
  return data;
}

const PREFIX = 'whsec_';

/** A new secret of a webhook, as Standard Webhooks spells it. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * Identity of a delivery for its receiver: the same at every attempt, and another one for a row
 * with the same number in a database that was restored.
 */
function webhookId({ uniqueKey, createdAt }: { uniqueKey: string; createdAt: string }): string {
  const words = `${uniqueKey} ${new Date(createdAt).toISOString()}`;
  return `msg_${createHash('sha256').update(words).digest('base64url').slice(0, 27)}`;
}

/**
 * Headers by which a receiver knows that a body is ours and recent (Standard Webhooks 1.0.0).
 * @param secret as `newWebhookSecret` makes it
 */
function signedHeaders(
  secret: string,
  id: string,
  body: string,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

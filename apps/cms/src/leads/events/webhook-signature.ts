import { createHash, createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret of a webhook, as Standard Webhooks spells it. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * Identity of a delivery for its receiver: the same at every attempt, and another one for a row
 * with the same number in a database that was restored.
 */
export function webhookId({
  uniqueKey,
  createdAt,
}: {
  uniqueKey: string;
  createdAt: string;
}): string {
  const words = `${uniqueKey} ${new Date(createdAt).toISOString()}`;
  return `msg_${createHash('sha256').update(words).digest('base64url').slice(0, 27)}`;
}

/**
 * Headers by which a receiver knows that a body is ours and recent (Standard Webhooks 1.0.0).
 * @param secret as `newWebhookSecret` makes it
 */
export function signedHeaders(
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

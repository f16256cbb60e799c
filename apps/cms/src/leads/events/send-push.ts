import { generateRequestDetails } from 'web-push';
import { updateClaimed } from '../../outbox/claims.ts';

import type { Delivery } from './deliveries.ts';
import { type Attempt, attemptOf, type Call, nowhere, post } from './post.ts';
import { pushKey } from './push-key.ts';
import { noticeOf, testNotice } from './push-words.ts';
import { readLead } from './send-webhook.ts';

/** A push service stores a notice so long for a phone that is off, in seconds: a day. */
const TTL_SECONDS = 24 * 60 * 60;

/** Answers of a push service that say that the device will never take a notice again (RFC 8030). */
const GONE = [404, 410];

interface StoredDevice {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/**
 * Gives one delivery to the push service of its device, encrypted so that only the device reads it
 * (RFC 8291). A device that no longer exists is deleted.
 */
export async function sendPush(delivery: Delivery, call: Call): Promise<Attempt> {
  const { payload, now, timeoutMs } = call;
  const device = await payload.db.findOne<StoredDevice>({
    collection: 'push-devices',
    where: { id: { equals: delivery.device ?? 0 } },
  });
  if (!device) return nowhere('gone');
  const notice = delivery.payload ?? (await compose(delivery, device, call));
  if (notice === null) return nowhere('gone');
  const { endpoint, p256dh, auth } = device;
  const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, notice, {
    vapidDetails: pushKey(),
    TTL: TTL_SECONDS,
    urgency: 'high',
    topic: topicOf(notice),
  });
  const headers = Object.entries(details.headers).map(([name, value]) => [name, String(value)]);
  const attempt = await attemptOf(
    post(endpoint, details.body as Buffer, Object.fromEntries(headers), timeoutMs),
  );
  const where = { id: { equals: device.id } };
  if (GONE.includes(attempt.answer?.status ?? 0)) {
    await payload.db.deleteMany({ collection: 'push-devices', where });
    return { ...attempt, problem: 'gone', isFinal: true };
  }
  if (attempt.problem === null) {
    const data = { usedAt: now.toISOString() };
    await payload.db.updateOne({ collection: 'push-devices', where, data, returning: false });
  }
  return attempt;
}

async function compose(
  delivery: Delivery,
  { language }: StoredDevice,
  { payload, now }: Call,
): Promise<string | null> {
  const { event } = delivery;
  const lead = event === 'test' ? null : await readLead(delivery, payload);
  if (event !== 'test' && !lead) return null;
  const notice = JSON.stringify(
    event === 'test' || !lead ? testNotice(language) : noticeOf(event, lead, language),
  );
  await updateClaimed(payload, 'deliveries', now, delivery, { payload: notice });
  return notice;
}

/** A notice that a push service still stores is replaced by a later one about the same lead. */
function topicOf(notice: string): string {
  return String((JSON.parse(notice) as { tag: unknown }).tag)
    .replace(/[^A-Za-z0-9_-]/g, '-')
    .slice(0, 32);
}

import { generateRequestDetails } from 'web-push';
import { officeWords } from '../kit/words.ts';
import type { LeadEvent } from '../leads/events/lead-events.ts';
import type { LeadData } from '../leads/sales/lead-data.ts';
import { storedWith } from '../platform/database/stored.ts';
import { updateClaimed } from '../platform/outbox/claims.ts';
import type { Delivery } from './deliveries.ts';
import { type Attempt, attemptOf, type Call, nowhere, post } from './post.ts';
import { pushKey } from './push-key.ts';
import { readLead } from './send-webhook.ts';

/** A notice for the service worker of the back office (admin/leads/channels/push-worker.ts). */
export interface PushNotice {
  title: string;
  body: string;
  /** A later notice about the same lead replaces an earlier one. */
  tag: string;
  /** Path that a click opens. */
  path: string;
}

/** A push service stores a notice so long for a phone that is off, in seconds: a day. */
const TTL_SECONDS = 24 * 60 * 60;

/** Answers of a push service that say that the device will never take a notice again (RFC 8030). */
const GONE = [404, 410];

/**
 * Gives one delivery to the push service of its device, encrypted so that only the device reads it
 * (RFC 8291). A device that no longer exists is deleted.
 */
export async function sendPush(delivery: Delivery, call: Call): Promise<Attempt> {
  const { payload, now, timeoutMs } = call;
  const device = await storedWith(payload, 'push-devices', delivery.device);
  if (!device) return nowhere('gone');
  const notice = delivery.payload ?? (await compose(delivery, device.language, call));
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
  language: string,
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

function testNotice(language: string): PushNotice {
  return { ...officeWords(language).leadRules.push.test, tag: 'test', path: '/admin' };
}

/**
 * The notice of a lead on a device: its subject, the sender's name and the number. A locked screen
 * shows it too, so that it has nothing else of the person.
 */
function noticeOf(event: LeadEvent, lead: LeadData, language: string): PushNotice {
  const words = officeWords(language);
  const title =
    event === 'lead.assigned' ? words.leadRules.push.toYou : words.leadRules.events[event];
  const topics: Readonly<Record<string, string>> = words.states.topic;
  const forms: Readonly<Record<string, string>> = words.states.form;
  const topic = topics[lead.topic] ?? forms[lead.form];
  return {
    title: topic ? `${title}: ${topic}` : title,
    body: [lead.name ?? lead.company, lead.reference].filter(Boolean).join(' · '),
    tag: lead.reference,
    path: `/admin/collections/leads/${lead.id}`,
  };
}

import { addressOf, conditionsOf } from '../../kit/list-address.ts';
import { officeWords } from '../../kit/words.ts';
import { WAITING_UNMATCHED } from '../../outbox/notices.ts';
import type { LeadData } from './lead-data.ts';
import type { LeadEvent } from './lead-events.ts';

/** A notice for the service worker of the back office (admin/leads/channels/push-worker.ts). */
export interface PushNotice {
  title: string;
  body: string;
  /** A later notice about the same lead replaces an earlier one. */
  tag: string;
  /** Path that a click opens. */
  path: string;
}

/** The notice of a trial. */
export function testNotice(language: string): PushNotice {
  return { ...officeWords(language).leadRules.push.test, tag: 'test', path: '/admin' };
}

/** The notice of all mails of an hour that fit no lead. */
export function allUnmatchedNotice(language: string): PushNotice {
  const path = addressOf('/admin/collections/messages', conditionsOf(WAITING_UNMATCHED));
  return { ...officeWords(language).leadRules.push.allUnmatched, tag: 'strays', path };
}

/** The notice of a mail that fits no lead. @param message its id */
export function unmatchedNotice(message: number, language: string): PushNotice {
  const path = `/admin/collections/messages/${message}`;
  return { ...officeWords(language).leadRules.push.unmatched, tag: `message-${message}`, path };
}

/**
 * The notice of a lead on a device: its subject, the sender's name and the number. A locked screen
 * shows it too, so that it has nothing else of the person.
 */
export function noticeOf(event: LeadEvent, lead: LeadData, language: string): PushNotice {
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

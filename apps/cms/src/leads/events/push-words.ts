import { type AdminLanguage, adminLanguage } from '../../fields/admin-label.ts';
import { FORM_LABELS, TOPIC_LABELS } from '../../fields/states.ts';
import { WAITING_UNMATCHED } from '../../outbox/unmatched-notice.ts';
import { addressOf, conditionsOf } from '../list-address.ts';
import type { LeadData } from './lead-data.ts';
import { LEAD_EVENT_LABELS, type LeadEvent } from './lead-events.ts';

/** A notice for the service worker of the back office (admin/leads/channels/push-worker.ts). */
export interface PushNotice {
  title: string;
  body: string;
  /** A later notice about the same lead replaces an earlier one. */
  tag: string;
  /** Path that a click opens. */
  path: string;
}

const TO_YOU: Record<AdminLanguage, string> = {
  pl: 'Zapytanie jest Twoje',
  en: 'This lead is yours',
};

const TEST: Record<AdminLanguage, PushNotice> = {
  pl: {
    title: 'Powiadomienia działają',
    body: 'Tak zobaczysz nowe zapytanie na tym urządzeniu.',
    tag: 'test',
    path: '/admin',
  },
  en: {
    title: 'Notifications work',
    body: 'This is how a new lead will look on this device.',
    tag: 'test',
    path: '/admin',
  },
};

/** The notice of a trial. */
export function testNotice(language: string): PushNotice {
  return TEST[adminLanguage(language)];
}

const UNMATCHED: Record<AdminLanguage, Pick<PushNotice, 'title' | 'body'>> = {
  pl: { title: 'Wiadomość bez zapytania', body: 'Otwórz ją i przypisz do zapytania.' },
  en: { title: 'Message without a lead', body: 'Open it and assign it to a lead.' },
};

const ALL_UNMATCHED: Record<AdminLanguage, Pick<PushNotice, 'title' | 'body'>> = {
  pl: {
    title: 'Wiadomości bez zapytania',
    body: 'W ostatniej godzinie przyszło ich więcej. Otwórz listę.',
  },
  en: {
    title: 'Messages without a lead',
    body: 'More of them arrived during the last hour. Open the list.',
  },
};

/** The notice of all mails of an hour that fit no lead. */
export function allUnmatchedNotice(language: string): PushNotice {
  const path = addressOf('/admin/collections/messages', conditionsOf(WAITING_UNMATCHED));
  return { ...ALL_UNMATCHED[adminLanguage(language)], tag: 'strays', path };
}

/** The notice of a mail that fits no lead. @param message its id */
export function unmatchedNotice(message: number, language: string): PushNotice {
  const path = `/admin/collections/messages/${message}`;
  return { ...UNMATCHED[adminLanguage(language)], tag: `message-${message}`, path };
}

/**
 * The notice of a lead on a device: its subject, the sender's name and the number. A locked screen
 * shows it too, so that it has nothing else of the person.
 */
export function noticeOf(event: LeadEvent, lead: LeadData, language: string): PushNotice {
  const locale = adminLanguage(language);
  const title = event === 'lead.assigned' ? TO_YOU[locale] : LEAD_EVENT_LABELS[event][locale];
  const topics: Record<string, Record<AdminLanguage, string>> = TOPIC_LABELS;
  const forms: Record<string, Record<AdminLanguage, string>> = FORM_LABELS;
  const topic = topics[lead.topic]?.[locale] ?? forms[lead.form]?.[locale];
  return {
    title: topic ? `${title}: ${topic}` : title,
    body: [lead.name ?? lead.company, lead.reference].filter(Boolean).join(' · '),
    tag: lead.reference,
    path: `/admin/collections/leads/${lead.id}`,
  };
}

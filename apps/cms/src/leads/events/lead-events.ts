import type { AdminLabel } from '../../fields/admin-label.ts';

/** Events of leads, as webhooks choose them. */
export const LEAD_EVENT_LABELS = {
  'lead.received': { pl: 'Nowe zapytanie', en: 'New lead' },
  'lead.assigned': { pl: 'Przydzielono opiekuna', en: 'Lead assigned' },
  'lead.half': { pl: 'Minęła połowa czasu na odpowiedź', en: 'Half of the time to answer is over' },
  'lead.overdue': { pl: 'Minął czas na odpowiedź', en: 'The time to answer is over' },
  'lead.twice': {
    pl: 'Minął dwukrotny czas na odpowiedź',
    en: 'Twice the time to answer is over',
  },
  'lead.reply-sent': { pl: 'Wysłano odpowiedź', en: 'Reply sent' },
  'lead.reply-received': { pl: 'Klient odpisał', en: 'The client replied' },
  'lead.state': { pl: 'Zmiana stanu', en: 'Change of state' },
} as const satisfies Record<string, AdminLabel>;

/** One of these events. */
export type LeadEvent = keyof typeof LEAD_EVENT_LABELS;

/** Names of the events. */
export const LEAD_EVENTS = Object.keys(LEAD_EVENT_LABELS) as LeadEvent[];

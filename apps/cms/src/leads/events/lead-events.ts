/** What happens to a lead, as other programs and devices hear of it. */
export const LEAD_EVENTS = [
  'lead.received',
  'lead.assigned',
  'lead.half',
  'lead.overdue',
  'lead.twice',
  'lead.reply-sent',
  'lead.reply-received',
  'lead.state',
] as const;

/** One of these events. */
export type LeadEvent = (typeof LEAD_EVENTS)[number];

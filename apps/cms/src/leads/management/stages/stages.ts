import type { LeadEvent } from '../../events/record-events.ts';

/** A stage of a lead that waits for its first answer. */
export interface Stage {
  /** Also the kind of its mails. */
  name: 'half' | 'overdue' | 'twice';
  /** The stage begins after so many times the promised time, counted in office time. */
  times: number;
  event: LeadEvent;
}

/** The stages, in their order. Each is reported once. */
export const STAGES: readonly Stage[] = [
  { name: 'half', times: 0.5, event: 'lead.half' },
  { name: 'overdue', times: 1, event: 'lead.overdue' },
  { name: 'twice', times: 2, event: 'lead.twice' },
];

/** A stage of a lead that waits for its first answer. */
export interface Stage {
  /** Also the kind of its mails and events. */
  name: 'half' | 'overdue' | 'twice';
  /** The stage begins after so many times the promised time, counted in office time. */
  times: number;
}

/** The stages, in their order. Each is reported once. */
export const STAGES: readonly Stage[] = [
  { name: 'half', times: 0.5 },
  { name: 'overdue', times: 1 },
  { name: 'twice', times: 2 },
];

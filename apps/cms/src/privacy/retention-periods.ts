/** How long what is kept, unless an administrator says otherwise. */
export const RETENTION_DEFAULTS = {
  leadMonths: 24,
  applicationMonths: 6,
  extendedApplicationMonths: 12,
  spamDays: 30,
  withdrawnDays: 30,
  messageDays: 30,
  optInDays: 14,
  networkDays: 30,
  auditMonths: 12,
} as const;

/** Name of one period. */
export type RetentionName = keyof typeof RETENTION_DEFAULTS;

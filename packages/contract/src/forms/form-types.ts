import { ESTIMATE_FORMS } from '@osnowa/brand/calculators';

/** Form types of the specification: those of every company, and those of its calculators. */
export const FORM_TYPES = [
  'newsletter',
  'consultation',
  'contact',
  'career',
  'estimate',
  ...ESTIMATE_FORMS,
] as const;

export type FormType = (typeof FORM_TYPES)[number];

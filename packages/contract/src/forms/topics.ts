import { PRODUCT_TOPICS } from '@osnowa/brand/offer';

/** Form topics of the specification. */
export const FORM_TOPICS = [
  'services',
  'offer',
  'miscellaneous',
  'e-commerce',
  'jobApply',
  'estimate',
  'Project',
  'Newsletter',
  'Consultation',
] as const;

/** Topics a visitor chooses from in the contact form. */
export const CONTACT_TOPICS = ['services', 'offer', 'e-commerce', 'miscellaneous'] as const;

/** Topics of a free consultation. */
export const CONSULTATION_TOPICS = [
  ...PRODUCT_TOPICS,
  'application',
  'e-commerce',
  'other',
] as const;

export type FormTopic = (typeof FORM_TOPICS)[number];

/**
 * A hidden field (honeypot). No form filler or password manager knows its name: a name that they
 * fill in would make a person look like a program.
 */
export const TRAP_FIELD = 'leaveEmpty';

/** Fields of every submission, in addition to the form's own. */
export const COMMON_FIELDS = [
  'locale',
  'page',
  'referrer',
  'campaign',
  'consentVersion',
  'idempotencyKey',
  'googleRecaptchaToken',
  'altcha',
  TRAP_FIELD,
  'startedAt',
] as const;

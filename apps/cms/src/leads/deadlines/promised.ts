import type { FormType } from '@osnowa/contract';
import type { LeadSource, LeadState } from '../../kit/states/states.ts';

/** Forms without a promise in minutes: applications, and the newsletter. */
export const UNHURRIED: readonly FormType[] = ['career', 'newsletter'];

/**
 * The site promises a time to those who send a form. A person who called or came to the fair has
 * had a talk; a person who wrote a mail was promised nothing, and is listed with those who wrote.
 */
export const PROMISED_SOURCE: LeadSource = 'form';

/** A first answer makes an answered lead of one in these states. */
export const WAITING: readonly LeadState[] = ['new', 'unverified', 'in-progress'];

/**
 * In these states the deadline of a first answer applies. A card that is moved to another column is
 * no answer; a lead that is won, lost or spam waits no longer.
 */
export const WITH_DEADLINE: readonly LeadState[] = [...WAITING, 'talking', 'offer'];

/** Whether a lead has never been answered. */
export function owesAnswer(lead: { state: LeadState; firstAnsweredAt?: string | null }): boolean {
  return !lead.firstAnsweredAt && WITH_DEADLINE.includes(lead.state);
}

/** Whether the site promised an answer within minutes. */
export function isPromised({
  formType,
  source,
}: {
  formType: FormType;
  source?: LeadSource | null;
}): boolean {
  return !UNHURRIED.includes(formType) && (!source || source === PROMISED_SOURCE);
}

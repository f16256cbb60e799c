import type { Locale } from '@osnowa/contract';
import type { LeadState, Verification } from '../../kit/states/states.ts';
import { officeWords } from '../../kit/words.ts';
import type { CheckedFields } from '../submission-fields.ts';

/** More links than this in one message are rare among people who ask for an offer. */
const USUAL_LINKS = 3;

const LINK = /https?:\/\/|www\./gi;

/** Subjects of advertisements in forms, in the three languages of the site. */
const ADVERTISED =
  /\b(?:viagra|cialis|casino|kasyno|backlinks?|link ?building|crypto(?: ?currency)? invest\w*|forex|porn\w*|escort|pożyczk\w+ online|sexkontakte)\b/iu;

/**
 * Reasons for doubt that a lead comes from a real person, by their kinds: signs of one kind say the
 * same thing twice. A form filler fills the trap and is quick, for people too.
 */
const SPAM_FLAGS = {
  trap: 'filled',
  fast: 'filled',
  captcha: 'captcha',
  flood: 'flood',
  links: 'text',
  'link-as-name': 'text',
  advertising: 'text',
} as const;

export type SpamFlag = keyof typeof SPAM_FLAGS;

/** Signs in a sender's behaviour, apart from their words. */
export type SenderFlag = Extract<SpamFlag, 'trap' | 'fast' | 'captcha' | 'flood'>;

/** Signs of spam in the text of a lead. */
export function textFlags(
  fields: Partial<Pick<CheckedFields, 'fullName' | 'companyName' | 'message'>>,
): SpamFlag[] {
  const text = [fields.fullName, fields.companyName, fields.message].filter(Boolean).join('\n');
  const flags: SpamFlag[] = [];
  if ((text.match(LINK) ?? []).length > USUAL_LINKS) flags.push('links');
  if (/https?:\/\//i.test(fields.fullName ?? '')) flags.push('link-as-name');
  if (ADVERTISED.test(text)) flags.push('advertising');
  return flags;
}

/** Signs that a program sends: for these, a captcha that was not solved is a second one. */
const OF_PROGRAMS: readonly SpamFlag[] = ['trap', 'fast', 'flood'];

/**
 * State of a new lead. One sign never hides a lead: a form filler fills traps, a person writes
 * links. Two independent ones put it into quarantine, where the digest counts it. A captcha that
 * was not solved is no sign by itself, because people without scripts cannot solve any.
 * @param isRequired whether there is a captcha at all
 */
export function stateByFlags(
  flags: readonly SpamFlag[],
  verification: Verification,
  isRequired: boolean,
): Extract<LeadState, 'new' | 'unverified' | 'quarantined'> {
  const kinds = new Set(flags.map((flag) => SPAM_FLAGS[flag]));
  const isUnsolved = isRequired && verification === 'none' && !kinds.has('captcha');
  const seconded = isUnsolved && flags.some((flag) => OF_PROGRAMS.includes(flag)) ? 1 : 0;
  if (kinds.size + seconded >= 2) return 'quarantined';
  return kinds.size > 0 || (isRequired && verification !== 'verified') ? 'unverified' : 'new';
}

/** Reasons to doubt a lead, in words; `null` without any. */
export function doubtsInWords(
  { state, verification, flags }: { state: string; verification: string; flags?: unknown },
  locale: Locale,
): string | null {
  const words = officeWords(locale).leadRules.spam;
  const given: unknown[] = Array.isArray(flags) ? flags : [];
  const signs = (Object.keys(SPAM_FLAGS) as SpamFlag[]).filter((flag) => given.includes(flag));
  const isUnverified = state === 'unverified' || state === 'quarantined';
  const sentences = [
    ...(signs.length > 0
      ? [`${words.maybe}: ${signs.map((flag) => words.flags[flag]).join('; ')}.`]
      : []),
    ...(isUnverified && verification !== 'verified' ? [words.unsolved] : []),
  ];
  return sentences.join(' ') || null;
}

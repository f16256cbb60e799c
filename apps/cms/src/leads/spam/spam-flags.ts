import type { Locale } from '@osnowa/contract';
import type { LeadState, Verification } from '../../fields/states.ts';
import type { CheckedFields } from '../submission-fields.ts';

/** More links than this in one message are rare among people who ask for an offer. */
const USUAL_LINKS = 3;

const LINK = /https?:\/\/|www\./gi;

/** Subjects of advertisements in forms, in the three languages of the site. */
const ADVERTISED =
  /\b(?:viagra|cialis|casino|kasyno|backlinks?|link ?building|crypto(?: ?currency)? invest\w*|forex|porn\w*|escort|pożyczk\w+ online|sexkontakte)\b/iu;

/**
 * Reasons for doubt that a lead comes from a real person. `kind`: signs of one
 * kind say the same thing twice. A form filler fills the trap and is quick, for people too.
 */
const SPAM_FLAGS = [
  {
    value: 'trap',
    kind: 'filled',
    label: {
      pl: 'wypełniono pole, którego ludzie nie widzą',
      en: 'a field that people do not see was filled in',
      de: 'ein unsichtbares Feld wurde ausgefüllt',
    },
  },
  {
    value: 'fast',
    kind: 'filled',
    label: {
      pl: 'formularz wysłano w niecałe dwie sekundy',
      en: 'the form was sent in under two seconds',
      de: 'das Formular wurde in weniger als zwei Sekunden abgeschickt',
    },
  },
  {
    value: 'captcha',
    kind: 'captcha',
    label: {
      pl: 'rozwiązanie zadania sprawdzającego jest fałszywe',
      en: 'the solution of the captcha is false',
      de: 'die Lösung der Sicherheitsprüfung ist falsch',
    },
  },
  {
    value: 'flood',
    kind: 'flood',
    label: {
      pl: 'przyszło razem z falą innych formularzy',
      en: 'it came in a flood of other forms',
      de: 'kam zusammen mit einer Flut anderer Formulare',
    },
  },
  {
    value: 'links',
    kind: 'text',
    label: {
      pl: 'w treści jest wiele odnośników',
      en: 'the text has many links',
      de: 'der Text enthält viele Links',
    },
  },
  {
    value: 'link-as-name',
    kind: 'text',
    label: {
      pl: 'zamiast nazwiska jest odnośnik',
      en: 'the name is a link',
      de: 'der Name ist ein Link',
    },
  },
  {
    value: 'advertising',
    kind: 'text',
    label: {
      pl: 'treść wygląda na reklamę',
      en: 'the text looks like advertising',
      de: 'der Text sieht nach Werbung aus',
    },
  },
] as const;

export type SpamFlag = (typeof SPAM_FLAGS)[number]['value'];

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
  const kinds = new Set(
    SPAM_FLAGS.flatMap(({ value, kind }) => (flags.includes(value) ? kind : [])),
  );
  const isUnsolved = isRequired && verification === 'none' && !kinds.has('captcha');
  const seconded = isUnsolved && flags.some((flag) => OF_PROGRAMS.includes(flag)) ? 1 : 0;
  if (kinds.size + seconded >= 2) return 'quarantined';
  return kinds.size > 0 || (isRequired && verification !== 'verified') ? 'unverified' : 'new';
}

const WORDS: Record<Locale, { spam: string; unsolved: string }> = {
  pl: {
    spam: 'Ostrożnie, to może być spam',
    unsolved:
      'Nie wiadomo, czy formularz wysłał człowiek: sprawdzenie nie zostało wykonane. Tak bywa, gdy przeglądarka działa bez skryptów.',
  },
  en: {
    spam: 'Careful, this may be spam',
    unsolved:
      'It is not known whether a person sent this form: the check did not run. This happens in browsers without scripts.',
  },
  de: {
    spam: 'Vorsicht, das könnte Spam sein',
    unsolved:
      'Ob ein Mensch das Formular gesendet hat, ist nicht bekannt: Die Prüfung lief nicht. Das kommt vor, wenn ein Browser ohne Skripte arbeitet.',
  },
};

/** Reasons to doubt a lead, in words; `null` without any. */
export function doubtsInWords(
  { state, verification, flags }: { state: string; verification: string; flags?: unknown },
  locale: Locale,
): string | null {
  const { spam, unsolved } = WORDS[locale];
  const given: unknown[] = Array.isArray(flags) ? flags : [];
  const signs = SPAM_FLAGS.filter(({ value }) => given.includes(value));
  const isUnverified = state === 'unverified' || state === 'quarantined';
  const sentences = [
    ...(signs.length > 0
      ? [`${spam}: ${signs.map(({ label }) => label[locale]).join('; ')}.`]
      : []),
    ...(isUnverified && verification !== 'verified' ? [unsolved] : []),
  ];
  return sentences.join(' ') || null;
}

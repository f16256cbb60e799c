import {
  ESTIMATE_FIELD,
  type FormTopic,
  type FormType,
  LOCALES,
  type Locale,
} from '@osnowa/contract';
import { CHOICE_PARAMETERS } from '@osnowa/estimate';
import { inOneLanguage } from '@osnowa/text';
import { answerInWords, fieldLabel, isChoice } from '@osnowa/text/field-labels';
import type { MailWords } from '../content/words/mail-words.ts';
import {
  LEAD_FIELDS,
  type LeadFieldKind,
  type LeadFieldName,
  SENDER_FIELDS,
  VISIT_FIELD_NAMES,
} from '../kit/fields/lead-fields.ts';
import { readablePhone } from '../kit/phone.ts';
import { timeInWords } from '../leads/calls/time-in-words.ts';
import type { LeadEstimate } from '../leads/estimates/lead-estimate.ts';
import { readDescription, readSpecification } from '../leads/specification/specification.ts';
import type { Pair } from '../leads/submission-fields.ts';
import type { Fact } from './parts.tsx';

/** The parts of a lead that the company's mail shows; all but the form is a visitor's own text. */
export interface NotifiedLead extends Partial<Record<LeadFieldName, string | null>> {
  formType: FormType;
  mail: string;
  phoneNormalised?: string | null;
  details?: unknown;
  extra?: unknown;
  locale: Locale;
}

/** Fields that have a label of their own, or that only a program reads. */
const SHOWN_ELSEWHERE = ['jobTitle', 'jobSlug', 'callTime', 'timeZone'];
const OF_CHOICE: readonly string[] = [...CHOICE_PARAMETERS, 'variant', ESTIMATE_FIELD];

function fact(label: string, text: string | null | undefined, href?: string): Fact[] {
  return text ? [{ label, values: [href ? { text, href } : { text }] }] : [];
}

/** Encodes only what would end the address: as plain text the link says nothing twice. */
function mailLink(mail: string): string {
  return `mailto:${mail.replace(/[%?&#]/g, encodeURIComponent)}`;
}

/** The words that editors can change; other fields are named as in their form. */
function nameOf(field: LeadFieldName, { notification, lead }: MailWords, locale: Locale): string {
  const names: Partial<Record<LeadFieldName, string>> = {
    fullName: notification.name,
    companyName: notification.company,
    mail: notification.mail,
    phoneNumber: notification.phone,
    locale: notification.language,
    page: notification.page,
    referrer: lead.referrer,
    campaign: lead.campaign,
  };
  return names[field] ?? fieldLabel(field, locale);
}

type Shown = { text: string; href?: string } | null;
type Show = (value: string, lead: NotifiedLead, words: MailWords, publicUrl: string) => Shown;

const asIs: Show = (text) => ({ text });

const SHOWN: Record<LeadFieldKind, Show> = {
  line: asIs,
  text: asIs,
  topic: asIs,
  mail: (text) => ({ text, href: mailLink(text) }),
  phone: (_, lead, words) => phoneInWords(lead, words),
  language: (_, { locale }) => ({ text: LOCALES[locale].name }),
  page: (text, _, __, publicUrl) => ({
    text,
    ...(text.startsWith('/') && { href: publicUrl + text }),
  }),
  address: (text) => ({ text: addressInWords(text) }),
  campaign: (text, _, { lead }) => ({ text: campaignInWords(text, lead.parameters) }),
};

function factsOf(
  names: readonly LeadFieldName[],
  lead: NotifiedLead,
  words: MailWords,
  { locale, publicUrl = '' }: { locale: Locale; publicUrl?: string },
): Fact[] {
  return names.flatMap((name) => {
    const value = lead[name];
    const shown = value && SHOWN[LEAD_FIELDS[name].kind](value, lead, words, publicUrl);
    return shown ? fact(nameOf(name, words, locale), shown.text, shown.href) : [];
  });
}

/** The sender's details: the phone first, because a call is the quickest answer. */
export function senderFacts(lead: NotifiedLead, words: MailWords, locale: Locale): Fact[] {
  const others = SENDER_FIELDS.filter((name) => name !== 'phoneNumber');
  return factsOf(['phoneNumber', ...others], lead, words, { locale });
}

/** Where the visit came from: language, page, referrer, and a campaign's parameters in words. */
export function originFacts(
  lead: NotifiedLead,
  words: MailWords,
  at: { locale: Locale; publicUrl: string },
): Fact[] {
  return factsOf(VISIT_FIELD_NAMES, lead, words, at);
}

/** The number, to be tapped; one that cannot be dialled says so. */
export function phoneInWords(
  lead: NotifiedLead,
  { lead: words }: MailWords,
): { text: string; href?: string } | null {
  const text = readablePhone(lead);
  if (text === null) return null;
  if (lead.phoneNormalised) return { text, href: `tel:${lead.phoneNormalised}` };
  return { text: `${text} (${words.asTyped})` };
}

/**
 * The number in a mail to its visitor, only where it is digits: the form must not send a stranger's
 * words to a third person.
 */
export function digitsInWords(lead: NotifiedLead, words: MailWords): string | null {
  return lead.phoneNormalised ? (phoneInWords(lead, words)?.text ?? null) : null;
}

/** What a call is about, in the words of the choice that the visitor made. */
export function callTopic(
  { details, topic }: NotifiedLead & { topic: FormTopic },
  { lead: names, reply }: MailWords,
): string {
  const pairs = Array.isArray(details) ? (details as Pair[]) : [];
  const chosen = pairs.find(({ key }) => key === 'consultationTopic')?.value ?? '';
  return answerInWords('consultationTopic', chosen, names) || reply.topics[topic];
}

/** The request: the job or the topic, the choice of a calculator, and all other fields. */
export function requestFacts(
  lead: NotifiedLead,
  estimate: LeadEstimate | null,
  locale: Locale,
  { lead: words, call }: MailWords,
  timeZone: string,
): Fact[] {
  const details = pairsOf(lead.details);
  const time = valueIn(details, 'callTime');
  const read = lead.formType.startsWith('estimate') ? readDescription : readSpecification;
  const { rows, others } = read([...pairsOf(lead.extra), ...describedIn(estimate, lead)], locale);
  const left = [
    ...details.filter(({ key }) => !SHOWN_ELSEWHERE.includes(key) && !isChoice(key)),
    ...others,
  ].filter(({ key, value }) => value.trim() !== '' && !(estimate && OF_CHOICE.includes(key)));
  return [
    ...fact(words.job, valueIn(details, 'jobTitle')),
    ...details.flatMap(({ key, value }) =>
      isChoice(key) ? fact(words[key], answerInWords(key, value, words)) : [],
    ),
    ...fact(call.label, time && timeInWords(time, locale, timeZone)),
    ...(estimate ? [chosen(estimate, locale, words)] : []),
    ...rows.flatMap(([label, value]) => fact(label, value)),
    ...fact(
      words.others,
      left.map(({ key, value }) => `${fieldLabel(key, locale)}: ${value}`).join('\n'),
    ),
  ];
}

/** `utm_source=google&utm_campaign=fall` as `source: google, campaign: fall`. */
function campaignInWords(campaign: string, names: Readonly<Record<string, string>>): string {
  return [...new URLSearchParams(campaign)]
    .map(([name, value]) => `${names[name] ?? name}: ${value}`)
    .join(', ');
}

function addressInWords(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return pathname === '/' ? host : host + pathname;
}

/** The chosen items, by name; a second phase follows in the same line. */
function chosen(
  { saved, figures }: LeadEstimate,
  locale: Locale,
  { chosen: label, later }: MailWords['lead'],
): Fact {
  const { groups } = inOneLanguage(saved.catalogue, locale);
  const nameOf = new Map(
    groups.flatMap(({ items }) => items.map(({ key, name }) => [key, name.text] as const)),
  );
  const values = figures.groups.flatMap(({ items }) =>
    items.map((item) => {
      const name = nameOf.get(item.key) ?? item.key;
      return { text: item.later ? `${name} (${later})` : name };
    }),
  );
  return { label, values };
}

/** Details of a saved estimate, where the form itself did not send them. */
function describedIn(estimate: LeadEstimate | null, { extra }: NotifiedLead): Pair[] {
  if (!estimate) return [];
  const { users, notes } = estimate.saved.described;
  const sent = pairsOf(extra);
  const saved = [
    { key: 'users', value: users === null ? '' : String(users) },
    { key: 'notes', value: notes },
  ];
  return saved.filter(({ key, value }) => value && !valueIn(sent, key));
}

function pairsOf(value: unknown): Pair[] {
  return Array.isArray(value) ? (value as Pair[]) : [];
}

function valueIn(pairs: readonly Pair[], name: string): string {
  return pairs.find(({ key }) => key === name)?.value.trim() ?? '';
}

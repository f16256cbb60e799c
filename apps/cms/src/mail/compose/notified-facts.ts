import { ESTIMATE_FIELD, type FormType, LOCALES, type Locale } from '@osnowa/contract';
import { CHOICE_PARAMETERS } from '@osnowa/estimate';
import { inOneLanguage } from '@osnowa/text';
import { answerInWords, fieldLabel, isChoice } from '@osnowa/text/field-labels';
import type { LeadEstimate } from '../../estimates/lead-estimate.ts';
import { readablePhone } from '../../intake/phone/phone.ts';
import { timeInWords } from '../../leads/calls/time-in-words.ts';
import { readDescription, readSpecification } from '../../leads/specification/specification.ts';
import type { Pair } from '../../leads/submission-fields.ts';
import type { Fact } from '../parts.tsx';
import type { MailWords } from '../words.ts';

/** The parts of a lead that the company's mail shows; all but the form is a visitor's own text. */
export interface NotifiedLead {
  formType: FormType;
  fullName: string | null;
  companyName: string | null;
  mail: string;
  phoneNumber: string | null;
  phoneNormalised?: string | null;
  details?: unknown;
  extra?: unknown;
  locale: Locale;
  page: string | null;
  referrer?: string | null;
  campaign?: string | null;
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

/** The sender's details: the phone first, because a call is the quickest answer. */
export function senderFacts(lead: NotifiedLead, all: MailWords): Fact[] {
  const words = all.notification;
  const phone = phoneInWords(lead, all);
  return [
    ...fact(words.phone, phone?.text, phone?.href),
    ...fact(words.name, lead.fullName),
    ...fact(words.company, lead.companyName),
    ...fact(words.mail, lead.mail, mailLink(lead.mail)),
  ];
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

/** Where the visit came from: language, page, referrer, and a campaign's parameters in words. */
export function originFacts(lead: NotifiedLead, publicUrl: string, all: MailWords): Fact[] {
  const words = all.notification;
  const { referrer: from, campaign, parameters } = all.lead;
  const page = lead.page?.startsWith('/') ? `${publicUrl}${lead.page}` : undefined;
  return [
    ...fact(words.language, LOCALES[lead.locale].name),
    ...fact(words.page, lead.page, page),
    ...fact(from, lead.referrer && addressInWords(lead.referrer)),
    ...fact(campaign, lead.campaign && campaignInWords(lead.campaign, parameters)),
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

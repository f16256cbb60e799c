import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import type { Payload } from 'payload';
import { createElement } from 'react';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';

import { type OpenOffice, officeAt } from '../../leads/deadlines/office-hours.ts';
import { dueAt } from '../../leads/deadlines/office-time.ts';
import { isPromised } from '../../leads/deadlines/promised.ts';
import { PROMISED_MINUTES } from '../../leads/deadlines/reply-deadline.ts';
import { type Colleague, readColleagues } from '../../leads/management/round-robin/colleagues.ts';
import type { ColleagueMail } from '../../outbox/to-colleagues.ts';
import { readCompany } from '../../reads/company.ts';
import { MailLayout } from '../templates/layout.tsx';
import { filled, type MailWords, readMailWords } from '../texts/mail-words.ts';
import { weeklyReport } from './compose-weekly.ts';
import {
  bothParts,
  type Composed,
  type Lead,
  leadLink,
  type MailSettings,
  staffMailbox,
} from './composing.ts';

/** A mail to a colleague. */
interface ToColleague {
  kind: ColleagueMail;
  /** When it was written into the outbox. */
  due: Date;
  /** Address of the colleague; `null`: the mailbox of all who work on leads. */
  recipient: string | null;
}

/** Writes a mail to a colleague about their work, in the language of their account. */
export async function toColleague(
  payload: Payload,
  settings: MailSettings,
  lead: Lead,
  { kind, due, recipient }: ToColleague,
): Promise<Composed> {
  const colleagues = await readColleagues(payload);
  const reader = colleagues.find(({ email }) => email === recipient);
  const locale: AdminLanguage = reader?.language ?? DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const to = recipient ? { to: recipient } : await staffMailbox(payload, lead, company, settings);
  const office = await officeAt(payload, due);
  const composed =
    kind === 'weekly'
      ? await weeklyReport(payload, settings, { locale, office, colleagues, due })
      : await reminder(payload, settings, lead, { kind, locale, office, colleagues });
  return { ...to, replyTo: null, ...composed };
}

interface MailContext {
  kind: Exclude<ColleagueMail, 'weekly'>;
  locale: AdminLanguage;
  office: OpenOffice;
  colleagues: readonly Colleague[];
}

async function reminder(
  payload: Payload,
  settings: MailSettings,
  lead: Lead,
  { kind, locale, office, colleagues }: MailContext,
): Promise<Pick<Composed, 'subject' | 'html' | 'text'>> {
  const { colleagues: words, notices } = await readMailWords(payload, locale);
  const { subject, heading, text } = words[kind];
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: office.timeZone } as const;
  const inWords = (at: Date) =>
    new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(at);
  const received = new Date(lead.createdAt);
  const due = isPromised(lead) ? dueAt(received, PROMISED_MINUTES, office) : null;
  const name = lead.fullName || lead.mail || lead.phoneNumber;
  const sender = [name, lead.companyName].filter(Boolean).join(', ');
  const values = {
    reference: lead.reference,
    about: aboutIn(lead, locale),
    due: due ? inWords(due) : '–',
    sender,
    arrived: inWords(received),
  };
  const paragraphs = [
    `${aboutIn(lead, locale)}. ${filled(words.waits, locale, values)}`,
    ...(due ? [filled(text, locale, values)] : []),
    ...(kind === 'assigned' ? [] : [ownerIn(lead, colleagues, words, locale)]),
  ];
  const content = {
    locale,
    company: await readCompany(payload, locale),
    heading,
    paragraphs,
    button: { label: notices.open, href: leadLink(settings, lead) },
  };
  return {
    subject: filled(subject, locale, values),
    ...(await bothParts(createElement(MailLayout, content))),
  };
}

/** Subject of a lead: its form, and the topic where that says more. */
function aboutIn({ formType, topic }: Lead, locale: AdminLanguage): string {
  const form = officeWords(locale).states.form[formType];
  const about = officeWords(locale).states.topic[topic];
  return form === about ? form : `${form}: ${about}`;
}

function ownerIn(
  { assignee }: Lead,
  colleagues: readonly Colleague[],
  words: MailWords['colleagues'],
  locale: AdminLanguage,
): string {
  const owner = colleagues.find(({ id }) => id === assignee);
  return owner ? filled(words.owner, locale, { name: owner.name }) : words.noOwner;
}

import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { createElement } from 'react';
import { ownerOnDuty } from '../../leads/desk/turns/on-duty.ts';
import { readCompany } from '../../reads/company.ts';
import { MailLayout } from '../templates/layout.tsx';
import { filled, readMailWords } from '../texts/mail-words.ts';
import { bothParts, type Compose, leadLink, staffMailbox } from './composing.ts';

/**
 * Reminds of the next step, in the language of the reader's account: the owner of the lead, or who
 * is there instead; where no person is, the mailbox of the people who work on leads.
 */
export const reminder: Compose = async (payload, settings, lead, { firstDueAt }) => {
  const reader = await ownerOnDuty(payload, lead, new Date(firstDueAt));
  const locale = reader?.language ?? DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const { notices, reply } = await readMailWords(payload, locale);
  const words = reply.reminder;
  const step = lead.nextStep ?? '';
  const { reference } = lead;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: company.timeZone } as const;
  const time = lead.nextStepAt
    ? new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(new Date(lead.nextStepAt))
    : '';
  const name = lead.fullName || lead.companyName || lead.mail;
  const content = {
    locale,
    company,
    heading: words.heading,
    paragraphs: [filled(words.text, locale, { step, time, reference, name })],
    button: { label: notices.open, href: leadLink(settings, lead) },
  };
  return {
    ...(reader ? { to: reader.email } : await staffMailbox(payload, lead, company, settings)),
    replyTo: null,
    subject: filled(words.subject, locale, { reference, step }),
    ...(await bothParts(createElement(MailLayout, content))),
  };
};

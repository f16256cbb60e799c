import { CONFIRM_WITHIN_DAYS } from '@osnowa/contract';
import { createElement } from 'react';
import { type Subscriber, subscriberWith } from '../../newsletter/newsletter.ts';
import { readCompany } from '../../reads/company.ts';
import { MailLayout } from '../templates/layout.tsx';
import { filled, readMailWords } from '../texts/mail-words.ts';
import { bothParts, type Compose, companyMailbox } from './composing.ts';

/**
 * Link and headers by which a mailbox leaves the list, by hand or by its mail program (RFC 8058).
 */
function leaving(href: string) {
  return {
    'List-Unsubscribe': `<${href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** @throws Error when the subscriber is gone */
async function subscriberOf(
  payload: Parameters<Compose>[0],
  lead: Parameters<Compose>[2],
): Promise<Subscriber> {
  const subscriber = await subscriberWith(payload, lead.mail);
  if (!subscriber) throw new Error('The subscriber is no longer on the list.');
  return subscriber;
}

/**
 * Asks the owner of the mailbox whether they signed up. A confirmed subscriber
 * reads so here: the page must not say it, because it does not know its reader.
 */
export const optIn: Compose = async (payload, settings, lead) => {
  const { locale } = lead;
  const company = await readCompany(payload, locale);
  const { companyName } = company;
  const { newsletter: words } = await readMailWords(payload, locale);
  const { id, state, ticket } = await subscriberOf(payload, lead);
  const base = { to: lead.mail, replyTo: companyMailbox(company) };
  if (state !== 'pending' || !ticket) {
    const href = settings.links.unsubscribe(locale, id);
    const { subject, heading, text } = words.already;
    const leave = { before: words.leave, label: words.leaveLink, href };
    const content = { locale, company, heading, paragraphs: [text], leave };
    return {
      ...base,
      subject: filled(subject, locale, { company: companyName }),
      headers: leaving(href),
      ...(await bothParts(createElement(MailLayout, content))),
    };
  }
  const { subject, heading, asked, button, ignore } = words.optIn;
  const href = settings.links.confirm(locale, { subscriber: id, ticket }, new Date(lead.createdAt));
  const content = {
    locale,
    company,
    heading,
    paragraphs: [filled(asked, locale, { company: companyName })],
    button: { label: button, href },
    afterwards: filled(ignore, locale, { days: CONFIRM_WITHIN_DAYS }),
  };
  return {
    ...base,
    subject: filled(subject, locale, { company: companyName }),
    ...(await bothParts(createElement(MailLayout, content))),
  };
};

/** Thanks for the confirmation, and shows the way out. */
export const welcome: Compose = async (payload, settings, lead) => {
  const { locale } = lead;
  const company = await readCompany(payload, locale);
  const { newsletter: words } = await readMailWords(payload, locale);
  const { id } = await subscriberOf(payload, lead);
  const href = settings.links.unsubscribe(locale, id);
  const { subject, heading, text } = words.welcome;
  const leave = { before: words.leave, label: words.leaveLink, href };
  const content = { locale, company, heading, paragraphs: [text], leave };
  return {
    to: lead.mail,
    replyTo: companyMailbox(company),
    subject: filled(subject, locale, { company: company.companyName }),
    headers: leaving(href),
    ...(await bothParts(createElement(MailLayout, content))),
  };
};

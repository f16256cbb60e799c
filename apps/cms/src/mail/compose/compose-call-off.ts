import { DEFAULT_LOCALE } from '@osnowa/contract';
import { createElement } from 'react';
import { bookingOf } from '../../leads/calls/bookings.ts';
import { sentToStaff } from '../../leads/calls/messages-about.ts';
import { timeInWords } from '../../leads/calls/time-in-words.ts';
import { ownerOnDuty } from '../../leads/management/round-robin/on-duty.ts';
import { readCompany } from '../../reads/company.ts';
import { MailLayout } from '../templates/layout.tsx';
import { filled, readMailWords } from '../texts/mail-words.ts';
import { inWords } from './compose-call.ts';
import { bothParts, type Compose, leadLink, staffMailbox } from './composing.ts';

/**
 * Notifies the person who takes care of the lead now, or the common mailbox, that a call is
 * cancelled because no adviser will be there.
 */
export const callForStaff: Compose = async (payload, settings, lead, { about, firstDueAt }) => {
  const { reference } = lead;
  const booking = await bookingOf(payload, lead.id);
  const reported = booking?.arrangements.find(({ sequence }) => sequence === sentToStaff(about));
  if (!booking || !reported) throw new Error('The call that this mail is about is gone.');
  const reader = await ownerOnDuty(payload, lead, new Date(firstDueAt));
  const locale = reader?.language ?? DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const { call: words, notices } = await readMailWords(payload, locale);
  const time = inWords(reported.startsAt, locale, company, words, booking.timeZone);
  const short = timeInWords(reported.startsAt, locale, company.timeZone);
  const content = {
    locale,
    company,
    heading: words.desk.heading,
    paragraphs: [filled(words.desk.text, locale, { time })],
    button: { label: notices.open, href: leadLink(settings, lead) },
  };
  return {
    ...(reader ? { to: reader.email } : await staffMailbox(payload, lead, company, settings)),
    replyTo: null,
    subject: filled(words.desk.subject, locale, { reference, time: short }),
    ...(await bothParts(createElement(MailLayout, content))),
  };
};
